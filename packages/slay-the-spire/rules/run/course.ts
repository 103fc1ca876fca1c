/** The climb from room to room: setting up Acts, entering and leaving rooms (STS-2, STS-3, STS-10). */

import { NONE, shuffle } from '@three-spires/kernel';
import { askPhase } from '../asking.ts';
import { countActThree } from '../combat/achievements.ts';
import { heal } from '../combat/harm.ts';
import { hasLostPlayers } from '../combat/last-stand.ts';
import { giveStatus } from '../combat/piles.ts';
import { readyRoomItems } from '../combat/relics.ts';
import { startCombat } from '../combat/start-combat.ts';
import { wait } from '../combat/triggers.ts';
import { BURN_FACE, ENEMY_ENTRIES } from '../compile/entries.ts';
import { DEADLY_EVENT_ROUTINE } from '../compile/run-entries.ts';
import type { Emit } from '../event.ts';
import { hasModifier } from '../run-modifiers.ts';
import { KEY, MENU, ROOM, type Run } from '../run-state.ts';
import { PHASE, playerAt, STREAM, type State } from '../state.ts';
import { leaveCombat } from './after-combat.ts';
import { closeBossRelics, openBossRelics, openRelicDraft } from './boss-relics.ts';
import { drawBoss, elitesOf, firstEncounters, layOutActDecks } from './decks.ts';
import { layOutMap, payForFlight, reachableSpaces } from './map.ts';
import { awaitsParty, closeMenu, menuOptions, noneTaken, openCampfire, openEvent, openNeow } from './menu.ts';
import { closeMerchant, openMerchant } from './merchant.ts';
import { askParty } from './party.ts';
import { stepQuickStart } from './quick-start.ts';
import { draftsRelics, givesKey, openTreasure } from './rewards.ts';

const LAST_ACT = 4;
/** STS-29.10 */
const ACT_HEAL = 4;

/** Sets up an Act; from Act II on with healing and reshuffled card rewards (STS-3, STS-32.1). */
export const startAct = (state: State, act: number, emit: Emit): void => {
  const { run } = state;
  run.act = act;
  run.newcomers = 0;
  if (act < LAST_ACT) layOutActDecks(state);
  layOutMap(state);
  run.boss = drawBoss(state, act, NONE);
  run.secondBoss = act === 3 && run.ascension >= 13 ? drawBoss(state, 3, run.boss) : NONE;
  if (act > 1) for (let seat = 0; seat < state.players.length; seat++) refresh(state, seat, emit);
  state.phase = PHASE.map;
  emit?.({ type: 'actStarted', act, reveals: true });
};

const refresh = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  heal(state, 'player', seat, state.run.ascension >= 6 ? ACT_HEAL : player.maxHp, emit);
  shuffle(state.random, STREAM.setup, player.rewardDeck);
};

/** On the map: takes a single path at once, otherwise the party votes. */
const stepMap = (state: State, emit: Emit): boolean => {
  const spaces = reachableSpaces(state);
  if (spaces.length > 1) return askParty(state, spaces.length);
  enterSpace(state, spaces[0] as number, emit);
  return true;
};

/** Moves the boot and resolves the room there. */
export const enterSpace = (state: State, space: number, emit: Emit): void => {
  const { run } = state;
  payForFlight(state, space, emit);
  run.space = space;
  run.path.push(space);
  run.jump = 0;
  run.faceDown[space] = 0;
  emit?.({ type: 'roomEntered', room: run.rooms[space] as number, space, reveals: true });
  enterRoom(state, run.rooms[space] as number, emit);
};

export const enterRoom = (state: State, room: number, emit: Emit): void => {
  const { run } = state;
  run.room = room;
  switch (room) {
    case ROOM.encounter:
      startEncounter(state, emit);
      break;
    case ROOM.elite:
    case ROOM.burningElite:
      startElite(state, emit);
      break;
    case ROOM.boss:
      startBoss(state, run.boss, emit);
      break;
    case ROOM.event:
      openEvent(state, emit);
      break;
    case ROOM.campfire:
      openCampfire(state);
      break;
    case ROOM.treasure:
      openTreasure(state);
      break;
    default:
      openMerchant(state, emit);
  }
};

/** One Encounter card per row, the first for the lowest (STS-10.4, STS-10.5). */
const startEncounter = (state: State, emit: Emit): void => {
  const { run } = state;
  const first = run.act === 1 && run.space === 0;
  const deck = first ? shuffledFirstEncounters(state) : run.encounterDeck;
  const encounters: number[] = [];
  for (let row = 0; row < state.players.length; row++) encounters.push(deck.pop() as number);
  state.encounters = encounters;
  run.rewardKind = NONE;
  startCombat(state, emit);
};

const shuffledFirstEncounters = (state: State): number[] => {
  const deck = firstEncounters(state.run.ascension).slice();
  shuffle(state.random, STREAM.enemies, deck);
  return deck;
};

/** One Elite for the party; the Burning Elite first puts Burns into every deck (STS-10.7, STS-32.7). */
const startElite = (state: State, emit: Emit): void => {
  const { run } = state;
  if (run.act === LAST_ACT) {
    state.encounters = elitesOf(LAST_ACT, run.ascension).slice();
    run.rewardKind = state.encounters[0] as number;
  } else {
    run.rewardKind = run.eliteDeck.pop() as number;
    state.encounters = [run.rewardKind];
  }
  startCombat(state, emit);
  if (run.room !== ROOM.burningElite) return;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    for (let burn = 0; burn < 2; burn++) giveStatus(state, seat, BURN_FACE, emit);
    while (player.discard.length > 0) player.draw.push(player.discard.pop() as number);
    shuffle(state.random, STREAM.shuffle, player.draw);
  }
};

const startBoss = (state: State, boss: number, emit: Emit): void => {
  state.encounters = [boss];
  state.run.rewardKind = boss;
  startCombat(state, emit);
};

/** When everything in a room is settled: the room it turns into, the end of the Act, or the map again. */
const leaveRoom = (state: State, emit: Emit): void => {
  const { run } = state;
  if (run.nextRoom !== NONE) {
    enterEventRoom(state, emit);
    return;
  }
  finishEvent(state);
  readyRoomItems(state);
  clearTable(state);
  run.room = ROOM.none;
  state.phase = PHASE.map;
};

const clearTable = (state: State): void => {
  state.enemies = [];
  state.order = [];
  state.encounters = [];
};

/** An Event that leads to a fight or a shop forms one room with it (R115). */
const enterEventRoom = (state: State, emit: Emit): void => {
  const { run } = state;
  const rooms = [ROOM.encounter, ROOM.elite, ROOM.merchant, ROOM.boss];
  const room = rooms[run.nextRoom] as number;
  run.nextRoom = NONE;
  if (room === ROOM.boss) {
    run.room = ROOM.event;
    startBoss(state, drawBoss(state, 1, NONE), emit);
  } else enterRoom(state, room, emit);
};

/** The Event card goes under its deck; Deadly Events take their price now (STS-10.8, STS-31.14). */
const finishEvent = (state: State): void => {
  const { run } = state;
  if (run.event === NONE) return;
  run.eventDeck.unshift(run.event);
  run.event = NONE;
  run.turnedUp = [];
  if (!hasModifier(run, 'Deadly Events')) return;
  for (let seat = 0; seat < state.players.length; seat++)
    wait(state, DEADLY_EVENT_ROUTINE, seat, NONE, NONE, NONE);
};

/** Takes the next step of the climb; false when it waits for players. */
export const stepRun = (state: State, emit: Emit): boolean => {
  const { run } = state;
  switch (state.phase) {
    case PHASE.endOfCombat:
      leaveCombat(state, emit);
      return true;
    case PHASE.neow:
    case PHASE.room:
      if (awaitsParty(state)) return askParty(state, menuOptions(state, 0).length);
      if (!allFinished(run)) return false;
      finishMenu(state, emit);
      return true;
    case PHASE.map:
      return stepMap(state, emit);
    case PHASE.merchant:
    case PHASE.bossRelics:
      if (!allFinished(run)) return false;
      closeRoom(state, emit);
      return true;
    case PHASE.quickStart:
      beginClimb(state, emit);
      return true;
    case PHASE.roomDone:
      finishRoom(state, emit);
      return true;
    case PHASE.actEnd:
      return stepActEnd(state, emit);
    default:
      return false;
  }
};

const allFinished = ({ finished }: Run): boolean => {
  for (let seat = 0; seat < finished.length; seat++) if (finished[seat] === 0) return false;
  return true;
};

/** When everyone is done with a Merchant or a draft; both also occur in the table of Quick Start. */
const closeRoom = (state: State, emit: Emit): void => {
  const { run } = state;
  if (state.phase === PHASE.bossRelics) {
    if (givesKey(run.room)) gainSapphireKey(run);
    closeBossRelics(state, emit);
  } else closeMerchant(state);
  closeMenu(state);
  if (run.room === ROOM.none) state.phase = PHASE.quickStart;
  else if (run.room === ROOM.boss) state.phase = PHASE.actEnd;
  else leaveRoom(state, emit);
};

/** The first Act, or the table of Quick Start before a later one. */
const beginClimb = (state: State, emit: Emit): void => {
  if (!stepQuickStart(state, emit)) startAct(state, state.run.startAct, emit);
};

const finishMenu = (state: State, emit: Emit): void => {
  const { run } = state;
  const { menu } = run;
  if (menu === MENU.campfire && run.actFour !== 0 && noneTaken(run)) run.keys |= KEY.ruby;
  closeMenu(state);
  if (menu === MENU.neow) beginClimb(state, emit);
  else leaveRoom(state, emit);
};

/** A draft in which no player took a relic counts as skipping them all (STS-32.5, R142). */
const gainSapphireKey = (run: Run): void => {
  if (run.actFour !== 0 && noneTaken(run)) run.keys |= KEY.sapphire;
};

/**
 * After a room's rewards: back to the map, the second Boss of Ascension 13, or the end of the Act
 * (STS-29.17).
 */
const finishRoom = (state: State, emit: Emit): void => {
  const { run } = state;
  if (run.room !== ROOM.boss) {
    if (draftsRelics(state)) openRelicDraft(state, emit);
    else leaveRoom(state, emit);
    return;
  }
  run.bossesBeaten++;
  for (let seat = 0; seat < state.players.length; seat++)
    if ((run.fighters & (1 << seat)) !== 0) playerAt(state, seat).bosses++;
  if (run.secondBoss !== NONE) {
    const second = run.secondBoss;
    run.secondBoss = NONE;
    startBoss(state, second, emit);
    return;
  }
  run.actsBeaten |= 1 << run.act;
  if (run.act === 3) countActThree(state, emit);
  readyRoomItems(state);
  clearTable(state);
  if (
    !hasLostPlayers(state) &&
    ENEMY_ENTRIES[run.rewardKind]?.definition.rewards?.some(({ kind }) => kind === 'bossRelic')
  )
    openBossRelics(state, emit);
  else state.phase = PHASE.actEnd;
};

/** After beating an Act, the party continues or ends the game in victory (STS-1.3, STS-10.27). */
const stepActEnd = (state: State, emit: Emit): boolean => {
  if (!canGoOn(state)) {
    endRun(state, emit);
    return true;
  }
  askPhase(state);
  return askParty(state, 2);
};

/**
 * The party does not continue without fallen players (STS-35.4); Act IV needs its unlock and all three keys
 * (STS-32.2).
 */
export const canGoOn = (state: State): boolean => {
  const { run } = state;
  if (hasLostPlayers(state)) return false;
  if (run.act < 3) return true;
  return run.act === 3 && run.actFour !== 0 && run.keys === 7;
};

/** The next Act, once those who joined for it have caught up (STS-33.7, R147). */
export const goOn = (state: State, emit: Emit): void => {
  const { run } = state;
  if (run.newcomers === 0) {
    startAct(state, run.act + 1, emit);
    return;
  }
  run.startAct = run.act + 1;
  run.quickStep = 0;
  run.room = ROOM.none;
  openNeow(state, emit);
};

export const endRun = (state: State, emit: Emit): void => {
  state.phase = PHASE.over;
  emit?.({ type: 'gameWon' });
};
