import { NONE } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { HERO, onClimb } from '../../testing/climb.ts';
import { faceOf } from '../card.ts';
import { potionLimit } from '../combat/relics.ts';
import { ENEMY_ENTRIES, FACES } from '../compile/entries.ts';
import { EVENT_ENTRIES } from '../compile/run-entries.ts';
import { drawBoss } from '../run/decks.ts';
import { PHASE, type State } from '../state.ts';

const start = (ascension: number): State =>
  slayTheSpire.start(
    slayTheSpire.readSetup({ characters: ['Ironclad', 'Silent'], climb: { ascension } }),
    'a',
  );
const inAct = (act: number, ascension: number): State =>
  onClimb({ climb: { act, ascension, room: 'campfire' }, moves: [], expect: {} }).state;
const levels = (kinds: readonly number[]): number[] =>
  kinds.map((kind) => ENEMY_ENTRIES[kind]?.definition.ascension ?? 0).sort((left, right) => left - right);
const ACTS = [1, 2, 3];

describe('Ascension', () => {
  it('STS-29.3 STS-29.4 a level brings all lower ones, and nothing of the higher ones', () => {
    for (const act of ACTS) {
      const { run } = inAct(act, 0);
      expect(levels([...run.encounterDeck, ...run.eliteDeck]).every((level) => level === 0)).toBe(true);
    }
    expect(() => slayTheSpire.readSetup({ characters: ['Ironclad'], climb: { ascension: 14 } })).toThrow(
      '13',
    );
  });

  it.each(ACTS)('STS-29.5 level 1: the Elites of Act %i are the harder ones', (act) => {
    expect(levels(inAct(act, 1).run.eliteDeck)).toEqual([1, 1, 1]);
  });

  it('STS-29.6 level 2: 1 less maximum HP', () => {
    expect(start(1).players.map(({ maxHp }) => maxHp)).toEqual([10, 9]);
    expect(start(2).players.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
      [9, 9],
      [8, 8],
    ]);
  });

  it('STS-29.7 level 3: 6, 5 and 2 more Events', () => {
    const sizes = (ascension: number) => ACTS.map((act) => inAct(act, ascension).run.eventDeck.length);
    expect(sizes(2)).toEqual([12, 14, 11]);
    expect(sizes(3)).toEqual([18, 19, 13]);
    const harder = inAct(1, 3).run.eventDeck.map((event) => EVENT_ENTRIES[event]?.definition);
    expect(
      harder
        .filter((definition) => definition?.ascension === 3)
        .map((one) => one?.name)
        .sort(),
    ).toEqual(['Dead Adventurer', 'Encounter!', 'Encounter!', 'Scrap Ooze', 'The Merchant', 'World of Goop']);
  });

  it('STS-29.8 level 4: room for 2 potions', () => {
    expect([potionLimit(start(3)), potionLimit(start(4))]).toEqual([3, 2]);
  });

  it("STS-29.9 level 5: one Ascender's Bane in every starter deck", () => {
    const banes = (ascension: number) =>
      start(ascension).players.map(
        ({ deck }) => deck.filter((card) => FACES[faceOf(card)]?.name === "Ascender's Bane").length,
      );
    expect(banes(4)).toEqual([0, 0]);
    expect(banes(5)).toEqual([1, 1]);
  });

  it.each(ACTS)('STS-29.11 level 7: 3 Encounters of Act %i are replaced, none is added', (act) => {
    const six = inAct(act, 6).run.encounterDeck;
    const seven = inAct(act, 7).run.encounterDeck;
    expect(seven).toHaveLength(six.length);
    expect(levels(seven).filter((level) => level === 7)).toHaveLength(3);
    const kept = seven.filter((kind) => ENEMY_ENTRIES[kind]?.definition.ascension === undefined);
    const replaced = seven.map((kind) => ENEMY_ENTRIES[kind]?.definition.replaces);
    expect(kept.some((kind) => replaced.includes(ENEMY_ENTRIES[kind]?.definition.id))).toBe(false);
  });

  it('STS-29.11 level 7: the harder Summons join the supply', () => {
    const harder = (act: number) => levels(inAct(act, 7).summons).filter((level) => level === 7).length;
    expect(ACTS.map(harder)).toEqual([0, 2, 3]);
  });

  it('STS-29.13 level 9: the game begins 1 HP below the maximum', () => {
    expect(start(9).players.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
      [8, 9],
      [7, 8],
    ]);
  });

  it('STS-29.14 level 10: only the harder Bosses, still three of an Act', () => {
    for (const act of ACTS) {
      for (const [ascension, level] of [
        [9, 0],
        [10, 10],
      ] as const) {
        const state = inAct(act, ascension);
        const bosses = new Set(Array.from({ length: 40 }, () => drawBoss(state, act, NONE)));
        expect(bosses.size).toBe(3);
        expect(new Set(levels([...bosses]))).toEqual(new Set([level]));
      }
    }
  });

  it('STS-29.15 level 11: the harder Heart, and Elites before it', () => {
    const { run } = inAct(4, 11);
    expect(levels([run.boss])).toEqual([11]);
    expect(levels([inAct(4, 10).run.boss]).every((level) => level < 11)).toBe(true);
    expect([run.rooms.length, inAct(4, 10).run.rooms.length]).toEqual([4, 3]);
  });

  it.each(ACTS)('STS-29.16 level 12: the hardest Elites take the place of those of Act %i', (act) => {
    expect(levels(inAct(act, 12).run.eliteDeck)).toEqual([12, 12, 12]);
  });

  const lastHit = {
    player: { ...HERO, hp: 4, hand: ['Strike'], deck: [] },
    enemies: [{ name: 'Time Eater', hp: 1, mode: 2 }],
    moves: [{ do: 'play', card: 'Strike' }],
  };

  it('STS-29.17 level 13: after the Act III Boss another one, without healing (R123)', () => {
    onClimb({
      ...lastHit,
      climb: { act: 3, ascension: 13, room: 'boss', secondBoss: 'Awakened One', bossesBeaten: 2 },
      moves: [...lastHit.moves, { expect: { phase: 'rewards' } }, { do: 'confirm' }],
      expect: {
        phase: 'play',
        encounters: ['Awakened One'],
        climb: { bossesBeaten: 3, secondBoss: null, room: 'boss' },
        players: [{ hp: 5 }],
      },
    });
  });

  it('STS-29.17 level 13: the second Boss is a different one', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { run, phase } = onClimb({
        climb: { act: 3, ascension: 13, room: 'newAct', map: 'act3', space: null },
        seed: `double ${seed}`,
        moves: [],
        expect: {},
      }).state;
      expect(phase).toBe(PHASE.play);
      expect(run.secondBoss).not.toBe(NONE);
      expect(run.secondBoss).not.toBe(run.boss);
      expect(ENEMY_ENTRIES[run.secondBoss]?.definition.deck).toBe('act3');
    }
  });
});
