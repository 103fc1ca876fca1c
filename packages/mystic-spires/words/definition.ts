/** Definitions of cards, Tokens, Towers and decks: printed facts only. */
import type { Ability } from './abilities.ts';
import type { CardKind, CardType, Rarity, SetId, Status, Timing, Typing } from './lists.ts';

/** A printed status; Ignite carries its X. */
export type PrintedStatus = Status | { readonly ignite: number };

type Printed = {
  readonly id: string;
  readonly name: string;
  readonly set: SetId;
  readonly abilities?: readonly Ability[];
};

/** A card of the Main Deck, or a Token. Power and HP of Equipment are added to the host's (MYS-10.2). */
export type CardDefinition = Printed & {
  readonly kind: CardKind;
  readonly type: CardType;
  readonly typing?: Typing;
  readonly cost: number;
  readonly power: number;
  readonly hp: number;
  readonly rarity: Rarity;
  /** Copies allowed in a Main Deck (MYS-2.2, MYS-2.3). */
  readonly limit: number;
  readonly timing: Timing;
  readonly statuses?: readonly PrintedStatus[];
  /** Flavour text in place of an effect (MYS-6.3). */
  readonly story?: string;
};

export type TowerDefinition = Printed & { readonly hp: number; readonly crystal: number };

/** A deck as Keepers write it down. */
export type DeckList = {
  readonly name: string;
  readonly tower: string;
  readonly main: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, number>>;
};

export type StarterDeck = DeckList & { readonly id: string; readonly plan: string };

type Extra = Pick<CardDefinition, 'statuses' | 'abilities' | 'story'>;
type Figures = Extra & {
  readonly typing: Typing;
  readonly cost: number;
  readonly power: number;
  readonly hp: number;
  readonly rarity: Rarity;
  readonly limit?: number;
};
type SpellFigures = Extra & {
  readonly cost: number;
  readonly rarity: Rarity;
  readonly limit?: number;
  readonly timing?: Timing;
};

/** MYS-2.2 */
export const MOST_COPIES = 3;

/** MYS-2.1 */
export const DECK_SIZE = { least: 30, most: 60 } as const;

/** MYS-3.1 has no limit; this one keeps decks small enough for moves and for the screen. */
export const TOKEN_LIMIT = 60;

/** Builders for the cards of a set. */
export const cardsOf = (set: SetId) => {
  const id = (number: number): string => `${set}-${String(number).padStart(3, '0')}`;
  const unit =
    (type: CardType) =>
    (number: number, name: string, figures: Figures): CardDefinition => ({
      id: id(number),
      name,
      set,
      kind: 'Unit',
      type,
      limit: MOST_COPIES,
      timing: 'main',
      ...figures,
    });
  const spell =
    (kind: CardKind, timing: Timing) =>
    (number: number, name: string, figures: SpellFigures): CardDefinition => ({
      id: id(number),
      name,
      set,
      kind,
      type: 'Spell',
      power: 0,
      hp: 0,
      limit: MOST_COPIES,
      timing,
      ...figures,
    });
  return {
    assault: unit('Assault'),
    defense: unit('Defense'),
    special: unit('Special'),
    instant: spell('Instant', 'any'),
    passiveSpell: spell('Passive', 'main'),
    equipment: (number: number, name: string, figures: Figures): CardDefinition => ({
      ...spell('Equipment', 'main')(number, name, figures),
      typing: figures.typing,
      power: figures.power,
      hp: figures.hp,
    }),
  };
};
