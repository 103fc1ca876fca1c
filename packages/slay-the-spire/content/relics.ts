import { block } from '../words/build.ts';
import type { ItemDefinition } from '../words/definition.ts';

export const relics: readonly ItemDefinition[] = [
  {
    // Given at set-up when playing alone (STS-2.17).
    name: 'Loaded Die',
    kind: 'soloRelic',
    copies: 1,
    abilities: [
      { on: 'startOfTurn', die: [4, 5], does: [block(1)] },
      { on: 'startOfTurn', die: [6], does: [{ do: 'triggerDieAbility' }] },
    ],
  },
];
