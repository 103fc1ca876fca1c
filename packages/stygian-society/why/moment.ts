/** The moment in which an event is explained: what is being resolved there, and what came before. */
import type { Explainers as ExplainersOf, Moment as MomentOf, Text } from '@three-spires/kernel';
import { routineOf, type Step } from '../rules/compile/routines.ts';
import { narrate, type StygianSocietyEvent } from '../rules/events/index.ts';
import { FRAME, type Frame, type State } from '../rules/state.ts';
import type { Effect } from '../words/vocabulary.ts';

type Type = StygianSocietyEvent['type'];
export type Told<Each extends Type> = Extract<StygianSocietyEvent, { type: Each }>;
export type Moment = MomentOf<State, StygianSocietyEvent>;
export type Explainers<Each extends Type> = ExplainersOf<State, StygianSocietyEvent, Each>;

/** An explanation knows no names of people. */
const NAMES = [1, 2, 3, 4].map((player) => `Player ${player}`);

/** The event's line in the log. */
export const tell = (event: StygianSocietyEvent): Text => narrate(event, NAMES);

/** The last event of this type in the move so far. */
export const lastOf = <Each extends Type>({ earlier }: Moment, wanted: Each): Told<Each> | undefined =>
  earlier.findLast((event): event is Told<Each> => event.type === wanted);

/** A frame that carries out effects, with the effect it is at. */
export type Work = { readonly frame: Frame; readonly step: Step };

const stepAt = (frame: Frame | undefined, at: number): Work | undefined => {
  const step = frame?.kind === FRAME.routine ? routineOf(frame.routine)[at] : undefined;
  return frame === undefined || step === undefined ? undefined : { frame, step };
};

/** The effect that is being carried out, if it is one of these words. */
export const workOf = ({ stack }: State, ...words: readonly Effect['do'][]): Work | undefined => {
  const top = stack.at(-1);
  const work = stepAt(top, top?.step ?? 0);
  return work !== undefined && words.includes(work.step.effect.do) ? work : undefined;
};

/**
 * The effect that has pushed the frame at this place of the stack: the routine below it has already moved on to its
 * next step.
 */
export const workBelow = (
  { stack }: State,
  place: number,
  ...words: readonly Effect['do'][]
): Work | undefined => {
  const below = stack[place - 1];
  const work = stepAt(below, (below?.step ?? 0) - 1);
  return work !== undefined && words.includes(work.step.effect.do) ? work : undefined;
};

/** The innermost frame of a kind, and its place on the stack. */
export const frameOf = (
  { stack }: State,
  kind: number,
): { readonly frame: Frame; readonly place: number } | undefined => {
  const place = stack.findLastIndex((frame) => frame.kind === kind);
  const frame = stack[place];
  return frame && { frame, place };
};
