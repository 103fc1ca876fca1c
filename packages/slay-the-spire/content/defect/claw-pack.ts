import { hit, perEach } from '../../words/build.ts';
import type { CardDefinition } from '../../words/definition.ts';

/**
 * The other Claw, of a pack that is not in the box: only printed "Claw", never among the 85 cards of the Defect
 * and in no deck unless a game asks for it.
 */
export const clawPack: readonly CardDefinition[] = [
  {
    name: 'Claw (Claw Pack)',
    owner: 'Defect',
    deck: 'clawPack',
    rarity: 'common',
    copies: 8,
    type: 'attack',
    cost: 0,
    effects: [{ do: 'redCube' }, hit(perEach('redCubes'))],
    upgrade: { effects: [{ do: 'redCube' }, hit(perEach('redCubes', 1, 1))] },
  },
];
