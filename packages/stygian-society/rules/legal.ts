/** Every legal move of a seat. */
import { addMove, encodeMove, hasSeat, type Move, type MoveList, NO_VOTE, NONE } from '@three-spires/kernel';
import { COLOURS, HERO_COLOURS, STATUSES } from '../words/lists.ts';
import { activeHero, deciding, heroAt, isVote } from './asking.ts';
import { cardEntry, GENERICS } from './compile/entries.ts';
import { routineOf } from './compile/routines.ts';
import { at } from './cubes/cubes.ts';
import { isInRanks, woundable } from './enemy/ranks.ts';
import { topOf } from './frames.ts';
import { readyActions, readySupports, removable, tirable, tokenIndex } from './hero/heroes.ts';
import { choosableSkills, DRAW, drawableSkills } from './hero/level.ts';
import { isLeft, isUseful, LUCK, priceOf } from './hero/payment.ts';
import { responsesOf } from './hero/responses.ts';
import { ACCEPT, chooseMove, cubeCode, DONE, giveMove, MOVE, PASS, SOURCE, swapMove } from './moves.ts';
import { type Figure, FRAME, QUESTION, type State } from './state.ts';
import { strikable, wildColours } from './turn/gather.ts';
import { candidatesOf } from './turn/use.ts';

type List = (state: State, seat: number, out: MoveList) => void;

/** Options of a vote. */
const optionsOf = (state: State): number =>
  state.question.kind === QUESTION.chest ? 2 : state.heroes.length;

/** STY-1.7: a vote may be changed until all have voted. */
const listVotes: List = (state, seat, out) => {
  const mine = state.question.votes[seat] ?? NO_VOTE;
  for (let option = 0; option < optionsOf(state); option++)
    if (option !== mine) addMove(out, encodeMove(MOVE.vote, option));
};

/** At a level-up the next level may be drawn from (STY-17.5), before the game not (STY-25.4). */
const listSkills: List = (state, seat, out) => {
  const isLevelUp = state.stack.length > 0;
  state.heroes.forEach((hero, index) => {
    if (hero.seat !== seat || state.question.votes[index] !== NONE) return;
    for (const { number } of choosableSkills(hero)) addMove(out, encodeMove(MOVE.learn, index, number));
    if (isLevelUp && drawableSkills(hero).length > 0) addMove(out, encodeMove(MOVE.learn, index, DRAW));
  });
};

const listAction = (state: State, card: number, out: MoveList): void => {
  const { ranks } = cardEntry(card);
  if (ranks === 0) addMove(out, encodeMove(MOVE.action, card));
  else
    state.figures.forEach((figure, place) => {
      if (isInRanks(figure, ranks)) addMove(out, encodeMove(MOVE.action, card, place + 1));
    });
};

const listTurn: List = (state, _seat, out) => {
  if (state.supported === 0)
    for (const card of readySupports(state)) addMove(out, encodeMove(MOVE.support, card));
  for (const card of readyActions(state)) listAction(state, card, out);
  for (const card of GENERICS) listAction(state, card, out);
};

const listResponses: List = (state, seat, out) => {
  for (const { card } of responsesOf(state, seat, topOf(state))) addMove(out, encodeMove(MOVE.respond, card));
  addMove(out, PASS);
};

const listPayments: List = (state, _seat, out) => {
  for (let times = 1; times <= state.question.number; times++) {
    addMove(out, encodeMove(MOVE.pay, times));
    addMove(out, encodeMove(MOVE.payByHand, times));
  }
  addMove(out, DONE);
};

const listSpending: List = (state, _seat, out) => {
  const price = priceOf(cardEntry(state.action), state.times);
  for (let kind = 0; kind <= LUCK; kind++)
    if (isLeft(state, kind) && isUseful(price, state.taken, kind)) addMove(out, chooseMove(kind));
};

/** Enemies the open question is about. */
const enemiesAsked = (state: State): readonly Figure[] => {
  const frame = topOf(state);
  if (frame.kind === FRAME.use) return candidatesOf(state, frame);
  const effect = routineOf(frame.routine)[frame.step]?.effect;
  return effect?.do === 'wound' && effect.scope === 'anyFront'
    ? woundable(state, 'anyFront')
    : woundable(state, 'any');
};

const listEnemies: List = (state, _seat, out) => {
  for (const figure of enemiesAsked(state)) addMove(out, chooseMove(state.figures.indexOf(figure)));
};

const listCubes = (state: State, first: number, cryptToo: boolean, out: MoveList): void => {
  for (let colour = first; colour < first + HERO_COLOURS; colour++) {
    if (at(state.field, colour) > 0) addMove(out, chooseMove(cubeCode(colour, false)));
    if (cryptToo && at(state.crypt, colour) > 0) addMove(out, chooseMove(cubeCode(colour, true)));
  }
};

/** Colours an exchange may bring (STY-28.3). */
const newColours = (state: State): number[] => {
  const frame = topOf(state);
  const effect = routineOf(frame.routine)[frame.step]?.effect;
  const into = effect?.do === 'recolor' ? effect.into : undefined;
  return [0, 1, 2].filter(
    (colour) => at(state.bank, colour) > 0 && (into === undefined || 'BGW'.indexOf(into) === colour),
  );
};

const listExchanges: List = (state, _seat, out) => {
  const colours = newColours(state);
  for (let colour = 0; colour < HERO_COLOURS; colour++)
    for (const inCrypt of [false, true])
      if (at(inCrypt ? state.crypt : state.field, colour) > 0)
        for (const other of colours)
          if (other !== colour) addMove(out, chooseMove(cubeCode(colour, inCrypt), other));
  addMove(out, DONE);
};

const listTokens: List = (state, _seat, out) => {
  state.heroes.forEach(({ tokens }, hero) => {
    for (let status = 0; status < STATUSES.length; status++)
      for (let colour = 0; colour < HERO_COLOURS; colour++)
        if (at(tokens, tokenIndex(status, colour)) > 0) addMove(out, chooseMove(hero, status, colour));
  });
  addMove(out, DONE);
};

/** STY-21.7, STY-21.9 */
const listRemovals: List = (state, _seat, out) => {
  const hero = activeHero(state);
  const half = state.question.number - 1;
  for (let status = 0; status < STATUSES.length; status++)
    for (let colour = 0; colour < HERO_COLOURS; colour++) {
      if (removable(hero, tokenIndex(status, colour)) <= 0) continue;
      const add = (source: number): void => addMove(out, encodeMove(MOVE.remove, status, colour, source));
      if (half >= 0) {
        if (half === colour) add(SOURCE.half);
        continue;
      }
      if (at(state.field, colour) > 0) add(SOURCE.field);
      if (at(state.crypt, colour) > 0) add(SOURCE.crypt);
      if (state.luck > 0) add(SOURCE.luck);
    }
  addMove(out, DONE);
};

/** A treasure as a gift to a hero, or for each treasure of that hero, unless the offer was refused (STY-20.12). */
const listOffers = (state: State, card: number, to: number, out: MoveList): void => {
  const add = (offer: Move): void => {
    if (!state.refused.includes(offer)) addMove(out, offer);
  };
  add(giveMove(card, to));
  for (const wanted of heroAt(state, to).treasures) add(swapMove(card, wanted));
};

/** STY-20.12: treasures of the player's heroes, back and forth until the player is done. */
const listTrades: List = (state, seat, out) => {
  state.heroes.forEach((giver, from) => {
    if (giver.seat !== seat) return;
    for (const card of giver.treasures)
      for (let to = 0; to < state.heroes.length; to++) if (to !== from) listOffers(state, card, to, out);
  });
  addMove(out, DONE);
};

const withDone =
  (list: List): List =>
  (state, seat, out) => {
    list(state, seat, out);
    addMove(out, DONE);
  };

const LISTS: Readonly<Record<number, List>> = {
  [QUESTION.skill]: listSkills,
  [QUESTION.turn]: listTurn,
  [QUESTION.daze]: (state, _seat, out) => {
    for (const kind of strikable(state)) addMove(out, chooseMove(kind));
  },
  [QUESTION.wild]: (state, _seat, out) => {
    for (const colour of wildColours(state)) addMove(out, chooseMove(colour));
  },
  [QUESTION.respond]: listResponses,
  [QUESTION.pay]: listPayments,
  [QUESTION.spend]: listSpending,
  [QUESTION.enemy]: listEnemies,
  [QUESTION.purge]: withDone((state, _seat, out) =>
    listCubes(state, COLOURS.length - HERO_COLOURS, true, out),
  ),
  [QUESTION.lose]: (state, _seat, out) => listCubes(state, 0, true, out),
  [QUESTION.bury]: withDone((state, _seat, out) => listCubes(state, 0, false, out)),
  [QUESTION.recolor]: listExchanges,
  [QUESTION.cleanse]: listTokens,
  [QUESTION.refresh]: withDone((state, _seat, out) => {
    for (const card of state.exhausted) if (card !== topOf(state).card) addMove(out, chooseMove(card));
  }),
  [QUESTION.tire]: (state, _seat, out) => {
    for (const card of tirable(state, heroAt(state, state.question.hero))) addMove(out, chooseMove(card));
  },
  [QUESTION.removal]: listRemovals,
  [QUESTION.trade]: listTrades,
  [QUESTION.accept]: (_state, _seat, out) => {
    addMove(out, ACCEPT);
    addMove(out, DONE);
  },
};

export const legal = (state: State, seat: number, out: MoveList): void => {
  out.length = 0;
  const { kind } = state.question;
  if (kind === QUESTION.none || seat < 0 || seat >= state.players) return;
  if (isVote(kind)) listVotes(state, seat, out);
  else if (hasSeat(deciding(state), seat)) LISTS[kind]?.(state, seat, out);
};
