/** Where something that opens for an object stands: beside it, in the window, and not over what is read meanwhile. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is left free around it, in pixels. */
const MARGIN = 8;

/**
 * The place of a box of this size: above the object, below it, to its right, to its left, or between it and what is kept clear, the
 * first of these that lies in the window and keeps clear of `kept`; where none does, above or below it, inside the window.
 */
export function beside(
  object: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  kept: Box | null,
): { left: number; top: number } {
  const across = within(object.left + object.width / 2 - size.width / 2, size.width, window.width);
  const down = within(object.top + object.height / 2 - size.height / 2, size.height, window.height);
  const above = object.top - size.height - MARGIN;
  const below = object.top + object.height + MARGIN;
  const places = [
    { left: across, top: above },
    { left: across, top: below },
    { left: object.left + object.width + MARGIN, top: down },
    { left: object.left - size.width - MARGIN, top: down },
    ...(kept ? [kept.top - size.height - MARGIN, kept.top + kept.height + MARGIN] : []).flatMap((top) => [
      { left: object.left + object.width + MARGIN, top },
      { left: object.left - size.width - MARGIN, top },
    ]),
    ...(kept ? [{ left: kept.left - size.width - MARGIN, top: down }] : []),
    ...(kept ? [kept.top + kept.height + MARGIN, kept.top - size.height - MARGIN] : [])
      .map((top) => ({ left: across, top }))
      .filter(
        ({ top }) => Math.min(top + size.height - object.top, object.top + object.height - top) < object.height / 4,
      ),
  ];
  const inside = ({ left, top }: { left: number; top: number }): boolean =>
    left >= MARGIN &&
    top >= MARGIN &&
    left + size.width <= window.width - MARGIN &&
    top + size.height <= window.height - MARGIN;
  const found = places.filter(inside);
  return (
    found.find((place) => !kept || !overlap({ ...place, ...size }, kept)) ??
    found.find(({ left }) => left === across) ?? { left: across, top: within(above, size.height, window.height) }
  );
}

function within(start: number, length: number, whole: number): number {
  return Math.max(MARGIN, Math.min(start, whole - length - MARGIN));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
