/** Explanations of signs and places: the name of a glossary term, or a separate text with its rule. */
import type { ExplainEntry } from '../../../explain/explainer.ts';

const SIGNS = {
  'sign:hit': 'Hit',
  'sign:block': 'Block',
  'sign:energy': 'Energy',
  'sign:strength': 'Strength',
  'sign:vulnerable': 'Vulnerable',
  'sign:weak': 'Weak',
  'sign:poison': 'Poison',
  'sign:shiv': 'Shiv',
  'sign:shivs': 'Shiv',
  'sign:miracle': 'Miracle',
  'sign:miracles': 'Miracle',
  'sign:daze': 'Daze',
  'sign:slimed': 'Slimed',
  'sign:burn': 'Burn',
  'sign:area': 'Area symbol',
  'sign:gold': 'Gold',
  'sign:lightning': 'Lightning',
  'sign:frost': 'Frost',
  'sign:dark': 'Dark',
  'sign:die': 'Die',
  'sign:hp': 'HP',
  'sign:hand': 'Hand',
} as const;

const CARDS = {
  'card:cost': 'Cost',
  'type:attack': 'Attack',
  'type:skill': 'Skill',
  'type:power': 'Power',
  'type:curse': 'Curse',
  'type:status': 'Status',
  'type:ticket': 'Golden Ticket',
  'pile:drawPile': 'Draw pile',
  'pile:discardPile': 'Discard pile',
  'pile:exhaustPile': 'Exhaust',
} as const;

const PLAYERS = {
  'stance:calm': 'Calm',
  'stance:wrath': 'Wrath',
  'stance:neutral': 'Neutral',
  'orb:lightning': 'Lightning',
  'orb:frost': 'Frost',
  'orb:dark': 'Dark',
  'orb:empty': 'Orb slot',
  'mark:doubling': 'Copy',
  'mark:incoming': {
    title: 'Incoming',
    text: 'The damage that enemies will deal to this player if nothing changes, and the HP lost after Block.',
    rule: 'STS-14.4',
  },
} as const;

const ENEMIES = {
  'intent:hit': {
    title: 'Attack',
    text: 'The damage of its next attack with everything counted in. “2×3” is three hits of 2.',
    rule: 'STS-14.15',
  },
  'intent:all': {
    title: 'All players',
    text: 'The attack hits every player, not only the one in its row.',
    rule: 'STS-18.4',
  },
  'intent:rest': {
    title: 'No attack',
    text: 'Its next action has neither a hit nor a token. Look closer to read it.',
    rule: 'STS-14.4',
  },
  'intent:unknown': {
    title: 'Not yet known',
    text: 'The die of this round decides what it does.',
    rule: 'STS-14.11',
  },
  'mark:mode': 'Mode',
  'mark:immune': {
    title: 'Cannot be hurt',
    text: 'While its cube is in this slot, nothing lowers its HP.',
    rule: 'STS-12.4',
  },
  'mark:cubes': {
    title: 'Cubes',
    text: 'Cubes on this enemy. Its special ability says what puts them there and what they do.',
    rule: 'STS-12.4',
  },
  'mark:clock': {
    title: 'Clock',
    text: 'Counts the cards that are played. Its special ability says what happens at the end.',
    rule: 'STS-12.4',
  },
  'mark:otherRow': 'Row',
  'mark:attached': {
    title: 'Card on an enemy',
    text: 'This card lies on the enemy. Its own text says what it does there.',
    rule: 'STS-34.1',
  },
} as const;

const ROOMS = {
  'room:encounter': 'Encounter',
  'room:elite': 'Elite',
  'room:burningElite': 'Burning Elite',
  'room:event': 'Event',
  'room:campfire': 'Campfire',
  'room:treasure': 'Treasure',
  'room:merchant': 'Merchant',
  'room:boss': 'Boss',
  'room:hidden': {
    title: 'Unknown room',
    text: 'You see what it is when the party enters it.',
    rule: 'STS-31.12',
  },
  'room:dark': {
    title: 'Dark space',
    text: 'Takes a random map token with a dark back before the Act begins.',
    rule: 'STS-2.9',
  },
  'room:light': {
    title: 'Light space',
    text: 'Takes a random map token with a light back before the Act begins.',
    rule: 'STS-2.9',
  },
  'climb:act': 'Act',
  'climb:ascension': 'Ascension',
  'climb:key': 'Key',
} as const;

export const EXPLAINED: Readonly<Record<string, ExplainEntry>> = {
  ...SIGNS,
  ...CARDS,
  ...PLAYERS,
  ...ENEMIES,
  ...ROOMS,
};
