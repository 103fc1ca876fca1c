/** Which Triggered effects an event sets off. They wait until the Cascade is empty (MYS-22.11). */
import type { Occasion } from '../words/effect.ts';
import { hasStatus, STATUS } from './figures.ts';
import { findThing, isTower, towerRef } from './refs.ts';
import { fits } from './select.ts';
import { type Link, NONE, type Ref, type State, type Thing } from './state.ts';
import { type AbilityEntry, cardEntry, towerEntry } from './tables.ts';

export type When = Occasion['when'];

const add = (
  state: State,
  entry: AbilityEntry,
  keeper: number,
  card: number,
  source: Ref,
  subject: Ref,
  sourceless: number,
): void => {
  state.waiting.push({ ability: entry.number, keeper, card, source, subject, sourceless, parent: NONE });
};

/** Triggers of a card about itself. `gone` says that the card has left, or will before the trigger is announced. */
export const triggerSelf = (state: State, thing: Thing, when: When, subject: Ref, gone = false): void => {
  // MYS-31.1; R-59 for a Unit that leaves.
  if (hasStatus(thing, STATUS.paralyzed)) return;
  for (const entry of cardEntry(thing.card).triggers) {
    if (entry.when !== when) continue;
    // MYS-22.13: what works from the new zone works for the owner of the card there.
    const keeper = gone ? thing.owner : thing.controller;
    add(state, entry, keeper, thing.card, gone ? NONE : thing.id, subject, gone ? 1 : 0);
  }
};

/** A trigger of a card that lies in a graveyard, on its being discarded from the deck. */
export const triggerMilled = (state: State, seat: number, card: number): void => {
  for (const entry of cardEntry(card).triggers) {
    if (entry.when === 'milled') add(state, entry, seat, card, NONE, NONE, 1);
  }
};

/** Calls back for every trigger in play on this kind of event, with its Keeper and source. */
const forWatchers = (
  state: State,
  when: When,
  act: (entry: AbilityEntry, keeper: number, card: number, source: Ref) => void,
): void => {
  state.keepers.forEach((keeper, seat) => {
    for (const entry of towerEntry(keeper.tower).triggers)
      if (entry.when === when) act(entry, seat, NONE, towerRef(seat));
  });
  for (const thing of state.things) {
    const { triggers } = cardEntry(thing.card);
    if (triggers.length === 0 || hasStatus(thing, STATUS.paralyzed)) continue;
    for (const entry of triggers) if (entry.when === when) act(entry, thing.controller, thing.card, thing.id);
  }
};

/** Triggers that watch for something that happens to a Unit. */
export const triggerWatchers = (
  state: State,
  when: 'summons' | 'destroys' | 'interceptions',
  thing: Thing,
  isForeseen: (entry: AbilityEntry, source: Ref) => boolean = () => false,
): void => {
  forWatchers(state, when, (entry, keeper, card, source) => {
    if (entry.watches === undefined || !fits(entry.watches, thing, keeper, source)) return;
    if (!isForeseen(entry, source)) add(state, entry, keeper, card, source, thing.id, 0);
  });
};

/** Triggers of one Keeper on something the Keeper did. */
export const triggerKeeper = (
  state: State,
  when: 'slays' | 'opponentMills' | 'opponentCasts',
  seat: number,
  subject: Ref,
  isForeseen: (entry: AbilityEntry, source: Ref) => boolean = () => false,
): void => {
  forWatchers(state, when, (entry, keeper, card, source) => {
    if (keeper === seat && !isForeseen(entry, source)) add(state, entry, keeper, card, source, subject, 0);
  });
};

/** Standby and End triggers of both Keepers; `host` means the Keeper of the equipped Unit. */
export const triggerPhase = (state: State, when: 'standby' | 'end'): void => {
  forWatchers(state, when, (entry, keeper, card, source) => {
    const who = entry.on !== undefined && 'who' in entry.on ? entry.on.who : 'my';
    const meant = who === 'host' ? hostKeeper(state, source) : who === 'my' ? keeper : 1 - keeper;
    if (meant === state.turnPlayer) add(state, entry, keeper, card, source, NONE, 0);
  });
};

/** The Keeper who controls the host of a piece of Equipment, or NONE. */
export const hostKeeper = (state: State, source: Ref): number => {
  const equipment = isTower(source) ? undefined : findThing(state, source);
  const host = equipment === undefined ? undefined : findThing(state, equipment.host);
  return host === undefined ? NONE : host.controller;
};

/** MYS-23.7: one event for each Disrupted link, of the Keeper who controlled it. */
export const triggerDisrupted = (state: State, link: Link): void => {
  forWatchers(state, 'disrupted', (entry, keeper, card, source) => {
    const who = entry.on?.when === 'disrupted' ? entry.on.who : 'any';
    if (who === 'any' || (who === 'my') === (keeper === link.keeper))
      add(state, entry, keeper, card, source, NONE, 0);
  });
};

/** MYS-22.14: triggers of other cards in play that the destruction of the chosen targets would set off. */
export const foresee = (state: State, link: Link): void => {
  const before = state.waiting.length;
  for (const target of link.targets) {
    const thing = findThing(state, target);
    if (thing === undefined || !cardEntry(thing.card).isUnit) continue;
    const isOther = (source: Ref): boolean => source !== thing.id;
    forWatchers(state, 'destroys', (entry, keeper, card, source) => {
      if (isOther(source) && entry.watches !== undefined && fits(entry.watches, thing, keeper, source))
        add(state, entry, keeper, card, source, thing.id, 0);
    });
    if (thing.controller !== link.keeper)
      forWatchers(state, 'slays', (entry, keeper, card, source) => {
        if (keeper === link.keeper && isOther(source)) add(state, entry, keeper, card, source, thing.id, 0);
      });
  }
  for (let at = before; at < state.waiting.length; at++)
    (state.waiting[at] as { parent: number }).parent = link.id;
};

/** Whether a trigger was announced already, looking ahead at the destruction of this Unit by the link. */
export const wasForeseen =
  (state: State, parent: Link | undefined, thing: Thing) =>
  (entry: AbilityEntry, source: Ref): boolean =>
    parent !== undefined &&
    state.links.some(
      (link) =>
        link.parent === parent.id &&
        link.ability === entry.number &&
        link.source === source &&
        link.subject === thing.id,
    );
