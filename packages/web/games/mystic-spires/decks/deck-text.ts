/** A deck as text that people write, mail and paste. */
import { didYouMean } from '@three-spires/kernel';
import { CARDS, type DeckList, TOWERS } from '@three-spires/mystic-spires/library';
import { say } from '../words/say.ts';
import { cardCalled } from './card-pool.ts';
import { EMPTY_DECK, partOf, sortedNames, sumOf, withCount } from './deck.ts';

const NAME_LIMIT = 80;
const MOST_OF_A_NAME = 60;

const HEADS = { name: 'deckText.name', tower: 'deckText.tower' } as const;

const linesOf = (counts: Readonly<Record<string, number>>): string[] =>
  sortedNames(counts).map((name) => `${counts[name]} ${name}`);

/** One line for each name; `readDeckText` reads it back. */
export const writeDeckText = (deck: DeckList): string =>
  [
    `${say(HEADS.name)}: ${deck.name}`,
    `${say(HEADS.tower)}: ${deck.tower}`,
    '',
    `# ${say('deckText.main', { count: sumOf(deck.main) })}`,
    ...linesOf(deck.main),
    ...(sumOf(deck.tokens) === 0
      ? []
      : ['', `# ${say('deckText.tokens', { count: sumOf(deck.tokens) })}`, ...linesOf(deck.tokens)]),
    '',
  ].join('\n');

export type ReadDeck = {
  readonly deck: DeckList;
  /** The lines that could not be read, with the reason. */
  readonly problems: readonly { readonly line: number; readonly text: string }[];
};

const lower = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const CARD_BY_LOWER = new Map(CARDS.map(({ name }) => [lower(name), name]));
const TOWER_BY_LOWER = new Map(TOWERS.map(({ name }) => [lower(name), name]));
const ALL_NAMES = [...CARDS, ...TOWERS].map(({ name }) => name);

/** `3 Kindling Imp`, `3x Kindling Imp`, `Kindling Imp x3`, or a name alone. */
const readLine = (line: string): { readonly count: number; readonly name: string } => {
  const before = /^(\d{1,3})\s*[x×*]?\s+(.+)$/i.exec(line);
  if (before !== null) return { count: Number(before[1]), name: (before[2] ?? '').trim() };
  const after = /^(.+?)\s+[x×*]\s*(\d{1,3})$/i.exec(line);
  if (after !== null) return { count: Number(after[2]), name: (after[1] ?? '').trim() };
  return { count: 1, name: line };
};

/** The value of a line such as `Tower: The Kiln Spire`; undefined for any other line. */
const readHead = (line: string, head: string): string | undefined => {
  const [key = '', ...rest] = line.split(':');
  return rest.length > 0 && lower(key.trim()) === lower(head) ? rest.join(':').trim() : undefined;
};

/**
 * Reads the output of `writeDeckText`, also after manual editing. Reports unreadable lines and keeps the
 * others.
 */
export const readDeckText = (text: string): ReadDeck => {
  let deck = EMPTY_DECK;
  const problems: { line: number; text: string }[] = [];
  text.split(/\r?\n/).forEach((written, at) => {
    const line = written.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) return;
    const problem = (reason: string): void => {
      problems.push({ line: at + 1, text: reason });
    };
    const title = readHead(line, say(HEADS.name));
    if (title !== undefined) {
      deck = { ...deck, name: title.slice(0, NAME_LIMIT) };
      return;
    }
    const { count, name } = readLine(readHead(line, say(HEADS.tower)) ?? line);
    if (name === '') return;
    const tower = TOWER_BY_LOWER.get(lower(name));
    if (tower !== undefined) {
      deck = { ...deck, tower };
      return;
    }
    const card = cardCalled(CARD_BY_LOWER.get(lower(name)) ?? '');
    if (card === undefined) {
      problem(say('deckText.unknown', { name, hint: didYouMean(name, ALL_NAMES) }));
      return;
    }
    const part = partOf(card.name);
    const sum = (deck[part][card.name] ?? 0) + count;
    if (count < 1 || sum > MOST_OF_A_NAME)
      problem(say('deckText.count', { name: card.name, most: MOST_OF_A_NAME }));
    else deck = withCount(deck, part, card.name, sum);
  });
  return { deck, problems };
};
