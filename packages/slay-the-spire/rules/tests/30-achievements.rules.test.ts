import { encodeMove, plainText } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, type Fight, fight, play } from '../../testing/position.ts';
import { ACHIEVEMENTS } from '../../words/lists.ts';
import { MOVE } from '../moves.ts';
import type { State } from '../state.ts';

const earned = (given: Omit<Fight, 'expect'>) => fight({ ...given, expect: {} }).state as State;
const ofParty = (state: State) => slayTheSpire.view(state, 0).achievements;
const ofSeat = (state: State, seat = 0) => slayTheSpire.view(state, 0).players[seat]?.achievements;

describe('achievements (STS-30.1)', () => {
  it('SC-06: limits are cut, not refused, and reach Jaxxed and Barricaded (STS-30.2, STS-30.6)', () => {
    const { events } = fight({
      player: {
        energy: 6,
        strength: 5,
        block: 16,
        hand: ['Limit Break', 'Impervious', 'Seeing Red', 'Disarm'],
      },
      enemies: [{ name: 'A', row: 1, hp: 10, weak: 2 }],
      moves: [
        play('Limit Break'),
        { expect: { players: [{ strength: 8, energy: 5, achievements: ['Jaxxed'] }] } },
        play('Impervious'),
        { expect: { players: [{ block: 20, energy: 3 }] } },
        play('Seeing Red'),
        { expect: { players: [{ energy: 4 }] } },
        play('Disarm', 'A'),
      ],
      expect: {
        players: [
          {
            energy: 3,
            exhaust: ['Disarm', 'Seeing Red', 'Impervious', 'Limit Break'],
            achievements: ['Jaxxed', 'Barricaded'],
          },
        ],
        enemies: [{ weak: 3 }],
        achievements: [],
      },
    });
    const told = events.filter(({ type }) => type === 'achievementEarned');
    expect(told).toEqual([
      { type: 'achievementEarned', seat: 0, achievement: ACHIEVEMENTS.indexOf('Jaxxed') },
      { type: 'achievementEarned', seat: 0, achievement: ACHIEVEMENTS.indexOf('Barricaded') },
    ]);
  });

  it('are told in the log, of a player or of the party (STS-30.1, R124)', () => {
    const sentence = (seat: number) =>
      plainText(slayTheSpire.narrate({ type: 'achievementEarned', seat, achievement: 0 }, ['Ann']));
    expect(sentence(0)).toBe('Achievement for Ann: Jaxxed.');
    expect(sentence(-1)).toBe('Achievement for the party: Jaxxed.');
  });

  it('are each recorded once (STS-30.1)', () => {
    const { events } = fight({
      player: { block: 18, hand: ['Defend', 'Defend'], achievements: ['Barricaded'] },
      moves: [play('Defend'), play('Defend')],
      expect: { players: [{ block: 20, achievements: ['Barricaded'] }] },
    });
    expect(events.some(({ type }) => type === 'achievementEarned')).toBe(false);
  });

  it.each([
    [6, []],
    [7, ['Jaxxed']],
  ])('Jaxxed needs 8 Strength: %i and one more (STS-30.2)', (strength, names) => {
    const state = earned({ player: { strength, hand: ['Inflame'] }, moves: [play('Inflame')] });
    expect(ofSeat(state)).toEqual(names);
  });

  it.each([
    [24, []],
    [25, ['Catalyst']],
  ])('Catalyst counts the Poison on all enemies, %i and 5 more (STS-30.3)', (poison, names) => {
    const state = earned({
      player: { character: 'Silent', hand: Array(5).fill('Deadly Poison+') },
      enemies: [
        { name: 'A', row: 1, hp: 10, poison },
        { name: 'B', row: 1, hp: 10 },
      ],
      moves: Array.from({ length: 5 }, () => play('Deadly Poison+', 'B')),
    });
    expect(ofParty(state)).toEqual(names);
    expect(ofSeat(state)).toEqual([]);
  });

  it('Ninja counts Shivs of one turn, extra ones used right away too (STS-30.4, R125)', () => {
    const shiv = { do: 'shiv', enemy: 'A' };
    const given = {
      player: { character: 'Silent', shivs: 5, hand: ['Blade Dance'] },
      enemies: [{ name: 'A', row: 1, hp: 90 }],
    };
    const surplus = [play('Blade Dance'), shiv, shiv];
    const before = earned({ ...given, moves: [...surplus, shiv, shiv, shiv, shiv] });
    expect(ofSeat(before)).toEqual([]);
    const after = earned({ ...given, moves: [...surplus, shiv, shiv, shiv, shiv, shiv] });
    expect(ofSeat(after)).toEqual(['Ninja']);
  });

  it('Ninja does not count the hits of Cunning Potion (STS-30.4, R125)', () => {
    const shiv = { do: 'shiv', enemy: 'A' };
    const state = earned({
      player: { character: 'Silent', shivs: 5, potions: ['Cunning Potion'] },
      enemies: [{ name: 'A', row: 1, hp: 90 }],
      moves: [{ do: 'potion', potion: 'Cunning Potion' }, shiv, shiv, shiv, shiv, shiv],
    });
    expect(ofSeat(state)).toEqual([]);
  });

  it('Ninja starts again each turn (STS-30.4)', () => {
    const shiv = { do: 'shiv', enemy: 'A' };
    const state = earned({
      player: { character: 'Silent', shivs: 5, draw: ['Blade Dance'] },
      enemies: [{ name: 'A', row: 1, hp: 90 }],
      moves: [shiv, shiv, shiv, shiv, shiv, endTurn(), play('Blade Dance'), shiv, shiv],
    });
    expect(ofSeat(state)).toEqual([]);
  });

  it.each([
    [5, []],
    [6, ['Powerful']],
  ])('Powerful needs 7 Powers of one player: %i and one more (STS-30.5)', (number, names) => {
    const state = earned({
      players: [
        { hand: ['Inflame'], powers: Array.from({ length: number }, () => 'Metallicize') },
        { character: 'Silent', powers: ['Footwork', 'Footwork'] },
      ],
      moves: [{ ...play('Inflame'), seat: 'Ironclad' }],
    });
    expect(ofSeat(state)).toEqual(names);
    expect(ofSeat(state, 1)).toEqual([]);
  });

  it.each([
    [18, []],
    [19, ['Barricaded']],
  ])('Barricaded needs 20 Block: %i and one more (STS-30.6)', (block, names) => {
    expect(ofSeat(earned({ player: { block, hand: ['Defend'] }, moves: [play('Defend')] }))).toEqual(names);
  });
});

describe('achievements of Boss fights', () => {
  const boss = { name: 'Boss', hp: 1 };
  const strike = play('Strike', 'Boss');

  it('You are Nothing: the combat against a Boss is won in turn 1 (STS-30.7)', () => {
    const won = (round: number, enemy: object) =>
      ofParty(
        earned({
          player: { hp: 9, hand: ['Strike'] },
          enemies: [enemy as Record<string, unknown>],
          with: { round },
          moves: [play('Strike')],
        }),
      );
    expect(won(1, boss)).toEqual(['You are Nothing']);
    expect(won(2, boss)).toEqual([]);
    expect(won(1, { name: 'A', row: 1, hp: 1 })).toEqual([]);
  });

  it('You are Nothing: a Boss that comes back has not been defeated (STS-30.7, R126)', () => {
    const state = earned({
      player: { hp: 9, hand: ['Strike'] },
      enemies: [{ id: 'a2-boss-champ', hp: 1 }],
      moves: [play('Strike')],
    });
    expect(ofParty(state)).toEqual([]);
  });

  it('Perfect: everybody is at full HP when the combat ends, before healing (STS-30.9, R127)', () => {
    const won = (hp: number) =>
      ofParty(
        earned({
          players: [{ hp, maxHp: 10, hand: ['Strike'] }, { character: 'Silent' }],
          enemies: [boss],
          with: { round: 3 },
          moves: [{ ...strike, seat: 'Ironclad' }],
        }),
      );
    expect(won(10)).toEqual(['Perfect']);
    // The Ironclad heals the missing HP right afterwards.
    expect(won(9)).toEqual([]);
  });

  it('The Transient: killed, and not dead of its own last action (STS-30.11)', () => {
    const killed = earned({
      player: { hand: ['Strike'] },
      enemies: [{ name: 'Transient', hp: 1 }],
      moves: [play('Strike')],
    });
    expect(ofParty(killed)).toEqual(['The Transient']);
    const gone = earned({
      player: { hp: 30, maxHp: 30 },
      enemies: [{ name: 'Transient', cube: 4 }],
      moves: [endTurn()],
    });
    expect(ofParty(gone)).toEqual([]);
  });
});

describe('beating Act III', () => {
  /** The last Boss of Act III falls to the first player's Strike, in a later turn and not unhurt. */
  const beat = (players: readonly Record<string, unknown>[], climb: Record<string, unknown> = {}): State =>
    earned({
      players: players.map((player, seat) => ({
        hp: 5,
        maxHp: 10,
        ...player,
        ...(seat === 0 ? { hand: ['Strike'] } : {}),
      })),
      enemies: [{ name: 'Boss', hp: 1 }],
      with: { round: 3, climb: { act: 3, room: 'boss', boss: 'Time Eater', ...climb } },
      moves: [play('Strike', 'Boss', { seat: 'Ironclad' })],
    });
  const ironclad = { character: 'Ironclad', draw: ['Strike', 'Defend', 'Anger', 'Bash', 'Inflame'] };
  const relics = (number: number) => Array.from({ length: number }, () => 'Vajra');

  it.each([
    [['Ironclad'], ['Ruby']],
    [
      ['Ironclad', 'Silent'],
      ['Ruby', 'Emerald'],
    ],
    [
      ['Ironclad', 'Defect'],
      ['Ruby', 'Sapphire'],
    ],
    [
      ['Ironclad', 'Silent', 'Watcher'],
      ['Ruby', 'Emerald', 'Amethyst'],
    ],
    [
      ['Ironclad', 'Silent', 'Defect', 'Watcher'],
      ['All for One', 'Ruby', 'Emerald', 'Sapphire', 'Amethyst'],
    ],
  ])('with %j brings %j (STS-30.8, STS-30.14, STS-30.15, STS-30.16, STS-30.17)', (characters, names) => {
    const players = characters.map((character) => ({
      ...(character === 'Ironclad' ? ironclad : { character, draw: ['Strike+'] }),
      relics: ['Vajra'],
    }));
    expect(ofParty(beat(players)).filter((name) => name !== 'Minimalist')).toEqual(names);
  });

  it('does nothing of this in another Act or before the second Boss (STS-30.1, R124)', () => {
    expect(ofParty(beat([ironclad], { act: 2 }))).toEqual([]);
    expect(ofParty(beat([ironclad], { secondBoss: 'Awakened One' }))).toEqual([]);
  });

  it.each([
    [4, ['Minimalist']],
    [5, []],
  ])(
    'Minimalist: at most 5 cards in the own deck, %i beside the last Strike (STS-30.10)',
    (number, names) => {
      const state = beat([{ character: 'Ironclad', draw: [...Array(number - 1).fill('Strike'), 'Inflame'] }]);
      expect(ofSeat(state)).toEqual(names);
    },
  );

  it.each([
    ['Anger', ['Common Sense']],
    ['Inflame', []],
    ['Impervious', []],
  ])('Common Sense: a deck with %s (STS-30.12)', (card, names) => {
    const state = beat([
      { character: 'Ironclad', draw: ['Strike', 'Strike', 'Defend', 'Defend', 'Bash', card] },
    ]);
    expect(ofSeat(state)).toEqual(names);
  });

  it.each([
    [12, 12, true],
    [12, 11, false],
    [20, 4, false],
  ])('Collector: %i and %i relics (STS-30.13, R128)', (first, second, earns) => {
    const state = beat([
      { ...ironclad, relics: relics(first) },
      { character: 'Silent', relics: relics(second) },
    ]);
    expect(ofParty(state).includes('Collector')).toBe(earns);
  });

  it.each([
    [[], true],
    [['Loaded Die', 'Prismatic Shard'], true],
    [['Vajra'], false],
    [['Black Blood'], false],
  ])('Who Needs Relics? with %j (STS-30.20, R130)', (held, earns) => {
    const state = beat([{ ...ironclad, relics: held }]);
    expect(ofParty(state).includes('Who Needs Relics?')).toBe(earns);
  });

  it('My Lucky Day: in a Daily Climb (STS-30.18)', () => {
    const start = (climb: object) =>
      slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad'], climb }), 'day').run.daily;
    expect(start({ daily: '2026-11-15' })).toBe(1);
    expect(start({})).toBe(0);
    const { state } = fight({
      player: { ...ironclad, hp: 5, hand: ['Strike'] },
      enemies: [{ name: 'Boss', hp: 1 }],
      with: { round: 3, climb: { act: 3, room: 'boss' } },
      moves: [],
      expect: {},
    });
    const daily = state as State;
    daily.run.daily = 1;
    slayTheSpire.apply(daily, 0, encodeMove(MOVE.play, uidOfFirst(daily), 1));
    expect(ofParty(daily)).toContain('My Lucky Day');
  });
});

const uidOfFirst = (state: State): number => ((state.players[0]?.hand[0] ?? 0) >>> 11) & 255;

describe('Infinity (STS-30.19, R129)', () => {
  const loop = (cards: number) => {
    const state = earned({
      player: { hand: ['Flash of Steel+', 'Flash of Steel+'] },
      enemies: [{ name: 'A', row: 1, hp: 99 }],
      moves: Array.from({ length: cards }, () => play('Flash of Steel+', 'A')),
    });
    return ofSeat(state);
  };

  it('is earned when hand, piles, tokens and Energy come back in the same turn', () => {
    expect(loop(1)).toEqual([]);
    // The second one draws the first one again: it does not matter which of the two is in hand.
    expect(loop(2)).toEqual(['Infinity']);
  });

  it('is not earned while something is different each time', () => {
    const state = earned({
      player: { hand: ['Strike', 'Strike', 'Strike'], energy: 3 },
      moves: [play('Strike'), play('Strike'), play('Strike')],
    });
    expect(ofSeat(state)).toEqual([]);
  });

  it('is earned with the 50th card of a turn', () => {
    const cards = (cardsThisTurn: number) =>
      ofSeat(earned({ player: { hand: ['Strike'], cardsThisTurn }, moves: [play('Strike')] }));
    expect(cards(48)).toEqual([]);
    expect(cards(49)).toEqual(['Infinity']);
  });
});
