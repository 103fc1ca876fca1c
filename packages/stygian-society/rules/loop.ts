/** The main loop: runs until a player must decide, cubes must fall outside, or the game is over. */
import { NONE } from '@three-spires/kernel';
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
import { topOf } from './frames.ts';
import { runAfflict } from './hero/afflict.ts';
import { runHurt } from './hero/hurt.ts';
import { runLevel } from './hero/level.ts';
import { runWindow } from './hero/responses.ts';
import { runPeril } from './hero/tracks.ts';
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

const runFrame = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  switch (frame.kind) {
    case FRAME.routine:
      runRoutine(state, frame, emit);
      break;
    case FRAME.hurt:
      runHurt(state, frame, emit);
      break;
    case FRAME.afflict:
      runAfflict(state, frame, emit);
      break;
    case FRAME.peril:
      runPeril(state, emit);
      break;
    case FRAME.level:
      runLevel(state, frame, emit);
      break;
    case FRAME.aftermath:
      runAftermath(state, frame, emit);
      break;
    case FRAME.act:
      runAct(state, frame, emit);
      break;
    case FRAME.use:
      runUse(state, frame, emit);
      break;
    default:
      runWindow(state, frame);
  }
};

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

const runPhase = (state: State, emit: StygianSocietyEmit): void => {
  switch (state.phase) {
    case PHASE.extraSkill:
      askExtraSkill(state);
      break;
    case PHASE.startingHero:
      askStartingHero(state);
      break;
    case PHASE.floorStart:
      startFloor(state, emit);
      break;
    case PHASE.floorEffects:
      runFloorEffects(state);
      break;
    case PHASE.floorAbilities:
      runFloorAbilities(state);
      break;
    case PHASE.stricken:
      beginTurn(state, emit);
      break;
    case PHASE.hexed:
      hex(state, emit);
      break;
    case PHASE.turnAbilities:
      startAbilities(state);
      break;
    case PHASE.choosing:
      choose(state);
      break;
    case PHASE.perilCubes:
      gatherPerilCubes(state, emit);
      break;
    case PHASE.heroCubes:
      listHeroCubes(state);
      break;
    case PHASE.dazed:
      strikeDazed(state, emit);
      break;
    case PHASE.wild:
      gatherWild(state, emit);
      break;
    case PHASE.drop:
      dropCubes(state, emit);
      break;
    case PHASE.dropped:
      afterDrop(state, emit);
      break;
    case PHASE.enemies:
      checkEnemies(state);
      break;
    case PHASE.payment:
      askPayment(state, emit);
      break;
    case PHASE.endEffects:
      runEndEffects(state);
      break;
    case PHASE.removal:
      askRemoval(state);
      break;
    case PHASE.turnEnd:
      endTurn(state, emit);
      break;
    case PHASE.passOn:
      passOn(state);
      break;
    case PHASE.floorEnd:
      endFloor(state);
      break;
    case PHASE.defeatedSide:
      turnOver(state, emit);
      break;
    case PHASE.chests:
      offerChest(state);
      break;
    case PHASE.treasures:
      drawTreasure(state, emit);
      break;
    case PHASE.decks:
      changeDecks(state, emit);
      break;
    case PHASE.trading:
      openTrading(state);
      break;
    default:
      climb(state);
  }
};

const standsStill = ({ phase, question, awaited }: State): boolean =>
  phase === PHASE.over || question.kind !== QUESTION.none || awaited !== AWAITED.nothing;

/** Continues the innermost frame or, if there is none, the phase. */
export const advance = (state: State, emit: StygianSocietyEmit): void => {
  while (!standsStill(state))
    if (state.stack.length === 0) runPhase(state, emit);
    else runFrame(state, topOf(state), emit);
};
