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
  { path: '/lobby', load: () => import('./pages/lobby/Lobby.svelte'), title: t.pages.lobby },
  { path: '/tables/:id', load: () => import('./pages/tables/Table.svelte'), title: t.pages.table },
  { path: '/games', load: () => import('./pages/replays/Replays.svelte'), title: t.pages.games },
  { path: '/games/:id', load: () => import('./pages/game/Game.svelte'), title: t.pages.game, bare: true },
  { path: '/replays', load: () => import('./pages/replays/Replays.svelte'), title: t.pages.games },
  { path: '/replays/:id', load: () => import('./pages/replays/Replay.svelte'), title: t.pages.replay, bare: true },
  { path: '/learn', load: () => import('./pages/learn/Learn.svelte'), title: t.pages.learn },
  { path: '/learn/:lesson', load: () => import('./pages/learn/Lesson.svelte'), title: t.pages.learn, bare: true },
  { path: '/cards', load: () => import('./pages/library/cards/Cards.svelte'), title: t.pages.cards },
  { path: '/cards/:slug', load: () => import('./pages/library/cards/CardPage.svelte'), title: t.pages.cards },
  { path: '/decks', load: () => import('./pages/library/decks/Decks.svelte'), title: t.pages.decks },
  { path: '/decks/:id', load: () => import('./pages/library/decks/DeckPage.svelte'), title: t.pages.decks },
  { path: '/rules/:id*', load: () => import('./pages/library/rules/Rules.svelte'), title: t.pages.rules },
  { path: '/events', load: () => import('./pages/events/Events.svelte'), title: t.pages.events },
  { path: '/events/new', load: () => import('./pages/events/NewEvent.svelte'), title: t.pages.newEvent },
  { path: '/events/:slug', load: () => import('./pages/events/Event.svelte'), title: t.pages.events },
  {
    path: '/events/:slug/players/:player',
    load: () => import('./pages/events/PlayerPage.svelte'),
    title: t.pages.events,
  },
  { path: '/events/:slug/desk', load: () => import('./pages/events/Desk.svelte'), title: t.pages.eventDesk },
  {
    path: '/events/:slug/clock',
    load: () => import('./pages/events/Clock.svelte'),
    title: t.pages.eventClock,
    bare: true,
  },
  { path: '/events/:slug/poster', load: () => import('./pages/events/Poster.svelte'), title: t.pages.eventPoster },
  { path: '/events/:slug/print/:sheet', load: () => import('./pages/events/Print.svelte'), title: t.pages.eventSheet },
  { path: '/e/:slug', load: () => import('./pages/events/ShortLink.svelte'), title: t.pages.events },
  { path: '/sign-in', load: () => import('./pages/accounts/SignIn.svelte'), title: t.pages.signIn },
  { path: '/settings', load: () => import('./pages/accounts/Settings.svelte'), title: t.pages.settings },
  { path: '/ratings', load: () => import('./pages/accounts/Ratings.svelte'), title: t.pages.ratings },
  { path: '/people/:name', load: () => import('./pages/accounts/Profile.svelte'), title: t.pages.person },
];

export interface Link {
  href: string;
  label: string;
}

export const navigation: Link[] = [
  { href: '/lobby', label: t.pages.lobby },
  { href: '/replays', label: t.pages.games },
  { href: '/decks', label: t.pages.decks },
  { href: '/cards', label: t.pages.cards },
  { href: '/events', label: t.pages.events },
  { href: '/rules', label: t.pages.rules },
  { href: '/learn', label: t.pages.learnShort },
];

/** Loads what stands in the search dialog. It is given `close`. */
type SearchContent = Component<{ close: () => void }>;
export const search: (() => Promise<{ default: SearchContent }>) | null = () =>
  import('./pages/library/Palette.svelte');
