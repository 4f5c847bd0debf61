/** Going from card to card with the arrows: the nearest one that lies in that direction. */

/** How much worse it is to lie aside than to lie far. */
const ASIDE = 2.2;

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** Move the focus one step. False when nothing lies there. */
export function step(root: HTMLElement, from: HTMLElement | null, x: number, y: number): boolean {
  const places = [...root.querySelectorAll<HTMLElement>('button[data-card], .server button, button.new')].filter(
    (element) => element.offsetParent !== null,
  );
  if (!from || !places.includes(from)) {
    const first = places.find((element) => element.classList.contains('offered')) ?? places[0];
    first?.focus();
    return first !== undefined;
  }
  const [fromX, fromY] = middle(from.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of places) {
    if (element === from) continue;
    const [toX, toY] = middle(element.getBoundingClientRect());
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    if (ahead < 4) continue;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const distance = ahead + aside * ASIDE;
    if (distance < least) [best, least] = [element, distance];
  }
  best?.focus();
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return best !== null;
}
