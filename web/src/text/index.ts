/**
 * The words people read: `t.<area>.<key>`, a string or a function that makes one.
 *
 * English is the measure: another language is a folder beside `en` whose index is typed `Texts`, so that a missing or
 * misspelt key does not compile.
 */
import { en } from './en';

export type Texts = typeof en;
export const t: Texts = en;
