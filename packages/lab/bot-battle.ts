/** A battle of Mystic Spires between two programs. */
import { type Bot, type BotLevel, findBot } from '@three-spires/bots';
import { mysticSpires } from '@three-spires/mystic-spires';

/** Of the time for a decision so much is left for the last thought to end in. */
const RESERVE = 0.1;

export type Battle = {
  /** Names of starter decks, one for each seat. */
  readonly decks: readonly [string, string];
  readonly levels: readonly [BotLevel, BotLevel];
  /** The seat that goes first. */
  readonly first: 0 | 1;
  readonly seed: string;
  /** Milliseconds for a decision. */
  readonly milliseconds: number;
};

/** What one seat took for its decisions. */
export type Thought = { decisions: number; milliseconds: number; longest: number; late: number };

export type BattleEnd = {
  /** The seat that won; -1 for a draw. */
  readonly winner: number;
  readonly reason: string;
  readonly turns: number;
  readonly thoughts: readonly [Thought, Thought];
};

const noThought = (): Thought => ({ decisions: 0, milliseconds: 0, longest: 0, late: 0 });

export const playBattle = ({ decks, levels, first, seed, milliseconds }: Battle): BattleEnd => {
  const bots = levels.map((level) => findBot(mysticSpires.id, level) as Bot);
  const thoughts: [Thought, Thought] = [noThought(), noThought()];
  const setup = mysticSpires.readSetup({ decks, first: first === 0 ? 'first' : 'second' });
  const state = mysticSpires.start(setup, seed);
  for (let count = 0; ; count++) {
    const outcome = mysticSpires.outcome(state);
    if (outcome !== undefined) {
      const [winner = -1] = outcome.winners;
      return { winner, reason: outcome.reason, turns: state.turn, thoughts };
    }
    const seat = mysticSpires.deciding(state) === 2 ? 1 : 0;
    const began = performance.now();
    const until = began + milliseconds * (1 - RESERVE);
    const move = (bots[seat] as Bot).choose(state, seat, {
      seed: `${seed} ${count}`,
      outOfTime: () => performance.now() >= until,
    });
    const spent = performance.now() - began;
    const thought = thoughts[seat] as Thought;
    thought.decisions++;
    thought.milliseconds += spent;
    thought.longest = Math.max(thought.longest, spent);
    if (spent > milliseconds) thought.late++;
    mysticSpires.apply(state, seat, move);
  }
};
