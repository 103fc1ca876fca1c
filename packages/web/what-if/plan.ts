/** What a person has chosen on the page, and the question it makes. */
import type { Move, ReadableMove, Seat } from '@three-spires/kernel';
import type { Look, Question, Side, Start, Until } from '@three-spires/what-if/figures';
import type { Level } from '../game/bot-levels.ts';
import type { Source } from './source.ts';
import { say } from './words.ts';

export type Compare = 'nothing' | 'moves' | 'cards';
export const COMPARES = ['nothing', 'moves', 'cards'] as const;

export const PLAYS = [20, 100, 300, 1000, 3000, 10_000] as const;

export type Plan = {
  readonly bots: Level;
  /** The bot of the other seat, where seats play against each other. */
  readonly opponent: Level;
  readonly plays: number;
  readonly until: Until;
  readonly seed: string;
  readonly compare: Compare;
  readonly moves: readonly [Move | undefined, Move | undefined];
  /** One card on each line; undefined as long as the cards are those of the position. */
  readonly cards: readonly [string | undefined, string | undefined];
};

export const NEW_PLAN: Plan = {
  bots: 'adept',
  opponent: 'adept',
  plays: 100,
  until: 'scene',
  seed: 'what if',
  compare: 'nothing',
  moves: [undefined, undefined],
  cards: [undefined, undefined],
};

const LETTERS = ['A', 'B'] as const;
export const sideName = (at: number): string => say('whatIf.side', { letter: LETTERS[at] ?? '' });

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const sideOf = (plan: Plan, start: Start, look: Look, at: 0 | 1): Side => {
  const move = plan.moves[at];
  if (plan.compare === 'moves') return { start, ...(move === undefined ? {} : { move }) };
  if (plan.compare === 'cards') {
    const text = plan.cards[at];
    return { start, cards: text === undefined ? (look.cards ?? []) : linesOf(text) };
  }
  return { start };
};

const sidesOf = (plan: Plan, starts: readonly Start[], look: Look): readonly Side[] => {
  const [first, second] = starts;
  if (first === undefined) return [];
  if (second !== undefined) return [{ start: first }, { start: second }];
  if (plan.compare === 'nothing') return [{ start: first }];
  return [sideOf(plan, first, look, 0), sideOf(plan, first, look, 1)];
};

/** What each side is, in a few words. */
export const aboutSides = (
  plan: Plan,
  { starts, sides }: Source,
  look: Look,
  nameMove: (move: ReadableMove) => string,
): readonly string[] => {
  if (starts.length > 1) return sides ?? [];
  if (plan.compare === 'moves')
    return plan.moves.map((move) => {
      const offer = look.offers.find((each) => each.move === move);
      return offer === undefined ? say('whatIf.anyMove') : nameMove(offer.readable);
    });
  if (plan.compare === 'nothing') return [];
  return plan.cards.map((text) =>
    say('whatIf.deckOf', { count: text === undefined ? (look.cards?.length ?? 0) : linesOf(text).length }),
  );
};

const levelsOf = ({ bots, opponent }: Plan, seat: Seat, isDuel: boolean): Question['levels'] => {
  if (!isDuel) return [bots];
  return seat === 0 ? [bots, opponent] : [opponent, bots];
};

type Asked = {
  readonly game: string;
  readonly starts: readonly Start[];
  readonly look: Look;
  readonly isDuel: boolean;
};

export const questionOf = (plan: Plan, { game, starts, look, isDuel }: Asked): Question => ({
  game,
  sides: sidesOf(plan, starts, look),
  seat: look.seat,
  levels: levelsOf(plan, look.seat, isDuel),
  until: plan.until,
  seed: plan.seed,
});
