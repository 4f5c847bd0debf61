/** Short messages that come and go: what was done, what went wrong. `Toasts.svelte` shows them. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'danger';
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
}

/** A message stays long enough to be read twice; one with something to do stays until it is dismissed. */
const PER_CHARACTER = 90;
const LEAST = 4000;

class Toasts {
  list: Toast[] = $state([]);
  #last = 0;

  show(text: string, tone: Toast['tone'] = 'plain', action?: Toast['action']): void {
    const same = this.list.find((toast) => toast.text === text);
    if (same) this.dismiss(same.id);
    const id = ++this.#last;
    this.list.push({ id, text, tone, action });
    if (!action) setTimeout(() => this.dismiss(id), Math.max(LEAST, text.length * PER_CHARACTER));
  }

  /** Say what went wrong, whatever was thrown. */
  problem(error: unknown): void {
    this.show(error instanceof Error ? error.message : String(error), 'danger');
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
