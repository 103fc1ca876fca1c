import { createRandom, plainText } from '@three-spires/kernel';
import { playThrough, sentenceFaults } from '@three-spires/kernel/testing';
import { expect, test } from 'vitest';
import { MID_BOSSES, ROOMS, WIZARDS } from '../content/index.ts';
import { stygianSociety } from '../index.ts';
import { CONTENT } from '../library.ts';
import { sensibleMove } from '../testing/census.ts';
import { anyFall, randomStart } from '../testing/random-play.ts';
import { enRefusals } from './en-refusals.ts';

const GAMES = 60;
/** Many games on a slow machine. */
const LONG = { timeout: 600_000 };

test('the log of random games is good English', LONG, () => {
  const lines = new Set<string>();
  const note: Parameters<typeof stygianSociety.apply>[3] = (event) => {
    lines.add(plainText(stygianSociety.narrate(event, ['Ada', 'Ben', 'Cleo', 'Dan'])));
  };
  const told: typeof stygianSociety = {
    ...stygianSociety,
    apply: (state, seat, move) => stygianSociety.apply(state, seat, move, note),
  };
  for (let number = 0; number < GAMES; number++) {
    const seed = `log ${number}`;
    const state = stygianSociety.scenario.build(randomStart(seed), seed);
    playThrough(told, state, {
      name: seed,
      random: createRandom(seed, 1),
      choose: sensibleMove,
      fromOutside: anyFall,
    });
  }
  lines.delete('');
  expect(lines.size).toBeGreaterThan(500);
  expect([...lines].flatMap(sentenceFaults)).toEqual([]);
});

test('every generated text is good English', () => {
  const texts = CONTENT.flatMap(({ faces }) => faces.map(({ text }) => plainText(text)));
  expect(texts.flatMap(sentenceFaults)).toEqual([]);
});

test('every refusal is a sentence', () => {
  const refusals = Object.entries(enRefusals).flatMap(([key, text]) =>
    key.startsWith('refusal.') ? [text] : [],
  );
  expect(refusals.map((text) => text.replace(/\{\w+\}/g, '3')).flatMap(sentenceFaults)).toEqual([]);
});

test('every room, mid-boss and wizard has a line of story of its own', () => {
  const places = [...ROOMS, ...MID_BOSSES, ...WIZARDS];
  expect(places).toHaveLength(34);
  expect(new Set(places.map(({ story }) => story)).size).toBe(34);
  expect(places.flatMap(({ story }) => sentenceFaults(story))).toEqual([]);
});

const textOf = (id: string): string => {
  const item = CONTENT.find((each) => each.id === id);
  return plainText(item?.faces[0]?.text ?? []);
};

test('enemies are counted in a rank, named where they count themselves, and arrive with an article', () => {
  expect(textOf('room.vault-guard')).toContain('Front rank: 2 Headsmen, 1 Bone Warden. Rear rank: 1 Weaver.');
  expect(textOf('enemy.ripper')).toContain('the party suffers 1 wound for each Ripper.');
  expect(textOf('room.cavalry-of-the-dead')).toContain('Peril 8: an Ash Hound joins the front rank.');
  expect(textOf('room.spawning-vats')).toContain('Peril 6: 2 Cellar Imps join the front rank.');
  expect(textOf('mid-boss.patchwork-adams')).toContain('the next wounds from Lightning Flies on this floor');
});

test('texts say which cubes, wounds and skills they mean, and what is up to the players', () => {
  expect(textOf('skill.shield-bash')).toContain(
    'you may return 1 enemy cube from the field or crypt to the bank',
  );
  expect(textOf('treasure.caltrops')).toContain('Return up to 3 enemy cubes from the field or crypt');
  expect(textOf('skill.interpose')).toContain('prevent up to 5 of those wounds');
  expect(textOf('skill.hold-the-line')).toContain('Prevent up to 4 wounds');
  expect(textOf('skill.backstab')).toContain('deal 1 more if the target stands in the rear rank');
  const all = CONTENT.flatMap(({ faces }) => faces.map(({ text }) => plainText(text))).join('\n');
  expect(all).toContain('lose 3 hero cubes from the field or crypt');
  expect(all).toContain('must exhaust 1 ready skill (not level 0)');
});
