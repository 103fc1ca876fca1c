import { slayTheSpire } from '@three-spires/slay-the-spire';
import { eventsFor, openTable, pictureFor, proposeMove, type Table } from '@three-spires/table';
import { describe, expect, test } from 'vitest';
import type { SlayTheSpireEvent, SlayTheSpireView } from '../pieces/content.ts';
import { WORDS } from '../words/say.ts';
import { FIRST_GAME } from './first-game.ts';
import { type Seen, stepNow } from './progress.ts';
import { STEPS } from './steps.ts';

/** The guided fight played without a screen. */
const begin = () => {
  const table: Table = openTable({
    game: slayTheSpire,
    setup: FIRST_GAME.setup,
    seed: FIRST_GAME.seed ?? '',
    seats: [{ person: 'me', name: 'Me' }],
  });
  const outlook = () => pictureFor(table, 'me').outlooks[0];
  let reached = 0;
  const seen = (picked?: string): Seen => ({
    view: outlook()?.view as SlayTheSpireView,
    events: eventsFor(table, 'me', 0).map(({ event }) => event as SlayTheSpireEvent),
    picked,
  });
  return {
    name: (picked?: string) => {
      reached = stepNow(reached, seen(picked));
      return STEPS[reached]?.name;
    },
    next: () => {
      reached += 1;
    },
    do: (wanted: Readonly<Record<string, string>>) => {
      const option = outlook()?.options.find(({ readable }) =>
        Object.entries(wanted).every(([field, value]) => readable[field] === value),
      );
      const done = proposeMove(table, 0, option?.move ?? -1);
      if (done.refusal !== undefined) throw new Error(`not possible: ${JSON.stringify(wanted)}`);
    },
  };
};

describe('the guided first fight', () => {
  test('follows a player who does what it says, to the end', () => {
    const fight = begin();
    for (const name of ['welcome', 'intent', 'incoming', 'energy']) {
      expect(fight.name()).toBe(name);
      fight.next();
    }
    expect(fight.name()).toBe('pick');
    expect(fight.name('attack')).toBe('attack');
    fight.do({ do: 'play', card: 'Strike' });
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
  });

  test('does not ask for what the turn has left behind', () => {
    const fight = begin();
    fight.do({ do: 'end turn' });
    expect(fight.name()).toBe('die');
  });

  test('has words for every step', () => {
    const keys = STEPS.flatMap(({ name }) => [`learn.${name}`, `learn.${name}.title`]);
    expect(keys.filter((key) => !(key in WORDS))).toEqual([]);
  });
});
