import type { Card, CardView, ContestView, OptionView, Room } from '$lib/wire';
import { describe, expect, test } from 'vitest';
import { t } from '$text';
import { advise, decided } from './advice';
import { Situation } from './situation';
import type { Side } from '../lib/side';

const FACTS: Record<string, Partial<Card>> = {
  'Sure Gamble': { type: 'event', cost: 5 },
  'Gordian Blade': { type: 'program', cost: 4 },
  'Wall of Static': { type: 'ice', cost: 3 },
  'Nisei MK II': { type: 'agenda', advancement: 4, points: 2 },
  'PAD Campaign': { type: 'asset', cost: 2, trash_cost: 4 },
  'Snare!': { type: 'asset', cost: 0, trash_cost: 0, subtypes: ['ambush'] },
};

let ids = 0;
const card = (title: string | null, more: Partial<CardView> = {}): CardView => ({
  id: ++ids,
  rezzed: false,
  ...(title ? { title, type: FACTS[title]?.type } : {}),
  ...more,
});

interface Laid {
  hand?: CardView[];
  rig?: CardView[];
  servers?: { name: string; ice: CardView[]; root: CardView[] }[];
  credits?: number;
  clicks?: number;
  tags?: number;
  run?: unknown;
  about?: { card: number; title: string };
  ask?: string;
  /** What the step of the game does. */
  does?: string;
  contest?: ContestView;
  options: OptionView[];
  shortcuts?: Room['shortcuts'];
}

/** Options of cards name them. */
const titled = (option: OptionView): OptionView => {
  const title = Object.keys(FACTS).find((name) => option.label.endsWith(` ${name}`) || option.label === name);
  return title ? { ...option, title } : option;
};

function situation(side: Side, laid: Laid): Situation {
  const numbers = {
    credits: laid.credits ?? 5,
    clicks: laid.clicks ?? 3,
    deck: 30,
    hand_count: laid.hand?.length ?? 5,
    scored: [],
  };
  const mine = { ...numbers, hand: laid.hand ?? [] };
  const central = (name: string) => ({ name, ice: [card(null)], root: [] });
  const room = {
    shortcuts: laid.shortcuts ?? [],
    view: {
      run: laid.run ?? null,
      timing: { does: laid.does ?? null },
      corp: {
        ...(side === 'corp' ? mine : numbers),
        servers: laid.servers ?? [central('HQ'), central('R&D'), central('Archives')],
      },
      runner: {
        ...(side === 'runner' ? mine : { ...numbers, hand_count: 2 }),
        tags: laid.tags ?? 0,
        rig: laid.rig ?? [],
      },
      contest: laid.contest ?? null,
      decision: {
        side,
        prompt: '',
        window: null,
        ask: laid.ask ?? null,
        about: laid.about ?? null,
        options: laid.options.map(titled),
      },
    },
  } as unknown as Room;
  return new Situation(room, side, (title) => FACTS[title ?? ''] as Card | undefined);
}

const basic: OptionView[] = [
  { label: 'Gain 1 credit', kind: 'credit' },
  { label: 'Draw 1 card', kind: 'draw' },
];
const full = (): CardView[] => [
  card('Sure Gamble'),
  card('Sure Gamble'),
  card('Gordian Blade'),
  card('Gordian Blade'),
  card('Sure Gamble'),
];

describe('a Runner with clicks to spend', () => {
  test('draws when the grip is thin', () => {
    expect(advise('runner.action', situation('runner', { hand: [card('Gordian Blade')], options: basic }))?.label).toBe(
      'Draw 1 card',
    );
  });

  test('removes a tag that endangers a resource', () => {
    const rig = [card('Armitage Codebusting', { type: 'resource', rezzed: true })];
    const options = [...basic, { label: 'Remove 1 tag', kind: 'remove-tag' }];
    expect(advise('runner.action', situation('runner', { hand: full(), rig, tags: 1, options }))?.label).toBe(
      'Remove 1 tag',
    );
  });

  test('takes the money that is offered', () => {
    const options = [...basic, { label: 'Play Sure Gamble', kind: 'play' }];
    expect(advise('runner.action', situation('runner', { hand: full(), options }))?.label).toBe('Play Sure Gamble');
  });

  test('runs where nothing stands in the way, but not on the last click', () => {
    const servers = [{ name: 'R&D', ice: [], root: [] }];
    const rig = [card('Gordian Blade', { subtypes: ['icebreaker'], rezzed: true })];
    const options = [...basic, { label: 'Run R&D', kind: 'run', server: 'R&D' }];
    expect(advise('runner.action', situation('runner', { hand: full(), rig, servers, options }))?.label).toBe(
      'Run R&D',
    );
    expect(
      advise('runner.action', situation('runner', { hand: full(), rig, servers, options, clicks: 1 }))?.label,
    ).toBe('Gain 1 credit');
  });

  test('leaves an advanced card alone that could be the end', () => {
    const servers = [{ name: 'Server 1', ice: [], root: [card(null, { counters: { advancement: 3 } })] }];
    const rig = [card('Gordian Blade', { subtypes: ['icebreaker'], rezzed: true })];
    const options = [...basic, { label: 'Run Server 1', kind: 'run', server: 'Server 1' }];
    expect(advise('runner.action', situation('runner', { hand: full(), rig, servers, options }))?.label).toBe(
      'Gain 1 credit',
    );
  });
});

describe('a Runner in a run', () => {
  const paths = [
    { label: 'Jack out', kind: 'jack-out' },
    { label: 'Continue', kind: 'continue' },
  ];

  test('goes on with a full grip and leaves with an empty one', () => {
    const run = { server: 'HQ', ice: null };
    expect(advise('runner.jack-out.server', situation('runner', { hand: full(), run, options: paths }))?.label).toBe(
      'Continue',
    );
    expect(advise('runner.jack-out.server', situation('runner', { hand: [], run, options: paths }))?.label).toBe(
      'Jack out',
    );
  });

  test('speaks of no trap where nothing lies facedown', () => {
    const servers = [{ name: 'Server 1', ice: [], root: [card('Melange Mining Corp.', { rezzed: true })] }];
    const run = { server: 'Server 1', ice: null };
    const advice = advise(
      'runner.jack-out.server',
      situation('runner', { hand: full(), run, servers, options: paths }),
    );
    expect(advice?.label).toBe('Continue');
    expect(advice?.reason).toBe('Nothing lies facedown here: no trap waits for you.');
  });

  test('breaks everything where that is offered, and passes when it is done', () => {
    const pass = [{ label: 'Pass', kind: 'pass' }];
    const facing = (broken: boolean) => ({
      server: 'HQ',
      ice: 1,
      encounter: {
        ice: card('Wall of Static'),
        subroutines: [{ text: 'End the run', effects: ['EndRun'], broken, resolved: false }],
      },
    });
    const shortcuts = [
      {
        label: 'Break all with Gordian Blade: 2 credits',
        index: 0,
        kind: 'break' as const,
        credits: 2,
        cards: ['Gordian Blade'],
        counters: 0,
        payers: [],
        lost: [],
        clicks: 0,
        count: 1,
      },
    ];
    expect(
      advise('runner.encounter', situation('runner', { run: facing(false), options: pass, shortcuts }))?.label,
    ).toContain('Break all');
    expect(advise('runner.encounter', situation('runner', { run: facing(true), options: pass }))?.label).toBe('Pass');
  });

  test('spends on a trace what it takes, or nothing', () => {
    const options = [0, 1, 2, 3].map((number) => ({ label: String(number), kind: 'number', number }));
    const contest = (strength: number) => ({ kind: 'trace' as const, source: { card: 1 }, strength, link: 1 });
    expect(advise('runner.trace', situation('runner', { contest: contest(3), options }))?.label).toBe(
      'Spend 2 credits',
    );
    expect(advise('runner.trace', situation('runner', { contest: contest(9), options }))?.label).toBe('Spend nothing');
    const s = situation('runner', { contest: contest(3), options });
    const known = advise('runner.trace', s);
    expect(decided(known, s, 2)).toEqual(known);
    expect(decided(known, s, 0)?.reason).not.toBe(known?.reason);
  });

  test('breaks what hurts first, then what ends the run', () => {
    const subroutine = (effects: string[], damage?: number) => ({
      text: '',
      broken: false,
      resolved: false,
      effects,
      damage,
    });
    const facing = [subroutine(['Trace']), subroutine(['EndRun']), subroutine(['Damage'], 1)];
    const run = { server: 'HQ', ice: 1, encounter: { ice: card('Wall of Static'), subroutines: facing } };
    const options = facing.map((_, number) => ({
      label: `Subroutine ${number + 1}`,
      kind: 'subroutine',
      subroutine: number,
    }));
    const first = (offered: OptionView[]) =>
      advise('runner.break', situation('runner', { run, options: offered }))?.label;
    expect(first(options)).toBe('Subroutine 3');
    expect(first(options.slice(0, 2))).toBe('Subroutine 2');
  });

  test('looks at what is advanced, and takes the money where nothing is', () => {
    const options = [
      { label: 'One', kind: 'branch', effects: ['Gain'] },
      { label: 'Other', kind: 'branch', effects: ['Choose', 'Expose'] },
    ];
    const remote = (advancement: number) => [
      { name: 'Server 1', ice: [], root: [card(null, { counters: { advancement } })] },
    ];
    const chosen = (tokens: number) =>
      advise('runner.infiltration', situation('runner', { servers: remote(tokens), options }))?.label;
    expect([chosen(2), chosen(0)]).toEqual(['Other', 'One']);
  });

  test('trashes what is worth its cost', () => {
    const options = [
      { label: 'Trash PAD Campaign (4 credits)', kind: 'trash' },
      { label: 'No action', kind: 'no-action' },
    ];
    const run = { server: 'Server 1', ice: null, accessed: { title: 'PAD Campaign', from: 'Server 1' } };
    expect(advise('runner.access.trash', situation('runner', { run, credits: 9, options }))?.label).toContain('Trash');
    expect(advise('runner.access.trash', situation('runner', { run, credits: 4, options }))?.label).toBe('No action');
  });
});

describe('a Corp', () => {
  test('protects an open central server first', () => {
    const ice = card('Wall of Static');
    const servers = [
      { name: 'HQ', ice: [], root: [] },
      { name: 'R&D', ice: [], root: [] },
    ];
    const options = [...basic, { label: 'Install Wall of Static', kind: 'install', card: ice.id }];
    expect(advise('corp.action', situation('corp', { hand: [ice], servers, options }))?.label).toBe(
      'Install Wall of Static',
    );
    const places = ['HQ', 'R&D', 'New server'].map((server) => ({ label: server, kind: 'server', server }));
    const where = situation('corp', { servers, about: { card: 1, title: 'Wall of Static' }, options: places });
    expect(advise('corp.install.where', where)?.label).toBe('R&D');
  });

  test('finishes an agenda that it can finish', () => {
    const agenda = card('Nisei MK II', { counters: { advancement: 2 } });
    const servers = [{ name: 'Server 1', ice: [card('Wall of Static')], root: [agenda] }];
    const options = [...basic, { label: 'Advance Nisei MK II', kind: 'advance', card: agenda.id }];
    expect(advise('corp.action', situation('corp', { servers, options }))?.label).toBe('Advance Nisei MK II');
  });

  test('rezzes the ice that is approached, and no traps', () => {
    const ice = card('Wall of Static');
    const trap = card('Snare!');
    const servers = [{ name: 'HQ', ice: [ice], root: [trap] }];
    const run = { server: 'HQ', ice: ice.id };
    const options = [
      { label: 'Pass', kind: 'pass' },
      { label: 'Rez Snare!', kind: 'rez', card: trap.id },
      { label: 'Rez Wall of Static', kind: 'rez', card: ice.id },
    ];
    expect(advise('corp.rez.ice', situation('corp', { servers, run, options }))?.label).toBe('Rez Wall of Static');
    expect(advise('corp.rez.server', situation('corp', { servers, run, options: options.slice(0, 2) }))?.label).toBe(
      'Pass',
    );
  });

  test('never throws an agenda away', () => {
    const hand = [card('Nisei MK II'), card('Nisei MK II'), card('PAD Campaign')];
    const options = hand.map(({ id, title }) => ({ label: title ?? '', kind: 'card', card: id }));
    expect(advise('corp.discard', situation('corp', { hand, options }))?.label).toBe('PAD Campaign');
  });

  test('springs a trap that has teeth', () => {
    const options = (damage: number | null) => [
      { label: 'Yes', kind: 'yes', effects: ['PayTo', 'Damage'], damage },
      { label: 'No', kind: 'no' },
    ];
    expect(advise('corp.ambush', situation('corp', { options: options(4) }))).toMatchObject({
      label: 'Yes',
      reason: t.guide.reasons.spring(4, 2),
    });
    expect(advise('corp.ambush', situation('corp', { options: options(null) }))?.label).toBe('No');
  });
});

test('there is a reason even where nothing is suggested', () => {
  const advice = advise('order', situation('corp', { options: [] }));
  expect(advice?.label).toBeNull();
  expect(advice?.reason).toBeTruthy();
});

describe('the ace decides', () => {
  const options = [
    { label: 'Gain 1 credit', kind: 'credit' },
    { label: 'Run HQ', kind: 'run', server: 'HQ' },
  ];
  const full = Array.from({ length: 5 }, () => card('Sure Gamble'));
  const s = situation('runner', { options, hand: full });

  test('a reason that is known for the same choice is kept', () => {
    const known = { label: 'Run HQ', option: s.options[1], reason: 'It is open.' };
    expect(decided(known, s, 1)).toEqual(known);
  });

  test('otherwise what is suggested is the ace’s, with a reason for that kind of choice', () => {
    const found = decided({ label: 'Gain 1 credit', option: s.options[0], reason: 'You are poor.' }, s, 1);
    expect(found).toEqual({ label: 'Run HQ', reason: t.guide.reasons.ace.run });
  });

  test('where its choice is a step of breaking all, the button that does so is suggested', () => {
    const breaks = {
      label: 'Break all with Crypsis: 6 credits',
      index: 0,
      kind: 'break' as const,
      credits: 6,
      cards: ['Crypsis'],
      counters: 0,
      payers: [],
      lost: [],
      clicks: 0,
      count: 2,
    };
    const known = { label: breaks.label, option: breaks, reason: 'Then nothing happens.' };
    const steps = [
      { label: 'Pass', kind: 'pass' },
      { label: 'Use Crypsis: +1 strength', kind: 'use', title: 'Crypsis' },
      { label: 'Use Deus X: Break', kind: 'use', title: 'Deus X' },
    ];
    const facing = situation('runner', { options: steps });
    expect(decided(known, facing, 1)).toEqual(known);
    expect(decided(known, facing, 2)?.label).toBe('Use Deus X: Break');
    expect(decided(known, facing, 0)?.label).toBe('Pass');
  });

  test('nothing is suggested while the ace thinks', () => {
    expect(decided({ label: 'Gain 1 credit', reason: 'You are poor.' }, s, null)).toBeNull();
    expect(decided({ label: null, reason: 'Any order.' }, s, null)?.reason).toBe('Any order.');
  });

  test('a run that a trap could make the last says so, as the advice to draw did', () => {
    const thin = situation('runner', { options, hand: [card('Sure Gamble')] });
    expect(decided(null, thin, 1)?.reason).toBe(t.guide.reasons.runRisk(3, 1));
    expect(decided(null, s, 1)?.reason).toBe(t.guide.reasons.ace.run);
  });

  test('what is suggested is called as its button is', () => {
    const subroutine = { text: '', broken: false, resolved: false, damage: 3 };
    const encounter = { ice: card('Wall of Static'), subroutines: [subroutine] };
    const offered = [
      { label: 'Pass', kind: 'pass' },
      { label: 'Use Gordian Blade', kind: 'use' },
    ];
    const facing = situation('runner', { run: { server: 'HQ', ice: 1, encounter }, options: offered, does: 'break' });
    expect(decided(advise('runner.encounter', facing), facing, 0)?.label).toBe('Let 1 fire…');

    const accessed = { title: 'Wall of Static', from: 'R&D' };
    const leave = { label: 'No action', kind: 'no-action' };
    const access = (left: number, more: OptionView[]) => {
      const run = { server: 'R&D', ice: null, accessed: { ...accessed, left } };
      const seen = situation('runner', { run, ask: 'access', options: [leave, ...more] });
      return decided(advise('runner.access.look', seen), seen, 0)?.label;
    };
    const dear = [{ label: 'Trash Wall of Static (9 credits)', kind: 'trash' }];
    expect([access(0, []), access(0, dear), access(2, dear)]).toEqual([
      'OK',
      'Leave it',
      'Leave it and access the next',
    ]);
  });
});
