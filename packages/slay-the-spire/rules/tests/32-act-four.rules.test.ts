import { defined } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { FRIEND, HERO, leave, onClimb, option } from '../../testing/climb.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { ROOM } from '../run-state.ts';

const FOUR = { unlocks: { actFour: true } };
const BOTH = [HERO, FRIEND];
const strike = { do: 'play', card: 'Strike' };
const fighting = (hero: object) => ({ ...hero, hand: ['Strike'], deck: [] });
const skip = (reward: string, seat?: string) => ({
  do: 'skip',
  reward,
  ...defined({ seat }),
});
const confirm = (seat?: string) => ({ do: 'confirm', ...defined({ seat }) });
const tokens = (climb: object): number[] =>
  onClimb({ climb: { act: 2, room: 'campfire', map: undefined, ...climb }, moves: [], expect: {} }).state.run
    .rooms;

describe('Act IV and the keys', () => {
  it('STS-32.1 it opens with healing and reshuffled card rewards, as Acts II and III do (R141)', () => {
    onClimb({
      climb: { act: 4, room: 'newAct', ...FOUR },
      player: { hp: 1 },
      moves: [],
      expect: { players: [{ hp: 10, rareDeck: HERO.rareDeck }], climb: { act: 4, room: 'campfire' } },
    });
    onClimb({
      climb: { act: 4, room: 'newAct', ascension: 6, ...FOUR },
      player: { hp: 1 },
      moves: [],
      expect: { players: [{ hp: 5 }] },
    });
  });

  it('STS-32.2 after Act III the party votes for it only with the unlock and all keys', () => {
    const keys = ['ruby', 'sapphire', 'emerald'];
    onClimb({
      climb: { act: 3, room: 'actEnd', keys, ...FOUR },
      moves: [{ do: 'vote', choice: 'next act' }],
      expect: { climb: { act: 4, map: 'act4' } },
    });
    onClimb({
      climb: { act: 3, room: 'actEnd', keys: ['ruby', 'emerald'], ...FOUR },
      moves: [],
      expect: { outcome: 'victory' },
    });
  });

  it('STS-32.3 its map is one line: Campfire, Merchant, Heart, and with Ascension 11 the Elites before it', () => {
    onClimb({
      climb: { act: 4, room: 'newAct', ...FOUR },
      moves: [option('Rest'), { expect: { phase: 'merchant' } }, leave()],
      expect: { climb: { room: 'boss', space: 2 }, enemies: [{ name: 'Corrupt Heart' }] },
    });
    onClimb({
      climb: { act: 4, room: 'newAct', ascension: 11, ...FOUR },
      moves: [option('Rest'), leave()],
      expect: { climb: { room: 'elite', space: 2 } },
    });
  });

  it('STS-32.4 SC-57 the Ruby Key for a Campfire at which no player acts', () => {
    const fire = { climb: { act: 2, room: 'campfire', ...FOUR }, players: BOTH };
    onClimb({ ...fire, moves: [option('Rest'), leave('Silent')], expect: { climb: { keys: [] } } });
    onClimb({
      ...fire,
      moves: [leave(), leave('Silent')],
      expect: { climb: { keys: ['ruby'] }, players: [{ hp: 5 }, { hp: 5 }] },
    });
    onClimb({
      climb: { act: 2, room: 'campfire' },
      players: BOTH,
      moves: [leave(), leave('Silent')],
      expect: { climb: { keys: [] } },
    });
  });

  it('STS-32.5 the Sapphire Key if all skip the relic of one Treasure, looked at or not (R142)', () => {
    const treasure = { climb: { act: 1, room: 'treasure', ...FOUR }, players: BOTH };
    onClimb({
      ...treasure,
      moves: [
        { do: 'reveal', reward: 'relic' },
        skip('relic'),
        confirm(),
        skip('relic', 'Silent'),
        confirm('Silent'),
      ],
      expect: {
        climb: {
          keys: ['sapphire'],
          decks: { relics: ['Lantern', 'Vajra', 'Akabeko', 'Sundial', 'Pen Nib', 'Anchor'] },
        },
      },
    });
    onClimb({
      ...treasure,
      moves: [
        skip('relic'),
        confirm(),
        { seat: 'Silent', do: 'reveal', reward: 'relic' },
        { seat: 'Silent', do: 'take', reward: 'relic' },
        confirm('Silent'),
      ],
      expect: { climb: { keys: [] } },
    });
  });

  it('STS-32.5 relics of an encounter do not count', () => {
    onClimb({
      climb: { act: 1, room: 'encounter', modifiers: ['Vintage'], ...FOUR },
      player: fighting(HERO),
      enemies: [{ id: 'a1-enc-blue-slaver', row: 1, hp: 1 }],
      moves: [strike, skip('relic'), confirm()],
      expect: { climb: { keys: [] } },
    });
  });

  it('STS-32.6 STS-32.10 SC-57 the Burning Elite gives the Emerald Key, and skipped relics the Sapphire Key too', () => {
    onClimb({
      climb: { act: 2, room: 'burningElite', ...FOUR },
      players: [
        { ...fighting(HERO), draw: ['Burn', 'Burn'] },
        { ...FRIEND, deck: [], draw: ['Burn', 'Burn'] },
      ],
      enemies: [{ name: 'Book of Stabbing', hp: 1 }],
      moves: [
        { expect: { statusLeft: 32 } },
        strike,
        { do: 'reveal', reward: 'upgradedCard' },
        { do: 'take', reward: 'upgradedCard', card: 'Cleave' },
        { do: 'reveal', reward: 'relic' },
        skip('relic'),
        confirm(),
        skip('upgradedCard', 'Silent'),
        skip('relic', 'Silent'),
        confirm('Silent'),
      ],
      expect: {
        statusLeft: 36,
        climb: { keys: ['sapphire', 'emerald'] },
        players: [
          { gold: 2, relics: [], deck: ['Strike', 'Cleave+'] },
          { gold: 2, deck: [] },
        ],
      },
    });
  });

  it('STS-32.10 keys come once and are the party’s', () => {
    onClimb({
      climb: { act: 1, room: 'campfire', keys: ['ruby'], ...FOUR },
      moves: [leave()],
      expect: { climb: { keys: ['ruby'] } },
    });
  });

  it('STS-32.10 nobody gains a key while Act IV is locked (R179)', () => {
    const keyless = { climb: { keys: [] } };
    onClimb({
      climb: { act: 1, room: 'treasure' },
      players: BOTH,
      moves: [skip('relic'), confirm(), skip('relic', 'Silent'), confirm('Silent')],
      expect: keyless,
    });
    onClimb({
      climb: { act: 1, room: 'campfire' },
      players: BOTH,
      moves: [leave(), leave('Silent')],
      expect: keyless,
    });
  });

  it('STS-32.7 2 Burns are shuffled into every deck before the Burning Elite', () => {
    const { state } = onClimb({
      climb: { act: 1, room: 'burningElite', decks: { elites: ['Lagavulin'] }, ...FOUR },
      players: BOTH,
      moves: [],
      expect: { statusLeft: 32, enemies: [{ name: 'Lagavulin' }] },
    });
    for (const player of state.players) {
      expect(player.hand.length + player.draw.length).toBe(5);
      expect(player.discard).toEqual([]);
    }
  });

  it('STS-32.8 STS-32.9 its token takes the place of a dark Encounter until the Emerald Key is won (R143)', () => {
    const counts = (climb: object) => {
      const rooms = tokens(climb);
      return [ROOM.burningElite, ROOM.encounter, ROOM.elite].map(
        (room) => rooms.filter((one) => one === room).length,
      );
    };
    const [, encounters, elites] = counts({});
    expect(counts({})).toEqual([0, encounters, elites]);
    expect(counts(FOUR)).toEqual([1, (encounters ?? 0) - 1, elites]);
    expect(counts({ ...FOUR, keys: ['emerald'] })).toEqual([0, encounters, elites]);
  });

  it('STS-32.11 the Elites of Act IV come both at once', () => {
    const { state } = onClimb({
      climb: { act: 4, ascension: 11, room: 'elite', ...FOUR },
      moves: [],
      expect: {},
    });
    expect(state.encounters.map((kind) => ENEMY_ENTRIES[kind]?.definition.name)).toEqual([
      'Spire Shield',
      'Spire Spear',
    ]);
  });
});
