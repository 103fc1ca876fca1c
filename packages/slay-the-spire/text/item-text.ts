/** Potions and relics. */
import type { Text } from '@three-spires/kernel';
import type { ItemDefinition } from '../words/definition.ts';
import { abilityLines, modifierLines } from './ability-text.ts';
import { effectLines } from './effect-text.ts';
import { lines } from './phrase.ts';
import { say } from './say.ts';

export const itemText = (item: ItemDefinition): Text =>
  lines([
    ...effectLines(item.effects ?? []),
    ...modifierLines(item.modifiers),
    ...abilityLines(item.abilities ?? [], 'player'),
    ...(item.anytime === true ? [say('item.anytime')] : []),
  ]);
