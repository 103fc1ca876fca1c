/** What the records of this game have in common. */
import { type Changes, eventsOn, type Story } from '@three-spires/kernel';
import type { EnemyView, PlayerView, SlayTheSpireView } from '../view-types.ts';

export type View = SlayTheSpireView;

export const event = eventsOn<View>();

export type OfSeat = { readonly seat: number };
export type OfEnemy = { readonly enemy: number; readonly kind: number };
/** Hidden information or chance came into the open. */
export type Reveals = { readonly reveals: true };

/** The player of the event's seat. */
export const ofSeat = <Fields extends OfSeat>(change: Changes<PlayerView, Fields, View>) => ({
  which: (player: PlayerView, { seat }: Fields): boolean => player.seat === seat,
  change,
});

/** The enemy that the event is about. */
export const ofEnemy = <Fields extends { readonly enemy: number }>(
  change: Changes<EnemyView, Fields, View>,
) => ({
  which: ({ index }: EnemyView, { enemy }: Fields): boolean => index === enemy,
  change,
});

export const playerOf = ({ players }: View, seat: number): PlayerView | undefined =>
  players.find((player) => player.seat === seat);
export const enemyOf = ({ enemies }: View, index: number): EnemyView | undefined =>
  enemies.find((enemy) => enemy.index === index);

/** For changes: the field of a player, or of an enemy, in the view after the batch. */
export const nextOfPlayer =
  <Name extends keyof PlayerView>(name: Name) =>
  (player: PlayerView, _: object, { next }: Story<View>): PlayerView[Name] =>
    (playerOf(next, player.seat) ?? player)[name];
export const nextOfEnemy =
  <Name extends keyof EnemyView>(name: Name) =>
  (enemy: EnemyView, _: object, { next }: Story<View>): EnemyView[Name] =>
    (enemyOf(next, enemy.index) ?? enemy)[name];
