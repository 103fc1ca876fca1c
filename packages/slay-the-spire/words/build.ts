/** Builders: the short vocabulary that content files are written in. */
import type { Amount } from './fields.ts';
import type { Count } from './lists.ts';

export * from './attack.ts';
export * from './block.ts';
export * from './board.ts';
export * from './draw-pile.ts';
export * from './enemies.ts';
export * from './energy.ts';
export * from './hand.ts';
export * from './health.ts';
export * from './orbs.ts';
export * from './piles.ts';
export * from './play.ts';
export * from './run/deck.ts';
export * from './run/goods.ts';
export * from './run/rewards.ts';
export * from './run/rooms.ts';
export * from './shivs.ts';
export * from './status.ts';
export * from './tokens.ts';
export * from './vocabulary.ts';

export const perEach = (per: Count, each = 1, base = 0): Amount => ({ base, each, per });
