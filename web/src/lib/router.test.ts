import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('history', { state: null });
const { match } = await import('./router.svelte');
type Route = import('./router.svelte').Route;

const route = (path: string): Route => ({ path, title: path, load: () => Promise.reject(new Error('not in tests')) });
const routes = [
  route('/'),
  route('/cards'),
  route('/cards/:slug'),
  route('/rules/:id?'),
  route('/events/:slug/round/:n'),
];

test.each([
  ['/', '/', {}],
  ['/cards', '/cards', {}],
  ['/cards/', '/cards', {}],
  ['/cards/ice-wall', '/cards/:slug', { slug: 'ice-wall' }],
  ['/cards/d%C3%A9j%C3%A0-vu', '/cards/:slug', { slug: 'déjà-vu' }],
  ['/rules', '/rules/:id?', {}],
  ['/rules/RR%2Fjack-out', '/rules/:id?', { id: 'RR/jack-out' }],
  ['/events/spring/round/3', '/events/:slug/round/:n', { slug: 'spring', n: '3' }],
  ['/cards/%E0%A4%A', '/cards/:slug', { slug: '%E0%A4%A' }],
])('%s is found', (path, expected, params) => {
  const found = match(routes, path);
  expect(found?.route.path).toBe(expected);
  expect(found?.params).toEqual(params);
});

test.each(['/cards/a/b', '/nothing', '/cardsx', '//'])('%s is not', (path) => {
  expect(match(routes, path)?.route.path).toBe(undefined);
});
