/**
 * The server's HTTP interface: `api.get<T>(path)`, `api.post<T>(path, body)` and so on.
 *
 * A refusal is thrown as an `ApiError` whose message can be shown. Requests that change something carry the session's token;
 * where the session has changed in the meantime (another tab signed in) they fetch the new one and try once more.
 */

import { ApiError, request, TOKEN, type Method, type Options } from './request';
import { session } from './session.svelte';
import { toasts } from './toasts.svelte';

export { ApiError, Refusal } from './request';

async function change<T>(method: Method, path: string, body?: unknown, options: Options = {}): Promise<T> {
  const token = await session.csrf();
  let changed = false;
  const send = (csrf: string): Promise<T> =>
    request<T>(method, path, body, {
      ...options,
      headers: { ...options.headers, [TOKEN]: csrf },
      changed: () => (changed = true),
    });
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    const { csrf } = await session.renew();
    if (csrf === token) throw error;
    return await send(csrf);
  } finally {
    // A stranger has become a guest, a guest has signed up, somebody has signed in or out.
    if (changed) await session.renew().catch((error: unknown) => toasts.problem(error));
  }
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
