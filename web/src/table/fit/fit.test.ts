import { describe, expect, test } from 'vitest';
import { givingWay, share } from './boards';
import { fitRig } from './rig';
import { columnHeight, fitServers, type Column, type ServerFit, type ServerNeed } from './servers';

const server = (name: string, ice = 0, root = 0, more: Partial<ServerNeed> = {}): ServerNeed => ({
  name,
  central: false,
  attacked: false,
  ice: Array<number>(ice).fill(0),
  root: Array<number>(root).fill(0),
  ...more,
});
const CENTRALS = ['Archives', 'R&D', 'HQ'].map((name) => server(name, 2, 0, { central: true }));
const remotes = (count: number, ice = 0): ServerNeed[] =>
  Array.from({ length: count }, (_, number) => server(`Server ${number + 1}`, ice, 1));

/** How wide it all is. */
function across({ columns, width, attacked, cells, cellColumns, cellWidth, gap }: ServerFit): number {
  const beside = (columns.length - 1) * (width + gap) + attacked;
  return cells.length ? beside + gap + 6 + cellColumns * (cellWidth + gap) - gap : beside;
}

describe('servers', () => {
  test('a few servers have a column each, not too wide', () => {
    const fit = fitServers([...CENTRALS, ...remotes(3)], 1060, 300, false);
    expect(fit.columns).toHaveLength(6);
    expect(fit.cells).toEqual([]);
    expect(fit.width).toBeGreaterThan(112);
    expect(fitServers(CENTRALS, 1060, 300, false).width).toBe(300);
  });

  test('with seventeen remotes those without ice become cells, and all fit', () => {
    const many = [
      ...CENTRALS,
      ...remotes(4, 2),
      ...remotes(13).map((one, number) => ({ ...one, name: `Naked ${number}` })),
    ];
    const fit = fitServers(many, 1060, 280, true);
    expect(fit.cells).toHaveLength(13);
    const across = fit.columns.length * (fit.width + 6) + fit.cellColumns * (fit.cellWidth + 6) - 6;
    expect(across).toBeLessThanOrEqual(1060);
    const rows = Math.ceil(14 / fit.cellColumns);
    expect(rows * (fit.cellHeight + 6)).toBeLessThanOrEqual(286);
  });

  test('where columns cannot share, cells become narrower rather than leave the screen', () => {
    const many = [
      ...CENTRALS.map((one) => ({ ...one, ice: [0, 0, 0, 0, 0] })),
      ...remotes(4, 3),
      ...remotes(13).map((one, number) => ({ ...one, name: `Naked ${number}` })),
    ];
    for (const height of [180, 200, 220, 240]) {
      const fit = fitServers(many, 1060, height, false);
      const across = fit.columns.length * (fit.width + 6) + fit.cellColumns * (fit.cellWidth + 6);
      expect(across).toBeLessThanOrEqual(1060);
    }
  });

  test('a long text is given the height it needs where there is room, and no more than there is', () => {
    const words = { ice: { letters: 220, lines: 4 }, root: { letters: 0, lines: 0 } };
    const wordy = server('HQ', 1, 0, { central: true, words });
    expect(fitServers([wordy], 300, 400, false).columns[0]!.ice).toBeGreaterThan(120);
    expect(fitServers([server('HQ', 1, 0, { central: true })], 300, 400, false).columns[0]!.ice).toBe(88);
    const short = fitServers([wordy], 300, 120, false).columns[0]!;
    expect(columnHeight(wordy, short.ice, short.root)).toBeLessThanOrEqual(120);
  });

  test('a column of five pieces of ice fits its height', () => {
    const tall = server('Server 1', 5, 2);
    const fit = fitServers([...CENTRALS, tall], 1060, 250, false);
    const { ice, root } = fit.columns[3]!;
    expect(columnHeight(tall, ice, root)).toBeLessThanOrEqual(250);
    expect(ice).toBeGreaterThanOrEqual(22);
    expect(fit.scrolls).toBe(false);
  });

  test('the line that says that a root is empty has its place: no ice falls below the edge', () => {
    const bare = server('Server 1', 2);
    expect(columnHeight(bare, 22, 22)).toBeGreaterThanOrEqual(
      columnHeight(server('R&D', 2, 0, { central: true }), 22, 22) + 24,
    );
    const { ice } = fitServers([...CENTRALS, bare], 1060, 150, false).columns[3]!;
    expect(columnHeight(bare, ice, 22)).toBeLessThanOrEqual(150);
  });

  test('where there is room cards are high enough for their text', () => {
    const fit = fitServers([...CENTRALS, server('Server 1', 1, 1)], 1060, 260, false);
    expect(fit.columns[3]!.ice).toBeGreaterThan(58);
    expect(fit.columns[3]!.root).toBeGreaterThan(58);
  });

  test('the attacked server keeps a column', () => {
    const many = [...CENTRALS, ...remotes(17).map((one, number) => (number === 4 ? { ...one, attacked: true } : one))];
    expect(fitServers(many, 1060, 280, false).columns.flatMap(({ servers }) => servers)).toContain('Server 5');
  });

  test('the attacked server is wide enough to be read, and the others with it fit', () => {
    const iced = [1, 2, 3].map((number) => server(`Server ${number}`, 2, 1, { attacked: number === 1 }));
    const many = [...CENTRALS, ...iced, ...remotes(17).slice(3)];
    const fit = fitServers(many, 1008, 200, false);
    expect(fit.width).toBeLessThan(112);
    expect(fit.attacked).toBe(128);
    expect(across(fit)).toBeLessThanOrEqual(1008);
  });

  test('a run leaves the others as they are, and their cards as large: the gaps give way', () => {
    const iced = [1, 2, 3, 4].map((number) => server(`Server ${number}`, 2, 1));
    const calm = [...CENTRALS, ...iced, ...remotes(17).slice(4)];
    const before = fitServers(calm, 1100, 260, false);
    const target = before.columns.find(({ servers }) => servers.length === 1)!.servers[0];
    const fit = fitServers(
      calm.map((one) => ({ ...one, attacked: one.name === target })),
      1100,
      260,
      false,
    );
    const others = (of: ServerFit): Column[] => of.columns.filter(({ servers }) => servers[0] !== target);
    expect(others(fit)).toEqual(others(before));
    for (const same of ['width', 'cells', 'cellColumns', 'cellWidth', 'cellHeight'] as const)
      expect(fit[same]).toEqual(before[same]);
    expect(fit.attacked).toBeGreaterThan(fit.width);
    expect(fit.gap).toBeLessThan(before.gap);
    expect(across(fit)).toBeLessThanOrEqual(1100);
  });
});

test('where the place is too low, servers without ice go on below it, not beyond its right edge', () => {
  const iced = [1, 2, 3, 4].map((number) => server(`Server ${number}`, 2, 1, { attacked: number === 1 }));
  const fit = fitServers([...CENTRALS, ...iced, ...remotes(17).slice(4)], 796, 140, false);
  const columns = (fit.columns.length - 1) * (fit.width + 6) + fit.attacked + 6;
  expect(columns + 6 + fit.cellColumns * (fit.cellWidth + 6)).toBeLessThanOrEqual(796 + 6);
  expect(fit.scrolls).toBe(true);
  expect(fit.cellHeight).toBeGreaterThanOrEqual(54);
});

describe('the rig', () => {
  const cards = (kind: string, count: number, units = 2) => ({
    kind,
    cards: Array.from({ length: count }, (_, id) => ({ id: id + count * 100, units })),
  });

  test('twenty cards fit at 1060 by 170', () => {
    const fit = fitRig([cards('program', 9), cards('hardware', 5), cards('resource', 6)], 1060, 170);
    expect(fit.scrolls).toBe(false);
    expect(fit.groups.flatMap(({ columns }) => columns.flat())).toHaveLength(20);
    expect(fit.width).toBeGreaterThanOrEqual(110);
  });

  test('a few cards take the height that there is, to be read', () => {
    expect(fitRig([cards('program', 2)], 1060, 170).unit).toBeGreaterThan(50);
  });

  test('a tall group gets more columns', () => {
    const fit = fitRig([cards('program', 10), cards('hardware', 1)], 800, 200);
    expect(fit.groups[0]!.columns.length).toBeGreaterThan(fit.groups[1]!.columns.length);
  });
});

test('boards share a height by need', () => {
  expect(share(500, { least: 100, ideal: 200 }, { least: 50, ideal: 100 })).toEqual([340, 160]);
  const [first, second] = share(200, { least: 100, ideal: 300 }, { least: 50, ideal: 100 });
  expect(first + second).toBe(200);
  expect(second).toBeGreaterThanOrEqual(50);
});

test('where neither board fits, the server that is run on does, and a row of the rig is left', () => {
  const both = (must: number) => share(260, { least: 210, ideal: 400, must }, { least: 160, ideal: 300 });
  expect(both(0)[0]).toBeLessThan(150);
  expect(both(160)).toEqual([160, 100]);
  expect(both(210)).toEqual([196, 64]);
});

test('before a board scrolls, the hand shows its heads, then the panel folds', () => {
  const at = (height: number, must: number) => givingWay({ width: 1100, height }, 286, () => must);
  expect(at(768, 300)).toEqual({ hand: false, panel: false });
  expect(at(640, 300)).toEqual({ hand: true, panel: false });
  expect(at(640, 420)).toEqual({ hand: true, panel: true });
});
