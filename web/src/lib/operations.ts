/**
 * What the server's operations take and answer, by method and path, read off the generated `paths`.
 *
 *     Request<'post', '/api/decks/{deck_id}/versions'>    { path: { deck_id: string }; body: NewVersion } and the options
 *     Answer<'get', '/api/cards'>                          CardDocument
 */

import type { paths } from './wire';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Operation {
  parameters: object;
  responses: object;
}

/** The paths that know a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends Operation ? P : never;
}[keyof paths];

type OperationOf<M extends Method, P extends PathOf<M>> = paths[P][M];

type InPath<O> = O extends { parameters: { path: infer T extends object } } ? { path: T } : unknown;

type InQuery<O> = O extends { parameters: { query: infer T extends object } }
  ? { query: T }
  : O extends { parameters: { query?: infer T extends object } }
    ? { query?: T }
    : unknown;

type InBody<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { body: T }
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? { body?: T }
    : unknown;

export interface Options {
  signal?: AbortSignal;
}

/** What a call of an operation must bring. */
export type Request<M extends Method, P extends PathOf<M>> = InPath<OperationOf<M, P>> &
  InQuery<OperationOf<M, P>> &
  InBody<OperationOf<M, P>> &
  Options;

/** The same as the last arguments of a function: none is needed where nothing in it is. */
export type Arguments<M extends Method, P extends PathOf<M>> =
  Options extends Request<M, P> ? [request?: Request<M, P>] : [request: Request<M, P>];

type Content<R> = R extends { content: infer C extends object } ? C[keyof C] : void;
type Good<R> = R extends { 200: infer A } ? A : R extends { 201: infer A } ? A : R extends { 204: infer A } ? A : never;

/** What an operation answers when it is not refused; nothing where the answer has no content. */
export type Answer<M extends Method, P extends PathOf<M>> =
  OperationOf<M, P> extends { responses: infer R } ? Content<Good<R>> : never;

/** The parts of a request, as they are sent whatever the operation is. */
export interface Parts extends Options {
  path?: object;
  query?: object;
  body?: unknown;
}

/**
 * The address of a call: the parameters in the places that the path has for them, and the query behind it.
 *
 * A parameter may go over several parts of the path, as the name of a rule does. What is null or missing is not asked for.
 */
export function addressOf(path: string, { path: parameters = {}, query = {} }: Parts = {}): string {
  const values = new Map<string, unknown>(Object.entries(parameters));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}.`);
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`${name} of ${path} is neither text nor a number.`);
    return String(value).split('/').map(encodeURIComponent).join('/');
  });
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...query })) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null && each !== undefined) asked.append(name, String(each));
    }
  }
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}
