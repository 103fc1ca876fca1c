/** Opens questions. Only one can be open at a time. */
import { NO_VOTE, NONE, openQuestion, seatBit } from '@three-spires/kernel';
import { type Hero, QUESTION, type Question, type State } from './state.ts';

export const heroAt = (state: State, hero: number): Hero => state.heroes[hero] as Hero;
export const activeHero = (state: State): Hero => heroAt(state, state.active);
export const activeSeat = (state: State): number => activeHero(state).seat;

const open = (state: State, kind: number, seats: number, number: number, hero: number): Question => {
  const question = openQuestion(state, kind);
  question.seats = seats;
  question.number = number;
  question.hero = hero;
  return question;
};

/** Few questions collect votes, so the list is usually empty already. */
const openWithoutVotes = (state: State, kind: number, seats: number, number: number, hero: number): void => {
  const question = open(state, kind, seats, number, hero);
  if (question.votes.length > 0) question.votes = [];
};

export const ask = (state: State, kind: number, seat: number, number = 0, hero = NONE): void =>
  openWithoutVotes(state, kind, seatBit(seat), number, hero);

export const everySeat = (state: State): number => (1 << state.players) - 1;

/** One answer, from any of several seats (STY-18.3, STY-20.12). */
export const askSeats = (state: State, kind: number, seats: number): void =>
  openWithoutVotes(state, kind, seats, 0, NONE);

/** A party decision (STY-1.7). */
export const askParty = (state: State, kind: number, number = 0): void => {
  const votes: number[] = [];
  for (let seat = 0; seat < state.players; seat++) votes.push(NO_VOTE);
  open(state, kind, everySeat(state), number, NONE).votes = votes;
};

/** One answer per hero; `votes` has NONE where an answer is needed. */
export const askHeroes = (state: State, kind: number, votes: number[]): void => {
  open(state, kind, everySeat(state), 0, NONE).votes = votes;
};

/** Kinds of question settled by vote. */
export const isVote = (kind: number): boolean => kind >= QUESTION.start && kind <= QUESTION.holder;

const seatsToVote = (votes: readonly number[]): number => {
  let seats = 0;
  for (let seat = 0; seat < votes.length; seat++) if (votes[seat] === NO_VOTE) seats |= seatBit(seat);
  return seats;
};

const seatsToLearn = (state: State): number => {
  const { votes } = state.question;
  let seats = 0;
  for (let hero = 0; hero < votes.length; hero++)
    if (votes[hero] === NONE) seats |= seatBit(heroAt(state, hero).seat);
  return seats;
};

/** The seats that may decide now, as bits. A vote may be changed, but the game does not wait for that. */
export const deciding = (state: State): number => {
  const { kind, seats, votes } = state.question;
  if (kind === QUESTION.none) return 0;
  if (kind > QUESTION.skill) return seats;
  return isVote(kind) ? seatsToVote(votes) : seatsToLearn(state);
};

/**
 * The seats in the order in which their votes break a tie: the active player first, or, between turns,
 * the player who acts next (STY-1.7). A seat with several heroes appears once per hero; its first position counts.
 */
export const precedence = ({ heroes, active }: State): number[] => {
  const seats: number[] = [];
  for (let offset = 0; offset < heroes.length; offset++)
    seats.push((heroes[(active + offset) % heroes.length] as Hero).seat);
  return seats;
};
