/** The dialogs of a replay: fetched when one is first opened. */

import Contents from './Contents.svelte';
import PlayOn from './PlayOn.svelte';

export default { Contents, PlayOn };
