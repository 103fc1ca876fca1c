/** Every legal move of a seat. */
import { addMove, encodeMove, hasSeat, type Move, type MoveList, NO_VOTE, NONE } from '@three-spires/kernel';
import { COLOURS, HERO_COLOURS, STATUSES } from '../words/lists.ts';
import { activeHero, deciding, heroAt, isVote } from './asking.ts';
import { CARD_KIND, KINDS } from './compile/card-tables.ts';
import { WILD } from './compile/cubes.ts';
import { cardEntry, GENERICS } from './compile/entries.ts';
import { routineOf, type Step } from './compile/routines.ts';
import { at } from './cubes/cubes.ts';
import { isInRanks, ranksToWound } from './enemy/ranks.ts';
import { topOf } from './frames.ts';
import { isReady, removable, tirable, tokenIndex } from './hero/heroes.ts';
import { choosableSkills, DRAW, drawableSkills } from './hero/level.ts';
import { isLeft, LUCK, priceOf, usefulKinds } from './hero/payment.ts';
import { responsesOf } from './hero/responses.ts';
import { ACCEPT, chooseMove, cubeCode, DONE, giveMove, MOVE, PASS, SOURCE, swapMove } from './moves.ts';
import { type Figure, FRAME, QUESTION, type State } from './state.ts';
import { candidatesOf } from './turn/use.ts';

type List = (state: State, seat: number, out: MoveList) => void;

/** The number of options of a vote. */
const optionsOf = (state: State): number =>
  state.question.kind === QUESTION.chest ? 2 : state.heroes.length;

/** STY-1.7: a vote may be changed until all have voted. */
const listVotes: List = (state, seat, out) => {
  const mine = state.question.votes[seat] ?? NO_VOTE;
  for (let option = 0; option < optionsOf(state); option++)
    if (option !== mine) addMove(out, encodeMove(MOVE.vote, option));
};

/** At a level-up, drawing from the next level is allowed (STY-17.5); before the game it is not (STY-25.4). */
const listSkills: List = (state, seat, out) => {
  const isLevelUp = state.stack.length > 0;
  for (let index = 0; index < state.heroes.length; index++) {
    const hero = heroAt(state, index);
    if (hero.seat !== seat || state.question.votes[index] !== NONE) continue;
    for (const { number } of choosableSkills(hero)) addMove(out, encodeMove(MOVE.learn, index, number));
    if (isLevelUp && drawableSkills(hero).length > 0) addMove(out, encodeMove(MOVE.learn, index, DRAW));
  }
};

const listAction = (state: State, card: number, out: MoveList): void => {
  const { ranks } = cardEntry(card);
  const { figures } = state;
  if (ranks === 0) addMove(out, encodeMove(MOVE.action, card));
  else
    for (let place = 0; place < figures.length; place++)
      if (isInRanks(figures[place] as Figure, ranks)) addMove(out, encodeMove(MOVE.action, card, place + 1));
};

/** STY-4.3, STY-4.5 */
const listSupportsAmong = (state: State, cards: readonly number[], out: MoveList): void => {
  for (let place = 0; place < cards.length; place++) {
    const card = at(cards, place);
    if (KINDS[card] === CARD_KIND.support && isReady(state, card))
      addMove(out, encodeMove(MOVE.support, card));
  }
};

/** STY-5.2 */
const listActionsAmong = (state: State, cards: readonly number[], out: MoveList): void => {
  for (let place = 0; place < cards.length; place++) {
    const card = at(cards, place);
    if (KINDS[card] === CARD_KIND.action && isReady(state, card)) listAction(state, card, out);
  }
};

/** Ready cards of the active hero, then the party's, then the generic actions. */
const listTurn: List = (state, _seat, out) => {
  const { skills, treasures } = activeHero(state);
  if (state.supported === 0) {
    listSupportsAmong(state, skills, out);
    listSupportsAmong(state, treasures, out);
    listSupportsAmong(state, state.partyTreasures, out);
  }
  listActionsAmong(state, skills, out);
  listActionsAmong(state, treasures, out);
  listActionsAmong(state, state.partyTreasures, out);
  for (let place = 0; place < GENERICS.length; place++) listAction(state, at(GENERICS, place), out);
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
  const useful = usefulKinds(price, state.taken);
  for (let kind = 0; kind <= LUCK; kind++)
    if ((useful & (1 << kind)) !== 0 && isLeft(state, kind)) addMove(out, chooseMove(kind));
};

/** Enemies the open question refers to, by the bits of the ranks, or those an action may hit. */
const listEnemies: List = (state, _seat, out) => {
  const frame = topOf(state);
  const { figures } = state;
  if (frame.kind === FRAME.use) {
    for (const figure of candidatesOf(state, frame)) addMove(out, chooseMove(figures.indexOf(figure)));
    return;
  }
  const ranks = ranksToWound(routineOf(frame.routine)[frame.step]?.scope ?? 'any');
  for (let place = 0; place < figures.length; place++)
    if (isInRanks(figures[place] as Figure, ranks)) addMove(out, chooseMove(place));
};

const listCubes = (state: State, first: number, cryptToo: boolean, out: MoveList): void => {
  for (let colour = first; colour < first + HERO_COLOURS; colour++) {
    if (at(state.field, colour) > 0) addMove(out, chooseMove(cubeCode(colour, false)));
    if (cryptToo && at(state.crypt, colour) > 0) addMove(out, chooseMove(cubeCode(colour, true)));
  }
};

/** Colours an exchange may give (STY-28.3). */
const newColours = (state: State): number[] => {
  const frame = topOf(state);
  const { into } = routineOf(frame.routine)[frame.step] as Step;
  const colours: number[] = [];
  for (let colour = 0; colour < HERO_COLOURS; colour++)
    if (at(state.bank, colour) > 0 && (into === NONE || into === colour)) colours.push(colour);
  return colours;
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
  for (let hero = 0; hero < state.heroes.length; hero++) {
    const { tokens } = heroAt(state, hero);
    for (let status = 0; status < STATUSES.length; status++)
      for (let colour = 0; colour < HERO_COLOURS; colour++)
        if (at(tokens, tokenIndex(status, colour)) > 0) addMove(out, chooseMove(hero, status, colour));
  }
  addMove(out, DONE);
};

const listRemoval = (
  status: number,
  colour: number,
  source: number,
  isThere: boolean,
  out: MoveList,
): void => {
  if (isThere) addMove(out, encodeMove(MOVE.remove, status, colour, source));
};

/** STY-21.7, STY-21.9 */
const listRemovals: List = (state, _seat, out) => {
  const hero = activeHero(state);
  const half = state.question.number - 1;
  for (let status = 0; status < STATUSES.length; status++)
    for (let colour = 0; colour < HERO_COLOURS; colour++) {
      if (removable(hero, tokenIndex(status, colour)) <= 0) continue;
      if (half >= 0) {
        listRemoval(status, colour, SOURCE.half, half === colour, out);
        continue;
      }
      listRemoval(status, colour, SOURCE.field, at(state.field, colour) > 0, out);
      listRemoval(status, colour, SOURCE.crypt, at(state.crypt, colour) > 0, out);
      listRemoval(status, colour, SOURCE.luck, state.luck > 0, out);
    }
  addMove(out, DONE);
};

/**
 * A treasure as a gift to a hero, or for each of that hero's treasures, unless the offer was refused
 * (STY-20.12).
 */
const listOffers = (state: State, card: number, to: number, out: MoveList): void => {
  const add = (offer: Move): void => {
    if (!state.refused.includes(offer)) addMove(out, offer);
  };
  add(giveMove(card, to));
  for (const wanted of heroAt(state, to).treasures) add(swapMove(card, wanted));
};

/** STY-20.12: trades with the player's heroes in both directions, until the player is done. */
const listTrades: List = (state, seat, out) => {
  state.heroes.forEach((giver, from) => {
    if (giver.seat !== seat) return;
    for (const card of giver.treasures)
      for (let to = 0; to < state.heroes.length; to++) if (to !== from) listOffers(state, card, to, out);
  });
  addMove(out, DONE);
};

/** Blue, green, white or wild cubes that can be lost to Dazed, or colours of wild cubes. */
const listKinds = (counts: readonly number[], kinds: number, out: MoveList): void => {
  for (let kind = 0; kind < kinds; kind++) if (at(counts, kind) > 0) addMove(out, chooseMove(kind));
};

const listRefreshable: List = (state, _seat, out) => {
  for (const card of state.exhausted) if (card !== topOf(state).card) addMove(out, chooseMove(card));
  addMove(out, DONE);
};

const listTirable: List = (state, _seat, out) => {
  for (const card of tirable(state, heroAt(state, state.question.hero))) addMove(out, chooseMove(card));
};

const listAnswers: List = (state, seat, out) => {
  switch (state.question.kind) {
    case QUESTION.skill:
      listSkills(state, seat, out);
      break;
    case QUESTION.turn:
      listTurn(state, seat, out);
      break;
    case QUESTION.daze:
      listKinds(state.wanted, WILD + 1, out);
      break;
    case QUESTION.wild:
      listKinds(state.bank, HERO_COLOURS, out);
      break;
    case QUESTION.respond:
      listResponses(state, seat, out);
      break;
    case QUESTION.pay:
      listPayments(state, seat, out);
      break;
    case QUESTION.spend:
      listSpending(state, seat, out);
      break;
    case QUESTION.enemy:
      listEnemies(state, seat, out);
      break;
    case QUESTION.purge:
      listCubes(state, COLOURS.length - HERO_COLOURS, true, out);
      addMove(out, DONE);
      break;
    case QUESTION.lose:
      listCubes(state, 0, true, out);
      break;
    case QUESTION.bury:
      listCubes(state, 0, false, out);
      addMove(out, DONE);
      break;
    case QUESTION.recolor:
      listExchanges(state, seat, out);
      break;
    case QUESTION.cleanse:
      listTokens(state, seat, out);
      break;
    case QUESTION.refresh:
      listRefreshable(state, seat, out);
      break;
    case QUESTION.tire:
      listTirable(state, seat, out);
      break;
    case QUESTION.removal:
      listRemovals(state, seat, out);
      break;
    case QUESTION.trade:
      listTrades(state, seat, out);
      break;
    default:
      addMove(out, ACCEPT);
      addMove(out, DONE);
  }
};

export const legal = (state: State, seat: number, out: MoveList): void => {
  out.length = 0;
  const { kind } = state.question;
  if (kind === QUESTION.none || seat < 0 || seat >= state.players) return;
  if (isVote(kind)) listVotes(state, seat, out);
  else if (hasSeat(deciding(state), seat)) listAnswers(state, seat, out);
};
