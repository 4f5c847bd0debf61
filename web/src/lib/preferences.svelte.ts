/** What somebody likes: kept with their account where they have one, and how the site looks on this device in any case. */

import { api } from './api';
import { appearance, type Looks } from './appearance.svelte';
import { session } from './session.svelte';
import { toasts } from './toasts.svelte';
import type { Me, Preferences } from './wire';

let kept: Promise<unknown> = Promise.resolve();

/** Change some preferences: at once here, and with the account. Rejects when the account could not keep them. */
export async function prefer(change: Partial<Preferences>): Promise<void> {
  adopt(change);
  if (session.me) session.me.settings = { ...session.me.settings, ...change };
  const account = session.account?.id;
  if (account === undefined) return;
  // One after another, each with everything: a change that follows at once must not undo the one before.
  kept = kept.catch(() => undefined).then(() => keep(account));
  await kept;
}

async function keep(account: string): Promise<void> {
  if (session.me?.account?.id !== account) return; // they have left meanwhile
  try {
    await api.put('/api/me/settings', { body: session.me.settings });
  } catch (error) {
    await session.renew(); // what is shown is what is kept
    throw error;
  }
}

function adopt(looks: Partial<Looks>): void {
  if (looks.theme && looks.theme !== appearance.theme) appearance.theme = looks.theme;
  if (looks.motion && looks.motion !== appearance.motion) appearance.motion = looks.motion;
}

/** Somebody who had no account chose how it looks and has one now: the account does not know yet. */
function unknownTo({ settings }: Me): Partial<Looks> {
  return {
    ...(settings.theme === 'system' && appearance.theme !== 'system' ? { theme: appearance.theme } : {}),
    ...(settings.motion === 'system' && appearance.motion !== 'system' ? { motion: appearance.motion } : {}),
  };
}

/** Let the appearance follow the account. Returns what stops it. */
export function followPreferences(): () => void {
  let before: string | null | undefined;
  return $effect.root(() => {
    $effect(() => {
      const me = session.me;
      const account = me === null ? undefined : (me.account?.id ?? null);
      if (account === before) return;
      const stranger = before === null;
      before = account;
      if (!me?.account) return;
      const ours = stranger ? unknownTo(me) : {};
      adopt({ ...me.settings, ...ours });
      if (Object.keys(ours).length > 0) prefer(ours).catch((error: unknown) => toasts.problem(error));
    });
  });
}
