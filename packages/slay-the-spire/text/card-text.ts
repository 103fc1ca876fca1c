/** Names and texts of cards, all generated from their definitions. */
import { commaList, lines, plainText, type Text } from '@three-spires/kernel';
import type { CardDefinition, Face } from '../words/definition.ts';
import { conditionText } from '../words/phrases/condition.ts';
import type { Effect } from '../words/vocabulary.ts';
import { abilityLines, modifierLines } from './ability-text.ts';
import { effectLines, effectsAfterColon } from './effect-text.ts';
import { say } from './say.ts';

/** The printed facts of one side (STS-9.2). */
export const faceOfCard = (card: CardDefinition, upgraded: boolean): Face =>
  upgraded ? { ...card, ...card.upgrade } : card;

export const cardName = (card: CardDefinition, upgraded: boolean): string =>
  upgraded && card.upgrade !== undefined ? plainText(say('card.upgraded', { name: card.name })) : card.name;

/** The whole text of a side: lines separated by line breaks, keywords in the last one. */
export const faceText = (card: CardDefinition, upgraded: boolean): Text => {
  const face = faceOfCard(card, upgraded);
  return lines([
    ...(card.type === 'ticket' ? [say('card.ticket')] : []),
    ...playingLines(face),
    // A lasting change applies from the first line on, including to the card's own effects (Electrodynamics).
    ...modifierLines(face.modifiers),
    ...effectLines(face.effects),
    ...modifierLines(face.modifiers, true),
    ...abilityLines(face.abilities ?? [], 'player'),
    ...ownLines(face),
    commaList(keywords(card, face)),
  ]);
};

/** Conditions, and costs that differ from the number in the corner. */
const playingLines = (face: Face): readonly Text[] => [
  ...(face.playable === undefined || face.playable === 'always' ? [] : [say(`card.${face.playable}`)]),
  ...(face.costAfterLosingHp === undefined
    ? []
    : [say('card.costAfterLosingHp', { cost: face.costAfterLosingHp })]),
  ...(face.cheaperPerPower === true ? [say('card.cheaperPerPower')] : []),
];

/** What the card says about itself. */
const ownLines = (face: Face): readonly Text[] => [
  ...ownLine('card.whenExhausted', face.whenExhausted),
  ...ownLine('card.whenDiscarded', face.whenDiscarded),
  ...whileHeldLine(face.whileHeld),
  ...ownLine('card.whenRemoved', face.whenRemoved),
  ...(face.playedByScry === undefined ? [] : [say('card.playedByScry', { amount: face.playedByScry })]),
  ...(face.toTopOfDraw === true ? [say('card.toTopOfDraw')] : []),
  ...(face.uncopied === true ? [say('card.uncopied')] : []),
  ...(face.irremovable === true ? [say('card.irremovable')] : []),
];

/** The card must also be in hand (R162). */
const whileHeldLine = (effects: readonly Effect[] | undefined): readonly Text[] => {
  const [only, ...more] = effects ?? [];
  if (only?.do !== 'if' || more.length > 0 || only.otherwise !== undefined)
    return ownLine('card.whileHeld', effects);
  const condition = conditionText(only.when);
  return [say('card.whileHeldIf', { condition, effects: effectsAfterColon(only.then) })];
};

const ownLine = (
  key: 'card.whenExhausted' | 'card.whenDiscarded' | 'card.whileHeld' | 'card.whenRemoved',
  effects: readonly Effect[] | undefined,
): readonly Text[] => (effects === undefined ? [] : [say(key, { effects: effectsAfterColon(effects) })]);

/** A card without a cost is Unplayable (STS-6.8), except a ticket, which is never in a hand. */
const keywords = (card: CardDefinition, face: Face): readonly Text[] => [
  ...(face.cost === 'none' && card.type !== 'ticket' ? [say('keyword.unplayable')] : []),
  ...(face.exhaust === true ? [say('keyword.exhaust')] : []),
  ...(face.ethereal === true ? [say('keyword.ethereal')] : []),
  ...(face.retain === true ? [say('keyword.retain')] : []),
];
