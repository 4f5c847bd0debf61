/** The present moment, while somebody looks at a clock. */

class Ticker {
  now = $state(Date.now());
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Let it run. Returns what stops it; for `$effect`. */
  run(): () => void {
    this.#users += 1;
    this.now = Date.now();
    this.#timer ??= setInterval(() => (this.now = Date.now()), 500);
    return () => {
      this.#users -= 1;
      if (this.#users === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    };
  }
}

export const ticker = new Ticker();

/** Seconds as a clock shows them: 64:05. */
export function shown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
