/** Cards, Tokens and Towers as entries of the library. */
import type { Text } from '@three-spires/kernel';
import { plainText } from '@three-spires/kernel';
import {
  CARD_KINDS,
  CARD_TYPES,
  CARDS,
  type CardDefinition,
  cardText,
  RARITIES,
  SETS,
  TOWERS,
  type TowerDefinition,
  TYPINGS,
  towerAbilityTexts,
} from '@three-spires/mystic-spires/library';
import { RULEBOOK } from '../../rules/mystic-spires.ts';
import { readerOf } from '../../rules/terms.ts';
import { slugsOf, termsIn } from '../catalogue-parts.ts';
import type { Entry } from '../library-game.ts';

export const KINDS: readonly string[] = [...CARD_KINDS.map((kind) => kind.toLowerCase()), 'tower'];

/** A card's number in the game, or a Tower's among the Towers. */
type Source = { readonly number: number } & (
  | { readonly card: CardDefinition; readonly tower?: undefined }
  | { readonly card?: undefined; readonly tower: TowerDefinition }
);

const SOURCES: readonly Source[] = [
  ...CARDS.map((card, number): Source => ({ number, card })),
  ...TOWERS.map((tower, number): Source => ({ number, tower })),
];

const kindOf = (source: Source): string =>
  source.card === undefined ? 'tower' : source.card.kind.toLowerCase();

const printed = ({ card, tower }: Source): CardDefinition | TowerDefinition => card ?? tower;

const textsOf = ({ card, tower }: Source): readonly Text[] =>
  card !== undefined
    ? [cardText(card)]
    : [towerAbilityTexts(tower).flatMap((text, at) => (at === 0 ? text : ['\n', ...text]))];

const read = readerOf(RULEBOOK);

/** Every term of the rulebook on a card: marked or only written there, and what its labels are. */
const termsOn = ({ card }: Source, texts: readonly Text[], marked: readonly string[]): readonly string[] => {
  const written = texts.flatMap((text) =>
    read(plainText(text)).flatMap(({ keyword }) => (keyword === undefined ? [] : [keyword.keyword])),
  );
  return [...new Set([...marked, ...(card === undefined ? ['Tower'] : [card.kind, card.type]), ...written])];
};

const facetsOf = ({ card, tower }: Source, terms: readonly string[]): Entry['facets'] => {
  const { set, fromRulebook } = card ?? tower;
  const both = { set: [set], keyword: terms, source: [fromRulebook ? 'book' : 'house'] };
  if (card === undefined) return { ...both, hp: [String(tower.hp)], income: [String(tower.crystal)] };
  const isUnit = card.power > 0 || card.hp > 0;
  return {
    ...both,
    type: [card.type],
    ...(card.kind === 'Token' ? {} : { cost: [String(card.cost)], timing: [card.timing] }),
    ...(card.typing === undefined ? {} : { typing: [card.typing] }),
    ...(isUnit ? { power: [String(card.power)], hp: [String(card.hp)] } : {}),
    rarity: [card.rarity],
    limit: card.kind === 'Token' ? [] : [String(card.limit)],
  };
};

const ranksOf = ({ card, tower }: Source): Entry['ranks'] =>
  card === undefined
    ? { hp: tower.hp, income: tower.crystal }
    : {
        // Tokens cost nothing and come after everything that does.
        cost: card.kind === 'Token' ? 99 : card.cost,
        power: card.power,
        hp: card.hp,
        type: CARD_TYPES.indexOf(card.type),
        rarity: RARITIES.indexOf(card.rarity),
      };

const entryOf = (source: Source, slug: string): Entry => {
  const { id, name, set } = printed(source);
  const texts = textsOf(source);
  const terms = termsIn(RULEBOOK, texts, (icon) => icon);
  const { card } = source;
  return {
    ...{ kind: kindOf(source), slug, id: id.toLowerCase(), name, texts },
    terms: termsOn(source, texts, terms),
    facets: facetsOf(source, terms),
    words: [
      name,
      SETS[set],
      card?.type,
      card?.kind,
      card?.typing,
      card?.rarity,
      card?.story,
      ...texts.map(plainText),
    ]
      .join(' ')
      .toLowerCase(),
    ranks: ranksOf(source),
  };
};

const slugs = slugsOf(
  SOURCES.map((source) => ({ kind: kindOf(source), id: printed(source).id, name: printed(source).name })),
);

export const ENTRIES: readonly Entry[] = SOURCES.map((source, at) => entryOf(source, slugs[at] ?? ''));

const NUMBERS = new Map(ENTRIES.map((entry, at) => [entry, (SOURCES[at] as Source).number]));

/** The number of the card, or of the Tower, that an entry stands for. */
export const numberOf = (entry: Entry): number => NUMBERS.get(entry) ?? -1;

export const isTower = ({ kind }: Entry): boolean => kind === 'tower';

/** The order of values in which they are shown. */
export const ORDER: readonly string[] = [
  ...Object.keys(SETS),
  ...CARD_TYPES,
  ...RARITIES,
  ...TYPINGS,
  'book',
];
