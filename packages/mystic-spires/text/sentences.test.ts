import { createRandom, plainText } from '@three-spires/kernel';
import { playThrough, sentenceFaults } from '@three-spires/kernel/testing';
import { expect, test } from 'vitest';
import { CARDS, TOWERS } from '../content/index.ts';
import { mysticSpires } from '../index.ts';
import { CONTENT } from '../library.ts';
import { ABILITY_ENTRIES, cardEntry } from '../rules/compile/entries.ts';
import { randomStart } from '../testing/games.ts';
import { cardParts, towerParts } from './ability-text.ts';
import { enRefusals } from './en-refusals.ts';

const GAMES = 60;
/** Many games on a slow machine. */
const LONG = { timeout: 600_000 };

test('the log of random games is good English', LONG, () => {
  const lines = new Set<string>();
  const told = {
    ...mysticSpires,
    apply: (state: Parameters<typeof mysticSpires.apply>[0], seat: number, move: number): void =>
      mysticSpires.apply(state, seat, move, (event) => {
        lines.add(plainText(mysticSpires.narrate(event, ['Ada', 'Ben'])));
      }),
  };
  for (let number = 0; number < GAMES; number++) {
    const seed = `log ${number}`;
    const state = mysticSpires.scenario.build(randomStart(seed), seed);
    playThrough(told, state, { name: seed, random: createRandom(seed, 1) });
  }
  lines.delete('');
  expect(lines.size).toBeGreaterThan(1000);
  expect([...lines].flatMap(sentenceFaults)).toEqual([]);
});

test('every generated text is good English', () => {
  const texts = CONTENT.flatMap(({ faces }) => faces.map(({ text }) => plainText(text)));
  expect(texts.filter((text) => text !== '').flatMap(sentenceFaults)).toEqual([]);
});

test('every refusal is a sentence', () => {
  const refusals = Object.entries(enRefusals).flatMap(([key, text]) =>
    key.startsWith('refusal.') ? [text] : [],
  );
  const filled = refusals.map((code) =>
    code.replace(/\{(\w+)\|[^|]*\|([^}]*)\}/g, '$2').replace(/\{\w+\}/g, '3'),
  );
  expect(filled.map((text) => text.replaceAll('*', '')).flatMap(sentenceFaults)).toEqual([]);
});

test('MYS-6.3 every Non-Effect Unit has a line of story, and no other card has one', () => {
  const isNonEffect = CARDS.map((_, number) => cardEntry(number).isNonEffect);
  expect(CARDS.filter((card, number) => (card.story !== undefined) !== isNonEffect[number])).toEqual([]);
  const stories = CARDS.flatMap(({ story }) => (story === undefined ? [] : [story]));
  expect(stories).toHaveLength(15);
  expect(new Set(stories).size).toBe(stories.length);
  expect(stories.flatMap(sentenceFaults)).toEqual([]);
});

const partsOf = (name: string): readonly (readonly [string, string])[] => {
  const card = CARDS.find((each) => each.name === name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return cardParts(card)
    .flat()
    .map(({ part, text }) => [part, plainText(text)] as const);
};

test("MYS-7.1 the rulebook's examples fall into condition, action and reaction", () => {
  expect(partsOf('Oneiros the Weaver')).toEqual([
    ['condition', 'Once per turn,'],
    ['action', 'you may destroy 1 Non-Effect Unit on your field.'],
    ['reaction', 'If you do, summon 1 Dream Token to your field.'],
  ]);
  expect(partsOf('Lucid Dreaming')).toEqual([
    ['action', 'Search your deck for 1 Fairy or Entity Unit and add it to your hand.'],
    ['reaction', 'If you do, skip your next Draw Phase.'],
  ]);
  expect(partsOf('Rise Again')).toEqual([
    ['condition', 'Once per turn,'],
    ['action', 'you may discard 1 card from the top of your deck.'],
    ['reaction', 'If you do, return 2 Unit cards from your graveyard to your hand.'],
  ]);
});

test('MYS-7.1 prices, events and comparisons are conditions; statuses and notes are not parts of an effect', () => {
  expect(partsOf('Null Warden')[0]).toEqual([
    'condition',
    "In response to your opponent's Spell or its effect, Fatigue this Unit and pay 2 Crystal:",
  ]);
  expect(partsOf('Smother the Spark')[0]).toEqual(['condition', "In response to your opponent's Instant,"]);
  expect(partsOf('Seal of Salt')[0]).toEqual([
    'condition',
    "In response to your opponent's summon, Spell, or Active or Triggered effect,",
  ]);
  expect(partsOf('Hush of the Crypt')[0]).toEqual([
    'condition',
    "In response to your opponent's Active or Triggered effect or Instant,",
  ]);
  expect(partsOf('Nova of the Ninth Lens')).toEqual([
    [
      'action',
      "Deal damage equal to a fifth of your opponent's Crystal (rounded down) to all Units on their field.",
    ],
  ]);
  expect(partsOf('Ashwake Phoenix')).toEqual([
    ['status', 'Levitating.'],
    ['condition', 'When this Unit is destroyed, you may pay 2 Crystal:'],
    ['action', 'Return this card to your hand.'],
  ]);
  expect(partsOf('Reefbound Titan')[0]).toEqual([
    'condition',
    "While your opponent's deck has 15 or fewer cards,",
  ]);
  expect(partsOf('Index of the Deep').at(-1)).toEqual(['note', 'Can be cast only on your own turn.']);
});

test('MYS-7.1 every effect has exactly one action, between its condition and its reaction', () => {
  const order = ['condition', 'action', 'reaction'];
  const effects = [...CARDS.flatMap(cardParts), ...TOWERS.flatMap(towerParts)]
    .map((parts) => parts.map(({ part }) => part))
    .filter(([part]) => part !== 'status' && part !== 'note');
  expect(effects.filter((parts) => parts.filter((part) => part === 'action').length !== 1)).toEqual([]);
  expect(
    effects.filter(
      (parts) => parts.join() !== order.filter((part) => parts.includes(part as 'action')).join(),
    ),
  ).toEqual([]);
});

test('MYS-23.1 a Disrupted Tower effect is told by the name of the Tower', () => {
  const line = mysticSpires.narrate(
    {
      type: 'disrupted',
      seat: 1,
      card: -1,
      ability: ABILITY_ENTRIES.findIndex(({ name }) => name === 'The Ossuary Spire'),
      number: 2,
    },
    ['Ada', 'Ben'],
  );
  expect(plainText(line)).toBe('The Ossuary Spire is Disrupted.');
});
