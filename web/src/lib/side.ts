/** The two sides. */

export type Side = 'corp' | 'runner';

export const other = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp');
