import { stygianSociety } from '@three-spires/stygian-society';
import { describe, expect, test } from 'vitest';
import {
  alongWay,
  heroesPerSeat,
  myPicks,
  NEW_PLAN,
  requestOf,
  type SetUpPlan,
  WAYS,
  withHero,
  withMyHero,
  withPlayers,
} from './plan.ts';

const ALL = ['Knight', 'Spellsling', 'Doctor', 'Burglar'];

describe('a plan for a society', () => {
  test('is one the game takes, along every way and with every number of players (STY-25.1)', () => {
    const plans = [
      ...WAYS.map((way) => alongWay(NEW_PLAN, way)),
      ...[1, 2, 3, 4].map((players) => withPlayers(NEW_PLAN, players)),
      { ...withPlayers(NEW_PLAN, 2), twoHeroes: true },
    ];
    for (const plan of plans) {
      const heroes = ALL.slice(0, heroesPerSeat(plan) * plan.seats.length);
      for (const chosen of [plan, { ...plan, heroes }]) {
        const { setup, seats } = requestOf(chosen);
        const read = stygianSociety.readSetup(setup);
        expect(read.players).toBe(seats.length);
        expect(stygianSociety.start(read, 'plan').heroes).toHaveLength(heroes.length);
      }
    }
  });

  test('with friends leaves every other seat open, and with companions none', () => {
    expect(alongWay(NEW_PLAN, 'friends').seats).toEqual(['me', 'open', 'open', 'open']);
    const two = withPlayers(alongWay(NEW_PLAN, 'friends'), 2);
    expect(withPlayers(two, 4).seats).toEqual(['me', 'open', 'open', 'open']);
    expect(withPlayers(alongWay(NEW_PLAN, 'companions'), 3).seats).toEqual(['me', 'master', 'master']);
  });

  test('has each hero once, however they change places (STY-2.2)', () => {
    expect(withHero(['Knight', 'Doctor', 'Burglar'], 0, 'Burglar')).toEqual(['Burglar', 'Doctor', 'Knight']);
    expect(withHero(['Knight', 'Doctor', 'Burglar'], 1, 'Spellsling')).toEqual([
      'Knight',
      'Spellsling',
      'Burglar',
    ]);
  });

  test('picks one hero with one press, and puts it back with another', () => {
    const press = (plan: SetUpPlan, ...heroes: readonly string[]): SetUpPlan =>
      heroes.reduce((before, hero) => withMyHero(before, ALL, hero), plan);
    const companions = alongWay(NEW_PLAN, 'companions');
    const burglar = press(companions, 'Burglar');
    expect(burglar.heroes).toEqual(['Burglar', 'Spellsling', 'Doctor', 'Knight']);
    expect(myPicks(burglar)).toEqual(['Burglar']);
    expect(press(burglar, 'Burglar').heroes).toBeUndefined();
    expect(press(burglar, 'Knight')).toMatchObject({ heroes: ['Knight', 'Spellsling', 'Doctor', 'Burglar'] });

    // Alone with three of four heroes: nothing but what I press is picked, and no pick is sent home by the next.
    const [one, two, three] = [['Knight'], ['Knight', 'Spellsling'], ['Knight', 'Spellsling', 'Burglar']];
    for (const picks of [one, two, three] as const) {
      const plan = press(NEW_PLAN, ...(picks ?? []));
      expect(myPicks(plan)).toEqual(picks);
      expect(plan.heroes).toEqual(expect.arrayContaining([...(picks ?? [])]));
      expect(new Set(plan.heroes).size).toBe(3);
    }
    expect(myPicks(press(NEW_PLAN, ...(three ?? []), 'Doctor'))).toEqual(['Knight', 'Spellsling', 'Doctor']);
    expect(myPicks(press(NEW_PLAN, ...(three ?? []), 'Spellsling'))).toEqual(['Knight', 'Burglar']);
  });

  test('asks for free undo only where it is wanted', () => {
    expect(requestOf(NEW_PLAN)).not.toHaveProperty('freeUndo');
    expect(requestOf({ ...NEW_PLAN, freeUndo: true }).freeUndo).toBe(true);
  });

  test('asks for a seat each for me, a friend and companions of any level', () => {
    const plan = { ...NEW_PLAN, seats: ['me', 'open', 'novice', 'master'] as const, seed: ' owl ' };
    expect(requestOf(plan)).toMatchObject({
      seats: [
        { holder: 'me' },
        { holder: 'open' },
        { holder: 'bot', level: 'novice' },
        { holder: 'bot', level: 'master' },
      ],
      seed: 'owl',
    });
    expect(requestOf(NEW_PLAN)).not.toHaveProperty('seed');
  });
});
