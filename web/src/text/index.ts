/**
 * The words people read: `t.<area>.<key>`, a string or a function that makes one.
 *
 * English is the measure: another language is a folder beside `en` whose index is typed `Texts`, so that a missing or
 * misspelt key does not compile. Say the area where you use it (`t.lobby`), never `t` as a whole: words come with the pages
 * that say them.
 */
import * as en from './en';

export type Texts = typeof en;
export { en as t };
