import type { NewTableBody } from '@three-spires/session/protocol';
import { stygianSociety } from '@three-spires/stygian-society';
import { eventsFor, openTable, pictureFor, proposeMove, type Table } from '@three-spires/table';
import { expect, test } from 'vitest';
import type { StygianSocietyEvent, StygianSocietyView } from '../pieces/content.ts';
import { sayOr } from '../words/guide.ts';
import { BOSS_FLOOR, BOSS_STEPS } from './boss.ts';
import { stepNow } from './progress.ts';
import { TOWER, TOWER_STEPS } from './tower.ts';
import { TURN, TURN_STEPS } from './turn.ts';
import type { Step } from './until.ts';

type Wanted = Readonly<Record<string, string | number>>;

/** A lesson played without a screen, with the fast tower. */
const begin = (body: NewTableBody, steps: readonly Step[]) => {
  const { position, ...setup } = body.setup;
  const table: Table = openTable({
    game: stygianSociety,
    setup: { ...setup, position: { ...(position as object), physical: false } },
    seed: body.seed ?? '',
    seats: [{ person: 'me', name: 'Me' }],
  });
  const outlook = () => pictureFor(table, 'me').outlooks[0];
  const view = () => outlook()?.view as StygianSocietyView;
  const options = (wanted: Wanted) =>
    (outlook()?.options ?? []).filter(({ readable }) =>
      Object.entries(wanted).every(([field, value]) => readable[field] === value),
    );
  let reached = 0;
  return {
    view,
    name: () => {
      const events = eventsFor(table, 'me', 0).map(({ event }) => event as StygianSocietyEvent);
      reached = stepNow(steps, reached, { view: view(), events });
      return steps[reached]?.name;
    },
    next: () => {
      reached += 1;
    },
    can: (wanted: Wanted) => options(wanted).length > 0,
    do: (wanted: Wanted) => {
      const move = options(wanted).at(-1)?.move ?? -1;
      if (proposeMove(table, 0, move).refusal !== undefined)
        throw new Error(`not possible: ${JSON.stringify(wanted)}`);
    },
  };
};

/** Kinds of moves in the order a player who wants to win tries them. */
const EAGER = ['pay', 'wound', 'wild', 'pay nothing', 'vote', 'learn', 'done', 'act'];

const playOn = (floor: ReturnType<typeof begin>): void => {
  const kind = EAGER.find((each) => floor.can({ do: each }));
  const attack = ['Cleave', 'Hurl Knives', 'Brawl'].find((card) => floor.can({ do: 'act', card }));
  if (kind === 'act' && attack !== undefined) floor.do({ do: 'act', card: attack });
  else floor.do({ do: kind ?? 'pass' });
};

type Floor = ReturnType<typeof begin>;

const read = (floor: Floor, ...names: readonly string[]): void => {
  for (const name of names) {
    expect(floor.name()).toBe(name);
    floor.next();
  }
};

test('the lesson about a turn is followed to the next floor', () => {
  const floor = begin(TURN, TURN_STEPS);
  read(floor, 'welcome', 'ranks');
  expect(floor.name()).toBe('pick');
  floor.do({ do: 'act', card: 'Cleave' });
  expect(floor.name()).toBe('wild');
  floor.do({ do: 'wild' });
  read(floor, 'fell');
  expect(floor.name()).toBe('pay');
  floor.do({ do: 'pay' });
  while (floor.view().turn === 1 && floor.view().floor === 1) playOn(floor);
  read(floor, 'next');
  for (let moves = 0; moves < 200 && floor.view().floor === 1; moves++) playOn(floor);
  expect(floor.view().result).toBeUndefined();
  expect(floor.name()).toBe('won');
});

test('the lesson about the tower goes from a drop to a Regroup', () => {
  const floor = begin(TOWER, TOWER_STEPS);
  read(floor, 'welcome', 'tower', 'field', 'crypt');
  expect(floor.name()).toBe('drop');
  floor.do({ do: 'act', card: 'Steel Fist' });
  expect(floor.name()).toBe('drop');
  floor.do({ do: 'wild' });
  read(floor, 'threats', 'peril');
  expect(floor.name()).toBe('pay');
  floor.do({ do: 'pay' });
  while (floor.view().turn === 1) playOn(floor);
  expect(floor.name()).toBe('regroup');
  const before = floor.view().peril;
  floor.do({ do: 'act', card: 'Regroup' });
  expect(floor.view().peril).toBeGreaterThanOrEqual(before + 4);
  read(floor, 'events');
  expect(floor.view().result).toBeUndefined();
  expect(floor.name()).toBe('won');
});

test('the lesson about a mid-boss ends one floor higher', () => {
  const floor = begin(BOSS_FLOOR, BOSS_STEPS);
  read(floor, 'welcome', 'boss', 'lines', 'chart');
  expect(floor.name()).toBe('attack');
  floor.do({ do: 'act', card: 'Cleave', target: 'Patchwork Adams' });
  floor.do({ do: 'wild' });
  expect(floor.name()).toBe('pay');
  floor.do({ do: 'pay' });
  for (let moves = 0; moves < 300 && floor.view().floor === 3; moves++) {
    const card = ['Cleave', 'Scalpel'].find((each) =>
      floor.can({ do: 'act', card: each, target: 'Patchwork Adams' }),
    );
    if (card === undefined) playOn(floor);
    else floor.do({ do: 'act', card, target: 'Patchwork Adams' });
  }
  expect(floor.view().result).toBeUndefined();
  expect(floor.name()).toBe('won');
});

test.each([
  ['turn', TURN_STEPS],
  ['tower', TOWER_STEPS],
  ['boss', BOSS_STEPS],
] as const)('the lesson %s has words for every step', (lesson, steps) => {
  const names = [...steps.map(({ name }) => name), 'lost'];
  const keys = names.flatMap((name) => [`learn.${lesson}.${name}`, `learn.${lesson}.${name}.title`]);
  expect(keys.filter((key) => sayOr(key, '') === '')).toEqual([]);
});
