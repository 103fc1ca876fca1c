import { createMoveList, encodeMove, seatsIn } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, type Fight, fight, play } from '../../testing/position.ts';
import { legal } from '../legal.ts';
import { MOVE } from '../moves.ts';
import { refuse } from '../refuse.ts';
import type { State } from '../state.ts';

const CLIMB = { room: 'boss', options: ['lastStand'] };
const BOSS = { name: 'Boss', hp: 50 };
/** Takes 2 damage at the end of the turn. */
const BURNT = ['Burn', 'Burn'];

const stand = ({ with: rest, ...given }: Fight, climb: object = {}) =>
  fight({ ...given, with: { ...rest, climb: { ...CLIMB, ...climb } } });

const all = (...names: readonly string[]) => names.map((name) => endTurn(name));

describe('The Last Stand (STS-35.1)', () => {
  const dying = {
    character: 'Ironclad',
    hp: 1,
    strength: 3,
    block: 0,
    hand: ['Strike', 'Burn'],
    draw: ['Defend'],
    discard: ['Bash'],
    exhaust: ['Anger'],
    powers: ['Inflame'],
  };

  it('takes a player who dies in a Boss fight out of the combat, and the others fight on (STS-35.1, R149)', () => {
    const { events } = stand({
      players: [dying, { character: 'Silent', draw: ['Strike'] }],
      enemies: [{ ...BOSS, poison: 2 }],
      // The Ironclad puts Burn before the Poison, and falls before it works.
      moves: [...all('Ironclad', 'Silent'), { do: 'order all', seat: 'Ironclad' }],
      expect: {
        phase: 'play',
        round: 2,
        outcome: null,
        turn: ['Silent'],
        players: [
          {
            hp: 0,
            row: 0,
            strength: 0,
            hand: [],
            draw: [],
            discard: [],
            exhaust: [],
            powers: [],
          },
          { hp: 9, hand: ['Strike'] },
        ],
        enemies: [{ poison: 2, hp: 48 }],
      },
    });
    expect(events.map(({ type }) => type)).toContain('playerFell');
    expect(events.map(({ type }) => type)).not.toContain('playerDied');
  });

  it('ends the game without the option, and with it in any other combat (STS-1.5, STS-35.5)', () => {
    const players = [dying, { character: 'Silent' }];
    const moves = all('Ironclad', 'Silent');
    fight({ players, enemies: [BOSS], moves, expect: { outcome: 'defeat' } });
    stand({ players, enemies: [{ name: 'A', row: 1 }], moves, expect: { outcome: 'defeat' } });
    stand(
      { players, enemies: [{ name: 'Lagavulin' }], moves, expect: { outcome: 'defeat' } },
      { room: 'elite' },
    );
  });

  it('does not hold against a Boss that an Event brings (STS-35.5, R171)', () => {
    const players = [dying, { character: 'Silent' }];
    stand(
      { players, enemies: [BOSS], moves: all('Ironclad', 'Silent'), expect: { outcome: 'defeat' } },
      { room: 'event', event: 'Mind Bloom', act: 3 },
    );
  });

  it('takes cards that lie on enemies along (STS-35.1, R149)', () => {
    stand({
      players: [{ character: 'Silent', hp: 1, hand: ['Burn'] }, { character: 'Ironclad' }],
      enemies: [{ ...BOSS, attached: { card: 'Corpse Explosion', player: 'Silent' } }],
      moves: all('Silent', 'Ironclad'),
      expect: { enemies: [{ attached: null }], players: [{ hp: 0 }, {}] },
    });
  });

  it('breaks off the card whose own text killed its player (STS-35.1, R69)', () => {
    const { state } = stand({
      players: [
        { hp: 1, hand: ['Offering'], draw: ['Strike', 'Strike', 'Strike'] },
        { character: 'Silent', hand: ['Strike'] },
      ],
      enemies: [BOSS],
      moves: [play('Offering', undefined, { seat: 'Ironclad' })],
      expect: {
        phase: 'play',
        turn: ['Silent'],
        question: null,
        players: [{ hp: 0, hand: [], discard: [] }, {}],
      },
    });
    expect((state as State).players[0]?.deck.length).toBe(4);
  });

  it('waits for the dead nowhere (STS-35.1)', () => {
    const { state } = stand({
      players: [{ hp: 1, hand: ['Burn'] }, { character: 'Silent' }, { character: 'Watcher' }],
      enemies: [BOSS],
      moves: all('Ironclad', 'Silent', 'Watcher'),
      expect: { round: 2 },
    });
    const game = state as State;
    const list = createMoveList();
    legal(game, 0, list);
    expect(list.length).toBe(0);
    expect(seatsIn(slayTheSpire.deciding(game))).toEqual([1, 2]);
    expect(refuse(game, 0, encodeMove(MOVE.endTurn))).toMatchObject({
      code: 'out-of-combat',
      rule: 'STS-35.1',
    });
  });

  it('cannot be chosen any more (STS-18.8)', () => {
    const { state } = stand({
      players: [
        { hp: 1, hand: ['Burn'] },
        { character: 'Silent', potions: ['Block Potion'] },
        { character: 'Watcher' },
      ],
      enemies: [BOSS],
      moves: all('Ironclad', 'Silent', 'Watcher'),
      expect: {},
    });
    const target = (seat: number) => refuse(state as State, 1, encodeMove(MOVE.potion, 0, seat + 1))?.code;
    expect([target(0), target(1), target(2)]).toEqual(['not-a-target', undefined, undefined]);
  });
});

describe('new targets (STS-35.2)', () => {
  const three = (fallen: string) =>
    ['Ironclad', 'Silent', 'Watcher'].map((character) =>
      character === fallen ? { character, hp: 1, hand: ['Burn'] } : { character, hp: 9 },
    );
  const hits = (row: number) => [BOSS, { name: 'Jaw Worm', row, hp: 10 }];

  it.each([
    ['Ironclad', 1, [0, 7, 9]],
    ['Silent', 2, [7, 0, 9]],
    ['Watcher', 3, [9, 7, 0]],
  ])('the row of the dead %s: the nearest below, else the nearest above (STS-35.2)', (fallen, row, left) => {
    stand({
      players: three(fallen),
      enemies: hits(row),
      with: { die: 3 },
      moves: all('Ironclad', 'Silent', 'Watcher'),
      expect: { players: left.map((hp) => ({ hp })) },
    });
  });

  it('is for the next action: hits left over for the dead are lost (STS-35.2)', () => {
    stand({
      players: [
        { character: 'Ironclad', hp: 1 },
        { character: 'Silent', hp: 9 },
      ],
      enemies: [BOSS, { name: 'Byrd', row: 1, hp: 5 }],
      with: { die: 1 },
      moves: all('Ironclad', 'Silent'),
      expect: { players: [{ hp: 0 }, { hp: 9 }] },
    });
  });

  it('goes past several rows of the dead (STS-35.2)', () => {
    stand({
      players: [
        { character: 'Ironclad', hp: 9 },
        { character: 'Silent', hp: 1, hand: ['Burn'] },
        { character: 'Watcher', hp: 1, hand: ['Burn'] },
      ],
      enemies: hits(3),
      with: { die: 3 },
      moves: all('Ironclad', 'Silent', 'Watcher'),
      expect: { players: [{ hp: 7 }, { hp: 0 }, { hp: 0 }] },
    });
  });

  it('Bosses and the area symbol reach all who live (STS-35.2, R150)', () => {
    stand({
      players: three('Silent'),
      enemies: [{ id: 'a1-boss-guardian' }],
      moves: all('Ironclad', 'Silent', 'Watcher'),
      expect: { players: [{ hp: 7 }, { hp: 0 }, { hp: 7 }] },
    });
  });

  it('per player counts those who live, HP by party size stays (STS-11.11, STS-11.12, R46, R47)', () => {
    stand({
      players: three('Silent'),
      enemies: [{ id: 'a1-boss-guardian' }],
      moves: all('Ironclad', 'Silent', 'Watcher'),
      // 5 Block per player for the two who are left, and the HP of three.
      expect: { enemies: [{ block: 10, maxHp: 120 }] },
    });
  });

  it('the floor of the Corrupt Heart counts those who live at that moment (STS-11.12, R47)', () => {
    const heart = { id: 'a4-boss-corrupt-heart', hp: 101 };
    const pyre = { character: 'Ironclad', hp: 5, energy: 3, strength: 8, hand: ['Strike'] };
    // 50 for each of two.
    stand({
      players: [pyre, { character: 'Silent' }],
      enemies: [heart],
      moves: [play('Strike', 'Corrupt Heart', { seat: 'Ironclad' })],
      expect: { enemies: [{ hp: 100 }] },
    });
    // 50 for the one who is left.
    stand({
      players: [pyre, { character: 'Silent', hp: 0 }],
      enemies: [{ ...heart, hp: 51 }],
      moves: [play('Strike', 'Corrupt Heart', { seat: 'Ironclad' })],
      expect: { enemies: [{ hp: 50 }] },
    });
  });
});

describe('how it ends', () => {
  const survivors = [
    { character: 'Ironclad', hp: 1, hand: BURNT },
    { character: 'Silent', hand: ['Strike'], draw: ['Strike'] },
  ];
  const kill = [...all('Ironclad', 'Silent'), play('Strike', 'Boss', { seat: 'Silent' })];

  it('one survivor is enough for the Act, but the party does not go on to the next (STS-35.3, STS-35.4)', () => {
    const { state } = stand(
      {
        players: survivors,
        enemies: [{ name: 'Boss', hp: 1 }],
        moves: kill,
        expect: { outcome: 'victory', players: [{ hp: 0 }, {}] },
      },
      { act: 1 },
    );
    expect(slayTheSpire.outcome(state as State)?.result).toBe('victory');
    expect((state as State).run.actsBeaten).toBe(0b10);
  });

  it('a party without a death may go on (STS-35.4)', () => {
    stand(
      {
        players: [{ hand: ['Strike'] }, { character: 'Silent' }],
        enemies: [{ name: 'Boss', hp: 1 }],
        moves: [play('Strike', 'Boss', { seat: 'Ironclad' })],
        expect: { phase: 'actEnd', question: { kind: 'party' } },
      },
      { act: 2 },
    );
  });

  it('after the last enemy has fallen a death ends the game again (STS-35.5)', () => {
    stand(
      {
        players: [
          { character: 'Silent', hp: 1, hand: ['Strike'] },
          { character: 'Ironclad', hp: 5 },
        ],
        enemies: [{ name: 'Boss', hp: 1 }],
        moves: [play('Strike', 'Boss', { seat: 'Silent' })],
        expect: { outcome: 'defeat' },
      },
      { modifiers: ['Terminal'] },
    );
  });

  it('under Ascension 13 the survivors fight the second Boss (STS-35.5, R151)', () => {
    const { state } = stand(
      {
        players: survivors,
        enemies: [{ name: 'Boss', hp: 1 }],
        moves: [...kill, { do: 'confirm', seat: 'Silent' }],
        expect: { phase: 'play', round: 1, turn: ['Silent'], players: [{ hp: 0, hand: [], draw: [] }, {}] },
      },
      { act: 3, ascension: 13, secondBoss: 'a3-boss-awakened-one' },
    );
    const { players, enemies, run } = state as State;
    // Both fought the first Boss; the second has the HP for two players.
    expect(players.map(({ bosses }) => bosses)).toEqual([1, 1]);
    expect(run.fighters).toBe(0b10);
    expect(enemies.find(({ row }) => row === 0)?.maxHp).toBeGreaterThan(0);
  });

  it('the last death loses the game (STS-35.6)', () => {
    stand({
      players: [
        { character: 'Ironclad', hp: 1, hand: ['Burn'] },
        { character: 'Silent', hp: 1, hand: ['Burn'] },
      ],
      enemies: [BOSS],
      moves: all('Ironclad', 'Silent'),
      expect: { outcome: 'defeat' },
    });
    stand({
      player: { hp: 1, hand: ['Burn'] },
      enemies: [BOSS],
      moves: [endTurn()],
      expect: { outcome: 'defeat' },
    });
  });

  it('with Sequential Turns the turn of a player who died is skipped (STS-35.1, STS-36.1)', () => {
    stand(
      {
        players: [{ hp: 1, hand: ['Offering'] }, { character: 'Silent' }],
        enemies: [{ ...BOSS, poison: 1 }],
        moves: [
          play('Offering', undefined, { seat: 'Ironclad' }),
          { expect: { turn: ['Silent'], round: 1 } },
          endTurn('Silent'),
        ],
        expect: { turn: ['Silent'], round: 2, enemies: [{ hp: 49 }] },
      },
      { options: ['lastStand', 'sequentialTurns'] },
    );
  });
});

describe('a dead player between two Bosses (STS-35.1, R123)', () => {
  it('gets no potion, and there is no player to change rows with', () => {
    stand(
      {
        players: [
          { hand: ['Strike'], potions: ['Fire Potion'] },
          { character: 'Silent', hp: 0 },
        ],
        enemies: [{ name: 'Time Eater', mode: 2, hp: 1 }],
        moves: [
          play('Strike'),
          { refused: { do: 'give', potion: 'Fire Potion', player: 'Silent' }, code: 'no-room' },
          { do: 'swap rows' },
          { expect: { question: null } },
          { do: 'confirm' },
        ],
        expect: { phase: 'play', turn: ['Ironclad'], players: [{ row: 1 }, { row: 0, hp: 0 }] },
      },
      { act: 3, ascension: 13 },
    );
  });
});
