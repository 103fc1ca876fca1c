import { stygianSociety } from '@three-spires/stygian-society';
import { eventsFor, openTable, pictureFor, proposeMove, type Table } from '@three-spires/table';
import { describe, expect, test } from 'vitest';
import type { StygianSocietyEvent, StygianSocietyView } from '../pieces/content.ts';
import { WORDS } from '../words/say.ts';
import { FIRST_GAME } from './first-game.ts';
import { stepNow } from './progress.ts';
import { STEPS } from './steps.ts';

type Wanted = Readonly<Record<string, string | number>>;

/** The guided floor played without a screen, with the fast tower. */
const begin = () => {
  const { position, ...setup } = FIRST_GAME.setup;
  const table: Table = openTable({
    game: stygianSociety,
    setup: { ...setup, position: { ...(position as object), physical: false } },
    seed: FIRST_GAME.seed ?? '',
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
      reached = stepNow(reached, { view: view(), events });
      return STEPS[reached]?.name;
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

describe('the guided first floor', () => {
  test('follows a player who does what it says, to the landing', () => {
    const floor = begin();
    for (const name of ['welcome', 'ranks', 'threats', 'peril']) {
      expect(floor.name()).toBe(name);
      floor.next();
    }
    expect(floor.name()).toBe('pick');
    floor.do({ do: 'act', card: 'Cleave' });
    expect(floor.name()).toBe('wild');
    floor.do({ do: 'wild' });
    expect(floor.name()).toBe('fell');
    floor.next();
    expect(floor.name()).toBe('pay');
    floor.do({ do: 'pay' });
    while (floor.view().turn === 1 && floor.view().floor === 1) playOn(floor);
    expect(floor.name()).toBe('next');
    floor.next();
    for (let moves = 0; moves < 200 && floor.view().floor === 1; moves++) playOn(floor);
    expect(floor.view().result).toBeUndefined();
    expect(floor.name()).toBe('won');
  });

  test('has words for every step', () => {
    const keys = [...STEPS.map((step) => step.name), 'lost'].flatMap((name) => [
      `learn.floor.${name}`,
      `learn.floor.${name}.title`,
    ]);
    expect(keys.filter((key) => !(key in WORDS))).toEqual([]);
  });
});
