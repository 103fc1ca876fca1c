/** Which decks are legal (sections 2, 3 and 40). */

import { didYouMean, NONE } from '@three-spires/kernel';
import { CARDS, TOWERS } from '../content/index.ts';
import { DECK_SIZE, type DeckList, TOKEN_LIMIT } from '../words/definition.ts';
import { SETS, type SetId } from '../words/lists.ts';
import { cardEntry, cardNamed, towerEntry, towerNamed } from './compile/entries.ts';

/** MYS-40: the sets a deck may use; an empty list is open play. */
export type Format = { readonly sets: readonly SetId[] };

const OPEN: Format = { sets: [] };

/** A fault in a deck: a code for the message, the rule, and what it concerns. */
export type DeckFault = {
  readonly code: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
};

const fault = (code: string, rule: string, params: DeckFault['params'] = {}): DeckFault => ({
  code,
  rule,
  params,
});

const isAllowed = ({ sets }: Format, set: SetId): boolean => sets.length === 0 || sets.includes(set);

const countOf = (list: Readonly<Record<string, number>>): number =>
  Object.values(list).reduce((sum, count) => sum + count, 0);

/** How many unknown names get a suggestion; more of them are not just typos. */
const HINTS = 5;

const hintFor = (name: string): string =>
  didYouMean(
    name,
    CARDS.map((card) => card.name),
  );

const faultsOfCard = (name: string, count: number, format: Format, mayHint: boolean): DeckFault[] => {
  const number = cardNamed(name);
  if (number === undefined)
    return [fault('unknown-card', 'MYS-2.4', { name, hint: mayHint ? hintFor(name) : '' })];
  const { definition, isToken } = cardEntry(number);
  const faults: DeckFault[] = [];
  if (isToken) faults.push(fault('token-in-main', 'MYS-2.4', { name }));
  if (count > definition.limit)
    faults.push(
      fault('too-many-copies', definition.limit < 3 ? 'MYS-2.3' : 'MYS-2.2', {
        name,
        count,
        limit: definition.limit,
      }),
    );
  if (!isAllowed(format, definition.set))
    faults.push(fault('set-not-allowed', 'MYS-40.2', { name, set: SETS[definition.set] }));
  return faults;
};

const faultsOfTower = (name: string, format: Format): DeckFault[] => {
  const number = towerNamed(name);
  if (number === undefined)
    return [
      fault('unknown-tower', 'MYS-1.1', {
        name,
        hint: didYouMean(
          name,
          TOWERS.map((tower) => tower.name),
        ),
      }),
    ];
  const { set } = towerEntry(number).definition;
  return isAllowed(format, set) ? [] : [fault('set-not-allowed', 'MYS-40.2', { name, set: SETS[set] })];
};

const faultsOfTokens = (tokens: Readonly<Record<string, number>>): DeckFault[] => {
  const faults = Object.keys(tokens).flatMap((name) => {
    const number = cardNamed(name);
    if (number === undefined) return [fault('unknown-card', 'MYS-3.1', { name, hint: '' })];
    return cardEntry(number).isToken ? [] : [fault('card-in-tokens', 'MYS-3.1', { name })];
  });
  const count = countOf(tokens);
  return count > TOKEN_LIMIT
    ? [...faults, fault('too-many-tokens', 'MYS-3.1', { count, limit: TOKEN_LIMIT })]
    : faults;
};

const faultsOfMain = (main: Readonly<Record<string, number>>, format: Format): DeckFault[] => {
  let hints = HINTS;
  return Object.entries(main).flatMap(([name, count]) => {
    if (cardNamed(name) === undefined) hints--;
    return faultsOfCard(name, count, format, hints >= 0);
  });
};

/** Every fault of a deck in a format; empty when it is legal. */
export const deckFaults = (deck: DeckList, format: Format = OPEN): DeckFault[] => {
  const size = countOf(deck.main);
  const sizes: DeckFault[] = [];
  if (size < DECK_SIZE.least) sizes.push(fault('too-small', 'MYS-2.1', { size, least: DECK_SIZE.least }));
  if (size > DECK_SIZE.most) sizes.push(fault('too-large', 'MYS-2.1', { size, most: DECK_SIZE.most }));
  return [
    ...faultsOfTower(deck.tower, format),
    ...sizes,
    ...faultsOfMain(deck.main, format),
    ...faultsOfTokens(deck.tokens),
  ];
};

/** A list of names and counts as card numbers. */
export const numbersOf = (list: Readonly<Record<string, number>>): number[] => {
  const numbers: number[] = [];
  for (const name in list) {
    const card = cardNamed(name) ?? NONE;
    for (let left = list[name] as number; left > 0; left--) numbers.push(card);
  }
  return numbers;
};
