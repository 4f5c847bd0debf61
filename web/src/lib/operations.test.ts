import { describe, expect, expectTypeOf, test } from 'vitest';
import { addressOf, type Answer, type Arguments, type Request } from './operations';
import type { Me, OpenedDeck } from './wire';

describe('the address of a call', () => {
  test('has the parameters in their places, written so that nothing in them is taken for more', () => {
    expect(addressOf('/api/people/{name}/games', { path: { name: 'Kit & Co. 100%?' } })).toBe(
      '/api/people/Kit%20%26%20Co.%20100%25%3F/games',
    );
    expect(addressOf('/api/rounds/{number}', { path: { number: 3 } })).toBe('/api/rounds/3');
  });

  test('lets one parameter go over several parts of the path', () => {
    expect(addressOf('/api/rules/{rule_id}', { path: { rule_id: 'RR/timing/run/5.4' } })).toBe(
      '/api/rules/RR/timing/run/5.4',
    );
  });

  test('asks for nothing that is null or missing, and for false and 0 all the same', () => {
    const query = { player: null, after: undefined, mine: false, count: 0, kind: ['ice', 'agenda'] };
    expect(addressOf('/api/games', { query })).toBe('/api/games?mine=false&count=0&kind=ice&kind=agenda');
    expect(addressOf('/api/games', { query: { player: null } })).toBe('/api/games');
  });

  test('is not made where a parameter is missing', () => {
    expect(() => addressOf('/api/decks/{deck_id}')).toThrow('/api/decks/{deck_id} needs a value for deck_id');
  });
});

test('the types of a call are those of its operation', () => {
  type Save = Request<'post', '/api/decks/{deck_id}/versions'>;
  expectTypeOf<Save['path']>().toEqualTypeOf<{ deck_id: string }>();
  expectTypeOf<Answer<'post', '/api/decks/{deck_id}/versions'>>().toEqualTypeOf<OpenedDeck>();
  expectTypeOf<Answer<'get', '/api/me'>>().toEqualTypeOf<Me>();
  expectTypeOf<Answer<'delete', '/api/decks/{deck_id}'>>().toEqualTypeOf<void>();
  expectTypeOf<Answer<'get', '/api/games/{game}/transcript'>>().toEqualTypeOf<string>();
  // What an operation does not need need not be given; what it needs must be.
  expectTypeOf<[]>().toExtend<Arguments<'get', '/api/games'>>();
  expectTypeOf<[]>().not.toExtend<Arguments<'get', '/api/search'>>();
  expectTypeOf<[]>().not.toExtend<Arguments<'get', '/api/decks/{deck_id}'>>();
  expectTypeOf<[{ path: { deck_id: string } }]>().not.toExtend<Arguments<'post', '/api/decks/{deck_id}/versions'>>();
});
