/** One HTTP request to the server, and what a refusal looks like. `api.ts` is what pages use. */

import { t } from '$text';
import type { Problem } from './wire';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

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

export interface Options {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Hears that the answer, a refusal too, opened or ended a session. */
  changed?: () => void;
}

/** The token that a request which changes something must carry; an answer with it says that there is a new one. */
export const TOKEN = 'X-CSRF-Token';

export async function request<T>(method: Method, path: string, body?: unknown, options: Options = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
    signal: options.signal,
  };
  const response = await reached(() => fetch(path, init));
  if (response.headers.has(TOKEN)) options.changed?.();
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  if (response.status === 204) return undefined as T;
  const type = response.headers.get('Content-Type') ?? '';
  return await reached(() => (type.includes('json') ? response.json() : response.text()) as Promise<T>);
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
