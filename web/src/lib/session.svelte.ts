/** Who is here: the account, its settings, and the token that every change must carry (`GET /api/me`). */

import { request } from './request';
import { socket } from './socket.svelte';
import type { Me } from './wire';

class Session {
  me: Me | null = $state(null);
  /** Until the first answer we do not know whether somebody is signed in. */
  known = $derived(this.me !== null);
  account = $derived(this.me?.account ?? null);
  #asked: Promise<Me> | null = null;

  /** Ask the server who we are; several askers at once share one request. */
  refresh(): Promise<Me> {
    this.#asked ??= this.#ask().finally(() => (this.#asked = null));
    return this.#asked;
  }

  /** The same after something has changed: an answer to a request from before does not count. */
  async renew(): Promise<Me> {
    await this.#asked?.catch(() => undefined);
    return this.refresh();
  }

  async #ask(): Promise<Me> {
    const me = await request('get', '/api/me');
    this.set(me);
    return me;
  }

  /**
   * Take over what an answer says of us. Another token means another session, and that another socket: the server knows it by
   * its cookie, and closes those of a session that has ended.
   */
  set(me: Me): void {
    const before = this.me?.csrf;
    this.me = me;
    if (before !== undefined && before !== me.csrf) socket.restart();
    socket.wanted = me.account !== null;
  }

  /** The token for a request that changes something. */
  async csrf(): Promise<string> {
    return (this.me ?? (await this.refresh())).csrf;
  }
}

export const session = new Session();
