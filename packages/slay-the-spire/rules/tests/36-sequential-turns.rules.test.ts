import { createMoveList, defined, encodeMove, seatsIn } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, type Fight, fight } from '../../testing/position.ts';
import { forecast } from '../forecast.ts';
import { legal } from '../legal.ts';
import { MOVE } from '../moves.ts';
import { refuse } from '../refuse.ts';
import type { State } from '../state.ts';

const CLIMB = { climb: { room: 'encounter', options: ['sequentialTurns'] } };
const WALL = [{ name: 'A', row: 1, hp: 50 }];
const TWO = [{ character: 'Ironclad' }, { character: 'Silent' }];

const sequential = ({ with: rest, players, enemies, ...given }: Fight) =>
  fight({ players: players ?? TWO, enemies: enemies ?? WALL, with: { ...CLIMB, ...rest }, ...given });

describe('Sequential Turns (STS-36.1)', () => {
  it('gives each player a turn, then the enemies theirs (STS-36.1, STS-36.2)', () => {
    sequential({
      enemies: [{ name: 'Jaw Worm', row: 1, hp: 10 }],
      with: { die: 3 },
      moves: [
        { expect: { turn: ['Ironclad'], round: 1 } },
        endTurn('Ironclad'),
        { expect: { turn: ['Silent'], round: 1, players: [{ hp: 10 }, {}] } },
        endTurn('Silent'),
      ],
      expect: { turn: ['Ironclad'], round: 2, players: [{ hp: 8 }, { hp: 9 }] },
    });
  });

  it('discards only the hand of the player whose turn ends (STS-36.1, STS-13.29)', () => {
    sequential({
      players: [
        { character: 'Ironclad', hand: ['Strike'] },
        { character: 'Silent', hand: ['Defend'], draw: new Array<string>(5).fill('Strike') },
      ],
      moves: [endTurn('Ironclad')],
      expect: {
        turn: ['Silent'],
        players: [
          { discard: ['Strike'] },
          { hand: ['Defend', ...new Array<string>(5).fill('Strike')], discard: [] },
        ],
      },
    });
  });

  it('lets everybody play at once without the option (STS-13.2)', () => {
    fight({
      players: TWO,
      enemies: WALL,
      moves: [endTurn('Silent')],
      expect: { turn: ['Ironclad', 'Silent'] },
    });
  });

  it('goes by the rows from the bottom (STS-36.2)', () => {
    sequential({
      players: [
        { character: 'Ironclad', row: 2 },
        { character: 'Silent', row: 3 },
        { character: 'Watcher', row: 1 },
      ],
      moves: [
        { expect: { turn: ['Watcher'] } },
        endTurn('Watcher'),
        { expect: { turn: ['Ironclad'] } },
        endTurn('Ironclad'),
      ],
      expect: { turn: ['Silent'] },
    });
  });

  it('keeps the order of the start of the round after a switch of rows (STS-36.2, R152)', () => {
    const { state } = sequential({ moves: [], expect: {} });
    const game = state as State;
    const [first, second] = game.players;
    if (first === undefined || second === undefined) throw new Error('two players');
    first.row = 2;
    second.row = 1;
    slayTheSpire.apply(game, 0, encodeMove(MOVE.endTurn));
    expect(seatsIn(game.turnSeats)).toEqual([1]);
    slayTheSpire.apply(game, 1, encodeMove(MOVE.endTurn));
    // In the next round the Silent stands below.
    expect([game.round, seatsIn(game.turnSeats)]).toEqual([2, [1]]);
  });

  it('rolls the die in the first turn of the round only (STS-36.3)', () => {
    sequential({
      with: { phase: 'start', round: 1, nextDie: [5, 2] },
      moves: [
        { expect: { die: 5 } },
        endTurn('Ironclad'),
        { expect: { turn: ['Silent'], die: 5 } },
        endTurn('Silent'),
      ],
      expect: { round: 2, die: 2 },
    });
  });

  it('lets every player change the die then (STS-36.3, R153)', () => {
    sequential({
      players: [{ character: 'Ironclad' }, { character: 'Silent', relics: ['The Abacus'] }],
      with: { phase: 'start', round: 1, nextDie: [3] },
      moves: [
        { expect: { phase: 'roll', turn: ['Ironclad'] } },
        { do: 'relic', relic: 'The Abacus', seat: 'Silent' },
      ],
      expect: { phase: 'play', die: 4, turn: ['Ironclad'] },
    });
  });
});

describe('what is your own (STS-36.4)', () => {
  const five = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

  it('you Reset and draw in your own turn (STS-36.4)', () => {
    sequential({
      players: [
        { character: 'Ironclad', energy: 0, block: 4, draw: five },
        { character: 'Silent', energy: 1, block: 6, draw: five },
      ],
      with: { phase: 'start', round: 2 },
      moves: [
        {
          expect: {
            players: [
              { energy: 3, block: 0, hand: five },
              { energy: 1, block: 6, hand: [] },
            ],
          },
        },
        endTurn('Ironclad'),
      ],
      expect: {
        players: [
          { block: 0, hand: [], discard: five },
          { energy: 3, block: 0, hand: five },
        ],
      },
    });
  });

  it('start-of-combat and die abilities come in your own turn (STS-36.4)', () => {
    sequential({
      players: [{ character: 'Ironclad' }, { character: 'Watcher' }],
      with: { phase: 'start', round: 1 },
      moves: [{ expect: { players: [{}, { miracles: 0 }] } }, endTurn('Ironclad')],
      expect: { players: [{}, { miracles: 1 }] },
    });
  });

  it('end-of-turn abilities and the discard are for the player whose turn ends (STS-36.4)', () => {
    sequential({
      players: [
        { character: 'Ironclad', powers: ['Metallicize'], hand: ['Strike'] },
        { character: 'Silent', powers: ['Metallicize'], hand: ['Strike', 'Strike'] },
      ],
      moves: [
        endTurn('Ironclad'),
        {
          expect: {
            players: [
              { block: 1, discard: ['Strike'] },
              { block: 0, discard: [] },
            ],
            turn: ['Silent'],
          },
        },
        endTurn('Silent'),
      ],
      // A new round: the Ironclad has reset, the Silent not yet.
      expect: { round: 2, players: [{ block: 0 }, { block: 1, discard: ['Strike', 'Strike'] }] },
    });
  });
});

describe('what a Reset leaves alone (STS-36.4, R172)', () => {
  const SPIRE = { act: 4, ascension: 11, room: 'elite', map: 'act4-elites', space: 2 };
  const TWO_IN_ROWS = [
    { character: 'Ironclad', row: 1, hp: 10, draw: ['Strike', 'Strike'] },
    {
      character: 'Silent',
      row: 2,
      hand: [],
      draw: ['Strike', 'Slice', 'Slice', 'Slice', 'Slice', 'Backflip'],
    },
  ];
  const facing = (cube: number, moves: Fight['moves'], expected: Fight['expect'], draw: readonly string[]) =>
    fight({
      players: [TWO_IN_ROWS[0] ?? {}, { ...TWO_IN_ROWS[1], draw }],
      enemies: [{ name: 'Spire Shield', cube }, { name: 'Spire Spear' }],
      with: { phase: 'start', round: 2, climb: { ...SPIRE, options: ['sequentialTurns'] } },
      moves: [
        { do: 'done', seat: 'Ironclad' },
        { do: 'done', seat: 'Silent' },
        endTurn('Ironclad'),
        ...moves,
      ],
      expect: expected,
    });
  const hand = ['Strike', 'Slice', 'Slice', 'Slice', 'Backflip'];

  it('facing Spire Shield forbids a later player to draw', () => {
    facing(
      2,
      [{ seat: 'Silent', do: 'play', card: 'Backflip' }],
      { turn: ['Silent'], players: [{}, { noMoreDraws: true, hand: hand.slice(0, 4), draw: ['Defend'] }] },
      [...hand, 'Defend'],
    );
  });

  it('facing Spire Shield makes all damage of a later player 0', () => {
    facing(
      3,
      [{ seat: 'Silent', do: 'play', card: 'Strike', enemy: 'Spire Spear' }],
      { players: [{}, { dealsNoDamage: true, energy: 2 }], enemies: [{}, { hp: 84, maxHp: 84 }] },
      hand,
    );
  });

  it('no player faces an enemy that died in an earlier turn of the round', () => {
    fight({
      players: [{ ...TWO_IN_ROWS[0], draw: ['Strike'] }, TWO_IN_ROWS[1] ?? {}],
      enemies: [{ name: 'Spire Shield', hp: 1 }, { name: 'Spire Spear' }],
      with: { phase: 'start', round: 2, climb: { ...SPIRE, options: ['sequentialTurns'] } },
      moves: [
        { do: 'done', seat: 'Ironclad' },
        { do: 'done', seat: 'Silent' },
        { seat: 'Ironclad', do: 'play', card: 'Strike', enemy: 'Spire Shield' },
        endTurn('Ironclad'),
      ],
      expect: { turn: ['Silent'], players: [{ energy: 1 }, { energy: 3 }] },
    });
  });

  it('HP lost before your turn count against a limit of the round', () => {
    sequential({
      players: [
        { character: 'Ironclad' },
        { character: 'Silent', powers: ['Wraith Form'], hpLostThisRound: 1, draw: ['Offering'] },
      ],
      with: { round: 2 },
      moves: [endTurn('Ironclad'), { seat: 'Silent', do: 'play', card: 'Offering' }],
      expect: { players: [{}, { hp: 9, hpLostThisRound: 1 }] },
    });
  });

  it('a new round ends what the last one brought, for all players at once', () => {
    sequential({
      players: [
        { character: 'Ironclad' },
        { character: 'Silent', nextCost: 3, hpLostThisRound: 1, hpLossLimited: true },
      ],
      moves: [endTurn('Ironclad'), endTurn('Silent')],
      expect: {
        turn: ['Ironclad'],
        round: 2,
        players: [{}, { nextCost: null, hpLostThisRound: 0, hpLossLimited: false }],
      },
    });
  });
});

describe('your own actions (STS-36.5)', () => {
  it('cards, potions and the end of the turn are refused to the others (STS-36.5)', () => {
    const { state } = sequential({
      players: [TWO[0] ?? {}, { character: 'Silent', hand: ['Strike'], potions: ['Fire Potion'] }],
      moves: [],
      expect: {},
    });
    const game = state as State;
    const list = createMoveList();
    legal(game, 1, list);
    expect(list.length).toBe(0);
    expect(seatsIn(slayTheSpire.deciding(game))).toEqual([0]);
    expect(slayTheSpire.decisions(game).map(({ seats }) => seats)).toEqual([[0]]);
    for (const move of [encodeMove(MOVE.endTurn), encodeMove(MOVE.potion, 0, 1), encodeMove(MOVE.play, 0, 1)])
      expect(refuse(game, 1, move)).toMatchObject({ code: 'not-your-turn', rule: 'STS-36.5' });
    expect(refuse(game, 0, encodeMove(MOVE.endTurn))).toBeUndefined();
  });

  it('Poison works once per round, at the end of the turn of the Silent (STS-36.5, R154)', () => {
    const poisoned = [{ name: 'A', row: 1, hp: 50, poison: 3 }];
    sequential({
      players: [
        { character: 'Ironclad', row: 3 },
        { character: 'Silent', row: 2 },
        { character: 'Watcher', row: 1 },
      ],
      enemies: poisoned,
      moves: [
        endTurn('Watcher'),
        { expect: { enemies: [{ hp: 50 }] } },
        endTurn('Silent'),
        { expect: { enemies: [{ hp: 47 }], turn: ['Ironclad'] } },
        endTurn('Ironclad'),
      ],
      expect: { round: 2, enemies: [{ hp: 47 }] },
    });
    sequential({
      players: [{ character: 'Ironclad' }, { character: 'Watcher' }],
      enemies: poisoned,
      moves: [endTurn('Ironclad'), { expect: { enemies: [{ hp: 50 }] } }, endTurn('Watcher')],
      expect: { phase: 'play', round: 2, enemies: [{ hp: 47 }] },
    });
  });

  it('what enemies do at end of turn they do to each player in the own turn (STS-36.5, R154)', () => {
    sequential({
      players: [
        { character: 'Ironclad', hp: 10 },
        { character: 'Silent', hp: 9, block: 1 },
      ],
      enemies: [{ id: 'a4-boss-corrupt-heart', cubes: 2 }],
      moves: [endTurn('Ironclad')],
      expect: { turn: ['Silent'], players: [{ hp: 8 }, { hp: 9, block: 0 }] },
    });
  });
});

describe('the single first fight', () => {
  const start = (sequentialTurns?: boolean): State =>
    slayTheSpire.start(
      slayTheSpire.readSetup({
        characters: ['Silent', 'Defect'],
        ...defined({ sequentialTurns }),
      }),
      'fight',
    );

  it('can be played in Sequential Turns too (STS-36.1)', () => {
    expect(start().turnSeats).toBe(0b11);
    expect(start(false).turnSeats).toBe(0b11);
    const state = start(true);
    expect(state.turnSeats).toBe(0b01);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([7, 0]);
    expect(() => slayTheSpire.readSetup({ characters: ['Silent'], sequentialTurns: 1 })).toThrow(
      /sequentialTurns/,
    );
  });

  it('forecasts without looking at cards the next player will draw (STS-4.1, STS-36.4)', () => {
    const state = start(true);
    const [, defect] = state.players;
    if (defect === undefined) throw new Error('two players');
    defect.block = 20;
    const before = forecast(state, 0);
    // The Block of a player whose turn is still to come is gone by the Enemy Turn.
    defect.block = 0;
    expect(forecast(state, 0)).toEqual(before);
  });
});
