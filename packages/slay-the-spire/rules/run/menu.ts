/** Menus in which each player takes an option: Neow, Events, campfires (STS-2.16, STS-10.9, STS-10.13). */

import { filledPile, NONE, randomBelow } from '@three-spires/kernel';
import { askPhase } from '../asking.ts';
import { hasRule } from '../combat/relics.ts';
import { wait } from '../combat/triggers.ts';
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
import { CHANGE, deckFilter, hasFitting } from '../filters.ts';
import { pushAbility } from '../frames.ts';
import { hasModifier } from '../run-modifiers.ts';
import { MENU, type Run } from '../run-state.ts';
import type { Closed } from '../run-view-types.ts';
import { PHASE, type Player, playerAt, STREAM, type State } from '../state.ts';
import { gainGold, losableRelics } from './goods.ts';
import { takesPart, watchersFinished } from './newcomers.ts';
import { missingPrice } from './price.ts';

const openMenu = (state: State, menu: number, phase: number): void => {
  const { run } = state;
  run.menu = menu;
  run.taken = nothingTaken(state.players.length);
  run.finished = filledPile(0, state.players.length);
  run.sharing = filledPile(0, state.players.length);
  state.phase = phase;
  askPhase(state);
};

/** The options taken by each seat: none yet. */
export const nothingTaken = (seats: number): number[][] => Array.from({ length: seats }, () => []);

/** Whether no player has taken an option of the open menu. */
export const noneTaken = ({ taken }: Run): boolean => {
  for (let seat = 0; seat < taken.length; seat++) if ((taken[seat] as number[]).length > 0) return false;
  return true;
};

export const closeMenu = (state: State): void => {
  state.run.menu = MENU.none;
  state.run.taken = [];
  state.run.finished = [];
  state.run.sharing = [];
};

/** Every player draws a card, gains its red part and then chooses (STS-2.14 to STS-2.16). */
export const openNeow = (state: State, emit: Emit): void => {
  const { run } = state;
  run.neow = [];
  for (let seat = 0; seat < state.players.length; seat++)
    run.neow.push(takesPart(state, seat) ? (run.neowDeck.pop() as number) : NONE);
  openMenu(state, MENU.neow, PHASE.neow);
  emit?.({ type: 'neowDealt', reveals: true });
  run.finished = watchersFinished(state);
  for (let seat = 0; seat < state.players.length; seat++)
    if (takesPart(state, seat)) wait(state, NEOW_GIFT_ROUTINE, seat, NONE, NONE, NONE);
};

/** Opens the top Event; a few are put back if they would be the first of the run. */
export const openEvent = (state: State, emit: Emit): void => {
  const { run } = state;
  run.event = run.eventDeck.pop() as number;
  const first = run.eventsMet === 0 && run.act === 1;
  const entry = EVENT_ENTRIES[run.event] as EventEntry;
  if (first && entry.notFirst) {
    run.eventDeck.unshift(run.event);
    openEvent(state, emit);
    return;
  }
  run.eventsMet++;
  emit?.({ type: 'eventDrawn', event: run.event, reveals: true });
  for (let seat = 0; seat < state.players.length; seat++) {
    if (hasRule(playerAt(state, seat), 'goldAtEvents')) gainGold(state, seat, 2, emit);
  }
  startEvent(state, entry);
};

const startEvent = (state: State, event: EventEntry): void => {
  const { run } = state;
  openMenu(state, MENU.event, PHASE.room);
  if (event.turnsUpRelic) run.turnedUp = state.players.map((player) => randomRelic(state, player));
  if (!event.byParty && !event.automatic) return;
  run.finished = filledPile(1, state.players.length);
  if (event.automatic) pushOption(state, 0, event.options[0] as OptionEntry, 0);
};

/** Whether the open Event waits for the party's single choice (STS-10.11). */
export const awaitsParty = ({ run }: State): boolean =>
  run.menu === MENU.event && (EVENT_ENTRIES[run.event] as EventEntry).byParty && noneTaken(run);

/** Carries out the party's choice, which counts as taken by every player. */
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

const CAMPFIRE: readonly OptionEntry[] = [REST, SMITH];

export const openCampfire = (state: State): void => openMenu(state, MENU.campfire, PHASE.room);

export const menuOptions = (state: State, seat: number): readonly OptionEntry[] => {
  const { run } = state;
  if (run.menu === MENU.neow) return NEOW_ENTRIES[run.neow[seat] as number]?.options ?? [];
  if (run.menu === MENU.campfire) return CAMPFIRE;
  return EVENT_ENTRIES[run.event]?.options ?? [];
};

export const canTakeOption = (state: State, seat: number, at: number): boolean =>
  whyClosed(state, seat, at) === undefined;

/** Why a seat may not take an option of the open menu; undefined if it may. */
export const whyClosed = (state: State, seat: number, at: number): Closed | undefined => {
  const { run } = state;
  const option: OptionEntry | undefined = menuOptions(state, seat)[at];
  if (option === undefined || run.finished[seat] !== 0) return 'finished';
  if ((run.taken[seat] as number[]).includes(at)) return 'taken';
  if (run.menu === MENU.campfire) return closedAtCampfire(state, seat, at);
  if (run.menu === MENU.neow) return undefined;
  if ((EVENT_ENTRIES[run.event] as EventEntry).distinct && takersOf(state, at) > 0) return 'takenByOther';
  return option.demands ? missingPrice(state, seat, option.effects, takersOf(state, at)) : undefined;
};

const closedAtCampfire = (state: State, seat: number, at: number): Closed | undefined => {
  const player = playerAt(state, seat);
  if (at === 0)
    return hasRule(player, 'noRest') || hasModifier(state.run, 'Night Terrors') ? 'noRest' : undefined;
  if (hasRule(player, 'noSmith')) return 'noSmith';
  return hasFitting(player, deckFilter(CHANGE.upgrade, 0)) ? undefined : 'nothingToUpgrade';
};

/**
 * Whether an unfinished seat may skip the (next) option: a campfire can be left alone (R40); an Event only if
 * nothing can be taken or everything has a price (R36), or after the first of several picks.
 */
export const mayLeaveMenu = (state: State, seat: number, canTake: boolean): boolean => {
  const { run } = state;
  if (run.menu === MENU.campfire || !canTake) return true;
  if (run.menu === MENU.neow) return false;
  if ((run.taken[seat] as number[]).length > 0) return true;
  return haveAllPrices(menuOptions(state, seat));
};

const haveAllPrices = (options: readonly OptionEntry[]): boolean => {
  for (let at = 0; at < options.length; at++) if (!(options[at] as OptionEntry).price) return false;
  return true;
};

export const takersOf = ({ run }: State, at: number): number => {
  let count = 0;
  for (let seat = 0; seat < run.taken.length; seat++) if ((run.taken[seat] as number[]).includes(at)) count++;
  return count;
};

/** Takes an option: pushes its routine with the number of players who took it before. */
export const takeOption = (state: State, seat: number, at: number): void => {
  const { run } = state;
  const before = takersOf(state, at);
  const picks = run.menu === MENU.event ? (EVENT_ENTRIES[run.event] as EventEntry).picks : 1;
  (run.taken[seat] as number[]).push(at);
  if ((run.taken[seat] as number[]).length >= picks) run.finished[seat] = 1;
  pushOption(state, seat, menuOptions(state, seat)[at] as OptionEntry, before);
  if (run.menu === MENU.campfire && at === 0) waitForRest(state, seat);
};

const waitForRest = (state: State, seat: number): void => {
  const player = playerAt(state, seat);
  if (hasRule(player, 'restHealsMore')) wait(state, REST_MORE_ROUTINE, seat, NONE, NONE, NONE);
  if (hasRule(player, 'restRemoves')) wait(state, REST_REMOVE_ROUTINE, seat, NONE, NONE, NONE);
};

const pushOption = (state: State, seat: number, option: OptionEntry, before: number): void => {
  pushAbility(state, { routine: option.routine, seat, enemy: NONE, card: NONE, target: NONE }).x = before;
};

export const leaveMenu = (state: State, seat: number): void => {
  state.run.finished[seat] = 1;
};

/**
 * Why the party cannot take an option of the open Event: it may need a named relic, or a price from each
 * player.
 */
export const whyPartyClosed = (state: State, at: number): Closed | undefined => {
  const option = EVENT_ENTRIES[state.run.event]?.options[at];
  if (option === undefined) return undefined;
  if (option.needsRelic !== NONE && !isHeld(state, option.needsRelic)) return 'needsRelic';
  for (const effects of option.ofEveryPlayer) {
    for (let seat = 0; seat < state.players.length; seat++) {
      const missing = missingPrice(state, seat, effects, 0);
      if (missing !== undefined) return missing;
    }
  }
  return undefined;
};

const isHeld = ({ players }: State, item: number): boolean =>
  players.some(({ relics }) => relics.includes(item));
