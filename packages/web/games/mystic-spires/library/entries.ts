/** Cards, Tokens, Towers and zones as entries of the library. */
import type { ContentItem, Text } from '@three-spires/kernel';
import { plainText } from '@three-spires/kernel';
import {
  CARD_KINDS,
  CARD_TYPES,
  CARDS,
  type CardDefinition,
  CONTENT,
  cardText,
  RARITIES,
  SETS,
  TOWERS,
  type TowerDefinition,
  TYPINGS,
  towerAbilityTexts,
  ZONE_ITEMS,
} from '@three-spires/mystic-spires/library';
import { SOURCES } from '@three-spires/mystic-spires/sources';
import type { Entry } from '../../../game/library.ts';
import { slugsOf, sourcesOn, termsIn } from '../../../library/catalogue-parts.ts';
import { slugOf } from '../../../rulebook/rulebook.ts';
import { readerOf } from '../../../rulebook/terms.ts';
import { RULEBOOK } from '../rulebook/book.ts';

export const KINDS: readonly string[] = [...CARD_KINDS.map((kind) => kind.toLowerCase()), 'tower', 'zone'];

/** A card's number in the game, or a Tower's among the Towers. */
type Piece = { readonly number: number } & (
  | { readonly card: CardDefinition; readonly tower?: undefined }
  | { readonly card?: undefined; readonly tower: TowerDefinition }
);

const PIECES: readonly Piece[] = [
  ...CARDS.map((card, number): Piece => ({ number, card })),
  ...TOWERS.map((tower, number): Piece => ({ number, tower })),
];

const kindOf = (source: Piece): string =>
  source.card === undefined ? 'tower' : source.card.kind.toLowerCase();

const printed = ({ card, tower }: Piece): CardDefinition | TowerDefinition => card ?? tower;

const textsOf = ({ card, tower }: Piece): readonly Text[] =>
  card !== undefined
    ? [cardText(card)]
    : [towerAbilityTexts(tower).flatMap((text, at) => (at === 0 ? text : ['\n', ...text]))];

const read = readerOf(RULEBOOK);

/** Every rulebook term on a card: marked, merely mentioned, or one of its labels. */
const termsOn = ({ card }: Piece, texts: readonly Text[], marked: readonly string[]): readonly string[] => {
  const written = texts.flatMap((text) =>
    read(plainText(text)).flatMap(({ keyword }) => (keyword === undefined ? [] : [keyword.keyword])),
  );
  return [...new Set([...marked, ...(card === undefined ? ['Tower'] : [card.kind, card.type]), ...written])];
};

const facetsOf = ({ card, tower }: Piece, terms: readonly string[]): Entry['facets'] => {
  const both = { set: [(card ?? tower).set], keyword: terms };
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

const ranksOf = ({ card, tower }: Piece): Entry['ranks'] =>
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

const itemWithId = (id: string): ContentItem => {
  const item = CONTENT.find((each) => each.id === id);
  if (item === undefined) throw new Error(`no card or Tower ${id}`);
  return item;
};

const entryOf = (source: Piece, slug: string): Entry => {
  const { id, name, set } = printed(source);
  const texts = textsOf(source);
  const terms = termsIn(RULEBOOK, texts, (icon) => icon);
  const { card } = source;
  const sources = sourcesOn(SOURCES, itemWithId(id.toLowerCase()));
  return {
    kind: kindOf(source),
    slug,
    id: id.toLowerCase(),
    name,
    texts,
    ...sources,
    terms: termsOn(source, texts, terms),
    facets: { ...facetsOf(source, terms), source: [sources.standing] },
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
  PIECES.map((source) => ({ kind: kindOf(source), id: printed(source).id, name: printed(source).name })),
);

/** The rulebook explains a zone under the zone's own name. */
const zoneEntry = (item: ContentItem): Entry => {
  const texts = item.faces.map(({ text }) => text);
  const sources = sourcesOn(SOURCES, item);
  return {
    kind: item.kind,
    slug: slugOf(item.name),
    id: item.id,
    name: item.name,
    texts,
    ...sources,
    terms: [
      item.name,
      ...read(texts.map(plainText).join(' ')).flatMap(({ keyword }) => keyword?.keyword ?? []),
    ],
    facets: { source: [sources.standing] },
    words: [item.name, ...texts.map(plainText)].join(' ').toLowerCase(),
    ranks: {},
  };
};

export const ENTRIES: readonly Entry[] = [
  ...PIECES.map((piece, at) => entryOf(piece, slugs[at] ?? '')),
  ...ZONE_ITEMS.map(zoneEntry),
];

const NUMBERS = new Map(PIECES.map(({ number }, at) => [ENTRIES[at], number]));

/** The number of an entry's card or Tower. */
export const numberOf = (entry: Entry): number => NUMBERS.get(entry) ?? -1;

type OfKind = Pick<Entry, 'kind'>;
export const isTower = ({ kind }: OfKind): boolean => kind === 'tower';
export const isZone = ({ kind }: OfKind): boolean => kind === 'zone';
/** What a Main Deck or a Token Deck can hold. */
export const isInDecks = (of: OfKind): boolean => !isTower(of) && !isZone(of);

/** The display order of values. */
export const ORDER: readonly string[] = [...Object.keys(SETS), ...CARD_TYPES, ...RARITIES, ...TYPINGS];
