import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '', hash: '', href: 'http://localhost/' });
vi.stubGlobal('localStorage', { getItem: () => null });
const { pageOf, signInAddress, whereTo } = await import('./authentication');

describe('the way in', () => {
  it('leads back to the page one came from', () => {
    expect(signInAddress('/lobby')).toBe('/sign-in?then=%2Flobby');
    expect(signInAddress('/lobby', true)).toBe('/sign-in?new=1&then=%2Flobby');
    expect(signInAddress('/')).toBe('/sign-in');
    expect(signInAddress('/sign-in')).toBe('/sign-in');
  });

  it('leads to no other site', () => {
    expect(whereTo('/tables/abc?x=1')).toBe('/tables/abc?x=1');
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'evil.example', '', null]) {
      expect(whereTo(elsewhere)).toBe('/');
    }
  });

  it('finds the page of any name', () => {
    expect(pageOf('Kit & Co. 李')).toBe('/people/Kit%20%26%20Co.%20%E6%9D%8E');
  });
});
