/**
 * The one WebSocket of the client (`src/netrunner/server/live/wire.py`).
 *
 *     const room = socket.enter(id);          // room.document follows the server; socket.leave(room) when done
 *     await socket.request({ do: 'choose', room: id, decision, option });
 *     const stop = socket.on('moved', ({ game }) => …);
 *
 * It connects while somebody needs it, comes back by itself with growing pauses, and says what it is doing in `status`. A
 * request is never repeated behind a person's back: one that was not answered before the connection was lost rejects.
 */

import { untrack } from 'svelte';
import { t } from '$text';
import { backoff } from './backoff';
import { Refusal } from './request';
import { LiveRoom } from './room.svelte';
import type {
  Answer,
  ClientMessage,
  EventChanged,
  Joined,
  LobbyChanged,
  GameBegun,
  Request,
  ServerMessage,
} from './wire';

/** idle: nobody needs it · connecting · open · waiting: until `retryAt`. */
export type Status = 'idle' | 'connecting' | 'open' | 'waiting';

interface Events {
  moved: GameBegun;
  joined: Joined;
  lobby: LobbyChanged;
  event: EventChanged;
  /** The server has let us into a room, or into it again after a loss: what it told of the room before that was missed. */
  entered: string;
}

/** A listener may return true: then those that came before it are not asked. */
type Listener<T> = (event: T) => boolean | void;

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

const PATIENCE = 15_000;
/** So long may it be silent before we ask whether anybody is there, and so long may the answer take. */
const SILENCE = 20_000;
const PONG = 8_000;
/** So long do we stay connected when nobody needs it any more. */
const LINGER = 5_000;
/** Before we ask again to be let into a room. */
const AGAIN = 2_000;

export class Socket {
  status: Status = $state('idle');
  /** When the next attempt is due, in milliseconds since 1970; null when none is. */
  retryAt: number | null = $state(null);
  /** How many attempts have failed since the connection was last open. */
  failures = $state(0);

  #connection: WebSocket | null = null;
  #rooms = new Map<string, LiveRoom>();
  #waiting = new Map<number, Waiting>();
  #listeners: { [K in keyof Events]: Listener<Events[K]>[] } = {
    moved: [],
    joined: [],
    lobby: [],
    event: [],
    entered: [],
  };
  #ref = 0;
  #wanted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  /** Whether to stay connected even outside rooms: so that somebody hears that their game has begun. */
  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    this.#retryEachFrame();
  }

  /** Enter a room. Entering it twice is fine: it is left when everybody who entered has left. */
  enter(id: string): LiveRoom {
    // An effect that enters must not do so again, and lose what it shows, whenever the connection changes.
    return untrack(() => this.#enter(id));
  }

  #enter(id: string): LiveRoom {
    let room = this.#rooms.get(id);
    if (room === undefined) {
      room = new LiveRoom(id);
      this.#rooms.set(id, room);
      if (this.status === 'open') this.#ask(room);
    }
    room.holders += 1;
    this.#retryEachFrame();
    return room;
  }

  leave(room: LiveRoom): void {
    room.holders -= 1;
    if (room.holders > 0 || this.#rooms.get(room.id) !== room) return;
    this.#rooms.delete(room.id);
    room.live = false;
    if (this.status === 'open' && room.problem === null) this.#send({ message: { do: 'leave', room: room.id } });
    this.#retryEachFrame();
  }

  /** Ask for something and wait for the answer. Rejects with a `Refusal` when it was not done, or may not have been. */
  request(message: ClientMessage, patience = PATIENCE): Promise<Answer> {
    if (this.status !== 'open') return Promise.reject(new Refusal({ message: t.ui.notConnected }));
    const ref = ++this.#ref;
    return new Promise<Answer>((resolve, reject) => {
      const late = (): void => {
        this.#waiting.delete(ref);
        reject(new Refusal({ message: t.ui.requestLate }));
      };
      this.#waiting.set(ref, { resolve, reject, timer: setTimeout(late, patience) });
      this.#send({ ref, message });
    });
  }

  /** Listen for what concerns no room. The latest listener hears first. Returns what stops it. */
  on<K extends keyof Events>(kind: K, listener: Listener<Events[K]>): () => void {
    const listeners = this.#listeners[kind];
    listeners.unshift(listener);
    return () => {
      const index = listeners.indexOf(listener);
      if (index >= 0) listeners.splice(index, 1);
    };
  }

  /** Try now instead of when the pause is over. */
  retry(): void {
    if (this.status === 'waiting') this.#connect();
  }

  /** Connect anew: the server knows us by our cookie, and that has changed. */
  restart(): void {
    for (const room of this.#rooms.values()) room.reset(); // somebody else may see something else
    this.#drop();
    this.status = 'idle';
    this.#retryEachFrame();
  }

  /** The network has come or gone, or the page is looked at again after a while in the background: see how things stand. */
  wake(): void {
    if (this.status === 'open') this.#check();
    else this.retry();
  }

  #retryEachFrame(): void {
    const needed = this.#wanted || this.#rooms.size > 0;
    clearTimeout(this.#linger);
    if (needed && this.status === 'idle') this.#connect();
    // Somebody who goes from one page to the next leaves one room and enters another.
    if (!needed && this.status !== 'idle') this.#linger = setTimeout(() => this.#rest(), LINGER);
  }

  #rest(): void {
    this.#drop();
    this.failures = 0;
    this.status = 'idle';
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.retryAt = null;
    this.status = 'connecting';
    const connection = new WebSocket(this.#url());
    this.#connection = connection;
    const ours = (): boolean => this.#connection === connection;
    connection.onopen = () => ours() && this.#opened();
    connection.onmessage = (event: MessageEvent<string>) => ours() && this.#heard(event.data);
    connection.onclose = () => ours() && this.#lost();
  }

  #opened(): void {
    this.status = 'open';
    for (const room of this.#rooms.values()) if (room.problem === null) this.#ask(room);
    this.#beat();
  }

  #heard(data: string): void {
    this.failures = 0;
    this.#beat();
    const message = JSON.parse(data) as ServerMessage;
    switch (message.tell) {
      case 'snapshot':
        this.#rooms.get(message.room)?.snapshot(message);
        break;
      case 'patch': {
        const room = this.#rooms.get(message.room);
        if (room !== undefined && !room.patch(message)) this.#ask(room);
        break;
      }
      case 'answer':
        this.#answered(message);
        break;
      case 'gone':
        this.#rooms.get(message.room)?.gone(message.problem);
        break;
      case 'joined':
        this.#emit('joined', message);
        break;
      case 'moved':
        this.#emit('moved', message);
        break;
      case 'lobby':
        this.#emit('lobby', message);
        break;
      case 'event':
        this.#emit('event', message);
        break;
      case 'pong':
        break;
    }
  }

  /** Enter a room at the server, or enter it again with what we have of it. */
  #ask(room: LiveRoom): void {
    const connection = this.#connection;
    this.request({ do: 'enter', room: room.id, ...room.since }).then(
      () => {
        room.live = true;
        this.#emit('entered', room.id);
      },
      () => setTimeout(() => this.#askAgain(room, connection), AGAIN),
    );
  }

  /**
   * The server did not let us in just now. A closed room is told by `gone`, and a new connection asks by itself. We ask
   * also when a snapshot came meanwhile: who was refused is told nothing more.
   */
  #askAgain(room: LiveRoom, connection: WebSocket | null): void {
    const here = this.#rooms.get(room.id) === room && room.problem === null;
    if (here && this.status === 'open' && this.#connection === connection) this.#ask(room);
  }

  #answered(answer: Answer): void {
    const waiting = answer.ref === null ? undefined : this.#waiting.get(answer.ref);
    if (answer.ref === null || waiting === undefined) return; // too late: its asker has been told so
    this.#waiting.delete(answer.ref);
    clearTimeout(waiting.timer);
    if (answer.problem) waiting.reject(new Refusal(answer.problem));
    else waiting.resolve(answer);
  }

  #emit<K extends keyof Events>(kind: K, event: Events[K]): void {
    for (const listener of [...this.#listeners[kind]]) if (listener(event) === true) return;
  }

  #send(request: Request): void {
    this.#connection?.send(JSON.stringify(request));
  }

  #beat(): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => this.#check(), SILENCE);
  }

  /** Is anybody there? Networks die without saying so. */
  #check(): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => this.#lost(), PONG);
    this.#send({ message: { do: 'ping' } });
  }

  #lost(): void {
    this.#drop();
    const pause = backoff(this.failures);
    this.failures += 1;
    this.status = 'waiting';
    this.retryAt = Date.now() + pause;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** Let go of the connection, and of everything that hung on it. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#heart);
    this.retryAt = null;
    const connection = this.#connection;
    this.#connection = null;
    if (connection) hangUp(connection);
    for (const room of this.#rooms.values()) room.live = false;
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(new Refusal({ message: t.ui.requestLost }));
    }
    this.#waiting.clear();
  }
}

/** Close a connection; one that is not there yet as soon as it is, because browsers complain about the opposite. */
function hangUp(connection: WebSocket): void {
  connection.onclose = connection.onmessage = null;
  if (connection.readyState === WebSocket.CONNECTING) connection.onopen = () => connection.close();
  else connection.close();
}

export const socket = new Socket(
  () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
);
