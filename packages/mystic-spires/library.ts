/**
 * Data for the browser and the lab: every card, Token and Tower with its generated text. No DOM and no Node.
 */
import { type ContentItem, formatMessage, plainText, type Text } from '@three-spires/kernel';
import { CARDS, TOWERS } from './content/index.ts';
import { ZONE_NAMES, ZONES } from './content/zones.ts';
import { abilityEntry, cardNamed } from './rules/compile/entries.ts';
import { OPENING_HAND, OVERLOAD } from './rules/state.ts';
import {
  abilityParts,
  abilityText,
  cardParts,
  cardText,
  type EffectPart,
  towerAbilityTexts,
} from './text/ability-text.ts';
import { zonesEnglish } from './text/en-zones.ts';
import { type CardDefinition, DECK_SIZE, type TowerDefinition } from './words/definition.ts';

export { FORMATS, type FormatDefinition, formatNaming } from './content/formats.ts';
export { CARDS, STARTER_DECKS, TOWERS } from './content/index.ts';
export { ZONE_NAMES, ZONES, type Zone } from './content/zones.ts';
export { type DeckFault, deckFaults, type Format } from './rules/deck-list.ts';
export { narrateAttack, toldTogether } from './rules/events/attack-line.ts';
export { type MysticSpiresEvent, narrate, retell } from './rules/events/index.ts';
export { CONCEDE } from './rules/moves.ts';
export { isPile, isTower, pileCard, pileSeat, towerSeat } from './rules/refs.ts';
export type * from './rules/view-types.ts';
export { LINK_KINDS } from './rules/view-types.ts';
export { explainDeckFault, explainRefusal } from './text/explain.ts';
export type { Ability } from './words/abilities.ts';
export {
  type CardDefinition,
  DECK_SIZE,
  type DeckList,
  type StarterDeck,
  TOKEN_LIMIT,
  type TowerDefinition,
} from './words/definition.ts';
export {
  CARD_KINDS,
  CARD_TYPES,
  PHASES,
  RARITIES,
  SETS,
  type SetId,
  STATUSES,
  statusesIn,
  TYPINGS,
} from './words/lists.ts';
export { abilityParts, abilityText, cardNamed, cardParts, cardText, type EffectPart, towerAbilityTexts };

/** The text of one ability, for Cascades and choices. */
export const textOfAbility = (number: number): Text => {
  const { ability, name } = abilityEntry(number);
  const card = cardNamed(name);
  return abilityText(ability, card === undefined ? undefined : CARDS[card]);
};

const cardItem = (card: CardDefinition): ContentItem => ({
  id: card.id.toLowerCase(),
  name: card.name,
  kind: card.kind.toLowerCase(),
  deck: card.set,
  rarity: card.rarity,
  type: card.type,
  copies: card.limit,
  faces: [
    {
      cost: card.cost,
      text: cardText(card),
      effects: {
        typing: card.typing,
        power: card.power,
        hp: card.hp,
        timing: card.timing,
        statuses: card.statuses,
        abilities: card.abilities,
        story: card.story,
      },
    },
  ],
});

const towerItem = (tower: TowerDefinition): ContentItem => ({
  id: tower.id.toLowerCase(),
  name: tower.name,
  kind: 'tower',
  deck: tower.set,
  copies: 1,
  faces: [
    {
      text: towerAbilityTexts(tower).flatMap((text, at) => (at === 0 ? text : [' ', ...text])),
      effects: { hp: tower.hp, crystal: tower.crystal, abilities: tower.abilities },
    },
  ],
});

/** Everything Keepers can bring, for the content command, the library and the content hash. */
export const CONTENT: readonly ContentItem[] = [...CARDS.map(cardItem), ...TOWERS.map(towerItem)];

const zoneSays = (key: keyof typeof zonesEnglish): Text =>
  formatMessage(zonesEnglish, key, { ...DECK_SIZE, opening: OPENING_HAND, overload: OVERLOAD });

/** The zones of the Battlefield. They are not cards, so they are not part of the content. */
export const ZONE_ITEMS: readonly ContentItem[] = ZONE_NAMES.map((zone) => ({
  id: `zone-${zone.toLowerCase()}`,
  name: plainText(zoneSays(`zone.${zone}`)),
  kind: 'zone',
  copies: 2,
  faces: [{ text: zoneSays(`zone.${zone}.about`), effects: { zone, rule: ZONES[zone] } }],
}));
