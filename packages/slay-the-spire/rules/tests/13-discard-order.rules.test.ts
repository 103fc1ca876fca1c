import { encodeMove } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight } from '../../testing/position.ts';
import { DONE, MOVE } from '../moves.ts';

const DRAW = ['Strike', 'Claw', 'Strike', 'Strike', 'Strike', 'Strike'];
const HAND = ['Zap+', 'Defend', 'Strike'];
const defect = (fields: Readonly<Record<string, unknown>> = {}) => ({
  character: 'Defect',
  hand: HAND,
  draw: DRAW,
  ...fields,
});
const done = { do: 'done' };

describe('the order of the discard at end of turn (STS-13.29, R61)', () => {
  test('is from left to right unless its owner says otherwise', () => {
    fight({
      player: defect(),
      moves: [endTurn(), { expect: { phase: 'discard', question: { kind: 'card', seat: 'Defect' } } }, done],
      expect: { round: 2, players: [{ discard: ['Strike', 'Defend', 'Zap+'] }] },
    });
  });

  test('can be set from the top: Claw then finds a card that costs 0', () => {
    fight({
      player: defect(),
      moves: [
        endTurn(),
        choose({ card: 'Zap+' }),
        done,
        { expect: { players: [{ discard: ['Zap+', 'Strike', 'Defend'] }] } },
        { do: 'play', card: 'Claw', enemy: 'A' },
      ],
      expect: { enemies: [{ hp: 8 }] },
    });
  });

  test('can be set to the last card, and then nothing is asked any more', () => {
    fight({
      player: defect(),
      moves: [endTurn(), choose({ card: 'Defend' }), choose({ card: 'Strike' })],
      expect: { round: 2, question: null, players: [{ discard: ['Defend', 'Strike', 'Zap+'] }] },
    });
  });

  test('does not touch cards that stay', () => {
    fight({
      player: defect({
        hand: [{ card: 'Claw', staying: true }, ...HAND],
        draw: DRAW.filter((card) => card !== 'Claw'),
      }),
      moves: [
        endTurn(),
        { refused: choose({ card: 'Claw' }), code: 'not-an-answer' },
        choose({ card: 'Zap+' }),
        done,
      ],
      expect: { players: [{ discard: ['Zap+', 'Strike', 'Defend'] }] },
    });
  });

  test.each([
    ['nothing looks at the discard pile', { draw: DRAW.filter((card) => card !== 'Claw') }],
    ['the next draw shuffles it', { draw: ['Claw', 'Strike', 'Strike', 'Strike'] }],
    ['no card that goes there costs 0', { hand: ['Zap', 'Defend', 'Strike'] }],
    ['all cards that go there are alike', { hand: ['Zap+', 'Zap+'] }],
    ['only one card goes there', { hand: ['Zap+', { card: 'Defend', staying: true }] }],
  ])('is not asked for where it cannot matter: %s', (_why, fields) => {
    fight({
      player: defect(fields),
      moves: [endTurn()],
      expect: { round: 2, phase: 'play', question: null },
    });
  });

  test('is asked of each player for the own hand, and only the owner sees the cards', () => {
    const { state } = fight({
      players: [
        defect(),
        {
          character: 'Watcher',
          hand: ['Ragnarok', 'Flurry of Blows'],
          draw: DRAW,
        },
      ],
      moves: [endTurn('Defect'), endTurn('Watcher')],
      expect: { question: { kind: 'card', seat: 'Defect' } },
    });
    const [own, other] = [0, 1].map((viewer) => slayTheSpire.view(state, viewer).question);
    expect(own).toMatchObject({ source: 'Discard pile', pile: 'hand', optional: true });
    expect([own?.cards?.length, other?.cards]).toEqual([3, undefined]);
    slayTheSpire.apply(state, 0, encodeMove(MOVE.choose, DONE));
    expect(slayTheSpire.scenario.show(state)).toMatchObject({ question: { kind: 'card', seat: 'Watcher' } });
  });
});
