import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '$text';
import { Socket } from './socket.svelte';
import type { Request, Room } from './wire';

/** A connection whose other end is the test. */
class Connection {
  static readonly CONNECTING = 0;
  static all: Connection[] = [];
  readyState = 0;
  closed = false;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Connection.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  asked(what: string): Request[] {
    return this.sent.filter((request) => request.message.do === what);
  }
}

const latest = (): Connection => Connection.all.at(-1)!;
const snapshot = (number: number, document: object, session = 's1') => ({
  tell: 'snapshot',
  room: 'g1',
  session,
  number,
  at: new Date().toISOString(),
  document,
});
const patch = (number: number, ...operations: unknown[]) => ({ tell: 'patch', room: 'g1', number, operations });

let socket: Socket;

function open(): Connection {
  latest().readyState = 1;
  latest().onopen?.();
  return latest();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Connection);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  Connection.all = [];
  socket = new Socket(() => 'ws://localhost/api/socket');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it connects when a room is entered, and lets go when the last holder has left', () => {
  expect(socket.status).toBe('idle');
  const room = socket.enter('g1');
  expect(socket.enter('g1')).toBe(room);
  const connection = open();
  expect(connection.asked('enter')).toHaveLength(1);
  socket.leave(room);
  expect(socket.status).toBe('open');
  socket.leave(room);
  expect(connection.asked('leave')).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(socket.status).toBe('idle');
  expect(connection.closed).toBe(true);
});

test('going from one room to the next keeps the connection', () => {
  socket.leave(socket.enter('g1'));
  open();
  vi.advanceTimersByTime(4000);
  socket.enter('g2');
  vi.advanceTimersByTime(4000);
  expect(socket.status).toBe('open');
  expect(Connection.all).toHaveLength(1);
});

test('a connection that is not needed any more before it is there is closed once it is', () => {
  socket.leave(socket.enter('g1'));
  vi.advanceTimersByTime(5000);
  const connection = latest();
  expect(connection.closed).toBe(false);
  connection.onopen?.();
  expect(connection.closed).toBe(true);
  expect(socket.status).toBe('idle');
});

test('a room follows its patches', () => {
  const room = socket.enter('g1');
  const connection = open();
  connection.tell(snapshot(4, { decision: 1, log: [] }));
  connection.tell(patch(5, ['set', ['decision'], 2], ['add', ['log'], [{ turn: 1, text: 'a' }]]));
  expect(room.document).toEqual({ decision: 2, log: [{ turn: 1, text: 'a' }] });
  expect(room.live).toBe(true);
});

test('a patch that is repeated changes nothing', () => {
  const room = socket.enter('g1');
  const connection = open();
  connection.tell(snapshot(4, { log: [] }));
  connection.tell(patch(5, ['add', ['log'], ['a']]));
  connection.tell(patch(5, ['add', ['log'], ['a']]));
  expect((room.document as Room).log).toHaveLength(1);
});

test.each([
  ['a gap in the numbers', patch(6, ['set', ['decision'], 3])],
  ['a patch that does not fit', patch(5, ['add', ['nothing', 'here'], [1]])],
])('after %s it asks for the whole document', (_, message) => {
  const room = socket.enter('g1');
  const connection = open();
  connection.tell(snapshot(4, { decision: 1 }));
  connection.tell(message);
  expect(room.live).toBe(false);
  expect(connection.asked('enter').at(-1)?.message).toEqual({ do: 'enter', room: 'g1' });
  connection.tell(patch(7, ['set', ['decision'], 9]));
  expect(room.document).toMatchObject({ decision: 1 });
  connection.tell(snapshot(7, { decision: 4 }));
  expect(room.document).toEqual({ decision: 4 });
  expect(room.live).toBe(true);
});

test('it comes back by itself and says what it has', () => {
  const room = socket.enter('g1');
  open().tell(snapshot(4, { decision: 1 }));
  latest().tell(patch(5, ['set', ['decision'], 2]));
  latest().close();
  expect(socket.status).toBe('waiting');
  expect(room.live).toBe(false);
  expect(room.document).toEqual({ decision: 2 });
  vi.advanceTimersByTime(500);
  expect(socket.status).toBe('connecting');
  const connection = open();
  expect(connection.asked('enter').at(-1)?.message).toEqual({ do: 'enter', room: 'g1', since: 5, session: 's1' });
  connection.tell(patch(6, ['set', ['decision'], 3]));
  expect(room.document).toEqual({ decision: 3 });
});

test('it says when the server has let us in, the first time and again after a loss', async () => {
  const entered: string[] = [];
  socket.on('entered', (id) => void entered.push(id));
  socket.enter('lobby');
  let connection = open();
  expect(entered).toEqual([]);
  connection.tell({ tell: 'answer', ref: connection.asked('enter')[0]?.ref, problem: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(entered).toEqual(['lobby']);
  connection.close();
  vi.advanceTimersByTime(500);
  connection = open();
  expect(entered).toEqual(['lobby']);
  connection.tell({ tell: 'answer', ref: connection.asked('enter')[0]?.ref, problem: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(entered).toEqual(['lobby', 'lobby']);
});

test('the pauses grow while nobody answers, and a person may cut them short', () => {
  socket.enter('g1');
  latest().close();
  vi.advanceTimersByTime(500);
  latest().close();
  vi.advanceTimersByTime(999);
  expect(Connection.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(Connection.all).toHaveLength(3);
  latest().close();
  socket.retry();
  expect(Connection.all).toHaveLength(4);
  expect(socket.failures).toBe(3);
});

test('a request is answered by its number', async () => {
  socket.enter('g1');
  const connection = open();
  const choice = socket.request({ do: 'choose', room: 'g1', decision: 1, option: 0 });
  const why = socket.request({ do: 'why-not', room: 'g1', label: 'Run HQ' });
  const [first, second] = [connection.asked('choose')[0]!.ref, connection.asked('why-not')[0]!.ref];
  connection.tell({ tell: 'answer', ref: second, problem: { message: 'No.', rule: 'RR/run' }, legal: false });
  connection.tell({ tell: 'answer', ref: first, problem: null, legal: null });
  await expect(choice).resolves.toMatchObject({ ref: first });
  await expect(why).rejects.toMatchObject({ message: 'No.', rule: 'RR/run' });
});

test('a request that was not answered before the connection was lost rejects, and is not sent again', async () => {
  socket.enter('g1');
  const connection = open();
  const choice = socket.request({ do: 'choose', room: 'g1', decision: 1, option: 0 });
  connection.close();
  await expect(choice).rejects.toThrow(t.ui.requestLost);
  vi.advanceTimersByTime(500);
  expect(open().asked('choose')).toHaveLength(0);
});

test('a request without a connection rejects at once', async () => {
  await expect(socket.request({ do: 'ping' })).rejects.toThrow(t.ui.notConnected);
});

test('a request that is never answered rejects in time', async () => {
  socket.enter('g1');
  open();
  const choice = socket.request({ do: 'choose', room: 'g1', decision: 1, option: 0 }, 3000);
  const refused = expect(choice).rejects.toThrow(t.ui.requestLate);
  vi.advanceTimersByTime(3000);
  await refused;
});

test('a network that died without a word is noticed', () => {
  socket.enter('g1');
  const connection = open();
  connection.tell(snapshot(1, {}));
  vi.advanceTimersByTime(20_000);
  expect(connection.asked('ping')).toHaveLength(1);
  connection.tell({ tell: 'pong' });
  vi.advanceTimersByTime(20_000);
  expect(connection.asked('ping')).toHaveLength(2);
  expect(socket.status).toBe('open');
  vi.advanceTimersByTime(8000);
  expect(socket.status).toBe('waiting');
});

test('a room that is gone says why, and is not asked for again', () => {
  const room = socket.enter('g1');
  open().tell({ tell: 'gone', room: 'g1', problem: { message: 'There is no such game.' } });
  expect(room.problem?.message).toBe('There is no such game.');
  expect(room.document).toBe(null);
  latest().close();
  vi.advanceTimersByTime(500);
  expect(open().asked('enter')).toHaveLength(0);
});

test('when the server is too busy to let us in, we ask again', async () => {
  socket.enter('g1');
  const connection = open();
  connection.tell({ tell: 'answer', ref: connection.sent[0]!.ref, problem: { message: 'That is too much at once.' } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(connection.asked('enter')).toHaveLength(2);
});

test('a refusal that comes after a snapshot is followed by asking again: who was refused hears nothing more', async () => {
  const room = socket.enter('g1');
  const connection = open();
  connection.tell(snapshot(3, {}));
  connection.tell({ tell: 'answer', ref: connection.sent[0]!.ref, problem: { message: 'The server did not answer.' } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(room.live).toBe(true);
  expect(connection.asked('enter')).toHaveLength(2);
});

test('somebody who signs in comes anew and sees the rooms with their own eyes', () => {
  const room = socket.enter('g1');
  open().tell(snapshot(4, { seat: null }));
  socket.restart();
  expect(Connection.all).toHaveLength(2);
  expect(open().asked('enter').at(-1)?.message).toEqual({ do: 'enter', room: 'g1' });
  latest().tell(snapshot(9, { seat: 'corp' }, 's2'));
  expect(room.document).toEqual({ seat: 'corp' });
});

test('the latest listener hears first and may keep it to itself', () => {
  const heard: string[] = [];
  socket.wanted = true;
  const connection = open();
  socket.on('moved', ({ game }) => void heard.push(`shell ${game}`));
  const stop = socket.on('moved', ({ game }) => {
    heard.push(`page ${game}`);
    return true;
  });
  connection.tell({ tell: 'moved', game: 'g2', table: null });
  stop();
  connection.tell({ tell: 'moved', game: 'g3', table: null });
  expect(heard).toEqual(['page g2', 'shell g3']);
});
