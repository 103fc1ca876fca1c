/** The value of a response: what the Keeper loses by passing, and how much of that it prevents. */
import type { Preview, PreviewChange } from '@three-spires/kernel';
import type { Action, Source } from '../../board/actions.ts';
import { cardInfo, type LinkView, type Response, towerInfo } from '../../pieces/content.ts';
import type { Moment } from './stop.ts';

/** MYS-39.1: a Keeper who holds this much Crystal loses. */
const OVERLOAD = 100;

const isFall = ({ field, to }: PreviewChange): boolean =>
  (field === 'hp' && to <= 0) || (field === 'crystal' && to >= OVERLOAD);

/** HP that the seat's Tower and cards lose; infinite if the Keeper loses the game. */
const lossOf = ({ view, seat }: Moment, changes: readonly PreviewChange[]): number =>
  changes.reduce((loss, change) => {
    const { of, index, field, from, to } = change;
    const lost = field === 'hp' ? Math.max(0, from - to) : 0;
    if (of === 'player') {
      if (index !== seat) return loss;
      return isFall(change) ? Number.POSITIVE_INFINITY : loss + lost;
    }
    const thing = view.things.find(({ id }) => id === index);
    if (thing === undefined || thing.controller !== seat) return loss;
    return loss + (field === 'gone' ? Math.max(1, thing.hp) : lost);
  }, 0);

/** What passing would do, as far as the table has answered. Not evaluated in a window. */
const previewOfPass = ({ actions }: Moment): Preview | undefined =>
  actions.find(({ does }) => does === 'pass')?.option.preview;

/** Whether the response targets what a link is about: one of its targets or, in an attack, the attacker. */
export const isAimedAt = ({ target }: Action, link: LinkView): boolean =>
  target?.kind === 'thing' &&
  (link.targets.includes(target.id) || (link.kind === 'attack' && link.source === target.id));

/** Whether it does that, or would change a figure of the link's own card. */
export const concerns = (action: Action, link: LinkView): boolean =>
  isAimedAt(action, link) ||
  (action.option.preview?.changes ?? []).some(({ of, index }) => of === 'card' && index === link.source);

/**
 * How much of the cost of passing the response prevents. If its preview is incomplete, its target decides.
 */
export const stakeOf = (moment: Moment, action: Action, link: LinkView): number => {
  const passed = previewOfPass(moment);
  const { preview } = action.option;
  if (passed === undefined || preview === undefined) return 0;
  const loss = lossOf(moment, passed.changes);
  if (preview.unknown) return isAimedAt(action, link) || loss === Number.POSITIVE_INFINITY ? loss : 0;
  const left = lossOf(moment, preview.changes);
  return left < loss ? loss - left : 0;
};

/** The effect that an action announces, if it is a response at all. */
const effectOf = ({ view, seat = 0 }: Moment, source: Source): Response | undefined => {
  switch (source.kind) {
    case 'card':
      return cardInfo(source.card).cast;
    case 'tower':
      return towerInfo(view.keepers[seat]?.tower ?? 0).actives[source.which];
    case 'ability': {
      const thing = view.things.find(({ id }) => id === source.id);
      return thing === undefined ? undefined : cardInfo(thing.card).actives[source.which];
    }
    default:
      return undefined;
  }
};

/** Whether the response can be made only to this link, not later. */
export const isAnswer = (moment: Moment, { source }: Action): boolean =>
  source !== undefined && effectOf(moment, source)?.answers === true;

/**
 * Whether the response changes nothing but its own cost: a preview would show every change, and shows none.
 */
export const isIdle = (moment: Moment, { source, option: { preview } }: Action): boolean => {
  if (source === undefined || preview === undefined || preview.unknown) return false;
  if (effectOf(moment, source)?.shows !== true) return false;
  const passed = previewOfPass(moment);
  if (passed === undefined || (passed.unknown && moment.view.links.length > 0)) return false;
  const isPrice = ({ of, index, field, from, to }: PreviewChange): boolean =>
    of === 'player' && index === moment.seat && field === 'crystal' && to < from;
  const effect = (changes: readonly PreviewChange[]): string =>
    JSON.stringify(changes.filter((change) => !isPrice(change)));
  return effect(preview.changes) === effect(passed.changes);
};
