/** Signing in and out, and where people's pages are. */

import { api } from './api';
import { session } from './session.svelte';
import { t } from '$text';
import { confirm } from '$ui/confirm.svelte';

/** Where somebody's page is. */
export function pageOf(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

/** Where to sign in, or up, so that one comes back to a page afterwards. */
export function signInAddress(from: string, asNew = false): string {
  const query = new URLSearchParams(asNew ? { new: '1' } : {});
  if (from !== '/' && !from.startsWith('/sign-in')) query.set('then', from);
  return `/sign-in${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Where to go after signing in: a page of ours, whatever the address says. */
export function whereTo(then: string | null): string {
  return then !== null && /^\/(?![/\\])/.test(then) ? then : '/';
}

/** Sign out. A guest who has something to lose is asked first. Whether it was done. */
export async function signOut(): Promise<boolean> {
  const me = session.me;
  if (me?.account?.guest && me.games > 0 && !(await confirm({ ...t.shell.account.leaveGuest, dangerous: true })))
    return false;
  await api.delete('/api/session');
  return true;
}
