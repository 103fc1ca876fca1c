import { movesSeen, seenBy } from '@three-spires/kernel';
import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { ITEM_ENTRIES } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { slayTheSpireAdept } from '../bots.ts';

const RELICS = ITEM_ENTRIES.flatMap(({ definition: { kind, name } }) => (kind === 'relic' ? [name] : []));

/** A Silent with her starter deck in a Treasure room, with this relic on top of the deck. */
const treasure = (relic: string): State =>
  game.scenario.build(
    {
      players: [{ character: 'Silent', hp: 9, maxHp: 9 }],
      relicDeck: [relic],
      climb: { act: 1, room: 'treasure' },
    },
    'treasure',
  ) as State;

/** Moves that a bot makes until it has confirmed its rewards. */
const movesIn = (state: State): string[] => {
  const made: string[] = [];
  while (made.length < 10 && made.at(-1) !== 'confirm') {
    const seen = seenBy(game, state, 0, 'treasure');
    const thinking = { seed: 'treasure', outOfTime: () => false };
    const { move } = slayTheSpireAdept.choose(seen, movesSeen(game, seen), thinking);
    made.push(String(game.describe(state, 0, move).do));
    game.apply(state, 0, move);
  }
  return made;
};

describe('a relic that is offered', () => {
  test.each(RELICS)('is taken: %s', (relic) => {
    expect(movesIn(treasure(relic))).toContain('take');
  });
});
