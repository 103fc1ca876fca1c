/** What responses and passive abilities wait for, as numbers. */
import { NONE } from '@three-spires/kernel';
import type { CardDefinition, Occasion } from '../../words/definition.ts';

export const OCCASION = {
  dropped: 0,
  enemyAction: 1,
  /** STY-13.4: prevention before, wounding enemies after. */
  hurt: 2,
  suffered: 3,
  defeat: 4,
  afflicted: 5,
  // Passive abilities:
  turnStart: 6,
  floorStart: 7,
  floorEnd: 8,
} as const;

const OCCASIONS: Readonly<Record<Exclude<Occasion, 'partyHurt'>, number>> = {
  turnStart: OCCASION.turnStart,
  dropped: OCCASION.dropped,
  enemyAction: OCCASION.enemyAction,
  defeat: OCCASION.defeat,
  afflicted: OCCASION.afflicted,
  floorStart: OCCASION.floorStart,
  floorEnd: OCCASION.floorEnd,
};

export const occasionOf = ({ reaction }: CardDefinition): number => {
  if (reaction === undefined) return NONE;
  if (reaction.on !== 'partyHurt') return OCCASIONS[reaction.on];
  return reaction.effects.some((effect) => effect.do === 'guard') ? OCCASION.hurt : OCCASION.suffered;
};
