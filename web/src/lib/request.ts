/**
 * One HTTP request to the server, and what a refusal looks like. `api.ts` is what pages use; this is for reading where nobody
 * need be known.
 */

import { t } from '$text';
import { addressOf, type Answer, type Arguments, type Method, type Parts, type PathOf } from './operations';
import type { Problem } from './wire';

/** Something was refused. The message is a sentence to show; `rule` names the rule behind it where there is one. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = problem;
  }

  get rule(): string | null {
    return this.problem.rule ?? null;
  }

  /** Which part of the request it is about, to show the message beside the right field. */
  get field(): string | null {
    return this.problem.field ?? null;
  }
}

/** An HTTP request was refused, or the server could not be reached (`status` 0). */
export class ApiError extends Refusal {
  readonly status: number;

  constructor(status: number, problem: Problem) {
    super(problem);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** What the session's requests add to one. */
interface Extra {
  headers?: Record<string, string>;
  /** Hears that the answer, a refusal too, opened or ended a session. */
  changed?: () => void;
}

/** The token that a request which changes something must carry; an answer with it says that there is a new one. */
export const TOKEN = 'X-CSRF-Token';

/** Call an operation of the server. What it answers is what its document says: nothing checks it again. */
export function request<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[parts]: Arguments<M, P>
): Promise<Answer<M, P>> {
  return send(method, path, parts);
}

/** The same where the operation is known already. */
export async function send<T>(method: Method, path: string, parts: Parts = {}, extra: Extra = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', ...extra.headers };
  if (parts.body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers,
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
    credentials: 'same-origin',
    signal: parts.signal,
  };
  const response = await reached(() => fetch(addressOf(path, parts), init));
  if (response.headers.has(TOKEN)) extra.changed?.();
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  if (response.status === 204) return undefined as T;
  const type = response.headers.get('Content-Type') ?? '';
  return reached(() => (type.includes('json') ? response.json() : response.text()) as Promise<T>);
}

/** The network may go away before the answer, and in the middle of it. */
async function reached<T>(answer: () => Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { message: t.ui.noAnswer });
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Problem;
    if (typeof problem.message === 'string') return problem;
  } catch {
    // Not ours: a proxy answered, say. What follows is all there is to tell.
  }
  return { message: t.ui.notUnderstood(response.status) };
}
