/** When the screen passes for a Keeper automatically. Questions and interceptions are never answered this way. */
import type { Action } from '../../board/actions.ts';
import { type Course, wishIn } from '../../board/course.ts';
import { type OwnSettings, wishAt } from '../../board/settings-store.ts';
import { isNewOffer, printedId } from './offers.ts';
import { isIdle } from './stake.ts';
import { type Moment, stopOf } from './stop.ts';

type Responses = {
  /** Asked about in any case. */
  readonly certain: readonly Action[];
  /** Asked about where it matters. */
  readonly possible: readonly Action[];
};

const NO_RESPONSES: Responses = { certain: [], possible: [] };

/** What the Keeper wants to be asked about here. */
const responsesAt = (moment: Moment, settings: OwnSettings): Responses => {
  const stop = stopOf(moment.view, moment.seat);
  if (stop === undefined) return NO_RESPONSES;
  const wishOf = ({ source }: Action) =>
    source === undefined ? 'never' : settings.cardWishes[printedId(moment, source)];
  const [asked, open] = [wishAt(settings, stop.step), moment.actions.filter((each) => !wishOf(each))];
  const always = moment.actions.filter((each) => wishOf(each) === 'always');
  return {
    certain: asked === 'stop' ? [...always, ...open] : always,
    possible: asked === 'matters' ? open : [],
  };
};

/** The responses for which a Keeper is asked. */
export const responsesOf = (
  moment: Moment,
  settings: OwnSettings,
  asked: Course['asked'],
): readonly Action[] => {
  const { certain, possible } = responsesAt(moment, settings);
  const stop = stopOf(moment.view, moment.seat);
  if (stop === undefined) return certain;
  return [
    ...certain,
    ...possible.filter((each) => !isIdle(moment, each) && isNewOffer(moment, stop, each, asked)),
  ];
};

const passOf = ({ actions }: Moment): Action | undefined => actions.find(({ does }) => does === 'pass');

/** The actions whose effects decide whether to ask, so that the table has to be asked about them. */
export const undecided = (moment: Moment, settings: OwnSettings): readonly Action[] => {
  const pass = passOf(moment);
  if (pass === undefined || settings.autoPass === 'never') return [];
  const { possible } = responsesAt(moment, settings);
  return possible.length === 0 ? [] : [pass, ...possible];
};

export const passesUnasked = (moment: Moment, settings: OwnSettings, course: Course): boolean => {
  const { view, seat } = moment;
  if (passOf(moment) === undefined) return false;
  const wish = wishIn(course, view.turn);
  if (wish !== undefined) return wish === 'pass';
  if (settings.autoPass === 'never') return false;
  if (settings.autoPass === 'untilMyTurn' && view.turnPlayer !== seat) return true;
  return responsesOf(moment, settings, course.asked).length === 0;
};

/** The table answers what moves would do for no more than this many of a position. */
const MOST_PREVIEWS = 150;

/** Whether nothing is asked on the screen: it passes, or still waits to hear what the responses would do. */
export const isUnasked = (moment: Moment, settings: OwnSettings, course: Course): boolean => {
  if (passesUnasked(moment, settings, course)) return true;
  if (wishIn(course, moment.view.turn) === 'hold') return false;
  const open = undecided(moment, settings);
  return open.length <= MOST_PREVIEWS && open.some(({ option }) => option.preview === undefined);
};

/** Between these, in milliseconds, lies the time after which the screen passes at a step where it may also ask. */
const REPLY_MS = { least: 250, most: 600 } as const;

/**
 * How long after a moment came the screen passes, in milliseconds; `chance` is from 0 to below 1. The opponent must not
 * learn from that time what the hand holds. So it depends on the step and the settings alone: where a hand could make
 * the screen ask, every automatic pass waits, whether the hand holds an answer that is not asked about, no answer, or
 * the Keeper passes through the turn. Where the screen passes with any hand, it waits for nothing. Bots do not watch
 * the clock, so against them it never waits.
 */
export const passDelay = (
  { view, seat }: Pick<Moment, 'view' | 'seat'>,
  settings: OwnSettings,
  isWatched: boolean,
  chance: number,
): number => {
  const stop = stopOf(view, seat);
  const mayAsk =
    stop !== undefined &&
    (wishAt(settings, stop.step) !== 'never' || Object.values(settings.cardWishes).includes('always'));
  return isWatched && mayAsk ? REPLY_MS.least + chance * (REPLY_MS.most - REPLY_MS.least) : 0;
};
