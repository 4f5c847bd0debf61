/**
 * A query as a list of terms, so that a filter can write into it and read from it what it stands for.
 *
 *     withTerm('siphon f:criminal', 'f', 'anarch')  →  'siphon f:anarch'
 */

/** The terms of a query at its top level; quotes and parentheses are kept together. */
export function terms(query: string): string[] {
  const found: string[] = [];
  let term = '';
  let depth = 0;
  let quoted = false;
  for (const character of query) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === '(') depth += 1;
    else if (!quoted && character === ')') depth -= 1;
    if (/\s/.test(character) && !quoted && depth <= 0) {
      if (term) found.push(term);
      term = '';
    } else {
      term += character;
    }
  }
  if (term) found.push(term);
  return found;
}

const isTerm = (term: string, letter: string): boolean => term.toLowerCase().startsWith(`${letter}:`);

/** A query with “or” at its top level is left alone: a filter would change only one of its branches. */
export function filterable(query: string): boolean {
  return !terms(query).some((term) => term.toLowerCase() === 'or');
}

/** The value that a query demands of a field, or '' when it demands none. */
export function termOf(query: string, letter: string): string {
  const term = terms(query).find((each) => isTerm(each, letter));
  return term ? term.slice(letter.length + 1).replaceAll('"', '') : '';
}

/** The query with this value demanded of a field; '' takes the demand away. */
export function withTerm(query: string, letter: string, value: string): string {
  const list = terms(query);
  const term = `${letter}:${/\s/.test(value) ? `"${value}"` : value}`;
  const at = list.findIndex((each) => isTerm(each, letter));
  const rest = list.filter((each, index) => index === at || !isTerm(each, letter));
  if (value === '') return rest.filter((each) => !isTerm(each, letter)).join(' ');
  if (at < 0) return [...rest, term].join(' ');
  return rest.map((each) => (isTerm(each, letter) ? term : each)).join(' ');
}
