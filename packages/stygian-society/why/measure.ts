/** What a preview measures for one figure: the move, and the further choices that bring it there. */
import type { Move, PreviewChange, WhyRules } from '@three-spires/kernel';
import { apply } from '../rules/apply.ts';
import { copyState } from '../rules/copy.ts';
import type { StygianSocietyEvent } from '../rules/event.ts';
import { chooseMove } from '../rules/moves.ts';
import { choicesIn, endsMove, isChoosingFurther, MOST_STEPS, payablesIn } from '../rules/preview.ts';
import { QUESTION, type State } from '../rules/state.ts';
import { addEnd, changesIn, watch } from '../rules/watched.ts';

type Emit = (event: StygianSocietyEvent) => void;

/** Applies a move up to where a preview ends; `end` sees the state there. True when it ended on the way. */
const applyUntilEnd = (state: State, seat: number, move: Move, emit: Emit, end: () => void): boolean => {
  let hasEnded = false;
  apply(state, seat, move, (event) => {
    if (!hasEnded && endsMove(event)) {
      hasEnded = true;
      end();
    }
    if (!hasEnded) emit(event);
  });
  if (!hasEnded) end();
  return hasEnded;
};

/** Whether the figure has changed in `after` to where the preview says that it can be. */
const isReached = (before: State, after: State, change: PreviewChange): boolean => {
  const { of, index, field, from, to, upTo } = change;
  const watched = watch(before);
  addEnd(watched, after);
  // The wounds and the rank of an enemy that is gone are not told.
  return changesIn(watched).some(
    (one) =>
      one.of === of &&
      one.index === index &&
      (one.field === field
        ? one.to !== from && (one.to === to || one.to === upTo)
        : of === 'enemy' && one.field === 'gone'),
  );
};

/** A further choice; a payment by hand is one choice, with all its picks but the last. */
type Choice = { readonly move: Move; readonly taken?: readonly number[] };

const choicesAfter = (state: State, seat: number, lastKind: number, last: Move): readonly Choice[] => {
  if (state.question.kind !== QUESTION.spend)
    return choicesIn(state, seat, lastKind, last).map((move) => ({ move }));
  const payables = payablesIn({ steps: 0 }, state) ?? [];
  return payables.map(({ taken, kind }) => ({ move: chooseMove(kind), taken }));
};

const applyChoice = (state: State, seat: number, choice: Choice, emit: Emit, end: () => void): boolean => {
  if (choice.taken !== undefined) state.taken = [...choice.taken];
  return applyUntilEnd(state, seat, choice.move, emit, end);
};

/** The choices that lead there, fewest first; the move alone if none of those tried does. */
const findChoices = (
  before: State,
  seat: number,
  first: Choice,
  change: PreviewChange,
): readonly Choice[] => {
  const paths = [{ state: before, choices: [first] }];
  for (let next = 0; next < paths.length && next < MOST_STEPS; next++) {
    const { state, choices } = paths[next] as (typeof paths)[number];
    const last = choices.at(-1) as Choice;
    const copy = copyState(state);
    let reached = false;
    const look = (): void => {
      reached = isReached(before, copy, change);
    };
    const hasEnded = applyChoice(copy, seat, last, () => undefined, look);
    const isFurther = !hasEnded && isChoosingFurther(copy, seat);
    if (reached && !isFurther) return choices;
    if (!isFurther) continue;
    for (const choice of choicesAfter(copy, seat, state.question.kind, last.move))
      paths.push({ state: copy, choices: [...choices, choice] });
  }
  return [first];
};

export const measure: NonNullable<WhyRules<State, StygianSocietyEvent>['measure']> = (
  copy,
  seat,
  move,
  change,
  emit,
) => {
  for (const choice of findChoices(copyState(copy), seat, { move }, change)) {
    const tell: Emit = (event) => emit(event, copy);
    if (applyChoice(copy, seat, choice, tell, () => undefined)) return;
  }
};
