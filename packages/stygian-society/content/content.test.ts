import { plainText } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { CONTENT } from '../library.ts';
import { CHESTS, ENEMIES, MID_BOSSES, ROOMS, SKILLS, TREASURES, WIZARDS } from './index.ts';

const countBy = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

test('STY-1.3 the box holds what it should', () => {
  expect(countBy(ROOMS, ({ tier }) => tier)).toEqual({ lower: 13, upper: 13 });
  expect(countBy(TREASURES, ({ tier }) => tier)).toEqual({ lower: 20, upper: 20 });
  expect(countBy(ENEMIES, ({ colour }) => colour)).toEqual({ red: 7, yellow: 7, black: 7 });
  expect([CHESTS.length, MID_BOSSES.length, WIZARDS.length]).toEqual([25, 4, 4]);
});

test('STY-2.3 every hero has a level-0 skill, six skills of level 1, five of level 2 and four of level 3', () => {
  for (const hero of ['Knight', 'Spellsling', 'Doctor', 'Burglar'])
    expect(
      countBy(
        SKILLS.filter((skill) => skill.hero === hero),
        ({ level }) => `level ${level}`,
      ),
    ).toEqual({ 'level 0': 1, 'level 1': 6, 'level 2': 5, 'level 3': 4 });
});

test('STY-24.2 the last event of every chart loses the game', () => {
  for (const { events } of [...ROOMS, ...MID_BOSSES, ...WIZARDS])
    expect(events.map(({ effects }) => effects.some((effect) => effect.do === 'defeat'))).toEqual(
      events.map((_, at) => at === events.length - 1),
    );
});

test('STY-3.4 no room asks for two kinds of a colour or for more than six figures of one', () => {
  const colours = new Map(ENEMIES.map(({ name, colour }) => [name, colour]));
  for (const { front, rear } of [...ROOMS, ...MID_BOSSES, ...WIZARDS]) {
    const kinds = new Map<string, Set<string>>();
    for (const name of [...front, ...rear]) {
      const colour = colours.get(name) ?? '';
      kinds.set(colour, (kinds.get(colour) ?? new Set()).add(name));
    }
    for (const names of kinds.values()) expect(names.size).toBe(1);
  }
});

test('everything has a name of its own and a text in whole sentences', () => {
  expect(new Set(CONTENT.map(({ id }) => id)).size).toBe(CONTENT.length);
  for (const { name, faces } of CONTENT) {
    const text = plainText(faces[0]?.text ?? []);
    expect(text, name).toMatch(/^[A-Z0-9].*\.$/s);
    expect(text, name).not.toMatch(/undefined|\{|\}/);
  }
});

test('a card reads as it is printed', () => {
  const text = (name: string) => plainText(CONTENT.find((item) => item.name === name)?.faces[0]?.text ?? []);
  expect(text('Steel Fist')).toBe(
    'Melee attack. Target in the front rank. Drop 2 blue and 1 wild. ' +
      '2 blue: deal 3 wounds to the target. Each further 2 blue: deal 2 wounds to the target.',
  );
  expect(text('Rider')).toBe(
    'Black, health 4, 2 XP. 3 black: at the end of the turn, put 2 black cubes from the bank into the field for ' +
      'each Rider. While it is in the rear rank, attacks on it deal 1 fewer wound for every enemy in the front rank.',
  );
});
