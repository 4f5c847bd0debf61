/** English: every word of the client, one module an area. */
import { home } from './home';
import { shell } from './shell';
import { ui } from './ui';

export const en = { home, shell, ui };
