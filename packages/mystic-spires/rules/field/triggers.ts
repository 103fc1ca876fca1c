/** Which Triggered effects an event triggers. They wait until the Cascade is empty (MYS-22.11). */

import { addWaiting, NONE } from '@three-spires/kernel';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { OCCASION, WHO } from '../compile/codes.ts';
import { CARD_ABLE, cardEntry, towerEntry } from '../compile/entries.ts';
import { hasStatus, STATUS } from '../figures/figures.ts';
import { fits } from '../figures/select.ts';
import { findThing, isTower, towerRef } from '../refs.ts';
import {
  type Keeper,
  type Link,
  opponentOf,
  type Ref,
  type State,
  type Thing,
  type Waiting,
} from '../state.ts';

const add = (
  state: State,
  entry: AbilityEntry,
  keeper: number,
  card: number,
  source: Ref,
  subject: Ref,
  sourceless: number,
): void => {
  addWaiting(state.waiting, {
    ability: entry.number,
    keeper,
    card,
    source,
    subject,
    sourceless,
    parent: NONE,
  });
};

/** A card's triggers on its own events. `gone`: the card has left, or will have by the announcement. */
export const triggerSelf = (state: State, thing: Thing, when: number, subject: Ref, gone = false): void => {
  const { able, triggers } = cardEntry(thing.card);
  // MYS-31.1; R-59 for a Unit that leaves.
  if ((able & when) === 0 || hasStatus(thing, STATUS.paralyzed)) return;
  // MYS-22.13: a trigger that works from the new zone belongs to the card's owner.
  const keeper = gone ? thing.owner : thing.controller;
  for (let at = 0; at < triggers.length; at++) {
    const entry = triggers[at] as AbilityEntry;
    if (entry.when === when)
      add(state, entry, keeper, thing.card, gone ? NONE : thing.id, subject, gone ? 1 : 0);
  }
};

/** The triggers of a card that was discarded from the deck and is in a graveyard. */
export const triggerMilled = (state: State, seat: number, card: number): void => {
  const { able, triggers } = cardEntry(card);
  if ((able & OCCASION.milled) === 0) return;
  for (let at = 0; at < triggers.length; at++) {
    const entry = triggers[at] as AbilityEntry;
    if (entry.when === OCCASION.milled) add(state, entry, seat, card, NONE, NONE, 1);
  }
};

/**
 * The triggers in play that wait for one kind of event, with Keepers, cards and sources; `listen` refills it.
 */
const heard: {
  count: number;
  readonly entries: AbilityEntry[];
  readonly keepers: number[];
  readonly cards: number[];
  readonly sources: Ref[];
} = { count: 0, entries: [], keepers: [], cards: [], sources: [] };

const hear = (
  triggers: readonly AbilityEntry[],
  when: number,
  keeper: number,
  card: number,
  source: Ref,
): void => {
  for (let at = 0; at < triggers.length; at++) {
    const entry = triggers[at] as AbilityEntry;
    if (entry.when !== when) continue;
    heard.entries[heard.count] = entry;
    heard.keepers[heard.count] = keeper;
    heard.cards[heard.count] = card;
    heard.sources[heard.count] = source;
    heard.count++;
  }
};

const listen = ({ keepers, things }: State, when: number): void => {
  heard.count = 0;
  if ((((keepers[0] as Keeper).able | (keepers[1] as Keeper).able) & when) === 0) return;
  for (let seat = 0; seat < keepers.length; seat++) {
    const { able, triggers } = towerEntry((keepers[seat] as Keeper).tower);
    if ((able & when) !== 0) hear(triggers, when, seat, NONE, towerRef(seat));
  }
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (((CARD_ABLE[thing.card] as number) & when) === 0 || hasStatus(thing, STATUS.paralyzed)) continue;
    hear(cardEntry(thing.card).triggers, when, thing.controller, thing.card, thing.id);
  }
};

const addHeard = (state: State, at: number, subject: Ref): void =>
  add(
    state,
    heard.entries[at] as AbilityEntry,
    heard.keepers[at] as number,
    heard.cards[at] as number,
    heard.sources[at] as Ref,
    subject,
    0,
  );

/** Whether the trigger watches this Unit. */
const isWatched = (at: number, thing: Thing): boolean => {
  const { watches } = heard.entries[at] as AbilityEntry;
  return watches !== undefined && fits(watches, thing, heard.keepers[at] as number, heard.sources[at] as Ref);
};

/** Triggers that watch for something happening to a Unit; `parent` is the link that causes it, if any. */
export const triggerWatchers = (state: State, when: number, thing: Thing, parent?: Link): void => {
  listen(state, when);
  for (let at = 0; at < heard.count; at++)
    if (isWatched(at, thing) && !wasForetold(parent, at, thing.id)) addHeard(state, at, thing.id);
};

/** A Keeper's triggers on the Keeper's own actions. */
export const triggerKeeper = (
  state: State,
  when: number,
  seat: number,
  subject: Ref,
  parent?: Link,
): void => {
  listen(state, when);
  for (let at = 0; at < heard.count; at++)
    if (heard.keepers[at] === seat && !wasForetold(parent, at, subject)) addHeard(state, at, subject);
};

/** Standby and End triggers of both Keepers; `host` means the Keeper of the equipped Unit. */
export const triggerPhase = (state: State, when: number): void => {
  listen(state, when);
  for (let at = 0; at < heard.count; at++) {
    const { who } = heard.entries[at] as AbilityEntry;
    const keeper = heard.keepers[at] as number;
    const meant =
      who === WHO.host
        ? hostKeeper(state, heard.sources[at] as Ref)
        : who === WHO.my
          ? keeper
          : opponentOf(keeper);
    if (meant === state.turnPlayer) addHeard(state, at, NONE);
  }
};

/** The Keeper who controls the host of an Equipment, or NONE. */
export const hostKeeper = (state: State, source: Ref): number => {
  const equipment = isTower(source) ? undefined : findThing(state, source);
  const host = equipment === undefined ? undefined : findThing(state, equipment.host);
  return host === undefined ? NONE : host.controller;
};

/** MYS-23.7: one event per Disrupted link, attributed to the Keeper who controlled it. */
export const triggerDisrupted = (state: State, link: Link): void => {
  listen(state, OCCASION.disrupted);
  for (let at = 0; at < heard.count; at++) {
    const { who } = heard.entries[at] as AbilityEntry;
    if (who === WHO.any || (who === WHO.my) === (heard.keepers[at] === link.keeper))
      addHeard(state, at, NONE);
  }
};

/** MYS-22.14: triggers of other cards in play that destroying the chosen targets would set off. */
export const foresee = (state: State, link: Link): void => {
  const before = state.waiting.length;
  for (let target = 0; target < link.targets.length; target++) {
    const thing = findThing(state, link.targets[target] as Ref);
    if (thing === undefined || !cardEntry(thing.card).isUnit) continue;
    listen(state, OCCASION.destroys);
    for (let at = 0; at < heard.count; at++)
      if (heard.sources[at] !== thing.id && isWatched(at, thing)) addHeard(state, at, thing.id);
    if (thing.controller === link.keeper) continue;
    listen(state, OCCASION.slays);
    for (let at = 0; at < heard.count; at++)
      if (heard.keepers[at] === link.keeper && heard.sources[at] !== thing.id) addHeard(state, at, thing.id);
  }
  for (let at = before; at < state.waiting.length; at++) (state.waiting[at] as Waiting).parent = link.id;
};

/** Three numbers in `foretold` identify a trigger: ability, source, subject. */
const FORETOLD_SIZE = 3;

/** a trigger announced or declined ahead is settled, even if it is Disrupted before the destruction. */
export const foretell = ({ links }: State, { parent, ability, source, subject }: Waiting): void => {
  if (parent === NONE) return;
  for (let at = 0; at < links.length; at++) {
    const link = links[at] as Link;
    if (link.id === parent) link.foretold = [...link.foretold, ability, source, subject];
  }
};

/** Whether a heard trigger was announced or declined ahead of what the link does to this Unit (MYS-22.14). */
const wasForetold = (parent: Link | undefined, heardAt: number, subject: Ref): boolean => {
  if (parent === undefined) return false;
  const { foretold } = parent;
  const { number } = heard.entries[heardAt] as AbilityEntry;
  const source = heard.sources[heardAt] as Ref;
  for (let at = 0; at < foretold.length; at += FORETOLD_SIZE)
    if (foretold[at] === number && foretold[at + 1] === source && foretold[at + 2] === subject) return true;
  return false;
};
