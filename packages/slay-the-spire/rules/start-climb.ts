/** Sets up a climb: Ascension, modifiers, Neow (STS-2, STS-29, STS-31). */
import { NONE } from '@three-spires/kernel';
import { CHARACTERS } from '../words/lists.ts';
import { makeCard } from './card.ts';
import { addRelic } from './combat/relics.ts';
import { characterDeck } from './compile/decks.ts';
import { findFace, findItem } from './compile/entries.ts';
import type { Emit } from './event.ts';
import { addToDeck, takeTopFace } from './run/deck.ts';
import { layOutSharedDecks, shuffled } from './run/decks.ts';
import { gainCurse, gainRelic } from './run/goods.ts';
import { openNeow } from './run/menu.ts';
import { dailyModifiers, hasModifier, modifierBits } from './run-modifiers.ts';
import { ALL_KEYS, MODE, OPTION, type Run, usesClawPack } from './run-state.ts';
import { type ClimbSetup, createTable, type Setup } from './setup.ts';
import type { Player, State } from './state.ts';

const ASCENDERS_BANE = findFace("Ascender's Bane");
const PRISMATIC_SHARD = findItem('Prismatic Shard');
const STARTING_CARDS = 5;
const STARTING_CURSES = 2;

export const startClimb = (setup: Setup, climb: ClimbSetup, seed: string, emit: Emit): State => {
  const state = createTable(setup, seed);
  fillRun(state.run, climb, seed);
  layOutSharedDecks(state);
  for (const player of state.players) preparePlayer(state, player);
  for (let seat = 0; seat < state.players.length; seat++) applyModifiers(state, seat, emit);
  openNeow(state, emit);
  return state;
};

export const preparePlayer = (state: State, player: Player): void => {
  layOutRewards(state, player);
  applyAscension(state.run, player);
};

const fillRun = (run: Run, climb: ClimbSetup, seed: string): void => {
  run.mode = MODE.climb;
  run.ascension = climb.ascension;
  for (const character of CHARACTERS) run.unlocks.push(climb.unlocks[character]);
  run.colorless = climb.unlocks.colorless ? 1 : 0;
  run.actFour = climb.unlocks.actFour || climb.startAct === 4 ? 1 : 0;
  run.modifiers = modifierBits(climb.modifiers) | modifierBits(dailyModifiers(climb, seed));
  run.options =
    (climb.lastStand ? OPTION.lastStand : 0) |
    (climb.sequentialTurns ? OPTION.sequentialTurns : 0) |
    (climb.chooseYourRelic ? OPTION.chooseYourRelic : 0) |
    (climb.clawPack ? OPTION.clawPack : 0);
  run.startAct = climb.startAct;
  run.daily = climb.daily === undefined ? 0 : 1;
  if (climb.startAct === 4) run.keys = ALL_KEYS;
};

/** Rewards decks including cards from opened locks (STS-28.3). */
const layOutRewards = (state: State, player: Player): void => {
  const { character } = player;
  const locks = state.run.unlocks[character] ?? 0;
  player.rewardDeck = shuffled(state, characterDeck(character, false, locks, usesClawPack(state.run)));
  player.rareDeck = shuffled(state, characterDeck(character, true, locks, false));
};

/** In this order: less HP, the curse, one HP down (STS-29.6, STS-29.9, STS-29.13, R8). */
const applyAscension = (run: Run, player: Player): void => {
  if (run.ascension >= 2) player.maxHp -= 1;
  player.hp = player.maxHp;
  if (run.ascension >= 5) player.deck.push(makeCard(ASCENDERS_BANE, player.nextUid++));
  if (run.ascension >= 9) player.hp -= 1;
};

export const applyModifiers = (state: State, seat: number, emit: Emit): void => {
  const { run } = state;
  if (run.modifiers === 0) return;
  if (hasModifier(run, 'All Star')) addTop(state, seat, () => run.colorlessDeck.pop() ?? NONE, emit);
  if (hasModifier(run, 'Shiny')) addTop(state, seat, () => takeTopFace(state, seat, 'rare', emit), emit);
  if (hasModifier(run, 'Heirloom')) {
    const relic = run.bossRelicDeck.pop();
    if (relic !== undefined) gainRelic(state, seat, relic, emit);
  }
  if (hasModifier(run, 'Prismatic Shard')) addRelic(state, seat, PRISMATIC_SHARD);
  if (hasModifier(run, 'Cursed'))
    for (let number = 0; number < STARTING_CURSES; number++) gainCurse(state, seat, emit);
};

const addTop = (state: State, seat: number, take: () => number, emit: Emit): void => {
  for (let number = 0; number < STARTING_CARDS; number++) {
    const face = take();
    if (face !== NONE) addToDeck(state, seat, face, emit);
  }
};
