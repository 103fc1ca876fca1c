/** How certain a hint is: the difference between ratings, measured in their errors. */
import type { Hint } from '@three-spires/session/protocol';
import { say } from '../../text/say.ts';

/** Two standard errors: about one chance in forty of being wrong. */
const SURE = 2;
const LIKELY = 1;
/** Two options are alike if their difference is not significant and the error is below this. */
const SMALL = 0.01;

type Judged = Pick<Hint, 'chance' | 'error' | 'knowsChances'>;

const percent = (share: number): number => Math.round(share * 100);

const errorsApart = (better: number, worse: number, error: number): number => {
  const apart = better - worse;
  return error === 0 ? (apart > 0 ? Number.POSITIVE_INFINITY : 0) : apart / error;
};

const bothErrors = (one: Judged, other: Judged): number => Math.hypot(one.error ?? 0, other.error ?? 0);

/** Compares the best hint with the second. */
const ofBest = (best: Judged, second: Judged | undefined): string => {
  if (second?.chance === undefined) return say('hint.clear');
  const error = bothErrors(best, second);
  const apart = errorsApart(best.chance ?? 0, second.chance, error);
  if (apart >= SURE) return say('hint.clear');
  if (apart >= LIKELY) return say('hint.likely');
  return say(error < SMALL ? 'hint.tie' : 'hint.close');
};

/** Compares another hint with the best. */
const ofOther = (best: Judged, hint: Judged): string => {
  const [most, chance] = [best.chance ?? 0, hint.chance ?? 0];
  const apart = errorsApart(most, chance, bothErrors(best, hint));
  const less = percent(most - chance);
  if (apart < LIKELY || less === 0) return say('hint.same');
  if (hint.knowsChances) return say('hint.less', { less });
  return say(apart >= SURE ? 'hint.farWorse' : 'hint.worse');
};

/** How certain the best hint is, or how far another is from it. Empty if nothing was rated. */
export const howSure = (hints: readonly Judged[], at: number): string => {
  const [best, second] = hints;
  const hint = hints[at];
  if (best?.chance === undefined || hint?.chance === undefined) return '';
  return at === 0 ? ofBest(best, second) : ofOther(best, hint);
};

/** A range that reaches further than this to each side tells nothing. */
const WIDEST = 0.1;

/** The chance of winning in percent, with two standard errors around it; empty if unknown or too vague. */
export const chanceOf = ({ chance, error = 0, knowsChances }: Judged): string => {
  const reach = SURE * error;
  if (chance === undefined || !knowsChances || reach > WIDEST) return '';
  const [low, high] = [percent(Math.max(0, chance - reach)), percent(Math.min(1, chance + reach))];
  return percent(reach) === 0 || low === high
    ? say('hint.chance', { chance: percent(chance) })
    : say('hint.chanceAbout', { low, high });
};
