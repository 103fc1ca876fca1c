import { createMoveList, createRandom, encodeMove, type Move, randomBelow } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire as game } from '../index.ts';
import { legalMoves } from '../testing/property-checks.ts';
import { mixedGame } from '../testing/property-games.ts';
import { copyState } from './copy.ts';
import { fightAgainst } from './fight-against.ts';
import { distinctMoves, finishTurn, startRound } from './finish-turn.ts';
import { hashFight } from './hash.ts';
import { MOVE } from './moves.ts';
import { enemyAt, isCombatPhase, PHASE, playerAt, QUESTION, type State } from './state.ts';

const list = createMoveList();
const first = (_state: State, _seat: number, { moves }: { readonly moves: readonly Move[] }): Move =>
  moves[0] as Move;

const build = (player: object, enemy: object = {}): State =>
  game.scenario.build(
    { players: [{ character: 'Ironclad', ...player }], enemies: [{ name: 'A', row: 1, hp: 30, ...enemy }] },
    'finish turn',
  ) as State;

const play = (state: State, fields: object): void => {
  const move = legalMoves(state, 0).find((each) =>
    Object.entries(fields).every(([field, value]) => game.describe(state, 0, each)[field] === value),
  );
  game.apply(state, 0, move as number);
};

/** Fights at a moment when all that is asked is what to play. */
const turns = (games: number): State[] =>
  Array.from({ length: games }, (_, number) => mixedGame(number).start()).filter(
    ({ phase, question }) => phase === PHASE.play && question.kind === QUESTION.none,
  );

describe('the end of a turn', () => {
  it('stops before the next draw, and goes on as an ordinary turn does', () => {
    const states = turns(24);
    expect(states.length).toBeGreaterThan(10);
    for (const state of states) {
      const [slow, fast] = [copyState(state), copyState(state)];
      slow.players.forEach((_, seat) => {
        if (slow.phase === PHASE.play) game.apply(slow, seat, encodeMove(MOVE.endTurn));
      });
      for (let steps = 0; slow.round === state.round && slow.question.kind !== QUESTION.none; steps++) {
        expect(steps).toBeLessThan(200);
        const { seat, kind } = slow.question;
        const moves = legalMoves(slow, seat);
        const all = encodeMove(MOVE.orderAll);
        game.apply(slow, seat, kind === QUESTION.order ? all : (moves[0] as Move));
      }
      finishTurn(fast, list, first);
      if (fast.phase === PHASE.reset) {
        expect(fast.round).toBe(state.round);
        for (const { hand } of fast.players) expect(hand.length).toBeLessThan(6);
        startRound(fast);
      }
      // Questions have numbers of their own, and a declaration is asked for only by moves.
      const plain = (one: State): string =>
        JSON.stringify({ ...one, asked: 0, phaseQuestion: 0, question: 0 });
      expect(plain(fast)).toBe(plain(slow));
    }
  });
});

describe('distinct moves', () => {
  it('name one of several like cards, and all of those that differ', () => {
    const state = build({ hand: ['Strike', 'Strike', 'Defend', { card: 'Strike', costsZero: true }] });
    distinctMoves(state, 0, list);
    // Two kinds of Strike, a Defend, the end of the turn.
    expect(list.length).toBe(4);
  });

  it('name one of several like cards that are asked for', () => {
    const state = build({ hand: ['True Grit+', 'Strike', 'Strike', 'Defend', 'Defend'] });
    play(state, { do: 'play', card: 'True Grit+' });
    distinctMoves(state, 0, list);
    expect(list.length).toBe(2);
  });

  it('name every enemy that is asked for', () => {
    const state = build({ hand: ['Havoc', 'Strike', 'Strike', 'Strike'], draw: ['Strike'] });
    state.enemies.push({ ...enemyAt(state, 0) }, { ...enemyAt(state, 0) });
    play(state, { do: 'play', card: 'Havoc' });
    expect(state.question.kind).toBe(QUESTION.enemy);
    distinctMoves(state, 0, list);
    expect(list.length).toBe(3);
  });
});

describe('the number of a position', () => {
  it('is the same for cards in another order and for other copies of them', () => {
    const one = build({ hand: ['Strike', 'Strike', 'Defend'], draw: ['Bash', 'Strike'] });
    const other = build({ hand: ['Defend', 'Strike', 'Strike'], draw: ['Strike', 'Bash'] });
    expect(hashFight(one)).toBe(hashFight(other));
    play(one, { do: 'play', card: 'Strike' });
    const moves = legalMoves(other, 0).filter((move) => game.describe(other, 0, move).card === 'Strike');
    game.apply(other, 0, moves[1] as Move);
    expect(hashFight(one)).toBe(hashFight(other));
  });

  it('counts the order of the cards played only where one may still be copied', () => {
    const played = (order: readonly string[], left: string): number => {
      const state = build({ hand: [...order, left] });
      for (const card of order) play(state, { do: 'play', card });
      return hashFight(state);
    };
    const [one, other] = [
      ['Strike', 'Defend', 'Anger'],
      ['Defend', 'Strike', 'Anger'],
    ] as const;
    expect(played(one, 'Bash')).toBe(played(other, 'Bash'));
    expect(played(one, 'Doppelganger')).not.toBe(played(other, 'Doppelganger'));
  });

  it('differs for positions that differ', () => {
    const numbers = new Set([
      hashFight(build({ hand: ['Strike'] })),
      hashFight(build({ hand: ['Defend'] })),
      hashFight(build({ hand: ['Strike', 'Strike'] })),
      hashFight(build({ draw: ['Strike'], hand: [] })),
      hashFight(build({ hand: ['Strike'], hp: 3 })),
      hashFight(build({ hand: ['Strike'], potions: ['Fire Potion'] })),
      hashFight(build({ hand: ['Strike'] }, { poison: 1 })),
      hashFight(build({ hand: ['Strike'] }, { vulnerable: 1 })),
    ]);
    expect(numbers.size).toBe(8);
  });

  it('meets no other position by chance', () => {
    const seen = new Map<number, string>();
    const random = createRandom('hash', 1);
    for (const state of turns(40)) {
      for (let moves = 0; moves < 60 && isCombatPhase(state.phase); moves++) {
        const seat = state.players.findIndex((_, each) => (game.deciding(state) & (1 << each)) !== 0);
        const choices = legalMoves(state, seat);
        game.apply(state, seat, choices[randomBelow(random, 0, choices.length)] as Move);
        const text = JSON.stringify([
          state.players.map(({ hp, energy, block }) => [hp, energy, block]),
          state.enemies,
        ]);
        const number = hashFight(state);
        expect(Number.isSafeInteger(number)).toBe(true);
        const earlier = seen.get(number);
        if (earlier !== undefined) expect(earlier).toBe(text);
        seen.set(number, text);
      }
    }
    expect(seen.size).toBeGreaterThan(500);
  });
});

describe('a fight against a card', () => {
  it('begins with the deck and HP of the climb, which stays as it is', () => {
    const climb = game.start(game.readSetup({ characters: ['Ironclad'], climb: {} }), 'against');
    const before = JSON.stringify(climb);
    const kind = climb.run.boss === -1 ? 0 : climb.run.boss;
    const state = fightAgainst(climb, 0, kind, 'one', (player) => {
      player.hp = 5;
    });
    const { hp, hand, draw } = playerAt(state, 0);
    expect([state.phase, hp, hand.length + draw.length]).toEqual([PHASE.play, 5, 10]);
    expect(state.enemies[0]?.kind).toBe(kind);
    expect(JSON.stringify(climb)).toBe(before);
    expect(JSON.stringify(fightAgainst(climb, 0, kind, 'one').players[0]?.draw)).toBe(JSON.stringify(draw));
  });
});
