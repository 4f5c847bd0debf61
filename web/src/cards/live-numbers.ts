/** Numbers of a card that are not what is printed on it. */

/** Whether a number is now another than the printed one. What is printed as X is worth what somebody says. */
export function differs(printed: number | string | null | undefined, now: number | null | undefined): boolean {
  return now != null && typeof printed === 'number' && printed !== now;
}
