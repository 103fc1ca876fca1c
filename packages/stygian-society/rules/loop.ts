/** The one loop: runs until a player must decide, cubes must fall outside, or the game is over. */
import { createLoop, isAsking, NONE, topFrame } from '@three-spires/kernel';
import { askHeroes, askParty } from './asking.ts';
import { runAftermath } from './enemy/aftermath.ts';
import { checkEnemies, runAct } from './enemy/enemies.ts';
import type { StygianSocietyEmit } from './event.ts';
import { drawTreasure, offerChest } from './floor/chests.ts';
import {
  changeDecks,
  endFloor,
  runFloorAbilities,
  runFloorEffects,
  startFloor,
  turnOver,
} from './floor/floor.ts';
import { openTrading } from './floor/trading.ts';
import { runAfflict } from './hero/afflict.ts';
import { runHurt } from './hero/hurt.ts';
import { runLevel } from './hero/level.ts';
import { runWindow } from './hero/responses.ts';
import { isOver, runPeril } from './hero/tracks.ts';
import { AWAITED, FRAME, type Frame, PHASE, QUESTION, type State } from './state.ts';
import { runRoutine } from './steps/index.ts';
import {
  afterDrop,
  dropCubes,
  gatherPerilCubes,
  gatherWild,
  listHeroCubes,
  strikeDazed,
} from './turn/gather.ts';
import {
  askPayment,
  askRemoval,
  beginTurn,
  choose,
  endTurn,
  hex,
  passOn,
  runEndEffects,
  startAbilities,
} from './turn/turn.ts';
import { runUse } from './turn/use.ts';

type Run = (state: State, frame: Frame, emit: StygianSocietyEmit) => void;

/** By kind of frame. */
const RUNS: Readonly<Record<number, Run>> = {
  [FRAME.routine]: runRoutine,
  [FRAME.hurt]: runHurt,
  [FRAME.afflict]: runAfflict,
  [FRAME.peril]: (state, _frame, emit) => runPeril(state, emit),
  [FRAME.level]: runLevel,
  [FRAME.aftermath]: runAftermath,
  [FRAME.act]: runAct,
  [FRAME.use]: runUse,
  [FRAME.window]: runWindow,
};

type Phase = (state: State, emit: StygianSocietyEmit) => void;

/** STY-25.4, then STY-2.7. */
const askExtraSkill = (state: State): void => {
  state.phase = PHASE.startingHero;
  askHeroes(
    state,
    QUESTION.skill,
    state.heroes.map(() => NONE),
  );
};

const askStartingHero = (state: State): void => {
  state.phase = PHASE.floorStart;
  askParty(state, QUESTION.start);
};

const climb = (state: State): void => {
  state.phase = PHASE.floorStart;
};

const PHASES: Readonly<Record<number, Phase>> = {
  [PHASE.extraSkill]: askExtraSkill,
  [PHASE.startingHero]: askStartingHero,
  [PHASE.floorStart]: startFloor,
  [PHASE.floorEffects]: runFloorEffects,
  [PHASE.floorAbilities]: runFloorAbilities,
  [PHASE.stricken]: beginTurn,
  [PHASE.hexed]: hex,
  [PHASE.turnAbilities]: startAbilities,
  [PHASE.choosing]: choose,
  [PHASE.perilCubes]: gatherPerilCubes,
  [PHASE.heroCubes]: listHeroCubes,
  [PHASE.dazed]: strikeDazed,
  [PHASE.wild]: gatherWild,
  [PHASE.drop]: dropCubes,
  [PHASE.dropped]: afterDrop,
  [PHASE.enemies]: checkEnemies,
  [PHASE.payment]: askPayment,
  [PHASE.endEffects]: runEndEffects,
  [PHASE.removal]: askRemoval,
  [PHASE.turnEnd]: endTurn,
  [PHASE.passOn]: passOn,
  [PHASE.floorEnd]: endFloor,
  [PHASE.defeatedSide]: turnOver,
  [PHASE.chests]: offerChest,
  [PHASE.treasures]: drawTreasure,
  [PHASE.decks]: changeDecks,
  [PHASE.trading]: openTrading,
  [PHASE.climbing]: climb,
};

const standsStill = (state: State): boolean =>
  isOver(state) || isAsking(state) || state.awaited !== AWAITED.nothing;

const stepOn = (state: State, emit: StygianSocietyEmit): boolean => {
  const frame = topFrame(state.stack);
  if (frame !== undefined) (RUNS[frame.kind] as Run)(state, frame, emit);
  else (PHASES[state.phase] as Phase)(state, emit);
  return true;
};

export const advance = createLoop(standsStill, stepOn);
