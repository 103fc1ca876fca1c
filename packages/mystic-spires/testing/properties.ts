/** Invariants of every state of every game; tests and the lab check them after every move. */

import { NONE } from '@three-spires/kernel';
import { isCard } from '../rules/cascade/links.ts';
import { cardEntry } from '../rules/compile/entries.ts';
import { copyState } from '../rules/copy.ts';
import { areFiguresStale, hpLeft, refreshAll } from '../rules/figures/figures.ts';
import { OVERLOAD, PHASE, type State } from '../rules/state.ts';

/** How many of each card belong to each Keeper, wherever they are. */
export const conserved = (state: State): string => {
  const counts = state.keepers.map(({ deck, hand, graveyard, exiled, tokens }) => {
    const all = new Map<number, number>();
    for (const pile of [deck, hand, graveyard, exiled, tokens])
      for (const card of pile) all.set(card, (all.get(card) ?? 0) + 1);
    return all;
  });
  const add = (seat: number, card: number): void => {
    const all = counts[seat];
    all?.set(card, (all.get(card) ?? 0) + 1);
  };
  for (const thing of state.things) add(thing.owner, thing.card);
  for (const link of state.links) {
    if (isCard(link) && link.source === NONE) add(link.keeper, link.card);
    if (link.aside !== NONE) add(link.keeper, link.aside);
  }
  return JSON.stringify(counts.map((all) => [...all].sort(([a], [b]) => a - b)));
};

/** What a Keeper's Tower and cards in play can do: no bit of it may be missing. */
const isAbleToMore = (copy: State, state: State): boolean =>
  copy.keepers.some(({ able }, seat) => (able & ~(state.keepers[seat]?.able ?? 0)) !== 0);

/** The current Power, HP, statuses and duties, and what Keepers may do. */
const figuresOf = ({ things, keepers }: State): string =>
  JSON.stringify([
    things.map(({ power, maxHp, statuses, duties }) => [power, maxHp, statuses, duties]),
    keepers.map(({ tax, limit, towerBarred }) => [tax, limit, towerBarred]),
  ]);

/** Whether figures count as settled although recomputing changes them. */
const areWronglySettled = (state: State): boolean => {
  if (areFiguresStale(state)) return false;
  const copy = copyState(state);
  refreshAll(copy);
  return figuresOf(copy) !== figuresOf(state) || isAbleToMore(copy, state);
};

/**
 * The faults of a state, in words; empty if there are none. `origin` is the result of `conserved` at the
 * start.
 */
export const checkState = (state: State, origin: string): string[] => {
  const faults: string[] = [];
  if (conserved(state) !== origin) faults.push('cards were lost or made');
  state.keepers.forEach(({ crystal, hp, deck, tokens, hand, graveyard }, seat) => {
    if (crystal < 0) faults.push(`Keeper ${seat + 1} holds ${crystal} Crystal`);
    const isLosing = hp <= 0 || deck.length === 0 || crystal >= OVERLOAD;
    if (isLosing && state.phase !== PHASE.over) faults.push(`Keeper ${seat + 1} should have lost`);
    if (tokens.some((card) => !cardEntry(card).isToken)) faults.push('a card among the Tokens');
    if ([...hand, ...graveyard, ...deck].some((card) => cardEntry(card).isToken))
      faults.push('a Token outside the Token Deck');
  });
  for (const thing of state.things) {
    if (cardEntry(thing.card).isUnit && hpLeft(thing) <= 0 && state.phase !== PHASE.over)
      faults.push(`${cardEntry(thing.card).definition.name} has no HP and is in play`);
    if (thing.host !== NONE && !state.things.some(({ id }) => id === thing.host))
      faults.push('Equipment without host');
    if (thing.power < 0) faults.push('Power below 0');
  }
  if (state.phase !== PHASE.setup && areWronglySettled(state)) faults.push('figures are not up to date');
  if (new Set(state.things.map(({ id }) => id)).size !== state.things.length) faults.push('an id twice');
  return faults;
};
