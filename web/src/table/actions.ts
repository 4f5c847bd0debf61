/** What a player can do at the table. The page of a live game sends it to the server; a table without actions is only looked at. */

import type { Room, WantedAction } from '$lib/wire';

/** Why something is not offered, and the rule behind it. */
export interface Reason {
  message: string;
  rule?: string | null;
}

/** Each rejects with an error whose message can be shown when the server refuses. */
export interface Actions {
  /** Choose an option of the present decision by its index. */
  choose(option: number): Promise<void>;
  /** Take one of the room's shortcuts. */
  shortcut(index: number): Promise<void>;
  /** Pass until something happens. */
  passOn(): Promise<void>;
  /** Why something is not offered, by what it is or as somebody wrote it ("Rez Ice Wall"); null when it is. */
  whyNot(asked: WantedAction | string): Promise<Reason | null>;
  say(text: string): Promise<void>;
  stops(windows: string[]): Promise<void>;
  /** The cards about which one is not asked in windows. */
  yields(titles: string[]): Promise<void>;
  /** The cards that only their player knows and that are used at their chance. */
  orders(titles: string[]): Promise<void>;
  /** The table as it was when a line of the log had just been written. */
  lookBack(line: number): Promise<Room>;
  undo(): Promise<void>;
  concede(): Promise<void>;
  /** Win against somebody who has been gone for long. */
  claim(): Promise<void>;
  offerDraw(): Promise<void>;
  /** Another game against the same opponent, on the other sides or on the same. */
  rematch(switched: boolean): Promise<void>;
  accept(): Promise<void>;
  decline(): Promise<void>;
  withdraw(): Promise<void>;
}
