import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryEachFrame } from './retry-frames';

const page = new EventTarget();
const FRAME = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => setTimeout(step, FRAME));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('content may take its time, and is not waited for for ever', () => {
  const here = vi.fn(() => false);
  retryEachFrame(here);
  vi.advanceTimersByTime(4000);
  const calls = here.mock.calls.length;
  vi.advanceTimersByTime(10 * FRAME);
  expect(here.mock.calls.length).toBeGreaterThan(calls);
  vi.advanceTimersByTime(60_000);
  const last = here.mock.calls.length;
  vi.advanceTimersByTime(10 * FRAME);
  expect(here).toHaveBeenCalledTimes(last);
});

test('a reader who does something else is left alone', () => {
  const here = vi.fn(() => false);
  retryEachFrame(here);
  page.dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(10 * FRAME);
  expect(here).toHaveBeenCalledTimes(1);
});
