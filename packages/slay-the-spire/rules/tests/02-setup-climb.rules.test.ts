import { encodeMove } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { MAPS } from '../../content/maps.ts';
import { slayTheSpire } from '../../index.ts';
import { done, onClimb, option, pickCard } from '../../testing/climb.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { faceOf } from '../card.ts';
import { ENEMY_ENTRIES, FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import { MOVE } from '../moves.ts';
import { KEY, ROOM } from '../run-state.ts';
import { PHASE } from '../state.ts';

const start = (climb: object = {}, characters: readonly string[] = ['Ironclad', 'Silent'], seed = 'setup') =>
  slayTheSpire.start(slayTheSpire.readSetup({ characters, climb }), seed);

const namesOf = (faces: readonly number[]): string[] => faces.map((face) => FACES[faceOf(face)]?.name ?? '');
const count = (kind: string): number =>
  ITEM_ENTRIES.reduce((sum, { definition }) => sum + (definition.kind === kind ? definition.copies : 0), 0);

/** A climb whose Neow is over, so that Act I is laid out. */
const inActOne = (climb: object = {}, seed = 'act') => {
  const state = start(climb, ['Ironclad'], seed);
  for (let move = 0; move < 40 && state.phase === PHASE.neow; move++) {
    const out = { length: 0, moves: [] as number[] };
    slayTheSpire.legal(state, 0, out);
    slayTheSpire.apply(state, 0, out.moves[0] as number);
  }
  return state;
};

describe('setting up a climb', () => {
  it('STS-2.1 STS-2.2 starter decks, card rewards and rare rewards of each character', () => {
    const state = start({}, ['Ironclad', 'Silent', 'Defect', 'Watcher']);
    const sorted = state.players.map(({ deck }) => namesOf(deck).sort());
    expect(sorted[0]).toEqual(['Bash', ...new Array(4).fill('Defend'), ...new Array(5).fill('Strike')]);
    expect(sorted.map(({ length }) => length)).toEqual([10, 12, 10, 10]);
    expect(sorted[3]?.slice(4, 6)).toEqual(['Eruption', 'Strike']);
  });

  it('STS-2.3 STS-2.4 3 Energy, no Block, full HP and no gold until Neow gives 3', () => {
    const state = start({}, ['Ironclad', 'Silent', 'Defect', 'Watcher']);
    expect(state.players.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
      [10, 10],
      [9, 9],
      [9, 9],
      [9, 9],
    ]);
    expect(state.players.map(({ energy, block }) => [energy, block])).toEqual(new Array(4).fill([3, 0]));
    // Only the lowest row has come to its red part.
    expect(state.players.map(({ gold }) => gold)).toEqual([3, 0, 0, 0]);
  });

  it('STS-2.5 STS-2.7 the shared decks hold what the box holds', () => {
    const { run, potionDeck } = start();
    expect([run.relicDeck.length, run.bossRelicDeck.length, potionDeck.length]).toEqual([58, 20, 29]);
    expect([count('relic'), count('bossRelic'), count('potion')]).toEqual([58, 20, 29]);
    expect([run.curseDeck.length, run.neowDeck.length + 2]).toEqual([13, 14]);
    expect(namesOf(run.curseDeck)).not.toContain("Ascender's Bane");
    expect(run.colorlessDeck).toEqual([]);
  });

  it('STS-2.6 relics, potions, Curses and card rewards are shuffled', () => {
    const one = start({}, ['Ironclad'], 'one');
    const other = start({}, ['Ironclad'], 'other');
    for (const deck of ['relicDeck', 'bossRelicDeck', 'curseDeck'] as const) {
      expect(one.run[deck]).not.toEqual(other.run[deck]);
      expect(one.run[deck].slice().sort()).toEqual(other.run[deck].slice().sort());
    }
    expect(one.players[0]?.rareDeck).not.toEqual(other.players[0]?.rareDeck);
  });

  it('STS-2.8 one of the two Act I maps, at random', () => {
    const maps = new Set(Array.from({ length: 12 }, (_, seed) => inActOne({}, `map ${seed}`).run.map));
    expect([...maps].sort()).toEqual([0, 1]);
  });

  it('STS-2.9 STS-2.10 the 15 tokens lie face up on the spaces of their back, without Burning Elite', () => {
    const { run } = inActOne();
    const tokens = run.rooms.filter((_, at) => ['dark', 'light'].includes(spaceKind(run.map, at)));
    const dark = run.rooms.filter((_, at) => spaceKind(run.map, at) === 'dark').sort();
    const light = run.rooms.filter((_, at) => spaceKind(run.map, at) === 'light').sort();
    expect(tokens).toHaveLength(15);
    expect(dark).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
    expect(light).toEqual([1, 3, 4, 4, 4, 6, 6]);
    expect(run.rooms).not.toContain(ROOM.burningElite);
    expect(run.faceDown.every((down) => down === 0)).toBe(true);
  });

  it('STS-2.11 the party fills rows 1 to n in joining order', () => {
    expect(start({}, ['Watcher', 'Ironclad', 'Defect']).players.map(({ row }) => row)).toEqual([1, 2, 3]);
  });

  it('STS-2.12 the Boss of the Act is one of three and known to all (R6)', () => {
    const bosses = Array.from({ length: 20 }, (_, seed) => inActOne({}, `boss ${seed}`));
    const names = new Set(bosses.map(({ run }) => ENEMY_ENTRIES[run.boss]?.definition.name));
    expect(names.size).toBe(3);
    const [state] = bosses;
    if (state !== undefined) expect(slayTheSpire.view(state, 'spectator').run?.boss).toBe(state.run.boss);
  });

  it('STS-2.13 STS-2.18 after Neow the boot is at the bottom encounter and the 1st Encounter begins', () => {
    const state = inActOne();
    expect(state.run.space).toBe(0);
    expect(state.encounters.map((kind) => ENEMY_ENTRIES[kind]?.definition.deck)).toEqual(['first']);
  });

  it('STS-2.14 one Neow card each; when all are done none is left', () => {
    onClimb({
      climb: { room: 'neow', neow: ['neow-03', 'neow-12'] },
      players: [{ character: 'Ironclad' }, { character: 'Silent' }],
      moves: [
        done(),
        done('Silent'),
        { expect: { climb: { neow: ['neow-03', 'neow-12'] } } },
        option('Blessing 2'),
        option('Blessing 2', 'Silent'),
      ],
      expect: { climb: { neow: [], menus: null, act: 1 }, players: [{ gold: 8 }, { gold: 8 }] },
    });
  });

  it('STS-2.17 alone: 2 more gold and Loaded Die', () => {
    const [player] = start({}, ['Watcher']).players;
    expect(player?.gold).toBe(5);
    expect(player?.relics.map((item) => ITEM_ENTRIES[item]?.definition.name)).toEqual(['Loaded Die']);
    expect(start().players[0]?.relics).toEqual([]);
  });

  it('STS-2.19 Ascension 2, 5 and 9 and then the modifiers change the setup before Neow (R8)', () => {
    const { players, phase } = start({ ascension: 9, modifiers: ['Cursed'] });
    expect(phase).toBe(PHASE.neow);
    expect(players.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
      [8, 9],
      [7, 8],
    ]);
    const names = namesOf(players[0]?.deck ?? []);
    expect(names[10]).toBe("Ascender's Bane");
    expect(names).toHaveLength(13);
  });

  it('STS-1.2 STS-1.3 STS-1.4 after a beaten Act the party votes to go on or to end with a victory', () => {
    const actEnd = {
      climb: { act: 1, room: 'actEnd' },
      players: [{ character: 'Ironclad' }, { character: 'Silent' }],
    };
    const both = (choice: string) => [
      { do: 'vote', choice },
      { seat: 'Silent', do: 'vote', choice },
    ];
    onClimb({ ...actEnd, moves: both('end here'), expect: { outcome: 'victory' } });
    onClimb({ ...actEnd, moves: both('next act'), expect: { outcome: null, climb: { act: 2 } } });
  });

  it('STS-1.1 STS-1.5 one party: if a player falls, also at an Event, all have lost', () => {
    onClimb({
      climb: { room: 'event', event: 'Wing Statue' },
      players: [
        { character: 'Ironclad', hp: 2, deck: ['Strike'] },
        { character: 'Silent', deck: ['Strike'] },
      ],
      moves: [option('Pray'), pickCard('Strike')],
      expect: { outcome: 'defeat' },
    });
  });

  it('STS-1.7 a game saved at the end of an Act goes on as it was', () => {
    const { state } = onClimb({ climb: { act: 1, room: 'actEnd' }, moves: [], expect: {} });
    const saved = JSON.parse(JSON.stringify(state)) as typeof state;
    for (const game of [state, saved]) slayTheSpire.apply(game, 0, encodeMove(MOVE.vote, 0));
    expect(saved).toEqual(state);
    expect(saved.run.act).toBe(2);
  });

  it('STS-1.6 STS-1.8 every climb starts with starter decks, and no two players share a character', () => {
    expect(() => start({}, ['Silent', 'Silent'])).toThrow('STS-1.8');
    expect(start({ startAct: 3 }).players[0]?.deck).toHaveLength(10);
    expect(start({ startAct: 4 }).run.keys).toBe(KEY.ruby | KEY.sapphire | KEY.emerald);
    expect(CHARACTERS).toHaveLength(4);
  });
});

const spaceKind = (map: number, at: number): string => MAPS[map]?.spaces[at]?.kind ?? '';
