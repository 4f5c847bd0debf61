/** English: every word of the client, one module an area. */
import { cards } from './cards';
import { home } from './home';
import { lobby } from './lobby';
import { shell } from './shell';
import { table } from './table';
import { ui } from './ui';

export const en = { cards, home, lobby, shell, table, ui };
