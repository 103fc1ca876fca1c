/** Why a companion made a move, in one line derived from the position. */
import { createSay, type Move, moveA, moveB, moveKind, type Text } from '@three-spires/kernel';
import {
  CHEST_ENTRIES,
  cardEntry,
  colourOfCode,
  DRAW,
  FRAME,
  figureLabel,
  healthOf,
  heroName,
  isInCrypt,
  MOVE,
  OCCASION,
  proposedStarter,
  QUESTION,
  routineOf,
  type State,
  WILD,
} from '@three-spires/stygian-society/for-bots';
import { COLOURS, STATUSES } from '@three-spires/stygian-society/info';
import type { Choice } from '../bot.ts';
import { enWhy } from './en-why.ts';
import { harmOf } from './harm.ts';
import { isDeadlyToPay } from './purchase.ts';
import { demandOf } from './quick.ts';
import { chestPeril } from './threat.ts';
import { whyTurn } from './why-turn.ts';

const say = createSay(enWhy);

const nameOf = (card: number): string => cardEntry(card).definition.name;
const colourName = (colour: number): string => COLOURS[colour] ?? '';

const HERO_COLOURS = 3;

/** A hero other than the active one whose skills require the colour. */
const whoWants = (state: State, colour: number): number =>
  state.heroes.findIndex(
    ({ skills }, hero) =>
      hero !== state.active && skills.some((card) => (cardEntry(card).pay?.price[colour] ?? 0) > 0),
  );

const whyColour = (state: State, colour: number): Text => {
  const card = nameOf(state.action);
  const { pay, more } = cardEntry(state.action);
  const asks = (kind: number): boolean => (pay?.price[kind] ?? 0) + (more?.price[kind] ?? 0) > 0;
  if (asks(colour)) return say('why.colour', { card, colour: colourName(colour) });
  if (asks(WILD)) return say('why.anyColour', { card });
  if ((demandOf(state)[colour] ?? 0) > 0)
    return say('why.colourOwn', { colour: colourName(colour), hero: heroName(state, state.active) });
  const other = whoWants(state, colour);
  if (other < 0) return say('why.anyColour', { card });
  return say('why.colourFor', { colour: colourName(colour), hero: heroName(state, other) });
};

const whyPay = (state: State, move: Move): Text => {
  const card = nameOf(state.action);
  if (moveKind(move) === MOVE.done)
    return isDeadlyToPay(state, cardEntry(state.action)) ? say('why.payDeadly') : say('why.payNot', { card });
  const times = moveA(move);
  const often = times === 1 ? say('why.once') : times === 2 ? say('why.twice') : say('why.often', { times });
  return say(times === state.question.number ? 'why.payAll' : 'why.paySome', { card, times: often });
};

/** Wounds about to be suffered, or caused by the action to be cancelled. */
const woundsComing = (state: State): number =>
  state.stack.findLast(({ kind }) => kind === FRAME.hurt)?.left ?? 0;

const woundsOfAction = (state: State): number => {
  const act = state.stack.findLast(({ kind }) => kind === FRAME.act);
  return act === undefined ? 0 : harmOf(act.routine).wounds;
};

const whyResponse = (state: State, move: Move): Text => {
  const card = nameOf(moveA(move));
  const wounds = woundsComing(state);
  switch (state.stack.at(-1)?.number) {
    case OCCASION.defeat:
      return say('why.survive', { card });
    case OCCASION.hurt: {
      const guard = routineOf(cardEntry(moveA(move)).routine).find(({ effect }) => effect.do === 'guard');
      return say('why.prevent', { card, wounds, number: Math.min(wounds, guard?.number ?? wounds) });
    }
    case OCCASION.enemyAction: {
      const brought = woundsOfAction(state);
      return brought > 0 ? say('why.cancel', { card, wounds: brought }) : say('why.cancelOther', { card });
    }
    case OCCASION.afflicted:
      return say('why.ward', { card });
    case OCCASION.suffered:
      return say('why.return', { card });
    default:
      return say('why.cubesFell', { card });
  }
};

/** Names the first card that could have been used as the one being kept. */
const whyPass = (state: State, moves: readonly Move[]): Text | undefined => {
  const response = moves.find((move) => moveKind(move) === MOVE.respond);
  if (response === undefined) return undefined;
  const card = nameOf(moveA(response));
  const wounds = state.stack.at(-1)?.number === OCCASION.hurt ? woundsComing(state) : 0;
  return wounds > 0 ? say('why.keepHurt', { card, wounds }) : say('why.keep', { card });
};

const whyEnemy = (state: State, place: number): Text | undefined => {
  const figure = state.figures[place];
  if (figure === undefined) return undefined;
  const left = healthOf(state, figure) - figure.wounds;
  return say('why.enemy', { enemy: figureLabel(state, figure), left });
};

const whyCube = (state: State, move: Move): Text => {
  if (moveKind(move) === MOVE.done) return say('why.enough');
  const code = moveA(move);
  const colour = colourName(colourOfCode(code));
  const cubes = (isInCrypt(code) ? state.crypt : state.field)[colourOfCode(code)] ?? 0;
  switch (state.question.kind) {
    case QUESTION.purge:
      return say('why.purgeCube', { colour, cubes });
    case QUESTION.lose:
      return say('why.loseCube', { colour });
    case QUESTION.bury:
      return say('why.bury', { colour });
    default:
      return say('why.recolor', { colour: colourName(moveB(move)) });
  }
};

const whyChest = (state: State, move: Move): Text => {
  const peril = chestPeril(state);
  const traps = CHEST_ENTRIES.filter((chest) => chest.peril <= peril).length;
  return say(moveA(move) === 1 ? 'why.open' : 'why.leave', { peril, traps, all: CHEST_ENTRIES.length });
};

const whyVote = (state: State, move: Move): Text => {
  const hero = moveA(move);
  switch (state.question.kind) {
    case QUESTION.chest:
      return whyChest(state, move);
    case QUESTION.start:
      return say(hero === proposedStarter(state) ? 'why.start' : 'why.startOther', {
        hero: heroName(state, hero),
      });
    case QUESTION.holder:
      return say('why.holder', { card: nameOf(state.found), hero: heroName(state, hero) });
    default: {
      const tokens = state.heroes[hero]?.tokens.reduce((sum, count) => sum + count, 0) ?? 0;
      return say('why.afflict', { hero: heroName(state, hero), tokens });
    }
  }
};

const whySkill = (state: State, move: Move): Text => {
  const hero = heroName(state, moveA(move));
  return moveB(move) === DRAW
    ? say('why.draw', { hero })
    : say('why.learn', { card: nameOf(moveB(move)), hero });
};

const whyTrade = (state: State, move: Move): Text => {
  switch (moveKind(move)) {
    case MOVE.give:
      return say('why.give', { card: nameOf(moveA(move)), hero: heroName(state, moveB(move)) });
    case MOVE.swap:
      return say('why.swap', { card: nameOf(moveA(move)), wanted: nameOf(moveB(move)) });
    default:
      return say('why.traded');
  }
};

const whyAccept = (state: State, move: Move): Text => {
  const { number, hero } = state.question;
  return moveKind(move) === MOVE.accept
    ? say('why.accept', { card: nameOf(number), hero: heroName(state, hero) })
    : say('why.decline', { card: nameOf(number) });
};

const whyToken = (state: State, move: Move): Text => {
  const isRemoval = state.question.kind === QUESTION.removal;
  // Cards remove tokens for free (STY-21.10).
  if (moveKind(move) === MOVE.done) return say(isRemoval ? 'why.keepCubes' : 'why.enough');
  const hero = isRemoval ? state.active : moveA(move);
  const status = STATUSES[isRemoval ? moveA(move) : moveB(move)] ?? '';
  return say('why.token', { hero: heroName(state, hero), status });
};

const REASONS: Readonly<
  Record<number, (state: State, move: Move, moves: readonly Move[]) => Text | undefined>
> = {
  [QUESTION.start]: whyVote,
  [QUESTION.afflict]: whyVote,
  [QUESTION.chest]: whyVote,
  [QUESTION.holder]: whyVote,
  [QUESTION.skill]: whySkill,
  [QUESTION.turn]: whyTurn,
  [QUESTION.daze]: (state, move) =>
    say('why.daze', {
      card: nameOf(state.action),
      colour: moveA(move) < HERO_COLOURS ? colourName(moveA(move)) : 'wild',
    }),
  [QUESTION.wild]: (state, move) => whyColour(state, moveA(move)),
  [QUESTION.respond]: (state, move, moves) =>
    moveKind(move) === MOVE.respond ? whyResponse(state, move) : whyPass(state, moves),
  [QUESTION.pay]: whyPay,
  [QUESTION.enemy]: (state, move) => whyEnemy(state, moveA(move)),
  [QUESTION.purge]: whyCube,
  [QUESTION.lose]: whyCube,
  [QUESTION.bury]: whyCube,
  [QUESTION.recolor]: whyCube,
  [QUESTION.cleanse]: whyToken,
  [QUESTION.removal]: whyToken,
  [QUESTION.refresh]: (_state, move) =>
    moveKind(move) === MOVE.done ? say('why.enough') : say('why.ready', { card: nameOf(moveA(move)) }),
  [QUESTION.tire]: (_state, move) => say('why.tire', { card: nameOf(moveA(move)) }),
  [QUESTION.trade]: whyTrade,
  [QUESTION.accept]: whyAccept,
};

/** The choice with its reason; there is none if there was nothing to choose. */
export const withReason = (state: State, move: Move, moves: readonly Move[]): Choice => {
  const why = moves.length < 2 ? undefined : REASONS[state.question.kind]?.(state, move, moves);
  return why === undefined ? { move } : { move, why };
};
