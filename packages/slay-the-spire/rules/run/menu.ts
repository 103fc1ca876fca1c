/** Menus in which each player takes an option: Neow, Events, campfires (STS-2.16, STS-10.9, STS-10.13). */

import { NONE, randomBelow } from '@three-spires/kernel';
import { askPhase } from '../asking.ts';
import { hasRule } from '../combat/relics.ts';
import { wait } from '../combat/triggers.ts';
import { findItem } from '../compile/entries.ts';
import {
  EVENT_ENTRIES,
  type EventEntry,
  NEOW_ENTRIES,
  NEOW_GIFT_ROUTINE,
  type OptionEntry,
  REST,
  REST_MORE_ROUTINE,
  REST_REMOVE_ROUTINE,
  SMITH,
} from '../compile/run-entries.ts';
import type { Emit } from '../event.ts';
import { CHANGE, countFitting, deckFilter } from '../filters.ts';
import { pushAbility } from '../frames.ts';
import { hasModifier } from '../run-modifiers.ts';
import { MENU } from '../run-state.ts';
import { PHASE, type Player, STREAM, type State } from '../state.ts';
import { gainGold, losableRelics } from './goods.ts';
import { takesPart, watchersFinished } from './newcomers.ts';
import { isPrice, type Missing, missingPrice } from './price.ts';

const openMenu = (state: State, menu: number, phase: number): void => {
  const { run } = state;
  run.menu = menu;
  run.taken = state.players.map(() => []);
  run.finished = state.players.map(() => 0);
  run.sharing = state.players.map(() => 0);
  state.phase = phase;
  askPhase(state);
};

export const closeMenu = (state: State): void => {
  state.run.menu = MENU.none;
  state.run.taken = [];
  state.run.finished = [];
  state.run.sharing = [];
};

/** Everybody draws a card, gains its red part and then chooses (STS-2.14 to STS-2.16). */
export const openNeow = (state: State, emit: Emit): void => {
  state.run.neow = state.players.map((_, seat) =>
    takesPart(state, seat) ? (state.run.neowDeck.pop() as number) : NONE,
  );
  openMenu(state, MENU.neow, PHASE.neow);
  emit?.({ type: 'neowDealt', reveals: true });
  state.run.finished = watchersFinished(state);
  for (let seat = 0; seat < state.players.length; seat++)
    if (takesPart(state, seat)) wait(state, NEOW_GIFT_ROUTINE, seat, NONE, NONE, NONE);
};

/** The top Event; a few are put back when they would be the first of the run. */
export const openEvent = (state: State, emit: Emit): void => {
  const { run } = state;
  run.event = run.eventDeck.pop() as number;
  const first = run.eventsMet === 0 && run.act === 1;
  if (first && EVENT_ENTRIES[run.event]?.definition.notFirst === true) {
    run.eventDeck.unshift(run.event);
    openEvent(state, emit);
    return;
  }
  run.eventsMet++;
  emit?.({ type: 'eventDrawn', event: run.event, reveals: true });
  for (let seat = 0; seat < state.players.length; seat++) {
    if (hasRule(state.players[seat] as Player, 'goldAtEvents')) gainGold(state, seat, 2, emit);
  }
  startEvent(state, EVENT_ENTRIES[run.event] as EventEntry);
};

const startEvent = (state: State, { definition, options }: EventEntry): void => {
  const { run } = state;
  openMenu(state, MENU.event, PHASE.room);
  if (definition.turnsUpRelic === true)
    run.turnedUp = state.players.map((player) => randomRelic(state, player));
  if (definition.scope === 'player') return;
  run.finished = state.players.map(() => 1);
  if (definition.scope === 'automatic') pushOption(state, 0, options[0] as OptionEntry, 0);
};

/** Whether the open Event waits for the one choice of the whole party (STS-10.11). */
export const awaitsParty = ({ run }: State): boolean =>
  run.menu === MENU.event &&
  EVENT_ENTRIES[run.event]?.definition.scope === 'party' &&
  run.taken.every((taken) => taken.length === 0);

/** Carries out what the party has chosen; it counts as taken by everybody. */
export const takePartyOption = (state: State, at: number): void => {
  const { run } = state;
  run.taken = state.players.map(() => [at]);
  pushOption(state, 0, menuOptions(state, 0)[at] as OptionEntry, 0);
};

const randomRelic = (state: State, player: Player): number => {
  const places = losableRelics(player);
  return places.length === 0
    ? NONE
    : (player.relics[places[randomBelow(state.random, STREAM.setup, places.length)] as number] as number);
};

export const openCampfire = (state: State): void => openMenu(state, MENU.campfire, PHASE.room);

/** The options of the open menu for a seat, in printed order. */
export const menuOptions = (state: State, seat: number): readonly OptionEntry[] => {
  const { run } = state;
  if (run.menu === MENU.neow) return NEOW_ENTRIES[run.neow[seat] as number]?.options ?? [];
  if (run.menu === MENU.campfire) return [REST, SMITH];
  return EVENT_ENTRIES[run.event]?.options ?? [];
};

/** What keeps a seat from an option. */
export type Closed =
  | 'finished'
  | 'taken'
  | 'takenByOther'
  | 'noRest'
  | 'noSmith'
  | 'nothingToUpgrade'
  | 'needsRelic'
  | Missing;

/** Whether a seat may take an option of the open menu now. */
export const canTakeOption = (state: State, seat: number, at: number): boolean =>
  whyClosed(state, seat, at) === undefined;

/** Why a seat may not take an option of the open menu, or undefined. */
export const whyClosed = (state: State, seat: number, at: number): Closed | undefined => {
  const { run } = state;
  const option: OptionEntry | undefined = menuOptions(state, seat)[at];
  if (option === undefined || run.finished[seat] !== 0) return 'finished';
  if ((run.taken[seat] as number[]).includes(at)) return 'taken';
  if (run.menu === MENU.campfire) return closedAtCampfire(state, seat, at);
  if (run.menu === MENU.neow) return undefined;
  if (EVENT_ENTRIES[run.event]?.definition.distinct && run.taken.some((taken) => taken.includes(at)))
    return 'takenByOther';
  return missingPrice(state, seat, option.effects, takersOf(state, at));
};

const closedAtCampfire = (state: State, seat: number, at: number): Closed | undefined => {
  const player = state.players[seat] as Player;
  if (at === 0)
    return hasRule(player, 'noRest') || hasModifier(state.run, 'Night Terrors') ? 'noRest' : undefined;
  if (hasRule(player, 'noSmith')) return 'noSmith';
  return countFitting(player, deckFilter(CHANGE.upgrade, 0)) > 0 ? undefined : 'nothingToUpgrade';
};

/**
 * Whether a seat may go without (another) option: a campfire can be left alone (R40); an Event only if nothing
 * can be taken or everything has a price (R36), or after the first of several picks.
 */
export const canLeaveMenu = (state: State, seat: number): boolean => {
  const { run } = state;
  if (run.finished[seat] !== 0) return false;
  if (run.menu === MENU.campfire) return true;
  const options = menuOptions(state, seat);
  if (!options.some((_, at) => canTakeOption(state, seat, at))) return true;
  if (run.menu === MENU.neow) return false;
  if ((run.taken[seat] as number[]).length > 0) return true;
  return options.every(({ effects }) => effects.some(isPrice));
};

const takersOf = ({ run }: State, at: number): number =>
  run.taken.filter((taken) => taken.includes(at)).length;

/** Takes an option: its routine goes on the stack with the number of those who took it before. */
export const takeOption = (state: State, seat: number, at: number): void => {
  const { run } = state;
  const before = takersOf(state, at);
  const picks = run.menu === MENU.event ? (EVENT_ENTRIES[run.event]?.definition.picks ?? 1) : 1;
  (run.taken[seat] as number[]).push(at);
  if ((run.taken[seat] as number[]).length >= picks) run.finished[seat] = 1;
  pushOption(state, seat, menuOptions(state, seat)[at] as OptionEntry, before);
  if (run.menu === MENU.campfire && at === 0) waitForRest(state, seat);
};

const waitForRest = (state: State, seat: number): void => {
  const player = state.players[seat] as Player;
  if (hasRule(player, 'restHealsMore')) wait(state, REST_MORE_ROUTINE, seat, NONE, NONE, NONE);
  if (hasRule(player, 'restRemoves')) wait(state, REST_REMOVE_ROUTINE, seat, NONE, NONE, NONE);
};

const pushOption = (state: State, seat: number, option: OptionEntry, before: number): void => {
  pushAbility(state, { routine: option.routine, seat, enemy: NONE, card: NONE, target: NONE }).x = before;
};

export const leaveMenu = (state: State, seat: number): void => {
  state.run.finished[seat] = 1;
};

/** What keeps the party from an option of the open Event: a named relic may be needed, or a price of each player. */
export const whyPartyClosed = (state: State, at: number): Closed | undefined => {
  const option = EVENT_ENTRIES[state.run.event]?.definition.options[at];
  if (option === undefined) return undefined;
  if (option.needsRelic !== undefined && !isHeld(state, findItem(option.needsRelic))) return 'needsRelic';
  for (const effect of option.does) {
    if (effect.do !== 'everyPlayer') continue;
    for (let seat = 0; seat < state.players.length; seat++) {
      const missing = missingPrice(state, seat, effect.does, 0);
      if (missing !== undefined) return missing;
    }
  }
  return undefined;
};

const isHeld = ({ players }: State, item: number): boolean =>
  players.some(({ relics }) => relics.includes(item));
