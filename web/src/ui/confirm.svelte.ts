/**
 * Asking before something that cannot be taken back:
 *
 *     if (await confirm({ title: 'Concede the game?', text: '…', yes: 'Concede' })) …
 *
 * `Confirmation.svelte`, once in the shell, shows the question.
 */

export interface Question {
  title: string;
  text?: string;
  /** The verb on the button that does it. */
  yes: string;
  no?: string;
  /** False for something that is merely worth a second look. */
  dangerous?: boolean;
}

export const asked: { question: Question | null } = $state({ question: null });
let decide: ((yes: boolean) => void) | null = null;

export function confirm(question: Question): Promise<boolean> {
  answer(false); // a question that is still open is taken as refused
  asked.question = question;
  return new Promise((resolve) => (decide = resolve));
}

export function answer(yes: boolean): void {
  asked.question = null;
  decide?.(yes);
  decide = null;
}
