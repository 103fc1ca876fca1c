/** Checks at load time that content fits the numbers used in moves and states. */
import { OPERAND_LIMIT } from '@three-spires/kernel';
import type { Ability } from '../../words/abilities.ts';
import { type CardDefinition, DECK_SIZE, TOKEN_LIMIT, type TowerDefinition } from '../../words/definition.ts';

/** There is one kind of move for each index of an Active ability on its card. */
export const MOST_ACTIVES = 3;

/** The abilities used in a turn are bits of one integer. */
const MOST_ABILITIES = 31;

type Printed = { readonly name: string; readonly abilities?: readonly Ability[] };

const faultsOfAbilities = ({ name, abilities = [] }: Printed, mostActives: number): string[] => {
  const actives = abilities.filter(({ kind }) => kind === 'active').length;
  return [
    ...(actives > mostActives
      ? [`${name} has ${actives} Active abilities; moves have room for ${mostActives}`]
      : []),
    ...(abilities.length > MOST_ABILITIES
      ? [`${name} has ${abilities.length} abilities; states have room for ${MOST_ABILITIES}`]
      : []),
  ];
};

/** What does not fit, in words; empty if everything does. */
export const limitFaults = (
  cards: readonly CardDefinition[],
  towers: readonly TowerDefinition[],
): readonly string[] => {
  // A card in play is named by its index, and all cards of both Keepers could be in play.
  const mostInPlay = 2 * (DECK_SIZE.most + TOKEN_LIMIT);
  return [
    ...(cards.length > OPERAND_LIMIT
      ? [`there are ${cards.length} cards; moves have room for ${OPERAND_LIMIT}`]
      : []),
    ...(mostInPlay > OPERAND_LIMIT
      ? [`${mostInPlay} cards could be in play; moves have room for ${OPERAND_LIMIT}`]
      : []),
    ...cards.flatMap((card) => faultsOfAbilities(card, MOST_ACTIVES)),
    ...towers.flatMap((tower) => faultsOfAbilities(tower, OPERAND_LIMIT)),
  ];
};

export const requireLimits = (cards: readonly CardDefinition[], towers: readonly TowerDefinition[]): void => {
  const faults = limitFaults(cards, towers);
  if (faults.length > 0) throw new Error(`content does not fit: ${faults.join('; ')}`);
};
