import { findBot } from '@three-spires/bots';
import { movesSeen, seenBy } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { NewTableBody } from '@three-spires/session/protocol';
import { eventsFor, openTable, pictureFor, proposeMove, type Table } from '@three-spires/table';
import { describe, expect, test } from 'vitest';
import { isLegal } from '../decks/format.ts';
import type { MysticSpiresEvent, MysticSpiresView } from '../pieces/content.ts';
import { sayOr } from '../words/guide.ts';
import { CASCADES, CASCADES_STEPS } from './cascades.ts';
import { DECK_STEPS, deckStepNow, UNFINISHED } from './deck.ts';
import { DUEL, DUEL_STEPS } from './duel.ts';
import { stepNow } from './progress.ts';
import type { Step } from './until.ts';

type Wanted = Readonly<Record<string, string>>;

/** A lesson played without a screen, against the bot that plays it. */
const begin = (body: NewTableBody, steps: readonly Step[]) => {
  const table: Table = openTable({
    game: mysticSpires,
    setup: body.setup,
    seed: body.seed ?? '',
    seats: [
      { person: 'me', name: 'Me' },
      { person: 'bot', name: 'Bot' },
    ],
  });
  const bot = findBot('mystic-spires', 'adept');
  let reached = 0;
  const view = () => pictureFor(table, 'me').outlooks[0]?.view as MysticSpiresView;
  const answer = (): void => {
    while (mysticSpires.deciding(table.state as never) === 2) {
      const seen = seenBy(mysticSpires, table.state, 1, 'guide');
      const thinking = { seed: 'guide', outOfTime: () => false };
      const { move } = bot?.choose(seen, movesSeen(mysticSpires, seen), thinking) ?? { move: -1 };
      if (proposeMove(table, 1, move).refusal !== undefined) throw new Error('the bot is stuck');
    }
  };
  return {
    view,
    name: () => {
      const events = eventsFor(table, 'me', 0).map(({ event }) => event as MysticSpiresEvent);
      reached = stepNow(steps, reached, { view: view(), events });
      return steps[reached]?.name;
    },
    next: () => {
      reached += 1;
    },
    can: (wanted: Wanted) => options(table, wanted).length > 0,
    do: (wanted: Wanted) => {
      const [option] = options(table, wanted);
      if (proposeMove(table, 0, option?.move ?? -1).refusal !== undefined)
        throw new Error(`not possible: ${JSON.stringify(wanted)}`);
      answer();
    },
  };
};

const options = (table: Table, wanted: Wanted) =>
  (pictureFor(table, 'me').outlooks[0]?.options ?? []).filter(({ readable }) =>
    Object.entries(wanted).every(([field, value]) => readable[field] === value),
  );

/** What the screen passes without asking: your own windows and links. */
const passOwn = (duel: ReturnType<typeof begin>): void => {
  while (duel.view().turnPlayer === 0 && duel.can({ do: 'pass' })) duel.do({ do: 'pass' });
};

describe('the lesson about a duel', () => {
  test('follows a player who does what it says, to the end', () => {
    const duel = begin(DUEL, DUEL_STEPS);
    const act = (wanted: Wanted): void => {
      duel.do(wanted);
      passOwn(duel);
    };
    for (const name of ['welcome', 'tower', 'crystal']) {
      expect(duel.name()).toBe(name);
      duel.next();
    }
    expect(duel.name()).toBe('summon');
    act({ do: 'play', card: 'Cinder Lancer' });
    expect(duel.name()).toBe('figures');
    duel.next();
    expect(duel.name()).toBe('battle');
    act({ do: 'battle' });
    expect(duel.name()).toBe('attack');
    act({ do: 'attack', with: 'Cinder Lancer' });
    expect(duel.name()).toBe('fatigue');
    duel.next();
    act({ do: 'attack', with: 'Coalback Hound' });
    expect(duel.name()).toBe('guard');
    duel.next();
    expect(duel.name()).toBe('end');
    act({ do: 'end battle' });
    duel.do({ do: 'end turn' });
    passOwn(duel);
    expect(duel.name()).toBe('respond');
    expect(duel.can({ do: 'play', card: 'Seal of Salt' })).toBe(true);
    duel.do({ do: 'play', card: 'Seal of Salt' });
    expect(duel.name()).toBe('statuses');
    duel.next();
    expect(duel.name()).toBe('finish');
    passOwn(duel);
    act({ do: 'battle' });
    for (const attacker of ['Cinder Lancer', 'Coalback Hound'])
      if (duel.view().phase !== 'over') act({ do: 'attack', with: attacker });
    expect(duel.view().result?.losers).toEqual([1]);
    expect(duel.name()).toBe('won');
  });

  test('does not ask for what the turn has left behind', () => {
    const duel = begin(DUEL, DUEL_STEPS);
    duel.do({ do: 'end turn' });
    expect(duel.name()).toBe('respond');
  });
});

test('the lesson about Cascades ends with a link that is Disrupted', () => {
  const duel = begin(CASCADES, CASCADES_STEPS);
  expect(duel.name()).toBe('welcome');
  duel.next();
  expect(duel.name()).toBe('announce');
  duel.do({ do: 'play', card: 'Kiln Spark' });
  passOwn(duel);
  expect(duel.name()).toBe('link');
  duel.next();
  expect(duel.name()).toBe('end');
  duel.do({ do: 'end turn' });
  passOwn(duel);
  expect(duel.name()).toBe('respond');
  expect(duel.can({ do: 'play', card: 'Seal of Salt' })).toBe(true);
  duel.do({ do: 'play', card: 'Seal of Salt' });
  expect(duel.name()).toBe('backwards');
  duel.next();
  expect(duel.name()).toBe('ask');
  duel.next();
  expect(duel.name()).toBe('won');
});

test('the lesson about a deck ends with a legal one', () => {
  let deck = UNFINISHED;
  let reached = 0;
  const name = () => {
    reached = deckStepNow(reached, deck);
    return DECK_STEPS[reached]?.name;
  };
  const put = (card: string, count: number): void => {
    deck = { ...deck, main: { ...deck.main, [card]: count } };
  };
  expect(name()).toBe('welcome');
  reached += 1;
  expect(name()).toBe('tower');
  deck = { ...deck, tower: 'The Kiln Spire' };
  expect(name()).toBe('legal');
  reached += 1;
  put('Kiln Spark', 2);
  expect(name()).toBe('search');
  put('Kiln Spark', 3);
  expect(name()).toBe('curve');
  reached += 1;
  expect(name()).toBe('fill');
  put('Match-Striker Twins', 3);
  expect(name()).toBe('won');
  expect(isLegal(deck)).toBe(true);
});

test.each([
  ['duel', DUEL_STEPS],
  ['cascades', CASCADES_STEPS],
  ['deck', DECK_STEPS],
] as const)('the lesson %s has words for every step', (lesson, steps) => {
  const names = [...steps.map(({ name }) => name), 'lost'];
  const keys = names.flatMap((name) => [`learn.${lesson}.${name}`, `learn.${lesson}.${name}.title`]);
  expect(keys.filter((key) => sayOr(key, '') === '')).toEqual([]);
});
