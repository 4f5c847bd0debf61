/**
 * English: every word of the client, one module an area.
 *
 * Named exports, not one object: whoever says `t.table.turn` gets the module of the table and no other, so that a page is sent
 * with the words of its own areas.
 */

export const language = 'en';
export { accounts } from './accounts';
export { cards } from './cards';
export { concepts } from './concepts';
export { decks } from './decks';
export { dialogs } from './dialogs';
export { events } from './events';
export { formats } from './formats';
export { guide } from './guide';
export { home } from './home';
export { learn } from './learn';
export { library } from './library';
export { lobby } from './lobby';
export { pages } from './pages';
export { replays } from './replays';
export { rules } from './rules';
export { scripted } from './scripted';
export { shell } from './shell';
export { stops } from './stops';
export { table } from './table';
export { ui } from './ui';
