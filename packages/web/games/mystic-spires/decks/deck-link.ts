/** Packs a deck into a link: cards are numbered within their sets, so that it stays short. */
import { CARDS, type DeckList, TOWERS } from '@three-spires/mystic-spires/library';
import { addressOf } from '../../../kit/base.ts';
import { isObject, pack, unpack } from '../../../kit/packing.ts';

const ID_OF = new Map([...CARDS, ...TOWERS].map(({ name, id }) => [name, id]));
const NAME_OF = new Map([...CARDS, ...TOWERS].map(({ name, id }) => [id, name]));

type Counts = Readonly<Record<string, number>>;

const shortened = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [ID_OF.get(name) ?? name, count]));

export const packDeck = ({ name, tower, main, tokens }: DeckList): Promise<string> =>
  pack([name, ID_OF.get(tower) ?? tower, shortened(main), shortened(tokens)]);

/** An unknown id stays unchanged: the check of the deck will report it. */
const lengthened = (value: unknown): Counts | undefined => {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) > 0,
  );
  return Object.fromEntries(entries.map(([id, count]) => [NAME_OF.get(id) ?? id, Math.min(99, count)]));
};

/** Undefined if the letters are truncated, altered, or something else. */
export const unpackDeck = async (letters: string): Promise<DeckList | undefined> => {
  const value = await unpack(letters);
  if (!Array.isArray(value)) return undefined;
  const [name, tower, main, tokens] = value.length === 4 ? value : [];
  const [cards, tokenCards] = [lengthened(main), lengthened(tokens)];
  if (typeof name !== 'string' || typeof tower !== 'string') return undefined;
  if (cards === undefined || tokenCards === undefined) return undefined;
  return { name: name.slice(0, 80), tower: NAME_OF.get(tower) ?? tower, main: cards, tokens: tokenCards };
};

export const deckLink = async (deck: DeckList): Promise<string> =>
  addressOf(`/decks/new#${await packDeck(deck)}`);
