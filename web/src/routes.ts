/**
 * Every page: the pattern of its address and how to load it. Pages that exist, no others.
 *
 * `navigation` is what the header lists, in order; `search` is the content of the dialog that `/` and Ctrl+K open.
 */

import type { Component } from 'svelte';
import type { Route } from '$lib/router.svelte';
import { t } from '$text';

export const routes: Route[] = [
  { path: '/', load: () => import('./pages/home/Home.svelte'), title: '' },
  { path: '/lobby', load: () => import('./pages/lobby/Lobby.svelte'), title: t.lobby.title },
  { path: '/tables/:id', load: () => import('./pages/tables/Table.svelte'), title: t.lobby.table.title },
  { path: '/games/:id', load: () => import('./pages/game/Game.svelte'), title: t.table.page, bare: true },
  { path: '/replays', load: () => import('./pages/replays/Replays.svelte'), title: t.replays.title },
  { path: '/replays/:id', load: () => import('./pages/replays/Replay.svelte'), title: t.replays.replay, bare: true },
  { path: '/learn', load: () => import('./pages/learn/Learn.svelte'), title: t.learn.title },
  { path: '/cards', load: () => import('./pages/library/cards/Cards.svelte'), title: t.library.title },
  { path: '/cards/:slug', load: () => import('./pages/library/cards/CardPage.svelte'), title: t.library.title },
  { path: '/decks', load: () => import('./pages/library/decks/Decks.svelte'), title: t.decks.title },
  { path: '/decks/:id', load: () => import('./pages/library/decks/DeckPage.svelte'), title: t.decks.title },
  { path: '/rules/:id*', load: () => import('./pages/library/rules/Rules.svelte'), title: t.rules.title },
  { path: '/events', load: () => import('./pages/events/Events.svelte'), title: t.events.title },
  { path: '/events/new', load: () => import('./pages/events/NewEvent.svelte'), title: t.events.form.title },
  { path: '/events/:slug', load: () => import('./pages/events/Event.svelte'), title: t.events.title },
  { path: '/events/:slug/players/:player', load: () => import('./pages/events/PlayerPage.svelte'), title: t.events.title },
  { path: '/events/:slug/desk', load: () => import('./pages/events/Desk.svelte'), title: t.events.deskPage.title },
  { path: '/events/:slug/clock', load: () => import('./pages/events/Clock.svelte'), title: t.events.clock.title, bare: true },
  { path: '/events/:slug/poster', load: () => import('./pages/events/Poster.svelte'), title: t.events.posterPage.title },
  { path: '/events/:slug/print/:sheet', load: () => import('./pages/events/Print.svelte'), title: t.events.print.do },
  { path: '/e/:slug', load: () => import('./pages/events/Short.svelte'), title: t.events.title },
  { path: '/sign-in', load: () => import('./pages/accounts/SignIn.svelte'), title: t.accounts.door.title },
  { path: '/settings', load: () => import('./pages/accounts/Settings.svelte'), title: t.accounts.settings },
  { path: '/ratings', load: () => import('./pages/accounts/Ratings.svelte'), title: t.accounts.ratings.title },
  { path: '/people/:name', load: () => import('./pages/accounts/Person.svelte'), title: t.accounts.person.title },
];

export interface Link {
  href: string;
  label: string;
}

export const navigation: Link[] = [
  { href: '/lobby', label: t.lobby.title },
  { href: '/replays', label: t.replays.title },
  { href: '/decks', label: t.decks.title },
  { href: '/cards', label: t.library.title },
  { href: '/events', label: t.events.title },
  { href: '/rules', label: t.rules.title },
  { href: '/learn', label: t.learn.short },
];

/** Loads what stands in the search dialog. It is given `close`. */
type SearchContent = Component<{ close: () => void }>;
export const search: (() => Promise<{ default: SearchContent }>) | null = () => import('./pages/library/Palette.svelte');
