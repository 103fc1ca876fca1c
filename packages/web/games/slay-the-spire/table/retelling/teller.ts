import type { Teller } from '../../../../game/teller.ts';
import { retell, type SlayTheSpireEvent, type SlayTheSpireView } from '../../pieces/content.ts';
import { paceOf } from './pace.ts';

const handOf = ({ players }: SlayTheSpireView): string =>
  players.map(({ hand, handSize }) => hand?.map(({ card }) => card).join() ?? `${handSize}`).join(';');

const standing = ({ enemies }: SlayTheSpireView): string =>
  enemies
    .filter(({ status }) => status === 'alive')
    .map(({ index }) => index)
    .join();

/** Options fit as soon as hands, enemies and phase are those of the next view. */
const isLive = (shown: SlayTheSpireView, next: SlayTheSpireView): boolean =>
  shown.phase === next.phase &&
  next.question === undefined &&
  next.dieWindow === undefined &&
  shown.round === next.round &&
  handOf(shown) === handOf(next) &&
  standing(shown) === standing(next);

export const TELLER: Teller<SlayTheSpireView, SlayTheSpireEvent> = { retell, paceOf, isLive };
