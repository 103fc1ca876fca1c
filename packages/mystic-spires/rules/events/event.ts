/** What the records of this game have in common. */
import { type Changes, eventsOn } from '@three-spires/kernel';
import { isTower, towerSeat } from '../refs.ts';
import type { Ref } from '../state.ts';
import type { KeeperView, MysticSpiresView, ThingView } from '../view-types.ts';

export type View = MysticSpiresView;

export const event = eventsOn<View>();

export type OfSeat = { readonly seat: number };
export type OfCard = OfSeat & { readonly card: number };
export type OfThing = { readonly thing: number };
/** A Tower, or a card in play and which card that is. */
export type OfRef = { readonly ref: Ref; readonly card?: number };

/** The Keeper of the event's seat. */
export const ofSeat = <Fields extends OfSeat>(change: Changes<KeeperView, Fields, View>) => ({
  which: (keeper: KeeperView, { seat }: Fields): boolean => keeper.seat === seat,
  change,
});

/** The card in play that the event is about. */
export const ofThing = <Fields extends OfThing>(change: Changes<ThingView, Fields, View>) => ({
  which: ({ id }: ThingView, { thing }: Fields): boolean => id === thing,
  change,
});

/** A Tower or a card in play, which have some fields in common. */
export const ofRef = <Fields extends OfRef>(
  change: Changes<Pick<KeeperView & ThingView, 'hp' | 'marks'>, Fields, View>,
) => ({
  keepers: {
    which: ({ seat }: KeeperView, { ref }: Fields): boolean => isTower(ref) && towerSeat(ref) === seat,
    change,
  },
  things: { which: ({ id }: ThingView, { ref }: Fields): boolean => id === ref, change },
});
