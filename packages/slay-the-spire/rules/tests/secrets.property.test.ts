import { createRandom, eventFor, type Viewer } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire as game } from '../../index.ts';
import { checkHiddenCards, legalMoves } from '../../testing/property-checks.ts';
import { disguiseHands } from '../../testing/property-secrets.ts';
import type { SlayTheSpireEvent } from '../event.ts';
import type { State } from '../state.ts';
import type { SlayTheSpireView } from '../view-types.ts';

/** An Ironclad with these cards beside a Silent who looks on. */
const build = (ironclad: object): State =>
  game.scenario.build(
    {
      players: [{ character: 'Ironclad', ...ironclad }, { character: 'Silent' }],
      enemies: [{ name: 'A', row: 1, hp: 10 }],
    },
    'secrets',
  ) as State;

const find = (state: State, fields: object): number =>
  legalMoves(state, 0).find((move) =>
    Object.entries(fields).every(([field, value]) => game.describe(state, 0, move)[field] === value),
  ) as number;

/** Whether a part of what a viewer sees is another once the Ironclad's hand and draw pile are dealt again. */
const tells = (state: State, viewer: Viewer, part: (view: SlayTheSpireView) => unknown): boolean => {
  const random = createRandom('dealt again', 1);
  const seen = JSON.stringify(part(game.view(state, viewer)));
  return Array.from({ length: 20 }, () => disguiseHands(state, viewer, random)).some(
    (other) => JSON.stringify(part(game.view(other, viewer))) !== seen,
  );
};

describe('what others see of a hand', () => {
  const strangers: Viewer[] = [1, 'spectator'];

  // Who knows a deck, its open piles and its draw pile would know the hand too.
  it.each(strangers)('STS-4.1 is nothing, not even by the draw pile, for %s', (viewer) => {
    const state = build({ hand: ['Strike', 'Bash'], draw: ['Defend', 'Anger', 'Clash'] });
    expect(tells(state, viewer, (view) => view)).toBe(false);
  });

  it.each(strangers)('STS-4.1 is nothing, not even by the damage of a Burn, for %s', (viewer) => {
    const state = build({ hand: ['Burn'], draw: ['Defend', 'Strike'] });
    expect(tells(state, viewer, (view) => view.players[0]?.incoming)).toBe(false);
  });

  it('STS-4.1 is all of it for its owner, whose draw pile has no order', () => {
    const state = build({ hand: ['Burn'], draw: ['Defend', 'Strike'] });
    const { hand, drawPile, incoming } = game.view(state, 0)
      .players[0] as SlayTheSpireView['players'][number];
    expect([hand?.length, drawPile?.length, incoming.damage]).toEqual([1, 2, 1]);
    const other = build({ hand: ['Burn'], draw: ['Strike', 'Defend'] });
    expect(game.view(other, 0).players[0]?.drawPile).toEqual(drawPile);
  });
});

describe('what others hear of a hand', () => {
  it('STS-4.1 is not which card goes on top of the draw pile', () => {
    const state = build({ hand: ['Warcry', 'Strike', 'Bash'], draw: ['Defend', 'Anger'] });
    game.apply(state, 0, find(state, { do: 'play', card: 'Warcry' }));
    const before = game.copy(state);
    const events: SlayTheSpireEvent[] = [];
    game.apply(state, 0, find(state, { do: 'choose', card: 'Bash' }), (event) => {
      events.push(event);
    });
    checkHiddenCards(before, events);
    const put = events.find(({ type }) => type === 'putBack') as SlayTheSpireEvent;
    expect(eventFor(put, 0)).toHaveProperty('secret.cards');
    expect(eventFor(put, 1)).not.toHaveProperty('secret');
    expect(eventFor(put, 'spectator')).not.toHaveProperty('secret');
  });

  it('is only how many cards were drawn', () => {
    const state = build({ hand: ['Warcry'], draw: ['Defend', 'Anger', 'Clash'] });
    const told: SlayTheSpireEvent[] = [];
    game.apply(state, 0, find(state, { do: 'play', card: 'Warcry' }), (event) => {
      told.push(eventFor(event, 1));
    });
    expect(told.find(({ type }) => type === 'drew')).toStrictEqual({
      type: 'drew',
      seat: 0,
      count: 2,
      reveals: true,
    });
  });
});

describe('readable moves', () => {
  it('tell a copy that was Retained and gives more from one that was not', () => {
    const state = game.scenario.build(
      {
        players: [
          { character: 'Silent', hand: ['Outmaneuver', { card: 'Outmaneuver', retained: true }, 'Defend'] },
        ],
        enemies: [{ name: 'A', row: 1, hp: 10 }],
      },
      'readable',
    ) as State;
    const plays = legalMoves(state, 0).map((move) => JSON.stringify(game.describe(state, 0, move)));
    expect(new Set(plays).size).toBe(plays.length);
  });
});
