/** The content of the box as library entries. */
import type { ContentItem } from '@three-spires/kernel';
import { plainText } from '@three-spires/kernel';
import { BOX } from '@three-spires/slay-the-spire/box';
import { CHARACTERS, enemyWithId } from '@three-spires/slay-the-spire/library';
import { SOURCES } from '@three-spires/slay-the-spire/sources';
import type { Entry } from '../../../game/library.ts';
import { slugsOf, sourcesOn, termsIn } from '../../../library/catalogue-parts.ts';
import { enemyInfo } from '../pieces/content.ts';
import { symbolName } from '../pieces/symbol-name.ts';
import { RULEBOOK } from '../rulebook/book.ts';
import { sayOr } from '../words/library.ts';

/** The two relics that are in no deck are still relics. */
const kindOf = ({ kind }: ContentItem): string =>
  kind === 'soloRelic' || kind === 'specialRelic' ? 'relic' : kind;

/** `act2` is 2; the 1st Encounters belong to Act I. */
const actOf = ({ deck }: ContentItem): string | undefined =>
  deck === 'first' ? '1' : /^act(\d)$/.exec(deck ?? '')?.[1];

/** Pieces have no text. */
const isReadable = ({ kind }: ContentItem): boolean => kind !== 'piece';

/** Maps have no printed names; ours give the Act and the side. */
const nameOf = ({ kind, name }: ContentItem): string =>
  kind === 'map' ? sayOr(`library.map.${name}`, name) : name;

const ascensionOf = ({ kind, id, ascension }: ContentItem): string => {
  const ofEnemy = kind === 'enemy' ? enemyInfo(enemyWithId(id)).ascension : undefined;
  return String(ascension ?? ofEnemy ?? 'none');
};

const RARITIES = ['starter', 'common', 'uncommon', 'rare', 'none'];
const TYPES = ['attack', 'skill', 'power', 'curse', 'status', 'ticket'];
const RANKS = ['encounter', 'summon', 'elite', 'boss'];

const facetsOf = (item: ContentItem, terms: readonly string[]): Entry['facets'] => {
  const act = actOf(item);
  const everywhere = { keyword: terms, ...(act === undefined ? {} : { act: [act] }) };
  const [face] = item.faces;
  if (item.kind === 'card')
    return {
      ...everywhere,
      character: [item.owner ?? 'none'],
      type: [item.type ?? 'none'],
      rarity: [item.rarity ?? 'none'],
      cost: [String(face?.cost ?? 'none')],
      deck: [item.deck ?? 'none'],
      unlock: [String(item.unlock ?? 'none')],
    };
  const unlock = [String(item.unlock ?? 'none')];
  if (item.kind === 'enemy')
    return { ...everywhere, rank: [item.type ?? 'none'], ascension: [ascensionOf(item)], unlock };
  if (item.kind === 'event') return { ...everywhere, ascension: [ascensionOf(item)], unlock };
  if (item.kind === 'board') return { ...everywhere, character: [item.owner ?? 'none'] };
  if (item.kind === 'map') return everywhere;
  if (item.kind === 'neow') return { ...everywhere, deck: [item.deck ?? 'none'], unlock };
  const price = face?.cost;
  return price === undefined ? everywhere : { ...everywhere, price: [String(price)] };
};

const ranksOf = (item: ContentItem): Entry['ranks'] => {
  const cost = item.faces[0]?.cost;
  const enemy = item.kind === 'enemy' ? enemyInfo(enemyWithId(item.id)) : undefined;
  return {
    cost: cost === 'X' ? 90 : (cost ?? 99),
    rarity: RARITIES.indexOf(item.rarity ?? 'none'),
    type: [...TYPES, ...RANKS].indexOf(item.type ?? ''),
    ...(enemy === undefined ? {} : { hp: enemy.hp[0] ?? 0 }),
  };
};

const entryOf = (item: ContentItem, slug: string): Entry => {
  const texts = item.faces.map(({ text }) => text);
  const terms = termsIn(RULEBOOK, texts, symbolName);
  const sources = sourcesOn(SOURCES, item);
  return {
    kind: kindOf(item),
    slug,
    id: item.id,
    name: nameOf(item),
    texts,
    terms,
    ...sources,
    facets: { ...facetsOf(item, terms), source: [sources.standing] },
    words: [nameOf(item), item.owner, item.type, item.rarity, item.story, ...texts.map(plainText)]
      .join(' ')
      .toLowerCase(),
    ranks: ranksOf(item),
  };
};

/** One entry for a card that is in two decks under the same id. */
const distinct = (items: readonly ContentItem[]): readonly ContentItem[] => {
  const byId = new Map<string, ContentItem>();
  for (const item of items) {
    const key = `${item.kind}/${item.id}`;
    const known = byId.get(key);
    byId.set(key, known === undefined ? item : { ...known, copies: known.copies + item.copies });
  }
  return [...byId.values()];
};

const ITEMS: readonly ContentItem[] = distinct(BOX.filter(isReadable));

const slugs = slugsOf(ITEMS.map((item) => ({ kind: kindOf(item), id: item.id, name: nameOf(item) })));
export const ENTRIES: readonly Entry[] = ITEMS.map((item, at) => entryOf(item, slugs[at] ?? item.id));

const ITEM_OF = new Map(ENTRIES.map((entry, at) => [entry, ITEMS[at] as ContentItem]));
export const itemOf = (entry: Entry): ContentItem => ITEM_OF.get(entry) as ContentItem;

/** The display order of values. */
export const ORDER: readonly string[] = [...CHARACTERS, ...RARITIES, ...TYPES, ...RANKS];
