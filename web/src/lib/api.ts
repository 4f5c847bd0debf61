/**
 * The server's HTTP interface, by its paths: parameters, body and answer are those of the operation in `wire.ts`.
 *
 *     const deck = await api.get('/api/decks/{deck_id}', { path: { deck_id: id } });
 *     await api.post('/api/rooms/{room}/messages', { path: { room }, body: { text } });
 *
 * A refusal is thrown as an `ApiError` whose message can be shown. Requests that change something carry the session's token;
 * where the session has changed in the meantime (another tab signed in) they fetch the new one and try once more.
 */

import type { Answer, Arguments, Method, Parts, PathOf } from './operations';
import { ApiError, send, TOKEN } from './request';
import { session } from './session.svelte';
import { toasts } from './toasts.svelte';

export { ApiError, Refusal } from './request';

async function change<T>(method: Method, path: string, parts?: Parts): Promise<T> {
  const token = await session.csrf();
  const seen = { changed: false };
  const attempt = (csrf: string): Promise<T> =>
    send<T>(method, path, parts, { headers: { [TOKEN]: csrf }, changed: () => (seen.changed = true) });
  try {
    return await attempt(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    const { csrf } = await session.renew();
    if (csrf === token) throw error;
    return await attempt(csrf);
  } finally {
    // A stranger has become a guest, a guest has signed up, somebody has signed in or out.
    if (seen.changed) await session.renew().catch((error: unknown) => toasts.problem(error));
  }
}

type Call<M extends Method> = <P extends PathOf<M>>(path: P, ...request: Arguments<M, P>) => Promise<Answer<M, P>>;

const get: Call<'get'> = (path, ...[parts]) => send('get', path, parts);
const post: Call<'post'> = (path, ...[parts]) => change('post', path, parts);
const put: Call<'put'> = (path, ...[parts]) => change('put', path, parts);
const patch: Call<'patch'> = (path, ...[parts]) => change('patch', path, parts);
const remove: Call<'delete'> = (path, ...[parts]) => change('delete', path, parts);

export const api = { get, post, put, patch, delete: remove };

/** A sentence for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
