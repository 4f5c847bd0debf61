/** Where a rule can be read. */
export function ruleAddress(rule: string): string {
  return `/rules/${encodeURIComponent(rule)}`;
}
