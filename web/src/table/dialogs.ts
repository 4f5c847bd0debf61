/** The dialogs of the table, by what opens them: fetched when one is first opened. */

import type { Component } from 'svelte';
import BesideDialog from './BesideDialog.svelte';
import GameMenu from './GameMenu.svelte';
import KeysDialog from './KeysDialog.svelte';
import PileDialog from './PileDialog.svelte';
import ScoreDialog from './ScoreDialog.svelte';
import StopsDialog from './StopsDialog.svelte';
import WhyNotDialog from './WhyNotDialog.svelte';
import type { Window } from './table-state.svelte';

const DIALOGS: Record<Exclude<Window, null>, Component> = {
  keys: KeysDialog,
  stops: StopsDialog,
  menu: GameMenu,
  why: WhyNotDialog,
  pile: PileDialog,
  score: ScoreDialog,
  beside: BesideDialog,
};

export default DIALOGS;
