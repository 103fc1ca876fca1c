/** Who is asked what. Only one question can be open. */
import { NO_VOTE, NONE, openQuestion, seatBit } from '@three-spires/kernel';
import { type Hero, QUESTION, type State } from './state.ts';

export const heroAt = (state: State, hero: number): Hero => state.heroes[hero] as Hero;
export const activeHero = (state: State): Hero => heroAt(state, state.active);
export const activeSeat = (state: State): number => activeHero(state).seat;

const open = (
  state: State,
  kind: number,
  seats: number,
  number: number,
  hero: number,
  votes: number[],
): void => {
  const question = openQuestion(state, kind);
  question.seats = seats;
  question.number = number;
  question.hero = hero;
  question.votes = votes;
};

export const ask = (state: State, kind: number, seat: number, number = 0, hero = NONE): void =>
  open(state, kind, seatBit(seat), number, hero, []);

export const everySeat = (state: State): number => (1 << state.players) - 1;

/** One answer by any of several seats (STY-18.3, STY-20.12). */
export const askSeats = (state: State, kind: number, seats: number): void =>
  open(state, kind, seats, 0, NONE, []);

/** A party decision (STY-1.7). */
export const askParty = (state: State, kind: number, number = 0): void =>
  open(state, kind, everySeat(state), number, NONE, new Array<number>(state.players).fill(NO_VOTE));

/** One answer for each hero; `votes` has NONE where one is wanted. */
export const askHeroes = (state: State, kind: number, votes: number[]): void =>
  open(state, kind, everySeat(state), 0, NONE, votes);

/** Kinds that are settled by vote. */
export const isVote = (kind: number): boolean => kind >= QUESTION.start && kind <= QUESTION.holder;

/** The seats that may decide now, as bits. A vote may be changed, but the game does not wait for that. */
export const deciding = (state: State): number => {
  const { kind, seats, votes } = state.question;
  if (kind === QUESTION.none) return 0;
  if (isVote(kind))
    return votes.reduce((bits, vote, seat) => (vote === NO_VOTE ? bits | seatBit(seat) : bits), 0);
  if (kind === QUESTION.skill)
    return votes.reduce(
      (bits, card, hero) => (card === NONE ? bits | seatBit(heroAt(state, hero).seat) : bits),
      0,
    );
  return seats;
};

/** The vote that decides a tie is that of the active player, between turns of who acts next (STY-1.7). */
export const precedence = ({ heroes, active }: State): number[] => [
  ...new Set([...heroes.slice(active), ...heroes.slice(0, active)].map(({ seat }) => seat)),
];
