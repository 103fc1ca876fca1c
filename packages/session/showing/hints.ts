import { hasSeat, seenBy } from '@three-spires/kernel';
import { holdsSeat, lastSeq, previewsFor, type Table } from '@three-spires/table';
import type { Bots } from '../bots/bots.ts';
import { type Advice, Overloaded } from '../bots/think-here.ts';
import { createAllowances, type Rate } from '../common/allowances.ts';
import { SessionError } from '../common/error.ts';
import type { Costs } from '../given/costs.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import type { ShownTable } from '../hosting/loaded-table.ts';
import type { ClientMessage, Hint } from '../protocol/index.ts';
import type { Screen } from './screen.ts';

/** The bot's thinking time for a hint. */
const BUDGET_MS = 200;

/** Per person across all tables: enough for every decision of a fast player. Counted per node. */
const HINTS: Rate = { burst: 12, perSecond: 0.5 };

type Asked = Extract<ClientMessage, { readonly type: 'hint' }>;

/** The advice of a game's best bot, sent only to the screen that asks. */
export type Hints = {
  /** Whether players at this table may ask for hints. */
  allowedAt(shown: ShownTable): boolean;
  answer(screen: Screen, message: Asked): Promise<void>;
};

type HintsNeeds = { host: Host; bots: Pick<Bots, 'adviserOf' | 'advise'>; time: Time; costs: Costs };

export const createHints = ({ host, bots, time, costs }: HintsNeeds): Hints => {
  const allowances = createAllowances(HINTS, time.elapsed);

  const allowedAt = (shown: ShownTable): boolean =>
    isSwitchedOn(shown) && bots.adviserOf(shown.table.game.id) !== undefined;

  const advise = async (person: string, { seat, seq }: Asked, table: Table): Promise<readonly Advice[]> => {
    const { game, state } = table;
    const level = bots.adviserOf(game.id);
    if (level === undefined || lastSeq(table) !== seq) return [];
    // The same for every table, so that a hint depends only on what the seat knows.
    const seed = `hint ${seq} ${seat}`;
    const seen = seenBy(game, state, seat, seed);
    try {
      return await bots.advise({ game: game.id, owner: person, level, seen, seed, budget: BUDGET_MS });
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      throw new SessionError('unavailable', 'try-again', 'Too many bots are thinking now. Ask again soon.');
    }
  };

  return {
    allowedAt,
    async answer(screen, message) {
      const { table: id, seat, seq, command } = message;
      const { id: person } = screen.person;
      if (!screen.seen.has(id))
        throw new SessionError('forbidden', 'not-there', 'Look at a table before you ask there.', 'table');
      const shown = await host.table(id);
      const { table } = shown;
      requireHint(table, person, message, allowedAt(shown));
      if (allowances.take(person) > 0)
        throw new SessionError('too-many', 'too-many-hints', 'Too many hints at once. Wait a moment.');
      const best = await advise(person, message, table);
      costs.bill(person);
      // The table may have moved on while the bot was thinking; the screen then drops the answer by its
      // `seq`.
      const hints =
        lastSeq(table) === seq ? best.flatMap((advice) => hintFor(table, person, seat, advice)) : [];
      screen.send({ type: 'hints', command, table: id, seat, seq, hints });
    },
  };
};

const requireHint = (table: Table, person: string, { seat, seq }: Asked, isAllowed: boolean): void => {
  if (!holdsSeat(table, person, seat))
    throw new SessionError('forbidden', 'not-your-seat', 'You do not hold this seat.', 'seat');
  if (!isAllowed) throw new SessionError('forbidden', 'hints-off', 'Hints are off at this table.');
  if (lastSeq(table) === seq && !hasSeat(table.game.deciding(table.state), seat))
    throw new SessionError(
      'conflict',
      'not-deciding',
      'There is nothing to decide for this seat now.',
      'seat',
    );
};

/**
 * Rivals playing without a bot get no hints unless they agreed to them. A daily game compares people, so it
 * allows no help while it counts.
 */
const isSwitchedOn = ({ hints, table: { game, setup, seats, practice } }: ShownTable): boolean => {
  if (practice.length === 0 && game.dayOf?.(setup) !== undefined) return false;
  if (hints === 'practice') return practice.length > 0;
  if (hints !== undefined) return hints === 'on';
  return game.rivals !== true || seats.some(({ bot }) => bot !== undefined);
};

/** The advice and its effect, as the person may see it; empty if the move is not legal. */
const hintFor = (table: Table, person: string, seat: number, advice: Advice): readonly Hint[] =>
  previewsFor(table, person, seat, [advice.move]).map(([move, preview]) => ({
    ...advice,
    preview,
    readable: table.game.describe(table.state, seat, move),
  }));
