import type { NewTableBody } from '@three-spires/session/protocol';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { eventsFor, openTable, pictureFor, proposeMove, type Table } from '@three-spires/table';
import { describe, expect, test } from 'vitest';
import type { SlayTheSpireEvent, SlayTheSpireView } from '../pieces/content.ts';
import { sayOr } from '../words/guide.ts';
import { FIGHT, FIGHT_STEPS } from './fight.ts';
import { type Seen, stepNow } from './progress.ts';
import { ROOMS, ROOMS_STEPS } from './rooms.ts';
import { TOGETHER, TOGETHER_STEPS } from './together.ts';
import type { Step } from './until.ts';

type Wanted = Readonly<Record<string, string>>;

/** A lesson played without a screen; every seat is mine. */
const begin = (body: NewTableBody, steps: readonly Step[]) => {
  const table: Table = openTable({
    game: slayTheSpire,
    setup: body.setup,
    seed: body.seed ?? '',
    seats: body.seats.map(() => ({ person: 'me', name: 'Me' })),
  });
  const outlooks = () => pictureFor(table, 'me').outlooks;
  const optionsOf = (seat: number, wanted: Wanted) =>
    (outlooks()[seat]?.options ?? []).filter(({ readable }) =>
      Object.entries(wanted).every(([field, value]) => readable[field] === value),
    );
  let reached = 0;
  const view = () => outlooks()[0]?.view as SlayTheSpireView;
  const seen = (picked?: string): Seen => ({
    view: view(),
    events: eventsFor(table, 'me', 0).map(({ event }) => event as SlayTheSpireEvent),
    picked,
  });
  return {
    view,
    name: (picked?: string) => {
      reached = stepNow(steps, reached, seen(picked));
      return steps[reached]?.name;
    },
    next: () => {
      reached += 1;
    },
    can: (wanted: Wanted, seat = 0) => optionsOf(seat, wanted).length > 0,
    do: (wanted: Wanted, seat = 0) => {
      const done = proposeMove(table, seat, optionsOf(seat, wanted)[0]?.move ?? -1);
      if (done.refusal !== undefined)
        throw new Error(
          `not possible: ${JSON.stringify(wanted)} of ${JSON.stringify(outlooks()[seat]?.options.map(({ readable }) => readable))}`,
        );
    },
  };
};

type Played = ReturnType<typeof begin>;

/** Strikes and ends turns with all seats until the rewards lie open. */
const winFight = (lesson: Played, seats: number): void => {
  for (let moves = 0; moves < 60 && lesson.view().phase !== 'rewards'; moves++)
    for (let seat = 0; seat < seats; seat++) {
      if (lesson.view().phase === 'rewards') return;
      const strike = ['Bash', 'Strike', 'Neutralize'].find((card) => lesson.can({ do: 'play', card }, seat));
      if (strike !== undefined) lesson.do({ do: 'play', card: strike }, seat);
      else if (lesson.can({ do: 'end turn' }, seat)) lesson.do({ do: 'end turn' }, seat);
    }
};

/** Takes everything that is offered, then confirms. */
const takeRewards = (lesson: Played, seat = 0): void => {
  for (let moves = 0; moves < 30 && !lesson.can({ do: 'confirm' }, seat); moves++)
    lesson.do({ do: ['reveal', 'take', 'skip'].find((each) => lesson.can({ do: each }, seat)) ?? '' }, seat);
  lesson.do({ do: 'confirm' }, seat);
};

describe('the lesson about a fight', () => {
  test('follows a player who does what it says, to the end', () => {
    const fight = begin(FIGHT, FIGHT_STEPS);
    expect(fight.name()).toBe('pick');
    expect(fight.name('attack')).toBe('attack');
    fight.do({ do: 'play', card: 'Strike' });
    for (const name of ['energy', 'intent']) {
      expect(fight.name()).toBe(name);
      fight.next();
    }
    expect(fight.name()).toBe('block');
    fight.do({ do: 'play', card: 'Defend' });
    expect(fight.name()).toBe('spend');
    fight.do({ do: 'play', card: 'Defend' });
    expect(fight.name()).toBe('end');
    fight.do({ do: 'end turn' });
    expect(fight.name()).toBe('die');
    fight.next();
    expect(fight.name()).toBe('bash');
    fight.do({ do: 'play', card: 'Bash' });
    expect(fight.name()).toBe('double');
    fight.do({ do: 'play', card: 'Strike' });
    expect(fight.name()).toBe('inspect');
    fight.next();
    expect(fight.name()).toBe('finish');
    winFight(fight, 1);
    expect(fight.name()).toBe('rewards');
    takeRewards(fight);
    expect(fight.name()).toBe('won');
  });

  test('begins with something to do, and never has more than two steps in a row to read', () => {
    const [first] = FIGHT_STEPS;
    expect(first.until.when).not.toBe('next');
    const read = FIGHT_STEPS.map(({ until }) => (until.when === 'next' ? 'r' : '.')).join('');
    expect(read).not.toMatch(/rrr/);
  });

  test('does not ask for what the turn has left behind', () => {
    const fight = begin(FIGHT, FIGHT_STEPS);
    fight.do({ do: 'end turn' });
    expect(fight.name()).toBe('die');
  });
});

test('the lesson about rooms goes from a potion to a chest', () => {
  const climb = begin(ROOMS, ROOMS_STEPS);
  for (const name of ['welcome', 'relics']) {
    expect(climb.name()).toBe(name);
    climb.next();
  }
  expect(climb.name()).toBe('potion');
  climb.do({ do: 'potion', potion: 'Fire Potion' });
  expect(climb.name()).toBe('finish');
  winFight(climb, 1);
  expect(climb.name()).toBe('rewards');
  takeRewards(climb);
  for (const name of ['map', 'kinds']) {
    expect(climb.name()).toBe(name);
    climb.next();
  }
  expect(climb.name()).toBe('go');
  climb.do({ do: 'vote' });
  expect(climb.name()).toBe('chest');
  takeRewards(climb);
  expect(climb.name()).toBe('won');
  expect(climb.view().players[0]?.relics).toHaveLength(3);
});

test('the lesson about playing together is played with both seats', () => {
  const party = begin(TOGETHER, TOGETHER_STEPS);
  for (const name of ['welcome', 'rows']) {
    expect(party.name()).toBe(name);
    party.next();
  }
  expect(party.name()).toBe('help');
  party.do({ do: 'play', card: 'Strike', enemy: 'Cultist' });
  expect(party.view().enemies.find(({ row }) => row === 2)?.status).toBe('dead');
  expect(party.name()).toBe('switch');
  party.do({ do: 'play', card: 'Defend' }, 1);
  expect(party.name()).toBe('order');
  party.next();
  expect(party.name()).toBe('end');
  party.do({ do: 'end turn' });
  expect(party.name()).toBe('end');
  party.do({ do: 'end turn' }, 1);
  expect(party.name()).toBe('die');
  party.next();
  expect(party.name()).toBe('finish');
  winFight(party, 2);
  expect(party.name()).toBe('rewards');
  for (const seat of [0, 1]) takeRewards(party, seat);
  expect(party.name()).toBe('won');
});

test.each([
  ['fight', FIGHT_STEPS],
  ['rooms', ROOMS_STEPS],
  ['together', TOGETHER_STEPS],
] as const)('the lesson %s has words for every step', (lesson, steps) => {
  const names = [...steps.map(({ name }) => name), 'lost'];
  const keys = names.flatMap((name) => [`learn.${lesson}.${name}`, `learn.${lesson}.${name}.title`]);
  expect(keys.filter((key) => sayOr(key, '') === '')).toEqual([]);
});
