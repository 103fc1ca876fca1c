/** The beginning of a game, its turns and phases, and its end. */
import { becomes, createSay } from '@three-spires/kernel';
import { PHASES } from '../../words/lists.ts';
import { REASONS } from '../state.ts';
import { event, type OfSeat, ofSeat } from './event.ts';
import { keeperAtStart } from './zones.ts';

const say = createSay({ 'throw.0': 'rock', 'throw.1': 'paper', 'throw.2': 'scissors' });

const thrown = (shape: number | undefined) => say(`throw.${shape as 0 | 1 | 2}`);

type Skipped = OfSeat & { readonly phase: 'Draw' | 'Battle' };

const skips = (by: 1 | -1) =>
  ofSeat<Skipped>({
    skipDraw: ({ skipDraw }, { phase }) => skipDraw + (phase === 'Draw' ? by : 0),
    skipBattle: ({ skipBattle }, { phase }) => skipBattle + (phase === 'Battle' ? by : 0),
  });

type Over = { readonly losers: number; readonly reasons: readonly number[] };

const loserOf = ({ losers }: Over): number => (losers === 1 ? 0 : 1);

export const turns = {
  gameBegan: event<{ readonly first: number }>({
    says: '{first} goes first.',
    changes: {
      awaitedDecks: becomes(undefined),
      firstPlayer: 'first',
      turnPlayer: 'first',
      keepers: (_, __, { next }) => next.keepers.map((keeper) => keeperAtStart(next, keeper)),
    },
  }),
  thrown: event<{ readonly throws: readonly number[] }>({
    says: '{first} throws {one}, {second} throws {two}.',
    with: ({ throws: [one, two] }, [first = '', second = '']) => ({
      first,
      second,
      one: thrown(one),
      two: thrown(two),
    }),
  }),
  turnBegan: event<OfSeat & { readonly turn: number }>({
    says: 'Turn {turn}: {seat}.',
    changes: {
      turn: 'turn',
      turnPlayer: 'seat',
      keepers: { which: () => true, change: { played: becomes(0) } },
      things: { which: () => true, change: { usedThisTurn: becomes(false) } },
    },
  }),
  phaseBegan: event<OfSeat & { readonly phase: number }>({
    changes: { phase: (shown, { phase }) => PHASES[phase - 1] ?? shown.phase },
  }),
  phaseSkipped: event<Skipped>({
    says: '{seat} skips their {phase} Phase.',
    changes: { keepers: skips(-1) },
  }),
  skipOwed: event<Skipped>({
    says: '{seat} will skip their next {phase} Phase.',
    changes: { keepers: skips(1) },
  }),
  over: event<Over, 'draw' | 'tower' | 'decked-out' | 'overload' | 'conceded'>({
    says: {
      draw: 'The game is a draw.',
      tower: "{who}'s Tower falls.",
      'decked-out': '{who} is *Decked Out*.',
      overload: '{who} suffers *Crystal Overload*.',
      conceded: '{who} concedes.',
    },
    variant: (over) => {
      const reason = REASONS[over.reasons[loserOf(over)] ?? 0];
      return over.losers === 3 || reason === 'turn-limit' ? 'draw' : reason || undefined;
    },
    with: (over, names) => ({ who: names[loserOf(over)] ?? '' }),
    changes: { phase: becomes('over'), result: (_, __, { next }) => next.result },
  }),
};
