/** The move for a readable form, legal or not, so that `refuse` can explain why not. */
import { encodeMove, type Move, type ReadableMove } from '@three-spires/kernel';
import { WILD } from '../rules/compile/cubes.ts';
import { cardNamed } from '../rules/compile/entries.ts';
import { DRAW } from '../rules/hero/level.ts';
import { LUCK } from '../rules/hero/payment.ts';
import { chooseMove, cubeCode, MOVE, SOURCES } from '../rules/moves.ts';
import { figureLabel, heroName } from '../rules/naming.ts';
import { QUESTION, type State } from '../rules/state.ts';
import { COLOURS, HERO_COLOURS, STATUSES } from '../words/lists.ts';

/** The number for a name; undefined if it means nothing. */
type Operand = number | undefined;

type Verb = {
  readonly kind: number;
  /** The question it answers, if it answers only one. */
  readonly to?: number;
  readonly operands: (readable: ReadableMove, state: State) => readonly Operand[];
};

const placeIn = (list: readonly string[], word: unknown): Operand => {
  const place = list.indexOf(String(word));
  return place < 0 ? undefined : place;
};

const cardIn = (word: unknown): Operand => cardNamed(String(word));
const colourIn = (word: unknown): Operand => placeIn(COLOURS, word);

const heroIn = (state: State, word: unknown): Operand =>
  placeIn(
    state.heroes.map((_, hero) => heroName(state, hero)),
    word,
  );

const figureIn = (state: State, word: unknown): Operand =>
  placeIn(
    state.figures.map((figure) => figureLabel(state, figure)),
    word,
  );

/** The target of an action as encoded in moves: from 1, and 0 for none. */
const targetIn = (state: State, word: unknown): Operand => {
  if (word === undefined) return 0;
  const place = figureIn(state, word);
  return place === undefined ? undefined : place + 1;
};

/** A cube outside the tower, by colour and place. */
const cubeIn = ({ cube, from }: ReadableMove): Operand => {
  const colour = colourIn(cube);
  if (colour === undefined || (from !== 'field' && from !== 'crypt')) return undefined;
  return cubeCode(colour, from === 'crypt');
};

const spendIn = ({ with: word, from }: ReadableMove): Operand => {
  if (word === 'luck') return LUCK;
  const colour = placeIn(COLOURS.slice(0, HERO_COLOURS), word);
  return colour === undefined ? undefined : colour + (from === 'crypt' ? HERO_COLOURS : 0);
};

const plain = (kind: number): Verb => ({ kind, operands: () => [] });

const withCard = (kind: number): Verb => ({ kind, operands: ({ card }) => [cardIn(card)] });

const times = (kind: number): Verb => ({ kind, operands: ({ times: count }) => [Number(count ?? 1)] });

const answer = (to: number, operands: Verb['operands']): Verb => ({ kind: MOVE.choose, to, operands });

const VERBS: Readonly<Record<string, Verb>> = {
  pass: plain(MOVE.pass),
  done: plain(MOVE.done),
  'pay nothing': plain(MOVE.done),
  refuse: plain(MOVE.done),
  accept: plain(MOVE.accept),
  support: withCard(MOVE.support),
  respond: withCard(MOVE.respond),
  act: { kind: MOVE.action, operands: ({ card, target }, state) => [cardIn(card), targetIn(state, target)] },
  pay: times(MOVE.pay),
  'pay by hand': times(MOVE.payByHand),
  vote: {
    kind: MOVE.vote,
    operands: ({ hero, chest }, state) => [
      chest === undefined ? heroIn(state, hero) : placeIn(['leave', 'open'], chest),
    ],
  },
  learn: {
    kind: MOVE.learn,
    operands: ({ hero, skill }, state) => [
      heroIn(state, hero),
      skill === 'next level' ? DRAW : cardIn(skill),
    ],
  },
  remove: {
    kind: MOVE.remove,
    operands: ({ status, token, with: word }) => [
      placeIn(STATUSES, status),
      colourIn(token),
      placeIn(SOURCES, word),
    ],
  },
  give: { kind: MOVE.give, operands: ({ card, to }, state) => [cardIn(card), heroIn(state, to)] },
  swap: { kind: MOVE.swap, operands: ({ card, for: wanted }) => [cardIn(card), cardIn(wanted)] },
  strike: answer(QUESTION.daze, ({ cube }) => [cube === 'any' ? WILD : colourIn(cube)]),
  wild: answer(QUESTION.wild, ({ cube }) => [colourIn(cube)]),
  spend: answer(QUESTION.spend, (readable) => [spendIn(readable)]),
  wound: answer(QUESTION.enemy, ({ target }, state) => [figureIn(state, target)]),
  exchange: answer(QUESTION.recolor, (readable) => [cubeIn(readable), colourIn(readable.for)]),
  cleanse: answer(QUESTION.cleanse, ({ hero, status, token }, state) => [
    heroIn(state, hero),
    placeIn(STATUSES, status),
    colourIn(token),
  ]),
  refresh: answer(QUESTION.refresh, ({ card }) => [cardIn(card)]),
  exhaust: answer(QUESTION.tire, ({ card }) => [cardIn(card)]),
  return: answer(QUESTION.purge, (readable) => [cubeIn(readable)]),
  lose: answer(QUESTION.lose, (readable) => [cubeIn(readable)]),
  bury: answer(QUESTION.bury, (readable) => [cubeIn(readable)]),
};

/** Replaces an answer to a question that is not open: no question accepts it, so `refuse` explains why. */
const NO_ANSWER = chooseMove(0xff, 0xff, 0xff);

export const encode = (state: State, _seat: number, readable: ReadableMove): Move | undefined => {
  const verb = VERBS[readable.do];
  if (verb === undefined) return undefined;
  const operands: number[] = [];
  for (const operand of verb.operands(readable, state)) {
    if (operand === undefined) return undefined;
    operands.push(operand);
  }
  if (verb.to !== undefined && verb.to !== state.question.kind) return NO_ANSWER;
  return encodeMove(verb.kind, ...operands);
};
