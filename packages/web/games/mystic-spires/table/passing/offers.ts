/**
 * Which responses are worth a question, and which were offered earlier in the same turn. A response the
 * Keeper passed on is offered again only if it would prevent more, or answers something else.
 */
import type { Action, Source } from '../../board/actions.ts';
import type { Asked } from '../../board/course.ts';
import { cardInfo, type LinkView, towerInfo, towerSeat } from '../../pieces/content.ts';
import { concerns, isAimedAt, isAnswer, stakeOf } from './stake.ts';
import { type Moment, type Stop, stopOf } from './stop.ts';

/** The printed id of an action's source: a card in hand or in play, or the Tower. */
export const printedId = ({ view, seat = 0 }: Moment, source: Source): string => {
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

/** The key of the response in general, then with what it would answer here, if that matters. */
type Offer = { readonly keys: readonly string[]; readonly stake: number };

/**
 * The subject of a link. Attacks on the same target have the same subject; for other links the printed card
 * decides.
 */
const subjectOf = ({ view }: Moment, link: LinkView): string => {
  const { kind, card, source, targets } = link;
  const tower = (): string => towerInfo(view.keepers[towerSeat(source)]?.tower ?? 0).definition.id;
  const name = kind === 'attack' ? kind : card >= 0 ? cardInfo(card).definition.id : tower();
  return [name, ...targets].join(' ');
};

const offerOf = (moment: Moment, link: LinkView, action: Action): Offer => {
  const response = action.source === undefined ? '' : printedId(moment, action.source);
  const stake = stakeOf(moment, action, link);
  const isAttack = link.kind === 'attack';
  const general = `${response} ${isAttack && concerns(action, link) ? 'attack' : 'link'}`;
  const isAbout = stake > 0 || (!isAttack && (isAnswer(moment, action) || isAimedAt(action, link)));
  return { keys: isAbout ? [general, `${response} to ${subjectOf(moment, link)}`] : [general], stake };
};

const topId = ({ view }: Moment): number => view.links.at(-1)?.id ?? -1;

/**
 * Whether a response is worth asking about again. In a window it always is, because there the turn continues.
 */
export const isNewOffer = (
  moment: Moment,
  { link }: Stop,
  action: Action,
  asked: readonly Asked[],
): boolean => {
  if (link === undefined) return true;
  const { keys, stake } = offerOf(moment, link, action);
  if (stake === Number.POSITIVE_INFINITY) return true;
  const { turn } = moment.view;
  const before = asked.filter(
    (each) =>
      each.turn === turn &&
      each.seat === moment.seat &&
      each.link < topId(moment) &&
      each.key === keys.at(-1),
  );
  return before.every((each) => each.stake < stake) && (stake > 0 || before.length === 0);
};

/** What is offered at this moment, to be remembered once asked. */
export const offersAt = (moment: Moment): readonly Asked[] => {
  const { view, seat, actions } = moment;
  const link = stopOf(view, seat)?.link;
  if (link === undefined || seat === undefined) return [];
  const offered = actions.filter(({ source }) => source !== undefined);
  return offered.flatMap((action) => {
    const { keys, stake } = offerOf(moment, link, action);
    return keys.map((key) => ({ turn: view.turn, seat, link: topId(moment), key, stake }));
  });
};
