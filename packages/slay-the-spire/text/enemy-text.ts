/** What enemies do, what is special about them and what they leave behind. */
import type { Text } from '@three-spires/kernel';
import type { CubeSlot, DieAction, EnemyDefinition } from '../words/definition.ts';
import type { Effect } from '../words/effect.ts';
import { abilityLines } from './ability-text.ts';
import { effectText } from './effect-text.ts';
import { commaList, facesText, goingOn, lines } from './phrase.ts';
import { say } from './say.ts';

/** One action; `label` says when it comes and is empty for an enemy with a single action. */
export type EnemyActionText = { readonly label: Text; readonly text: Text };

export const enemyActionText = (does: readonly Effect[], actsLast = false): Text => {
  const action = does.length === 0 ? say('enemy.noAction') : effectText(does);
  return actsLast ? say('enemy.actsLast', { action }) : action;
};

const labelled = (step: DieAction | CubeSlot, index: number): EnemyActionText => ({
  label:
    'faces' in step
      ? say('enemy.die', { faces: facesText(step.faces) })
      : say(`enemy.${step.color}`, { slot: index + 1 }),
  text: enemyActionText(step.does, step.actsLast),
});

/** All actions in printed order. */
export const enemyActions = ({ pattern }: EnemyDefinition): readonly EnemyActionText[] => {
  if (pattern.kind === 'single') return [{ label: [], text: enemyActionText(pattern.does) }];
  return pattern.kind === 'die' ? pattern.actions.map(labelled) : pattern.slots.map(labelled);
};

/** Special abilities, one line each (STS-12.4). */
export const enemyAbilities = (enemy: EnemyDefinition): readonly Text[] => [
  ...(enemy.traits ?? []).map((trait) => say(`trait.${trait}`)),
  ...abilityLines(enemy.abilities ?? [], 'enemy'),
];

/** Equal names are counted: "Gremlin × 3". */
const summonNames = (names: readonly string[]): Text => {
  const distinct = [...new Set(names)];
  return commaList(
    distinct.map((name) => {
      const amount = names.filter((other) => other === name).length;
      return amount === 1 ? [name] : say('enemy.summon.several', { name, amount });
    }),
  );
};

const summonLines = ({ summons, soloSummons }: EnemyDefinition): readonly Text[] => {
  if (summons === undefined) return [];
  if (soloSummons === undefined) return [say('enemy.summons', { summons: summonNames(summons) })];
  return [say('enemy.summons.solo', { summons: summonNames(summons), solo: summonNames(soloSummons) })];
};

export const rewardText = (rewards: NonNullable<EnemyDefinition['rewards']>): Text =>
  commaList(rewards.map(({ kind, amount }) => say(`reward.${kind}`, { amount })));

/** The whole card: abilities, actions, summons and rewards, separated by line breaks. */
export const enemyText = (enemy: EnemyDefinition): Text =>
  lines([
    ...enemyAbilities(enemy),
    ...enemyActions(enemy).map(({ label, text }) =>
      label.length === 0 ? text : say('enemy.action', { label, action: goingOn(text) }),
    ),
    ...summonLines(enemy),
    ...(enemy.rewards === undefined ? [] : [say('enemy.rewards', { rewards: rewardText(enemy.rewards) })]),
  ]);
