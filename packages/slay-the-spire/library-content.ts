/** Everything in the box as data, with its generated text. Apart from `library.ts`: a table does not need all texts at once. */

import { type ContentItem, defined } from '@three-spires/kernel';
import { CARDS, ENEMIES, ITEMS } from './content/index.ts';
import { cardId, slug } from './library.ts';
import { enemyText, faceOfCard, faceText, itemText } from './text/index.ts';
import { unlockOf } from './unlock-names.ts';
import type { CardDefinition, Face } from './words/definition.ts';

const cardItem = (card: CardDefinition): ContentItem => ({
  id: cardId(card),
  name: card.name,
  kind: 'card',
  ...defined({ owner: card.owner }),
  deck: card.deck,
  rarity: card.rarity,
  type: card.type,
  copies: card.copies,
  ...(card.otherHalfOf === undefined ? {} : { otherHalfOf: slug(card.otherHalfOf) }),
  ...unlockOf(card),
  faces: (card.upgrade === undefined ? [false] : [false, true]).map((upgraded) => {
    const face = faceOfCard(card, upgraded);
    const cost = face.cost === 'none' ? {} : { cost: face.cost };
    return { ...cost, text: faceText(card, upgraded), effects: printed(face) };
  }),
});

/** Everything a side prints besides its cost that affects play, so that the hash covers it. */
const PRINTED: readonly (keyof Face)[] = [
  'effects',
  'abilities',
  'modifiers',
  'costAfterLosingHp',
  'cheaperPerPower',
  'playable',
  'whenExhausted',
  'whenDiscarded',
  'playedByScry',
  'whileHeld',
  'whenRemoved',
  'toTopOfDraw',
  'uncopied',
  'irremovable',
  'exhaust',
  'ethereal',
  'retain',
];

const printed = (face: Face): unknown =>
  Object.fromEntries(
    PRINTED.flatMap((field) =>
      face[field] === undefined || face[field] === false ? [] : [[field, face[field]]],
    ),
  );

/** Everything in the box, for the content command, the library and the content hash. */
export const CONTENT: readonly ContentItem[] = [
  ...CARDS.map(cardItem),
  ...ENEMIES.filter(({ deck }) => deck !== 'practice').map((enemy): ContentItem => {
    const { id, name, deck, rank, copies, ...effects } = enemy;
    return {
      id,
      name,
      kind: 'enemy',
      deck,
      type: rank,
      copies,
      ...(deck === 'act4' ? { unlock: 'actFour' } : {}),
      faces: [{ text: enemyText(enemy), effects }],
    };
  }),
  ...ITEMS.map(
    (item): ContentItem => ({
      id: slug(item.name),
      name: item.name,
      kind: item.kind,
      copies: item.copies,
      faces: [
        {
          ...defined({ cost: item.price }),
          text: itemText(item),
          effects: { effects: item.effects, abilities: item.abilities },
        },
      ],
    }),
  ),
];
