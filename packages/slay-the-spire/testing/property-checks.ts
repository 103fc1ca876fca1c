/** For tests: invariants for any position and any move, each as a function that throws when violated. */
import {
  createMoveList,
  encodeMove,
  eventFor,
  isMove,
  listedMoves,
  type Move,
  moveA,
  moveB,
  moveC,
  moveKind,
  NONE,
  type Random,
  type Refusal,
  randomBelow,
  seatBit,
  seatsIn,
  type Viewer,
} from '@three-spires/kernel';
import { requireTrueCopy } from '@three-spires/kernel/testing';
import { slayTheSpire as game } from '../index.ts';
import { type Card, FREE, faceOf, makeCard, uidOf } from '../rules/card.ts';
import { ROUTINES } from '../rules/compile/entries.ts';
import { CODES } from '../rules/compile/op.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { FRAME, playerAt, QUESTION, STREAM, type State } from '../rules/state.ts';
import { CHARACTERS, PILES } from '../words/lists.ts';
import { isCombat } from './properties.ts';

/** A position in which a seat must decide, with the data the checks need. */
export type Moment = {
  readonly state: State;
  /** The state as JSON. */
  readonly text: string;
  /** The kind of the open decision. */
  readonly kind: string;
  readonly legal: readonly (readonly Move[])[];
  /** Moves that were legal earlier in this game. */
  readonly past: readonly Move[];
  /** For choosing samples. */
  readonly random: Random;
};

export const fail = (problem: string): never => {
  throw new Error(problem);
};

const list = createMoveList();

export const legalMoves = (state: State, seat: number): Move[] => {
  game.legal(state, seat, list);
  return listedMoves(list);
};

const describeMove = ({ state }: Moment, seat: number, move: Move): string =>
  `${move} of seat ${seat} (kind ${moveKind(move)}, ${moveA(move)}, ${moveB(move)}, ${moveC(move)}; phase ${state.phase}, question ${state.question.kind})`;

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

// Legal moves and refusals

/** A seat can move; every legal move is valid, is listed once and is not refused. */
export const checkLegal = (moment: Moment): void => {
  const { state, legal } = moment;
  const deciding = seatsIn(game.deciding(state));
  if (deciding.length === 0) fail('no seat decides and the game is not over');
  const [decision, ...more] = game.decisions(state);
  if (more.length > 0) fail('several decisions are open');
  legal.forEach((moves, seat) => {
    if (deciding.includes(seat) && moves.length === 0) fail(`seat ${seat} decides and has no legal move`);
    if (moves.length > 0 && !decision?.seats.includes(seat) && isCombat(state))
      fail(`seat ${seat} may move but is not asked`);
    if (new Set(moves).size !== moves.length) fail(`seat ${seat} has a legal move twice`);
    for (const move of moves) {
      if (!isMove(move)) fail(`legal ${describeMove(moment, seat, move)} is no move`);
      const refused = game.refuse(state, seat, move);
      if (refused !== undefined)
        fail(`legal ${describeMove(moment, seat, move)} is refused: ${refused.code}`);
    }
  });
};

const KINDS = 48;
const explained = new Set<string>();

/** A refusal has a sentence for people and, if it cites a rule, that rule's id. */
const checkReason = (refused: Refusal): void => {
  if (explained.has(refused.code)) return;
  if (game.explain(refused).length === 0) fail(`refusal ${refused.code} has no sentence`);
  if (refused.rule !== undefined && !/^STS-\d+\.\d+$/.test(refused.rule)) fail(`there is no ${refused.rule}`);
  explained.add(refused.code);
};

/** A move is refused exactly if it is not in the list. */
const agree = (moment: Moment, seat: number, move: Move): void => {
  const refused = game.refuse(moment.state, seat, move);
  if (refused !== undefined) checkReason(refused);
  const legal = moment.legal[seat]?.includes(move) ?? false;
  if (legal !== (refused === undefined))
    fail(
      `${describeMove(moment, seat, move)} is ${legal ? 'legal and refused' : 'not legal and not refused'}`,
    );
};

const nearMove = ({ random }: Moment, move: Move): Move => {
  const small = randomBelow(random, 0, 24);
  const value = small === 23 ? 255 : small;
  const parts = [moveKind(move), moveA(move), moveB(move), moveC(move)] as const;
  switch (randomBelow(random, 0, 4)) {
    case 0:
      return encodeMove(small % KINDS, parts[1], parts[2], parts[3]);
    case 1:
      return encodeMove(parts[0], value, parts[2], parts[3]);
    case 2:
      return encodeMove(parts[0], parts[1], value, parts[3]);
    default:
      return encodeMove(parts[0], parts[1], parts[2], value + 16 * randomBelow(random, 0, 3));
  }
};

const NO_MOVES = [-1, 0.5, Number.NaN, 2 ** 30, Number.POSITIVE_INFINITY];
const SAMPLES = 30;

/** Near moves, other seats' moves, earlier moves and nonsense are refused unless they are legal. */
export const checkRefusals = (moment: Moment): void => {
  const { state, legal, past, random } = moment;
  const all = legal.flat();
  legal.forEach((_, seat) => {
    for (const move of all) agree(moment, seat, move);
    for (let sample = 0; sample < SAMPLES; sample++) {
      agree(moment, seat, nearMove(moment, pick(random, all)));
      if (past.length > 0) agree(moment, seat, pick(random, past));
      const [kind, a, b, c] = [KINDS, 40, 8, 40].map((limit) => randomBelow(random, 0, limit));
      agree(moment, seat, encodeMove(kind as number, a, b, c));
    }
    for (const nonsense of NO_MOVES) {
      if (game.refuse(state, seat, nonsense) === undefined) fail(`${nonsense} is not refused`);
    }
  });
  for (const seat of [-1, legal.length, 0.5, Number.NaN]) {
    if (legalMoves(state, seat).length > 0) fail(`seat ${seat}, which does not exist, has legal moves`);
    for (const move of all) {
      if (game.refuse(state, seat, move) === undefined) fail(`seat ${seat}, which does not exist, may move`);
    }
  }
};

// Copies

/** A copy equals its original, and the two are independent. */
export const checkCopy = ({ state, text, legal, random }: Moment): void => {
  const seat = pick(random, seatsIn(game.deciding(state)));
  const move = pick(random, legal[seat] as Move[]);
  requireTrueCopy(game, state, seat, move);
  const [one, other] = [game.copy(state), game.copy(state)];
  game.apply(one, seat, move);
  if (JSON.stringify(other) !== text) fail('a move on a copy changes another copy');
  // In reverse: `other` changes and `again`, its copy, must not.
  const again = game.copy(other);
  game.apply(other, seat, move);
  if (JSON.stringify(again) !== text) fail('a move on the original changes a copy');
  if (JSON.stringify(one) !== JSON.stringify(other))
    fail('the same move on two copies gives different states');
};

// Events

const REVEALING: ReadonlySet<string> = new Set([
  'drew',
  'shuffled',
  'dieRolled',
  'enemyArrived',
  'rewardRevealed',
  'scried',
  'itemRevealed',
  'drawPileShuffled',
  'drawPileOpened',
  'actStarted',
  'roomEntered',
  'eventDrawn',
  'merchantOpened',
  'bossRelicsShown',
  'turnedUp',
  'rolledOff',
  'neowDealt',
  'combatStarted',
]);

/**
 * Events are plain data, report where something hidden was revealed, and keep secrets from those who may not
 * know.
 */
export const checkEvents = (before: State, after: State, events: readonly SlayTheSpireEvent[]): void => {
  const names = before.players.map(({ character }) => CHARACTERS[character] as string);
  for (const event of events) {
    if (!isPlain(event)) fail(`event ${JSON.stringify(event)} is no plain data`);
    if (REVEALING.has(event.type) !== ('reveals' in event && event.reveals === true))
      fail(`event ${event.type} does not say rightly whether it reveals`);
    game.narrate(event, names);
    game.narrate(eventFor(event, 'spectator'), names);
    checkSecret(event, before.players.length);
  }
  checkRevealing(before, after, events);
  checkHiddenCards(before, events);
  checkBoards(before, after, events);
};

/** Orbs and Stances do not change unseen during a combat; its end and its start clear the board. */
const checkBoards = (before: State, after: State, events: readonly SlayTheSpireEvent[]): void => {
  const seen = new Set(events.map(({ type }) => type));
  if (!isCombat(before) || !isCombat(after) || seen.has('combatWon') || seen.has('playerFell')) return;
  before.players.forEach(({ orbs, stance }, seat) => {
    const player = after.players[seat];
    const told = (type: SlayTheSpireEvent['type']): boolean =>
      events.some((event) => event.type === type && 'seat' in event && event.seat === seat);
    if (player?.stance !== stance && !told('stanceEntered')) fail('a Stance changed and no event tells');
    if (
      String(player?.orbs) !== String(orbs) &&
      !['orbChanneled' as const, 'orbEvoked' as const, 'orbsRemoved' as const].some(told)
    )
      fail('Orbs changed and no event tells');
  });
};

/** Integers, strings, booleans, and lists and objects of these: what survives JSON unchanged. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isInteger(value) && !Object.is(value, -0);
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(isPlain);
};

/** STS-4.1: only the seat itself is told what it draws or puts back. */
const checkSecret = (event: SlayTheSpireEvent, seats: number): void => {
  if (!('secret' in event)) return;
  if (event.secret.seats !== seatBit(event.seat)) fail(`the secret of ${event.type} is shown to others`);
  for (const viewer of [...Array.from({ length: seats }, (_, seat): Viewer => seat), 'spectator' as const]) {
    if ('secret' in eventFor(event, viewer) !== (viewer === event.seat))
      fail(`${viewer} does not see rightly of ${event.type}`);
  }
  if (event.type === 'drew' && event.secret.cards.length !== event.count) fail('other cards drawn than told');
};

const streamOf = (state: State, stream: number): string =>
  String(state.random.slice(4 * stream, 4 * stream + 4));

/** Chance and face-down cards cannot affect a move without an event that says so. */
const checkRevealing = (before: State, after: State, events: readonly SlayTheSpireEvent[]): void => {
  const told = (type: SlayTheSpireEvent['type'], seat?: number): boolean =>
    events.some(
      (event) => event.type === type && (seat === undefined || ('seat' in event && event.seat === seat)),
    );
  const revealed = events.some((event) => REVEALING.has(event.type));
  if (String(before.random) !== String(after.random) && !revealed)
    fail('chance came in and no event reveals');
  // Everything in a new combat comes at once.
  const begun = !isCombat(before) && isCombat(after);
  if (begun && !told('combatStarted')) fail('a combat began and no event tells');
  if (
    !begun &&
    streamOf(before, STREAM.shuffle) !== streamOf(after, STREAM.shuffle) &&
    !told('shuffled') &&
    !told('drawPileShuffled')
  )
    fail('cards were shuffled and no event tells');
  if (
    streamOf(before, STREAM.die) !== streamOf(after, STREAM.die) &&
    !told('dieRolled') &&
    !told('rolledOff')
  )
    fail('the die was rolled and no event tells');
  if (!begun && after.enemies.length > before.enemies.length && !told('enemyArrived'))
    fail('an enemy came and no event tells');
  before.players.forEach((player, seat) => {
    const now = playerAt(after, seat);
    const drawn = player.draw.some((card) => now.hand.some((held) => uidOf(held) === uidOf(card)));
    if (drawn && !told('drew', seat)) fail(`seat ${seat} drew a card and no event tells`);
    if (now.rewardDeck.length < player.rewardDeck.length && !revealed)
      fail(`cards of seat ${seat}'s rewards deck were turned and no event reveals`);
  });
  if (after.potionDeck.length < before.potionDeck.length && !revealed)
    fail('a potion was turned and no event reveals');
};

/** The places of a player's visible cards, by number. */
type OpenCards = Map<number, string>;

const openCards = (state: State, seat: number): OpenCards => {
  const { discard, exhaust, powers } = playerAt(state, seat);
  const open: OpenCards = new Map();
  for (const card of discard) open.set(uidOf(card), 'discard');
  for (const card of [...exhaust, ...powers]) open.set(uidOf(card), 'open');
  for (const frame of state.stack) {
    if (frame.kind === FRAME.card && frame.seat === seat) open.set(uidOf(frame.card), 'open');
  }
  for (const { attachedCard, attachedSeat } of state.enemies)
    if (attachedCard !== NONE && attachedSeat === seat) open.set(uidOf(attachedCard), 'open');
  return open;
};

/** STS-4.1: no event names a card that moves from one hidden place to another. */
export const checkHiddenCards = (before: State, events: readonly SlayTheSpireEvent[]): void => {
  const open = before.players.map((_, seat) => openCards(before, seat));
  const seats = before.players.length;
  for (const event of events) {
    const cards = 'seat' in event ? open[event.seat] : undefined;
    if (cards === undefined) continue;
    if (event.type === 'cardPlayed') cards.set(uidOf(event.card), 'open');
    else if (event.type === 'statusGiven' && event.to === 'discard') cards.set(uidOf(event.card), 'discard');
    else if (event.type === 'shuffled') {
      for (const [uid, place] of cards) if (place === 'discard') cards.delete(uid);
    } else if (event.type === 'cardMoved') {
      if (event.to !== 'hand' && event.to !== 'topOfDraw') {
        cards.set(uidOf(event.card), event.to === 'discard' ? 'discard' : 'open');
        continue;
      }
      const known = cards.delete(uidOf(event.card));
      if (known) continue;
      for (let seat = 0; seat < seats; seat++) {
        if (seat !== event.seat && 'card' in eventFor(event, seat))
          fail(`seat ${seat} is told that seat ${event.seat} moves a hidden card to ${event.to} (STS-4.1)`);
      }
    }
  }
};

// Readable moves

/** The state without the cards' numbers and meaningless orders, so that copies of a card are equal. */
const anonymous = (state: State): string => {
  const strip = (card: Card): Card => (card === NONE ? NONE : makeCard(faceOf(card), 0) | (card & FREE));
  const sorted = (cards: readonly Card[]): Card[] => cards.map(strip).sort((left, right) => left - right);
  return JSON.stringify({
    ...state,
    players: state.players.map((player) => ({
      ...player,
      hand: sorted(player.hand),
      draw: player.draw.map(strip),
      discard: sorted(player.discard),
      exhaust: sorted(player.exhaust),
      powers: player.powers.map(strip),
      deck: sorted(player.deck),
      orbs: player.orbs.toSorted((left, right) => left - right),
      potions: player.potions.toSorted((left, right) => left - right),
    })),
    enemies: state.enemies.map((enemy) => ({ ...enemy, attachedCard: strip(enemy.attachedCard) })),
    stack: state.stack.map((frame) => ({
      ...frame,
      card: strip(frame.card),
      drawn: strip(frame.drawn),
      // The number of the card that one player gives for another's.
      moved: CODES[ROUTINES[frame.routine]?.[frame.step]?.code ?? -1] === 'swapCard' ? 0 : frame.moved,
    })),
    waiting: state.waiting.map((ability) => ({ ...ability, card: strip(ability.card) })),
    // It does not matter which of two identical offered cards is taken.
    rewards: state.rewards.map((rewards) =>
      rewards.map((reward) => ({ ...reward, choice: reward.offer[reward.choice] ?? reward.choice })),
    ),
  });
};

/** Every move has a readable form; two moves share one only if they have the same effect. */
export const checkDescriptions = (moment: Moment): void => {
  const { state, legal } = moment;
  legal.forEach((moves, seat) => {
    const first = new Map<string, Move>();
    for (const move of moves) {
      const readable = game.describe(state, seat, move);
      for (const value of Object.values(readable)) {
        if (value === '' || (typeof value !== 'string' && !Number.isInteger(value)))
          fail(`${describeMove(moment, seat, move)} reads ${JSON.stringify(readable)}`);
      }
      const text = JSON.stringify(readable);
      const same = first.get(text);
      if (same === undefined) first.set(text, move);
      // Of two copies whose text waits to resolve, one resolves before the other. Which copy leaves the draw
      // pile affects only how the rest is shuffled.
      else if (state.waiting.length === 0 && !searchesDrawPile(state))
        requireSameEffect(moment, seat, same, move, text);
    }
  });
};

const searchesDrawPile = ({ question }: State): boolean =>
  question.kind === QUESTION.card && PILES[question.pile] === 'draw';

const requireSameEffect = ({ state }: Moment, seat: number, one: Move, other: Move, text: string): void => {
  const [left, right] = [game.copy(state), game.copy(state)];
  game.apply(left, seat, one);
  game.apply(right, seat, other);
  // Once cards are shuffled, even which of two copies went first changes what follows.
  const shuffled = String(left.random) !== String(state.random);
  if (!shuffled && anonymous(left) !== anonymous(right))
    fail(`${text} stands for ${one} and ${other} of seat ${seat}, which do different things`);
};
