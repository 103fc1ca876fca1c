/** Explains log entries and figures of previews with the explainer of their game. */
import { type Emit, eventFor, type GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { PlayedEntry } from './log.ts';
import type { Move } from './move.ts';
import type { PreviewChange } from './preview.ts';
import { InputError } from './refusal.ts';
import { playEntry } from './replay.ts';
import type { Seat } from './seat.ts';
import type { Why, WhyRules } from './why.ts';

/** An event as a viewer sees it, and how it came about. */
export type Explained<Event extends GameEvent = GameEvent> = { readonly event: Event; readonly why: Why };

/** Shows an event as someone may see it (`eventFor`). */
export type Sees = <Event extends GameEvent>(event: Event) => Event;

type Explains<State, Event extends GameEvent> = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: set-ups and views do not matter here
  Game<State, any, any, Event>,
  'name' | 'why' | 'copy' | 'start' | 'apply' | 'outside'
>;

const rulesOf = <State, Event extends GameEvent>({
  why,
  name,
}: Explains<State, Event>): WhyRules<State, Event> => {
  if (why === undefined) throw new InputError(`${name} does not explain what happens`);
  return why;
};

/** The events of a log entry, as a viewer sees them, each with what led to it. The state stays as it is. */
export const whysOfEntry = <State, Event extends GameEvent>(
  game: Explains<State, Event>,
  stateBefore: State,
  entry: PlayedEntry,
  see: Sees,
): Explained<Event>[] => {
  const rules = rulesOf(game);
  const state = game.copy(stateBefore);
  const found: Explained<Event>[] = [];
  const seen: Event[] = [];
  playEntry(game, state, entry, (event) => {
    const shown = see(event);
    found.push({ event: shown, why: rules.explain(state, shown, seen) });
    seen.push(shown);
  });
  return found;
};

/** The same for the start of a game. Its state exists only afterwards, so the events are explained in that one. */
export const whysOfStart = <State, Event extends GameEvent>(
  game: Explains<State, Event>,
  setup: unknown,
  seed: string,
  see: Sees,
): Explained<Event>[] => {
  const rules = rulesOf(game);
  const seen: Event[] = [];
  const emit: Emit<Event> = (event) => {
    seen.push(see(event));
  };
  const state = game.start(setup, seed, emit);
  return seen.map((event, at) => ({ event, why: rules.explain(state, event, seen.slice(0, at)) }));
};

/**
 * What leads to a figure of a preview: the events of the move that change it, up to where the preview ends, each
 * with its chain. Where no event tells of the change, it is the one that the move begins with.
 */
export const whyOfChange = <State, Event extends GameEvent>(
  game: Explains<State, Event>,
  state: State,
  seat: Seat,
  move: Move,
  change: PreviewChange,
): Explained<Event>[] => {
  const rules = rulesOf(game);
  const { measure = untilRevealed(game) } = rules;
  const found: Explained<Event>[] = [];
  const seen: Event[] = [];
  let opening: Explained<Event> | undefined;
  measure(game.copy(state), seat, move, change, (event, at) => {
    const shown = eventFor(event, seat);
    const changes = rules.changes(shown, change);
    if (changes || opening === undefined) {
      const explained = { event: shown, why: rules.explain(at, shown, seen) };
      opening ??= explained;
      if (changes) found.push(explained);
    }
    seen.push(shown);
  });
  return found.length > 0 || opening === undefined ? found : [opening];
};

const untilRevealed =
  <State, Event extends GameEvent>({ apply }: Explains<State, Event>) =>
  (
    copy: State,
    seat: Seat,
    move: Move,
    _change: PreviewChange,
    emit: (event: Event, state: State) => void,
  ): void => {
    let hasEnded = false;
    apply(copy, seat, move, (event) => {
      hasEnded ||= event.reveals === true;
      if (!hasEnded) emit(event, copy);
    });
  };
