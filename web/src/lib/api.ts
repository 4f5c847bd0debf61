/**
 * The server's HTTP interface: `api.get<T>(path)`, `api.post<T>(path, body)` and so on.
 *
 * A refusal is thrown as an `ApiError` whose message can be shown. Requests that change something carry the session's token;
 * where the session has changed in the meantime (another tab signed in) they fetch the new one and try once more.
 */

import { ApiError, request, type Method, type Options } from './request';
import { session } from './session.svelte';

export { ApiError, Refusal } from './request';

async function change<T>(method: Method, path: string, body?: unknown, options: Options = {}): Promise<T> {
  const token = await session.csrf();
  const send = (csrf: string): Promise<T> =>
    request<T>(method, path, body, { ...options, headers: { ...options.headers, 'X-CSRF-Token': csrf } });
  let answer: T;
  try {
    answer = await send(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    const { csrf } = await session.refresh();
    if (csrf === token) throw error;
    answer = await send(csrf);
  }
  // A stranger who does something becomes a guest, with a session of their own.
  if (session.account === null) await session.refresh();
  return answer;
}

export const api = {
  get: <T>(path: string, options?: Options): Promise<T> => request<T>('GET', path, undefined, options),
  post: <T = void>(path: string, body?: unknown, options?: Options): Promise<T> => change<T>('POST', path, body, options),
  put: <T = void>(path: string, body?: unknown, options?: Options): Promise<T> => change<T>('PUT', path, body, options),
  patch: <T = void>(path: string, body?: unknown, options?: Options): Promise<T> => change<T>('PATCH', path, body, options),
  del: <T = void>(path: string, options?: Options): Promise<T> => change<T>('DELETE', path, undefined, options),
};

/** A sentence for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
