/**
 * An event that a page looks at: read when the page opens, and again whenever its log has grown.
 *
 *     const followed = followEvent(() => params.slug);
 *     const event = $derived(followed.event);
 *     await event.act({ do: 'publish' });
 */

import { untrack } from 'svelte';
import { api } from '$lib/api';
import { latestOnly } from '$lib/latest';
import { ApiError, request } from '$lib/request';
import { socket } from '$lib/socket.svelte';
import { toasts } from '$lib/toasts.svelte';
import './events.css';
import type { EventAction, EventDone, EventPage, EventPlayer } from '$lib/wire';

export type Action = EventAction['action'];

/** Several changes in quick succession are read once. */
const PAUSE = 150;
/** A room full of phones does not read all at once what concerns all, and only now and then what concerns others. */
const SPREAD = 1_500;
const LAZILY = 15_000;
/** Before a page is asked for again that could not be read: the network was away, or everybody in the room asked at once. */
const AGAIN = 2_000;

export class LiveEvent {
  readonly slug: string;
  page: EventPage | null = $state.raw(null);
  problem: string | null = $state(null);
  busy = $state(false);
  /** When the page was read, by our own clock: what the times in it are counted from. */
  read = $state(0);
  #newest = latestOnly();
  #players = $derived(new Map(this.page?.players.map((player) => [player.id, player])));

  constructor(slug: string) {
    this.slug = slug;
  }

  get path(): string {
    return `/api/events/${this.slug}`;
  }

  /** Read now and at every change. Returns what stops it. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let room: ReturnType<typeof socket.enter> | null = null;
    let stopped = false;
    let due = Infinity;
    const within = (pause: number): void => {
      if (Date.now() + pause >= due) return;
      clearTimeout(timer);
      due = Date.now() + pause;
      timer = setTimeout(() => void look(), pause);
    };
    const look = async (): Promise<void> => {
      due = Infinity;
      const read = await this.refresh();
      if (stopped) return;
      if (!read) within(AGAIN * (1 + Math.random()));
      else if (this.page !== null) room ??= socket.enter(`event-${this.page.id}`);
    };
    const stops = [
      socket.on('event', ({ event, players }) => {
        if (event !== this.page?.id) return;
        const { leads, player } = this.page.you;
        const mine = player !== null && players?.includes(player);
        if (leads || mine) within(PAUSE);
        else within(players === null ? PAUSE + Math.random() * SPREAD : LAZILY * (1 + Math.random()));
      }),
      // What changed between reading and being let in, or while the connection was away, was not told.
      socket.on('entered', (id) => void (id === room?.id && within(PAUSE + Math.random() * SPREAD))),
    ];
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
      if (room !== null) socket.leave(room);
    };
  }

  /** Whether it could be read, or never can: then asking again is of no use. */
  async refresh(): Promise<boolean> {
    try {
      await this.#newest(request('get', '/api/events/{slug}', { path: { slug: this.slug } }), (page) => {
        this.page = page;
        this.read = Date.now();
        this.problem = null;
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.page === null || error.status === 404) this.problem = error.message;
      return error.status >= 400 && error.status < 500 && error.status !== 429;
    }
  }

  /** Do something; whether it was done. What is refused is said. `firmly`: only if nothing else was entered since we looked. */
  async act(action: Action, firmly = false): Promise<boolean> {
    this.busy = true;
    try {
      await this.send(action, firmly);
      return true;
    } catch (error) {
      toasts.problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The same for forms, which show a refusal beside the field it is about. */
  async send(action: Action, firmly = false): Promise<EventDone> {
    const body: EventAction = { action, number: firmly ? (this.page?.number ?? null) : null };
    const done = await api.post('/api/events/{slug}/actions', { path: { slug: this.slug }, body });
    await this.refresh();
    return done;
  }

  player(id: number | null | undefined): EventPlayer | undefined {
    return id == null ? undefined : this.#players.get(id);
  }

  name(id: number | null | undefined): string {
    return this.player(id)?.name ?? '';
  }

  may(what: string): boolean {
    return this.page?.you.may.includes(what) ?? false;
  }

  /** How many games are being played here right now: all of them, or those of some players. */
  playing(players?: number[]): number {
    const matches = (this.page?.round?.matches ?? []).filter((match) => match.games.some((game) => game.playing));
    const games = (this.page?.bracket?.games ?? []).filter((game) => game.live?.playing);
    return [...matches, ...games].filter(
      ({ first, second }) => players === undefined || players.some((id) => id === first || id === second),
    ).length;
  }

  /** The reader, if they play here. */
  get me(): EventPlayer | undefined {
    return this.player(this.page?.you.player);
  }
}

/** The event of a page, followed as long as the page is open; another one once its address names another. */
export function followEvent(slug: () => string): { readonly event: LiveEvent } {
  const event = $derived(new LiveEvent(slug()));
  $effect(() => {
    const followed = event;
    return untrack(() => followed.follow());
  });
  return {
    get event() {
      return event;
    },
  };
}
