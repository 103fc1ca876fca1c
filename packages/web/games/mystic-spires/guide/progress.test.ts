import { findBot } from '@three-spires/bots';
import { mysticSpires } from '@three-spires/mystic-spires';
import { eventsFor, openTable, pictureFor, proposeMove, type Table } from '@three-spires/table';
import { describe, expect, test } from 'vitest';
import type { MysticSpiresEvent, MysticSpiresView } from '../pieces/content.ts';
import { WORDS } from '../words/say.ts';
import { FIRST_GAME } from './first-game.ts';
import { stepNow } from './progress.ts';
import { STEPS } from './steps.ts';

type Wanted = Readonly<Record<string, string>>;

/** The guided duel played without a screen, against the bot that plays it. */
const begin = () => {
  const table: Table = openTable({
    game: mysticSpires,
    setup: FIRST_GAME.setup,
    seed: FIRST_GAME.seed ?? '',
    seats: [
      { person: 'me', name: 'Me' },
      { person: 'bot', name: 'Bot' },
    ],
  });
  const bot = findBot('mystic-spires', 'heuristic');
  let reached = 0;
  const view = () => pictureFor(table, 'me').outlooks[0]?.view as MysticSpiresView;
  const answer = (): void => {
    while (mysticSpires.deciding(table.state as never) === 2) {
      const move = bot?.choose(table.state, 1, { seed: 'guide', outOfTime: () => false }) ?? -1;
      if (proposeMove(table, 1, move).refusal !== undefined) throw new Error('the bot is stuck');
    }
  };
  return {
    view,
    name: () => {
      const events = eventsFor(table, 'me', 0).map(({ event }) => event as MysticSpiresEvent);
      reached = stepNow(reached, { view: view(), events });
      return STEPS[reached]?.name;
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

describe('the guided first duel', () => {
  test('follows a player who does what it says, to the end', () => {
    const duel = begin();
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
    expect(duel.name()).toBe('cascade');
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
    const duel = begin();
    duel.do({ do: 'end turn' });
    expect(duel.name()).toBe('respond');
  });

  test('has words for every step', () => {
    const keys = STEPS.flatMap(({ name }) => [`learn.duel.${name}`, `learn.duel.${name}.title`]);
    expect(keys.filter((key) => !(key in WORDS))).toEqual([]);
  });
});
