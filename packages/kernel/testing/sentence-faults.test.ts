import { expect, test } from 'vitest';
import { sentenceFaults } from './sentence-faults.ts';

test.each([
  'Ada draws 1 card.',
  'Draw 2 cards. If you do, lose 1 HP.',
  'An enemy of the party is gone!',
  'Floor 1: Run and Gun.',
])('"%s" is right', (line) => {
  expect(sentenceFaults(line)).toEqual([]);
});

test.each([
  ['Ada draws 1 cards.', 'a plural after 1'],
  ['The party suffers 2 wound.', 'a singular after another number'],
  ['Ada gets 1 strength Strength.', 'a word stands twice'],
  ['  Ada passes.', 'two spaces'],
  ["'s Tower falls.", 'a possessive of nobody'],
  ['Put down a Ash Hound.', '"a" before a vowel'],
  ['An Rider arrives.', '"an" before a consonant'],
  ['the Tower falls.', 'a small letter'],
  ['Ada passes', 'no stop'],
  ['Ada pays  for it.', 'two spaces'],
  ['The Knight pays {cubes}.', 'a part is missing'],
  ['Field: . Crypt: 1 blue.', 'a space before a stop'],
  ['Return it to its owner’s hand.', 'a curly apostrophe'],
])('"%s" is wrong: %s', (line, fault) => {
  expect(sentenceFaults(line).join('\n')).toContain(fault);
});
