/** The content of the box as library entries. */
import type { ContentItem, Text } from '@three-spires/kernel';
import { defined, plainText } from '@three-spires/kernel';
import { BOARD_ITEMS } from '@three-spires/stygian-society/box';
import { CONTENT } from '@three-spires/stygian-society/library';
import { SOURCES } from '@three-spires/stygian-society/sources';
import type { Entry } from '../../../game/library.ts';
import { sourcesOn } from '../../../library/catalogue-parts.ts';
import { keywordNamed, slugOf } from '../../../rulebook/rulebook.ts';
import { RULEBOOK } from '../rulebook/book.ts';

const termsIn = (text: Text): string[] => {
  const written = text.flatMap((part) => (typeof part === 'string' || 'icon' in part ? [] : [part.keyword]));
  return [...new Set(written.map((term) => keywordNamed(RULEBOOK, term)?.keyword ?? term))];
};

/** Fields of the definitions used to filter or sort. */
type Printed = {
  readonly attack?: string;
  readonly target?: string;
  readonly mark?: string;
  readonly shields?: number;
  readonly health?: number;
  readonly xp?: number;
  readonly peril?: number;
  readonly story?: string;
};

const printedOf = ({ faces }: ContentItem): Printed => (faces[0]?.effects ?? {}) as Printed;

const LEVEL = /^level (\d)$/;

const levelOf = ({ deck }: ContentItem): string | undefined => LEVEL.exec(deck ?? '')?.[1];

/** Only the facets that have a value. */
const given = (facets: Readonly<Record<string, string | undefined>>): Entry['facets'] =>
  Object.fromEntries(
    Object.entries(facets).flatMap(([key, value]) => (value === undefined ? [] : [[key, [value]]])),
  );

const facetsOf = (item: ContentItem, terms: readonly string[]): Entry['facets'] => {
  const { attack, target, mark } = printedOf(item);
  const shared = { keyword: terms };
  switch (item.kind) {
    case 'skill':
      return {
        ...shared,
        ...given({ hero: item.owner, cardType: item.type, level: levelOf(item), attack, target, mark }),
      };
    case 'generic':
      return { ...shared, ...given({ cardType: item.type, attack, target }) };
    case 'treasure':
      return {
        ...shared,
        ...given({ cardType: item.type, holder: item.owner, tier: item.deck, attack, target, mark }),
      };
    case 'enemy':
      return { ...shared, ...given({ colour: item.deck }) };
    case 'hero':
      return { ...shared, ...given({ hero: item.owner }) };
    case 'room':
      return { ...shared, ...given({ tier: item.deck }) };
    default:
      return shared;
  }
};

const ranksOf = (item: ContentItem): Entry['ranks'] => {
  const { health, xp, shields, peril } = printedOf(item);
  return {
    level: Number(levelOf(item) ?? 9),
    ...defined({ health, xp, shields, peril }),
  };
};

const entryOf = (item: ContentItem): Entry => {
  const texts = item.faces.map(({ text }) => text);
  const terms = termsIn(texts.flat());
  const sources = sourcesOn(SOURCES, item);
  return {
    kind: item.kind,
    slug: slugOf(item.name),
    id: item.id,
    name: item.name,
    texts,
    terms,
    ...sources,
    facets: { ...facetsOf(item, terms), source: [sources.standing] },
    words: [item.name, item.owner, item.deck, item.type, printedOf(item).story, ...texts.map(plainText)]
      .join(' ')
      .toLowerCase(),
    ranks: ranksOf(item),
  };
};

const ITEMS: readonly ContentItem[] = [...CONTENT, ...BOARD_ITEMS];

export const ENTRIES: readonly Entry[] = ITEMS.map(entryOf);

const ITEM_OF = new Map(ITEMS.map((item) => [item.id, item]));
/** The story of a room or boss in a line; undefined for everything else. */
export const storyOf = ({ id }: Entry): string | undefined => {
  const item = ITEM_OF.get(id);
  return item && printedOf(item).story;
};

export const copiesOf = ({ id }: Entry): number => ITEM_OF.get(id)?.copies ?? 1;
