/** When the screen passes for a Keeper automatically. Questions and interceptions are never answered this way. */
import type { Action, Source } from '../board/actions.ts';
import type { Board } from '../board/board-context.ts';
import type { OwnSettings, Step } from '../board/settings-store.ts';
import { cardInfo, type LinkView, type MysticSpiresView, towerInfo } from '../pieces/content.ts';

type Moment = Pick<Board, 'view' | 'seat' | 'actions'>;

const LINK_STEPS = {
  unit: 'card',
  instant: 'card',
  passive: 'card',
  equipment: 'card',
  active: 'effect',
  triggered: 'trigger',
  attack: 'attack',
} as const satisfies Record<LinkView['kind'], Step>;

const stepOfLink = ({ kind, step }: LinkView): Step => (step > 0 ? 'later' : LINK_STEPS[kind]);

/** The opponent's links that the seat has not been asked about: those on top of its own. */
const openLinks = ({ links }: MysticSpiresView, seat: number | undefined): readonly LinkView[] =>
  links.slice(links.findLastIndex((link) => link.seat === seat) + 1);

const MINOR: readonly Step[] = ['trigger', 'later'];

/** What a Keeper may respond to, as both Keepers see it. */
type Stop = { readonly step: Step; readonly link?: LinkView };

/**
 * What the seat may respond to; undefined in its own turn and on its own links. A trigger that foresees a destruction
 * lies on top of the effect that brings it (MYS-22.14): that effect is what matters.
 */
export const stopOf = (view: MysticSpiresView, seat: number | undefined): Stop | undefined => {
  const { links, turnPlayer, attack, phase } = view;
  const open = openLinks(view, seat);
  const link = open.findLast((each) => !MINOR.includes(stepOfLink(each))) ?? open.at(-1);
  if (link !== undefined) return { step: stepOfLink(link), link };
  if (links.length > 0 || turnPlayer === seat) return undefined;
  if (attack !== undefined) return { step: 'afterAttack' };
  return phase === 'setup' || phase === 'Draw' || phase === 'over' ? undefined : { step: phase };
};

/** The printed id of what an action comes from: a card in hand or in play, or the Tower. */
const printedId = ({ view, seat = 0 }: Moment, source: Source): string => {
  switch (source.kind) {
    case 'card':
      return cardInfo(source.card).definition.id;
    case 'tower':
      return towerInfo(view.keepers[seat]?.tower ?? 0).definition.id;
    default: {
      const thing = view.things.find(({ id }) => id === source.id);
      return thing === undefined ? '' : cardInfo(thing.card).definition.id;
    }
  }
};

/** Passing, or something that would change nothing but what it costs, as far as the table has said. */
const isIdle = ({ option: { preview } }: Action, seat: number | undefined): boolean =>
  preview?.unknown === false &&
  preview.changes.every(({ of, index, field }) => of === 'player' && index === seat && field === 'crystal');

type Responses = { readonly certain: readonly Action[]; readonly possible: readonly Action[] };

const NO_RESPONSES: Responses = { certain: [], possible: [] };

/** What the Keeper wants to be asked about here: in any case, or if it would change something. */
const responsesAt = (moment: Moment, { askAt, cardWishes }: OwnSettings): Responses => {
  const stop = stopOf(moment.view, moment.seat);
  if (stop === undefined) return NO_RESPONSES;
  const wishOf = ({ source }: Action) =>
    source === undefined ? 'never' : cardWishes[printedId(moment, source)];
  return {
    certain: moment.actions.filter((action) => wishOf(action) === 'always'),
    possible: askAt.includes(stop.step)
      ? moment.actions.filter((action) => wishOf(action) === undefined)
      : [],
  };
};

/** The responses for which a Keeper is asked. */
export const responsesOf = (moment: Moment, settings: OwnSettings): readonly Action[] => {
  const { certain, possible } = responsesAt(moment, settings);
  return [...certain, ...possible.filter((action) => !isIdle(action, moment.seat))];
};

const canPass = ({ actions }: Moment): boolean => actions.some(({ does }) => does === 'pass');

/** The actions whose effects decide whether to ask, so that the table has to be asked about them. */
export const undecided = (moment: Moment, settings: OwnSettings): readonly Action[] =>
  settings.autoPass === 'never' || !canPass(moment) ? [] : responsesAt(moment, settings).possible;

export const passesUnasked = (
  moment: Moment,
  settings: OwnSettings,
  /** The turn that is passed through on demand. */
  passing: number | undefined,
): boolean => {
  const { view, seat } = moment;
  if (!canPass(moment)) return false;
  if (passing === view.turn) return true;
  if (settings.autoPass === 'never') return false;
  if (settings.autoPass === 'untilMyTurn' && view.turnPlayer !== seat) return true;
  return responsesOf(moment, settings).length === 0;
};

/** The table answers what moves would do for no more than this many of a position. */
const MOST_PREVIEWS = 150;

/** Whether nothing is asked on the screen: it passes, or still waits to hear what the responses would do. */
export const isUnasked = (moment: Moment, settings: OwnSettings, passing: number | undefined): boolean => {
  if (passesUnasked(moment, settings, passing)) return true;
  const open = undecided(moment, settings);
  return open.length <= MOST_PREVIEWS && open.some(({ option }) => option.preview === undefined);
};

/** Between these, in milliseconds, lies the time after which the screen passes at a step where it may also ask. */
const REPLY_MS = { least: 250, most: 600 } as const;

/**
 * How long the screen waits before it passes, in milliseconds; `chance` is from 0 to below 1. The opponent must not
 * learn from that time what the hand holds. So it depends on the step and the settings alone: where a hand could make
 * the screen ask, every automatic pass waits, whether the hand holds an answer that is not asked about, no answer, or
 * the Keeper passes through the turn. Where the screen passes with any hand, it waits for nothing. Bots do not watch
 * the clock, so against them it never waits.
 */
export const passDelay = (
  { view, seat }: Pick<Moment, 'view' | 'seat'>,
  { askAt, cardWishes }: OwnSettings,
  isWatched: boolean,
  chance: number,
): number => {
  const stop = stopOf(view, seat);
  const mayAsk =
    stop !== undefined && (askAt.includes(stop.step) || Object.values(cardWishes).includes('always'));
  return isWatched && mayAsk ? REPLY_MS.least + chance * (REPLY_MS.most - REPLY_MS.least) : 0;
};
