/**
 * What stands where art would be: a quiet drawing made from the card's name. Same card, same drawing; its shapes tell the type,
 * and for ice the subtype. Drawn on a field of 120 by 80: thin lines and a few solid parts.
 */

import { dice, hash } from './hash';

export const WIDTH = 120;
export const HEIGHT = 80;

export interface Pattern {
  /** Path data to stroke. */
  lines: string;
  /** Path data to fill. */
  solids: string;
}

type Dice = () => number;
type Draw = (roll: Dice, sketch: Sketch) => void;

class Sketch implements Pattern {
  lines = '';
  solids = '';

  line(...parts: string[]): void {
    this.lines += parts.join('');
  }

  solid(...parts: string[]): void {
    this.solids += parts.join('');
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const between = (roll: Dice, low: number, high: number): number => low + roll() * (high - low);
const whole = (roll: Dice, low: number, high: number): number => Math.floor(between(roll, low, high + 1));
const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

function polygon(x: number, y: number, r: number, corners: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** Courses of bricks: a wall. */
function barrier(roll: Dice, sketch: Sketch): void {
  const rows = whole(roll, 4, 6);
  const height = HEIGHT / rows;
  for (let row = 0; row < rows; row += 1) {
    let x = -between(roll, 0, 24);
    while (x < WIDTH) {
      const width = between(roll, 16, 34);
      sketch.line(box(x, row * height, width, height));
      if (roll() < 0.22) sketch.solid(box(x + 2, row * height + 2, width - 4, height - 4));
      x += width;
    }
  }
}

/** Gates within gates, each with its gap. */
function codeGate(roll: Dice, sketch: Sketch): void {
  const x = between(roll, 46, 74);
  const rings = whole(roll, 4, 6);
  for (let ring = 1; ring <= rings; ring += 1) {
    const w = ring * between(roll, 9, 11);
    const h = ring * 7;
    const gap = between(roll, 0.15, 0.7) * w;
    sketch.line(`M${n(x - w + gap)} ${n(40 - h)}H${n(x + w)}V${n(40 + h)}H${n(x - w)}V${n(40 - h)}h${n(gap * 0.4)}`);
    if (roll() < 0.5) sketch.solid(box(x + (roll() < 0.5 ? w - 2 : -w - 2), 40 + between(roll, -h, h) - 2, 4, 4));
  }
  sketch.solid(box(x - 3, 37, 6, 6));
}

/** Blades that point at who comes. */
function sentry(roll: Dice, sketch: Sketch): void {
  const count = whole(roll, 5, 8);
  for (let i = 0; i < count; i += 1) {
    const x = (WIDTH / count) * (i + 0.5) + between(roll, -4, 4);
    const top = between(roll, 4, 34);
    const half = between(roll, 5, 11);
    const tip = between(roll, 56, 78);
    sketch.line(`M${n(x - half)} ${n(top)}L${n(x)} ${n(tip)}L${n(x + half)} ${n(top)}L${n(x)} ${n(top + half)}z`);
    if (roll() < 0.4) sketch.solid(`M${n(x)} ${n(top + half)}L${n(x + half)} ${n(top)}L${n(x)} ${n(tip)}z`);
  }
}

/** Snares and oddities: nested lozenges. */
function trap(roll: Dice, sketch: Sketch): void {
  for (let i = 0; i < 7; i += 1) {
    const x = between(roll, 10, 110);
    const y = between(roll, 10, 70);
    const r = between(roll, 6, 22);
    sketch.line(polygon(x, y, r, 4, 0), polygon(x, y, r * 0.55, 4, 0));
    if (roll() < 0.4) sketch.solid(polygon(x, y, r * 0.3, 4, 0));
  }
}

/** Nodes and the threads between them. */
function program(roll: Dice, sketch: Sketch): void {
  const nodes = Array.from({ length: whole(roll, 7, 11) }, () => ({
    x: between(roll, 8, 112),
    y: between(roll, 8, 72),
  }));
  nodes.forEach((node, i) => {
    const near = nodes
      .slice(i + 1)
      .sort((a, b) => Math.hypot(a.x - node.x, a.y - node.y) - Math.hypot(b.x - node.x, b.y - node.y))
      .slice(0, 2);
    for (const other of near) sketch.line(`M${n(node.x)} ${n(node.y)}L${n(other.x)} ${n(other.y)}`);
    const r = between(roll, 1.6, 5);
    if (roll() < 0.55) sketch.solid(circle(node.x, node.y, r));
    else sketch.line(circle(node.x, node.y, r + 2));
  });
}

/** Traces on a board, with pads at their ends. */
function hardware(roll: Dice, sketch: Sketch): void {
  const x = between(roll, 40, 70);
  const y = between(roll, 26, 44);
  const size = between(roll, 14, 20);
  sketch.line(box(x - size, y - size * 0.7, size * 2, size * 1.4));
  sketch.solid(box(x - size * 0.5, y - size * 0.35, size, size * 0.7));
  for (let i = 0; i < 9; i += 1) {
    const right = i % 2 === 0;
    const startY = y - size * 0.6 + (size * 1.2 * i) / 8;
    const startX = x + (right ? size : -size);
    const bendX = startX + (right ? 1 : -1) * between(roll, 6, 22);
    const endY = startY + between(roll, -30, 30);
    const endX = bendX + (right ? 1 : -1) * between(roll, 6, 30);
    sketch.line(`M${n(startX)} ${n(startY)}H${n(bendX)}V${n(endY)}H${n(endX)}`);
    sketch.solid(circle(endX, endY, 2));
  }
}

/** People and places: circles that overlap. */
function resource(roll: Dice, sketch: Sketch): void {
  for (let i = 0; i < whole(roll, 5, 7); i += 1) {
    const x = between(roll, 14, 106);
    const y = between(roll, 10, 70);
    const r = between(roll, 9, 26);
    sketch.line(circle(x, y, r));
    if (roll() < 0.45) sketch.solid(circle(x, y, r * 0.28));
  }
}

/** A moment: streaks across the field. */
function streaks(roll: Dice, sketch: Sketch): void {
  const slope = between(roll, -50, 50);
  for (let i = 0; i < whole(roll, 9, 13); i += 1) {
    const x = between(roll, -20, 130);
    const y = between(roll, 0, 60);
    const length = between(roll, 0.2, 0.8);
    sketch.line(`M${n(x)} ${n(y)}l${n(slope * length)} ${n(60 * length)}`);
    if (roll() < 0.3)
      sketch.solid(`M${n(x)} ${n(y)}l${n(slope * length)} ${n(60 * length)}h${n(between(roll, 3, 9))}z`);
  }
}

/** A plan: rings round a goal. */
function agenda(roll: Dice, sketch: Sketch): void {
  const corners = whole(roll, 3, 7);
  const x = between(roll, 46, 74);
  const twist = between(roll, -0.4, 0.4);
  for (let ring = 1; ring <= 6; ring += 1) sketch.line(polygon(x, 40, ring * 10, corners, twist * ring - Math.PI / 2));
  sketch.solid(polygon(x, 40, 8, corners, twist - Math.PI / 2));
  sketch.solid(polygon(x + between(roll, -40, 40), between(roll, 8, 72), 3.5, corners, -Math.PI / 2));
}

/** A skyline: what a corporation owns. */
function asset(roll: Dice, sketch: Sketch): void {
  let x = 0;
  while (x < WIDTH) {
    const width = between(roll, 9, 19);
    const height = between(roll, 16, 66);
    sketch.line(box(x, HEIGHT - height, width, height));
    if (roll() < 0.5) {
      for (let y = HEIGHT - height + 6; y < HEIGHT - 4; y += 9)
        if (roll() < 0.6) sketch.solid(box(x + 3, y, width - 6, 3));
    }
    x += width;
  }
}

/** A fitting: cells of a comb. */
function upgrade(roll: Dice, sketch: Sketch): void {
  const r = between(roll, 9, 13);
  const stepX = r * 1.5;
  const stepY = r * Math.sqrt(3);
  for (let column = 0; column * stepX < WIDTH + r; column += 1) {
    for (let row = 0; row * stepY < HEIGHT + r; row += 1) {
      if (roll() < 0.4) continue;
      const y = row * stepY + (column % 2 ? stepY / 2 : 0);
      sketch.line(polygon(column * stepX, y, r - 1, 6, 0));
      if (roll() < 0.2) sketch.solid(polygon(column * stepX, y, r * 0.5, 6, 0));
    }
  }
}

/** A person or a company: rays round a core. */
function identity(roll: Dice, sketch: Sketch): void {
  const rays = whole(roll, 7, 16);
  const inner = between(roll, 10, 18);
  for (let i = 0; i < rays; i += 1) {
    const angle = (i * 2 * Math.PI) / rays;
    const reach = between(roll, 26, 60);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    sketch.line(`M${n(60 + c * inner)} ${n(40 + s * inner)}L${n(60 + c * reach)} ${n(40 + s * reach)}`);
    if (roll() < 0.5) sketch.solid(circle(60 + c * reach, 40 + s * reach, between(roll, 1.5, 3.5)));
  }
  sketch.line(circle(60, 40, inner), circle(60, 40, inner * 0.6));
  sketch.solid(polygon(60, 40, inner * 0.45, whole(roll, 3, 6), 0));
}

const SHAPES: Record<string, Draw> = {
  program,
  hardware,
  resource,
  agenda,
  asset,
  upgrade,
  identity,
  event: streaks,
  operation: streaks,
  ice: trap,
};

const ICE: Record<string, Draw> = { barrier, 'code gate': codeGate, sentry };

const drawn = new Map<string, Pattern>();

/** The pattern of a card. */
export function patternOf(title: string, type: string, subtypes: readonly string[] = []): Pattern {
  const first = type === 'ice' ? subtypes.find((subtype) => subtype in ICE) : undefined;
  const key = `${title}/${type}/${first}`;
  const known = drawn.get(key);
  if (known) return known;
  const draw = (first ? ICE[first] : SHAPES[type]) ?? SHAPES[type] ?? streaks;
  const pattern = new Sketch();
  draw(dice(hash(title)), pattern);
  drawn.set(key, pattern);
  return pattern;
}
