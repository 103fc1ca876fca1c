/** Plays until everything printed has taken effect at least once, and counts how often each thing did. */
import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  moveA,
  moveKind,
  type Random,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { slayTheSpire } from '../../index.ts';
import { faceOf, uidOf } from '../../rules/card.ts';
import { MOVE } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { playerAt } from '../../rules/state.ts';
import { randomStart } from '../property-climbs.ts';
import { isIdle } from '../sensible-move.ts';
import { Recorder } from './recorder.ts';
import { ROWS, type Row } from './rows.ts';
import { positionFor } from './seek.ts';

export type Counted = { readonly kind: string; readonly name: string; readonly count: number };

const ATTEMPTS = 120;
const DECISIONS = 250;
const LONGEST_GAME = 3000;
const EAGER_ONE_IN = 3;

/**
 * Plays whole games first, then special positions for every row still at zero; returns all rows with their
 * counts.
 */
export const takeCensus = (games: number, attempts = ATTEMPTS): Counted[] => {
  const recorder = new Recorder();
  recorder.watch(() => {
    for (let game = 0; game < games; game++) playGame(recorder, `census ${game}`);
    for (const row of ROWS)
      for (let attempt = 0; attempt < attempts && countOf(recorder, row) === 0; attempt++)
        play(recorder, row, attempt);
  });
  return ROWS.map((row) => ({ kind: row.kind, name: row.name, count: countOf(recorder, row) }));
};

const countOf = ({ counts }: Recorder, { sign }: Row): number => counts.get(sign) ?? 0;

const list = createMoveList();

const playGame = (recorder: Recorder, seed: string): void => {
  const random = createRandom(seed, 1);
  const state = slayTheSpire.scenario.build(randomStart(seed), seed);
  for (let decision = 0; decision < LONGEST_GAME && slayTheSpire.outcome(state) === undefined; decision++)
    playMove(recorder, state, () => false, random);
};

const play = (recorder: Recorder, row: Row, attempt: number): void => {
  const seed = `${row.name} ${attempt}`;
  const random = createRandom(seed, 1);
  const state = slayTheSpire.scenario.build(positionFor(row, attempt), seed);
  for (let decision = 0; decision < DECISIONS && slayTheSpire.outcome(state) === undefined; decision++) {
    if (countOf(recorder, row) > 0) return;
    playMove(recorder, state, (seat, move) => isWanted(state, seat, row, move), random);
  }
};

type Wants = (seat: number, move: Move) => boolean;

const playMove = (recorder: Recorder, state: State, wants: Wants, random: Random): void => {
  const seats = seatsIn(slayTheSpire.deciding(state));
  const seat = seats[randomBelow(random, 0, seats.length)] as number;
  slayTheSpire.legal(state, seat, list);
  const moves = listedMoves(list);
  const wanted = moves.filter((move) => wants(seat, move));
  const busy = moves.filter((move) => !isIdle(move));
  const eager = wanted.length > 0 && randomBelow(random, 0, EAGER_ONE_IN) > 0;
  recorder.apply(state, seat, pick(random, eager ? wanted : busy.length > 0 ? busy : moves));
};

const pick = (random: Random, moves: readonly Move[]): Move =>
  moves[randomBelow(random, 0, moves.length)] as Move;

/** A move that brings a row closer: its option, its card, its item. */
const isWanted = (state: State, seat: number, { kind, source, part }: Row, move: Move): boolean => {
  const { hand, potions } = playerAt(state, seat);
  switch (moveKind(move)) {
    case MOVE.option:
    case MOVE.vote:
      return (kind === 'event option' || kind === 'Neow choice') && moveA(move) === part;
    case MOVE.play:
      return (
        kind === 'card face' && hand.some((card) => uidOf(card) === moveA(move) && faceOf(card) === source)
      );
    case MOVE.potion:
      return kind === 'potion' && potions[moveA(move)] === source;
    case MOVE.relic:
    case MOVE.useRelic:
    case MOVE.takeBossRelic:
    case MOVE.take:
      return kind === 'relic';
    default:
      return false;
  }
};
