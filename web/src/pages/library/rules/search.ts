/** Rules by words or by their id. */

import { api } from '$lib/api';
import type { RuleBrief } from '$lib/wire';

/** The rules that answer these words best, or the one with this id. */
export async function findRules(words: string): Promise<RuleBrief[]> {
  const found = await api.get('/api/rules', { query: { q: words } });
  return 'rules' in found ? found.rules : [];
}
