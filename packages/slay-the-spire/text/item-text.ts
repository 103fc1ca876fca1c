/** Potions and relics. */
import { lines, type Text } from '@three-spires/kernel';
import type { ItemDefinition } from '../words/definition.ts';
import { abilityLines, modifierLines } from './ability-text.ts';
import { effectLines, effectsAfterColon } from './effect-text.ts';
import { say } from './say.ts';

export const itemText = (item: ItemDefinition): Text =>
  lines([
    ...gainingLines(item),
    ...effectLines(item.effects ?? []),
    ...modifierLines(item.modifiers),
    ...(item.cubes === undefined ? [] : [say('item.cubes', { cubes: item.cubes })]),
    ...abilityLines(item.abilities ?? [], 'player'),
    ...(item.die === undefined ? [] : [say(`item.die.${item.die}`)]),
    ...(item.savesAt === undefined ? [] : [say('item.savesAt', { hp: item.savesAt })]),
    ...(item.rules ?? []).map((rule) => say(`rule.${rule}`)),
    ...usingLines(item),
  ]);

/** What happens when the item is gained (STS-7.7). */
const gainingLines = (item: ItemDefinition): readonly Text[] => {
  if (item.onGain === undefined) return [];
  const line = say('item.onGain', { effects: effectsAfterColon(item.onGain) });
  return item.discardAfterGain === true ? [line, say('item.discard')] : [line];
};

/** When and how often it can be used. An item that works by itself mentions use only where needed. */
const usingLines = (item: ItemDefinition): readonly Text[] => [
  ...(item.outsideCombat === undefined
    ? []
    : [say('item.outsideCombat', { effects: effectsAfterColon(item.outsideCombat) }), say('item.discard')]),
  ...(item.uses === undefined ? [] : [say('item.uses', { uses: item.uses })]),
  ...(item.anytime === true && item.effects !== undefined ? [say('item.anytime')] : []),
];
