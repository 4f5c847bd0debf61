/** The windows in which a player can be asked, as the table and the settings of an account list them. */

/** The number of a window's step: "[2.1]"; nothing for what has none. The names of windows are the server's, not words. */
export function numberOf(window: string): string {
  return window.includes('[') ? window.slice(window.indexOf('[')) : '';
}

/** Every window in which a player can be asked, by where it lies, in the order of the rules. */
export const WINDOWS: readonly [group: 'run' | 'corp' | 'runner' | 'install', windows: readonly string[]][] = [
  ['run', ['run [2.1]', 'run [2.3]', 'run [3.1]', 'run [5.1]', 'run [5.3]']],
  ['corp', ['corp turn [1.2]', 'corp turn [2.1]', 'corp turn [2.2]', 'corp turn [3.2]']],
  ['runner', ['runner turn [1.2]', 'runner turn [1.5]', 'runner turn [1.6]', 'runner turn [2.2]']],
  ['install', ['installing']],
];
