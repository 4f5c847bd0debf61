/**
 * Something that a form or a dialog sends: whether it is on its way, and what was said against it.
 *
 *     const sending = new Submission();
 *     if (await sending.send(() => event.send(action))) onclose();
 */

import { ApiError } from '$lib/request';

export class Submission {
  busy = $state(false);
  mistake: string | null = $state(null);
  /** Which part of the form it is about. */
  field: string | null = $state(null);

  /** Whether it was taken. What is refused is kept, to be shown where it belongs; anything else is thrown. */
  async send(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.mistake = this.field = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.mistake = error.message;
      this.field = error.field;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
