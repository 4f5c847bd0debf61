/** English: every word of the client, one module an area. */
import { accounts } from './accounts';
import { cards } from './cards';
import { decks } from './decks';
import { events } from './events';
import { home } from './home';
import { learn } from './learn';
import { library } from './library';
import { lobby } from './lobby';
import { replays } from './replays';
import { rules } from './rules';
import { shell } from './shell';
import { table } from './table';
import { ui } from './ui';

export const en = { language: 'en', accounts, cards, decks, events, home, learn, library, lobby, replays, rules, shell, table, ui };
