/** The moment in which an event is explained: what is being resolved there, and what came before. */
import {
  type Explainers as ExplainersOf,
  type Moment as MomentOf,
  NONE,
  type Text,
} from '@three-spires/kernel';
import { findLink } from '../rules/cascade/links.ts';
import { stepOf } from '../rules/cascade/targets.ts';
import type { StepEntry } from '../rules/compile/step-entry.ts';
import type { MysticSpiresEvent } from '../rules/event.ts';
import { narrate } from '../rules/events/index.ts';
import { refLabel, seatLabel } from '../rules/naming.ts';
import { isTower, towerSeat } from '../rules/refs.ts';
import type { Link, Ref, State } from '../rules/state.ts';

type Type = MysticSpiresEvent['type'];
export type Told<Each extends Type> = Extract<MysticSpiresEvent, { type: Each }>;
export type Moment = MomentOf<State, MysticSpiresEvent>;
export type Explainers<Each extends Type> = ExplainersOf<State, MysticSpiresEvent, Each>;

/** An explanation knows no names of people. */
const NAMES = [seatLabel(0), seatLabel(1)];

/** The event's line in the log. */
export const tell = (event: MysticSpiresEvent): Text => narrate(event, NAMES);

/** A Tower or a card in play. */
export const nameOf = (state: State, ref: Ref): string =>
  isTower(ref) ? `${seatLabel(towerSeat(ref))}'s Tower` : refLabel(state, ref);

/** The last event of these types in the move so far. */
export const lastOf = <Each extends Type>(
  { earlier }: Moment,
  ...types: readonly Each[]
): Told<Each> | undefined =>
  earlier.findLast((event): event is Told<Each> => (types as readonly Type[]).includes(event.type));

/** The phase in which the event happened: a state explained at the end of a start has gone on since. */
export const phaseAt = (moment: Moment): number => lastOf(moment, 'phaseBegan')?.phase ?? moment.state.phase;

/** The link whose step is being carried out, or is next. Unlike the rules' own look, this changes nothing. */
export const resolving = (state: State): Link | undefined =>
  state.links.findLast(
    ({ parent, foreseen }) => parent === NONE || foreseen !== 0 || findLink(state, parent) === undefined,
  );

/** A link with its current step. */
export type Work = { readonly link: Link; readonly entry: StepEntry };

/** What is being resolved, if it is a step that does one of these. */
export const workOf = (state: State, ...does: readonly number[]): Work | undefined => {
  const link = resolving(state);
  const entry = link && stepOf(link);
  return link !== undefined && entry !== undefined && does.includes(entry.does) ? { link, entry } : undefined;
};
