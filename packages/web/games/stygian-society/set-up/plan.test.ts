import { stygianSociety } from '@three-spires/stygian-society';
import { describe, expect, test } from 'vitest';
import {
  alongWay,
  heroesPerSeat,
  NEW_PLAN,
  requestOf,
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

  test('gives me the hero I press, and another for one I press again', () => {
    const companions = alongWay(NEW_PLAN, 'companions');
    const burglar = withMyHero(companions, ALL, 'Burglar');
    expect(burglar.heroes).toEqual(['Burglar', 'Spellsling', 'Doctor', 'Knight']);
    expect(withMyHero(burglar, ALL, 'Burglar').heroes).toBeUndefined();
    const three = withMyHero(NEW_PLAN, ALL, 'Burglar');
    expect(three.heroes).toEqual(['Knight', 'Spellsling', 'Burglar']);
    expect(withMyHero(three, ALL, 'Knight').heroes).toEqual(['Doctor', 'Spellsling', 'Burglar']);
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
