/** How sure a hint is, by the difference between chances measured in their errors. */
import type { Hint } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';

/** Two standard errors are about one chance in forty of being wrong. */
const SURE = 2;
const LIKELY = 1;

type Judged = Pick<Hint, 'chance' | 'error'>;

const difference = (better: Judged, worse: Judged): number | undefined =>
  better.chance === undefined || worse.chance === undefined ? undefined : better.chance - worse.chance;

const errorsApart = (better: Judged, worse: Judged): number | undefined => {
  const apart = difference(better, worse);
  if (apart === undefined) return undefined;
  const error = Math.hypot(better.error ?? 0, worse.error ?? 0);
  return error === 0 ? (apart > 0 ? Number.POSITIVE_INFINITY : 0) : apart / error;
};

const percent = (share: number): number => Math.round(share * 100);

/** `sure`, `likely` or `close` for the best; `close` or how much less for the others. Empty where no chance is known. */
export const howSure = (hints: readonly Judged[], at: number): string => {
  const [best, second] = hints;
  const hint = hints[at];
  if (best?.chance === undefined || hint?.chance === undefined) return '';
  const apart = at === 0 ? second && errorsApart(best, second) : errorsApart(best, hint);
  if (at === 0) {
    if (apart === undefined || apart >= SURE) return say('hint.sure');
    return say(apart >= LIKELY ? 'hint.likely' : 'hint.close');
  }
  const less = percent(difference(best, hint) ?? 0);
  return (apart ?? 0) < LIKELY || less === 0 ? say('hint.close') : say('hint.less', { less });
};

/** The chance of winning in percent; empty where it is not known. */
export const chanceOf = ({ chance }: Judged): string =>
  chance === undefined ? '' : say('hint.chance', { chance: percent(chance) });
