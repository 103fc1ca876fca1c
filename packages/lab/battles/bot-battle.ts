/** A battle of Mystic Spires between two bots. */
import { mysticSpires } from '@three-spires/mystic-spires';
import { type PatientChooser, playOutPatiently } from '@three-spires/what-if/play-out';
import type { Offered } from '../opinions.ts';
import type { OwnSpec } from '../programs/own-spec.ts';
import { failureIn, playerOf } from '../programs/players.ts';
import { cardsOfBattle } from './battle-cards.ts';
import { watchDecision, watchTurn } from './battle-watch.ts';

/** The proportion of a bot's time held back, so that its last step can finish. */
const RESERVE = 0.15;

export type Battle = {
  /** Names of starter decks, one per seat. */
  readonly decks: readonly [string, string];
  /** The names of the bots, by seat: levels, or that of a bot of your own. */
  readonly levels: readonly [string, string];
  readonly own?: OwnSpec;
  /** The seat that goes first. */
  readonly first: 0 | 1;
  readonly seed: string;
  /** Milliseconds per decision; 0 for no limit. */
  readonly milliseconds: number;
  /** Prints the board at the start of each turn, and every decision with its reason. */
  readonly watched?: boolean;
};

export type BattleEnd = {
  /** The seat that won; -1 for a draw. */
  readonly winner: number;
  readonly reason: string;
  /** Why a bot of your own lost before the end. */
  readonly failure?: string;
  readonly turns: number;
  /** How long each decision took, by seat, in milliseconds. */
  readonly times: readonly [readonly number[], readonly number[]];
  /** By seat, the cards that it had in hand. */
  readonly cards: readonly (readonly Offered[])[];
};

export const playBattle = async (battle: Battle): Promise<BattleEnd> => {
  const { decks, levels, own, first, seed, milliseconds, watched } = battle;
  const bots = await Promise.all(levels.map((level) => playerOf(mysticSpires, level, own, milliseconds)));
  const times: [number[], number[]] = [[], []];
  const setup = mysticSpires.readSetup({ decks, first: first === 0 ? 'first' : 'second' });
  const state = mysticSpires.start(setup, seed);
  const cards = cardsOfBattle();
  let turn = 0;
  let began = 0;
  const play = playOutPatiently({
    game: mysticSpires,
    state,
    chooserOf: (seat) => bots[seat] as PatientChooser,
    thinkingAt(count) {
      began = performance.now();
      const until = milliseconds === 0 ? Number.POSITIVE_INFINITY : began + milliseconds * (1 - RESERVE);
      return { seed: `${seed} ${count}`, outOfTime: () => performance.now() >= until };
    },
    isOver: () => mysticSpires.outcome(state) !== undefined,
    onChoice({ seat, moves, choice: { move, why } }) {
      times[seat === 1 ? 1 : 0].push(performance.now() - began);
      if (watched && state.turn !== turn) watchTurn(state);
      turn = state.turn;
      if (watched && moves.length > 1) watchDecision(state, levels[seat] ?? '', seat, move, why);
      cards.before(state, seat, move);
    },
  });
  const failure = await failureIn(play);
  const told = { turns: state.turn, times, cards: cards.bySeat() };
  if (failure !== undefined)
    return { winner: levels[0] === failure.bot ? 1 : 0, reason: 'forfeit', failure: failure.why, ...told };
  const { winners: [winner = -1] = [], reason = '' } = mysticSpires.outcome(state) ?? {};
  return { winner, reason, ...told };
};
