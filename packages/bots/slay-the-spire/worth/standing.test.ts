import { slayTheSpire } from '@three-spires/slay-the-spire';
import { ROOM, type State } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { chanceAfterFight, chanceOfClimb, FIGURES, figuresOf } from './standing.ts';
import { WORTHS } from './worth.ts';

const SILENT = 1;

const climb = (change: (state: State) => void = () => undefined): State => {
  const setup = slayTheSpire.readSetup({ characters: ['Silent'], climb: {} });
  const state = slayTheSpire.start(setup, 'standing') as State;
  change(state);
  return state;
};

const inAct = (act: number, room: number = ROOM.none) =>
  climb(({ run }) => {
    run.act = act;
    run.room = room;
  });

describe('the standing of a climb', () => {
  test('has a name for every figure, and no name twice', () => {
    expect(figuresOf(climb()).length).toBe(FIGURES.length);
    expect(new Set(FIGURES).size).toBe(FIGURES.length);
  });

  test('is the same for a party as for one player who stands as its players do', () => {
    const setup = slayTheSpire.readSetup({ characters: ['Silent', 'Defect'], climb: {} });
    const party = figuresOf(slayTheSpire.start(setup, 'standing') as State);
    const hp = FIGURES.indexOf('HP in Act 1');
    expect(party[hp]).toBe(figuresOf(climb())[hp]);
    expect(party[FIGURES.indexOf('party')]).toBeCloseTo(1 / 3);
  });

  test('gives a better chance in every Act with the relics that are worth most', () => {
    const { relics = [] } = WORTHS[SILENT] ?? {};
    const best = relics
      .map((_, item) => item)
      .toSorted((one, other) => (relics[other] ?? 0) - (relics[one] ?? 0));
    for (const act of [1, 2, 3]) {
      const richer = inAct(act);
      const [player] = richer.players;
      if (player !== undefined) player.relics = [...player.relics, ...best.slice(0, 6)];
      expect(chanceOfClimb(richer)).toBeGreaterThan(chanceOfClimb(inAct(act)));
    }
  });

  test('counts a beaten Boss: the climb is won with the last one (STS-1.4)', () => {
    expect(chanceAfterFight(inAct(3, ROOM.boss))).toBe(1);
    const heart = climb(({ run }) => {
      run.act = 3;
      run.room = ROOM.boss;
      run.actFour = 1;
    });
    expect(chanceAfterFight(heart)).toBeLessThan(1);
  });

  test('counts the second Boss of Act III as one more fight (STS-29.17)', () => {
    const between = (hp: number): State =>
      climb(({ run, players: [player] }) => {
        run.act = 3;
        run.room = ROOM.boss;
        run.ascension = 13;
        run.secondBoss = 0;
        if (player !== undefined) player.hp = hp;
      });
    expect(chanceOfClimb(between(8))).toBeLessThan(1);
    expect(chanceOfClimb(between(2))).toBeLessThan(chanceOfClimb(between(8)));
  });

  test('is no worse after a fight that could not end better', () => {
    const hurt = climb(({ players: [player] }) => {
      if (player !== undefined) player.hp = 1;
    });
    expect(chanceAfterFight(hurt)).toBeGreaterThanOrEqual(chanceOfClimb(hurt));
  });
});
