import { slayTheSpire } from '@three-spires/slay-the-spire';
import { ROOM, type State } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { chanceAfterFight, chanceOfClimb, FIGURES, figuresOf } from './standing.ts';

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

  test('gives a better chance with more relics and in a later Act', () => {
    const richer = climb(({ players: [player] }) => {
      if (player !== undefined) player.relics = [...player.relics, 1, 2, 3, 4, 5, 6];
    });
    expect(chanceOfClimb(richer)).toBeGreaterThan(chanceOfClimb(climb()));
    expect(chanceOfClimb(inAct(3))).toBeGreaterThan(0);
  });

  test('counts a beaten Boss: the climb is won with the last one (STS-1.4)', () => {
    expect(chanceOfClimb(inAct(1, ROOM.boss))).toBeGreaterThan(chanceOfClimb(climb()));
    expect(chanceAfterFight(inAct(3, ROOM.boss))).toBe(1);
    const heart = climb(({ run }) => {
      run.act = 3;
      run.room = ROOM.boss;
      run.actFour = 1;
    });
    expect(chanceAfterFight(heart)).toBeLessThan(1);
  });

  test('is no worse after a fight that could not end better', () => {
    const hurt = climb(({ players: [player] }) => {
      if (player !== undefined) player.hp = 1;
    });
    expect(chanceAfterFight(hurt)).toBeGreaterThanOrEqual(chanceOfClimb(hurt));
  });
});
