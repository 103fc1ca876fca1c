/**
 * When the screen passes for a Keeper automatically. Questions and interceptions are never answered this way.
 */
import type { Action } from '../../board/actions.ts';
import { type Course, wishIn } from '../../board/course.ts';
import { type OwnSettings, wishAt } from '../../board/settings-store.ts';
import { isNewOffer, printedId } from './offers.ts';
import { isIdle } from './stake.ts';
import { type Moment, stopOf } from './stop.ts';

type Responses = {
  /** Always asked about. */
  readonly certain: readonly Action[];
  /** Asked about only if it matters. */
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

/** The responses that the Keeper is asked about. */
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

/** The actions whose previews are needed to decide whether to ask. */
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

/** The table previews no more than this many moves of a position. */
const MOST_PREVIEWS = 150;

/** Whether the screen asks nothing: it passes, or is still waiting for previews of the responses. */
export const isUnasked = (moment: Moment, settings: OwnSettings, course: Course): boolean => {
  if (passesUnasked(moment, settings, course)) return true;
  if (wishIn(course, moment.view.turn) === 'hold') return false;
  const open = undecided(moment, settings);
  return open.length <= MOST_PREVIEWS && open.some(({ option }) => option.preview === undefined);
};

/**
 * The range, in milliseconds, of the delay before an automatic pass at a step where the screen may also ask.
 */
const REPLY_MS = { least: 250, most: 600 } as const;

/**
 * How long the screen waits before it passes, in milliseconds; `chance` is at least 0 and below 1. The delay
 * must not reveal the hand to the opponent, so it depends on the step and the settings alone. Where some hand
 * could make the screen ask, every automatic pass waits: with a response that is not asked about, without
 * one, or when the Keeper passes through the turn. Where the screen passes with any hand, it does not wait.
 * Nor does it against bots, which do not watch the clock.
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
