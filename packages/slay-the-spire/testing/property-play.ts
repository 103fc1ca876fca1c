/** For tests: plays random games to the end and checks every property on the way. */
import {
  createRandom,
  hasSeat,
  type LogEntry,
  type Move,
  type Random,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { slayTheSpire as game } from '../index.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { checkState, conserved } from './properties.ts';
import {
  checkCopy,
  checkDescriptions,
  checkEvents,
  checkLegal,
  checkRefusals,
  fail,
  legalMoves,
  type Moment,
  pick,
} from './property-checks.ts';
import type { PropertyGame } from './property-games.ts';
import { checkImagined, checkPreview, checkTold, checkViews } from './property-secrets.ts';
import { checkEnd } from './property-watch.ts';

/** Random games take about 40 decisions; one that takes this many is going in circles. */
const DECISION_LIMIT = 4000;

/** Expensive checks run at the first decisions of each kind and then at every nth. */
const FIRST_DECISIONS = 12;

/** The properties, as the sentences that must hold. */
export const PROPERTIES = {
  end: 'a seat that has to decide has a legal move, and every game comes to an end',
  state: 'every position keeps all limits, all cards and all its parts in order',
  numbers: 'every decision has a number of its own, which does not come back for another',
  legal: 'no legal move is refused, and none is listed twice',
  refused: 'moves nearby, of others and of earlier are refused unless they are legal',
  copy: 'a copy is equal to its original, and neither changes with the other',
  saved: 'a saved and loaded game goes on the same, and so does one without events',
  events: 'events are plain data, tell what comes into the open, and keep secrets',
  views: 'no view shows what its viewer may not know',
  imagined: 'what a seat imagines shows it the same, and depends on nothing hidden from it',
  told: 'no event tells what is still hidden',
  preview: 'a preview is right, changes nothing and knows nothing hidden',
  described: 'moves that do different things read differently',
  replay: 'the same moves from the same seed lead to the same state',
} as const;
export type PropertyName = keyof typeof PROPERTIES;

/** Those checked at decisions, not only at the end of a game. */
export const AT_DECISIONS = (Object.keys(PROPERTIES) as PropertyName[]).filter(
  (property) => property !== 'end' && property !== 'replay',
);

const CHECKS: readonly {
  readonly property: PropertyName;
  readonly every: number;
  readonly check: (moment: Moment) => void;
}[] = [
  { property: 'legal', every: 1, check: checkLegal },
  { property: 'refused', every: 40, check: checkRefusals },
  { property: 'copy', every: 8, check: checkCopy },
  { property: 'views', every: 30, check: checkViews },
  { property: 'imagined', every: 30, check: checkImagined },
  { property: 'told', every: 40, check: checkTold },
  { property: 'preview', every: 8, check: checkPreview },
  { property: 'described', every: 40, check: checkDescriptions },
];

/** The result of many games. */
export class Report {
  games = 0;
  decisions = 0;
  readonly results = new Map<string, number>();
  /** The first failure of each property, with the game up to that point. */
  readonly failures = new Map<string, string>();
  /** How often each property was checked at each kind of decision. */
  readonly tried = new Map<string, Map<string, number>>();
  readonly #met = new Map<string, number>();

  /** Whether a check is due at a decision of this kind; a failed property is not checked again. */
  isDue(property: PropertyName, kind: string, every: number): boolean {
    if (this.failures.has(property)) return false;
    const met = this.#met.get(property + kind) ?? 0;
    this.#met.set(property + kind, met + 1);
    if (met >= FIRST_DECISIONS && met % every !== 0) return false;
    const kinds = this.tried.get(property) ?? new Map<string, number>();
    this.tried.set(property, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    return true;
  }
}

/** One game in progress. */
class Play {
  readonly #subject: PropertyGame;
  readonly #report: Report;
  readonly #entries: LogEntry[] = [];
  readonly #random: Random;
  readonly #past: Move[] = [];
  /** The kind of decision each number has referred to. */
  readonly #numbers = new Map<number, string>();

  constructor(subject: PropertyGame, report: Report) {
    this.#subject = subject;
    this.#report = report;
    this.#random = createRandom(subject.name, 1);
  }

  run(): void {
    this.#attempt('end', () => {
      const state = this.#subject.start();
      this.#toTheEnd(state);
      this.#finish(state);
    });
    this.#report.games++;
    this.#report.decisions += this.#entries.length;
  }

  /** Runs a check of a property; records any failure with the game so far. */
  #attempt(property: PropertyName, action: () => void): void {
    try {
      action();
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const where = `${this.#subject.name}, after ${this.#entries.length} moves`;
      const record = this.#subject.record(this.#entries);
      if (!this.#report.failures.has(property))
        this.#report.failures.set(property, `${where}: ${problem}\n${record}`);
    }
  }

  #toTheEnd(state: State): void {
    const origin = conserved(state);
    let text = JSON.stringify(state);
    while (game.outcome(state) === undefined) {
      if (this.#entries.length >= DECISION_LIMIT) fail(`no end after ${DECISION_LIMIT} decisions`);
      const moment = this.#look(state, text);
      this.#try('state', moment.kind, 1, () => requireSound(state, origin));
      this.#try('numbers', moment.kind, 1, () => this.#requireNewNumber(state));
      for (const { property, every, check } of CHECKS)
        this.#try(property, moment.kind, every, () => check(moment));
      const seat = chooseSeat(moment);
      const moves = moment.legal[seat] as Move[];
      if (this.#past.length < 400) this.#past.push(...moves);
      const move = pick(this.#random, moves);
      this.#entries.push({ seq: this.#entries.length + 1, seat, move });
      text = this.#carryOut(moment, seat, move);
    }
    this.#try('state', 'end', 1, () => requireSound(state, origin));
  }

  #try(property: PropertyName, kind: string, every: number, action: () => void): void {
    if (this.#report.isDue(property, kind, every)) this.#attempt(property, action);
  }

  /** Only the decision of a whole phase stays open while others come and go. */
  #requireNewNumber(state: State): void {
    for (const { id, kind } of game.decisions(state)) {
      const earlier = this.#numbers.get(id);
      this.#numbers.set(id, kind);
      const stays = kind === earlier && (kind === 'turn' || kind === 'rewards' || kind === 'die');
      if (earlier !== undefined && !stays) fail(`decision ${id} (${kind}) has the number of an earlier one`);
    }
  }

  #look(state: State, text: string): Moment {
    const [decision] = game.decisions(state);
    if (decision === undefined) return fail('the game is not over and no seat is asked');
    const legal = state.players.map((_, seat) => legalMoves(state, seat));
    const stuck = seatsIn(game.deciding(state)).find((seat) => legal[seat]?.length === 0);
    if (stuck !== undefined) fail(`seat ${stuck} has to decide and has no legal move`);
    return { state, text, kind: decision.kind, legal, past: this.#past, random: this.#random };
  }

  /**
   * Makes the move twice: with events on the state itself, and without events on the state after saving and
   * loading. Returns the new state as JSON.
   */
  #carryOut({ state, text, kind }: Moment, seat: number, move: Move): string {
    const before = this.#report.isDue('events', kind, 2) ? game.copy(state) : undefined;
    const events: SlayTheSpireEvent[] = [];
    game.apply(state, seat, move, (event) => {
      events.push(event);
    });
    const after = JSON.stringify(state);
    this.#try('saved', kind, 1, () => {
      const loaded = JSON.parse(text) as State;
      game.apply(loaded, seat, move);
      if (JSON.stringify(loaded) !== after) fail(`after ${move} a loaded game is another`);
    });
    if (before !== undefined) this.#attempt('events', () => checkEvents(before, state, events));
    return after;
  }

  #finish(state: State): void {
    checkEnd(state);
    const result = game.outcome(state)?.result ?? 'none';
    this.#report.results.set(result, (this.#report.results.get(result) ?? 0) + 1);
    this.#try('replay', 'end', 1, () => {
      const again = this.#subject.replay(this.#entries);
      if (JSON.stringify(again) !== JSON.stringify(state)) fail('the same moves lead to another state');
    });
  }
}

/** Usually a seat the game waits for; occasionally one that withdraws its declaration (STS-13.2). */
const chooseSeat = ({ state, legal, random }: Moment): number => {
  const able = legal.flatMap((moves, seat) => (moves.length > 0 ? [seat] : []));
  const deciding = able.filter((seat) => hasSeat(game.deciding(state), seat));
  return pick(random, randomBelow(random, 0, 12) === 0 ? able : deciding);
};

const requireSound = (state: State, origin: ReturnType<typeof conserved>): void => {
  const problems = checkState(state, origin);
  if (problems.length > 0) fail(problems.join('; '));
};

/** Plays games by number, from the first up to but excluding the last. */
export const playGames = (subject: (number: number) => PropertyGame, first: number, last: number): Report => {
  const report = new Report();
  for (let number = first; number < last; number++) new Play(subject(number), report).run();
  return report;
};
