/** Enemies' actions, special abilities and rewards. */
import {
  commaList,
  lines,
  lowerFirst,
  orList,
  plainText,
  type Text,
  withoutStop,
  withStop,
} from '@three-spires/kernel';
import type { Ability, CubeSlot, DieAction, EnemyDefinition, Pattern, Revival } from '../words/definition.ts';
import { facesText } from '../words/phrases/phrase.ts';
import type { Effect } from '../words/vocabulary.ts';
import { abilityText, namedAbility } from './ability-text.ts';
import { effectText, sufferedText } from './effect-text.ts';
import { say } from './say.ts';

/** One action; `label` says when it happens and is empty for an enemy with a single action. */
export type EnemyActionText = { readonly label: Text; readonly text: Text };

/** The text of an action without effects. */
export const NO_ACTION = plainText(say('enemy.noAction'));

const enemyActionText = (does: readonly Effect[], actsLast = false): Text => {
  const text = effectText(does);
  const action = text.length === 0 ? say('enemy.noAction') : text;
  return actsLast ? say('enemy.actsLast', { action }) : action;
};

/** What applies while the cube is on a slot. */
const slotText = (slot: CubeSlot, nextMode: string): Text => {
  let action = enemyActionText(slot.does, slot.actsLast);
  if (slot.modeShift === true) action = say('enemy.modeShift', { action: withStop(action), mode: nextMode });
  if (slot.immune === true) action = say('enemy.immune', { action });
  if (slot.clock !== undefined) action = say('enemy.clock', { action, clock: slot.clock });
  if (slot.needs !== undefined) action = say('enemy.needs', { action, name: slot.needs });
  if (slot.facing === undefined) return action;
  return say('enemy.facing', { action: withoutStop(action), facing: sufferedText(slot.facing) });
};

const dieText = ({ faces, does, actsLast }: DieAction): EnemyActionText => ({
  label: say('enemy.die', { faces: facesText(faces) }),
  text: enemyActionText(does, actsLast),
});

const patternText = (pattern: Pattern, nextMode = ''): readonly EnemyActionText[] => {
  if (pattern.kind === 'single') return [{ label: [], text: enemyActionText(pattern.does) }];
  if (pattern.kind === 'die') return pattern.actions.map(dieText);
  return pattern.slots.map((slot, index) => ({
    label: say(`enemy.${slot.color}`, { slot: index + 1 }),
    text: slotText(slot, nextMode),
  }));
};

const inMode = (name: string | undefined, actions: readonly EnemyActionText[]): readonly EnemyActionText[] =>
  name === undefined
    ? actions
    : actions.map(({ label, text }) => ({
        label: label.length === 0 ? [name] : say('enemy.inMode', { mode: name, label }),
        text,
      }));

/** All actions in printed order, mode by mode. */
export const enemyActions = ({
  pattern,
  modeName,
  modes = [],
}: EnemyDefinition): readonly EnemyActionText[] => [
  ...inMode(modeName, patternText(pattern, modes[0]?.name)),
  ...modes.flatMap((mode) =>
    mode.pattern === undefined ? [] : inMode(mode.name ?? mode.heading, patternText(mode.pattern)),
  ),
];

/** The cost that an ability fixes for the next card, if it does nothing else. */
const fixedCost = ({ die, does }: Ability): number | undefined => {
  const [only, ...more] = does;
  return die !== undefined && only?.do === 'setNextCost' && more.length === 0 ? only.cost : undefined;
};

/** Abilities of one name that fix a cost by the die are merged into one sentence (Snecko). */
const fixedCostLine = (abilities: readonly Ability[]): Text => {
  const costs = abilities.map((ability, at) =>
    say(at === 0 ? 'ability.nextCosts.first' : 'ability.nextCosts.more', {
      cost: fixedCost(ability) ?? 0,
      faces: facesText(ability.die ?? []),
    }),
  );
  const [first] = abilities;
  const text = say('ability.nextCosts', { costs: orList(costs) });
  return first === undefined ? text : namedAbility(first, text);
};

/** An ability limited to one mode says so, if the mode has a name (STS-19.1). */
const enemyAbility = (ability: Ability, { modes }: EnemyDefinition): Text => {
  const text = abilityText(ability, 'enemy');
  const mode = ability.mode === undefined ? undefined : modes?.[ability.mode - 1]?.name;
  return mode === undefined ? text : say('enemy.onlyInMode', { mode, ability: text });
};

const abilitiesOf = (enemy: EnemyDefinition): readonly Text[] => {
  const { abilities = [] } = enemy;
  const fixing = abilities.filter((ability) => fixedCost(ability) !== undefined);
  const others = abilities.filter((ability) => fixedCost(ability) === undefined);
  return [
    ...(fixing.length === 0 ? [] : [fixedCostLine(fixing)]),
    ...others.map((ability) => enemyAbility(ability, enemy)),
  ];
};

const revivalText = (
  { name, hpPerPlayer, strength, clearsTokens }: Revival,
  mode: string | undefined,
): Text =>
  strength !== undefined && clearsTokens === true
    ? say('revival.tokens', { name, hp: hpPerPlayer, strength })
    : say('revival.mode', { name, hp: hpPerPlayer, mode: mode ?? '' });

/** Special abilities, one line each (STS-12.4). */
export const enemyAbilities = (enemy: EnemyDefinition): readonly Text[] => [
  ...(enemy.actsLast === true ? [say('enemy.alwaysLast')] : []),
  ...(enemy.traits ?? []).map((trait) => say(`trait.${trait}`, { floor: enemy.hpFloor ?? 0 })),
  ...abilitiesOf(enemy),
  ...(enemy.cubes === undefined ? [] : [say('enemy.cubes', enemy.cubes)]),
  ...(enemy.revival === undefined ? [] : [revivalText(enemy.revival, enemy.modes?.[0]?.name)]),
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

const summonLines = ({ summons, soloSummons, summonsUntil, rank }: EnemyDefinition): readonly Text[] => {
  if (summons === undefined) return [];
  const names = summonNames(summons);
  if (summonsUntil !== undefined)
    return [say('enemy.summons.until', { summons: names, number: summonsUntil })];
  if (rank === 'elite' || rank === 'boss') return [say('enemy.summons.each', { summons: names })];
  if (soloSummons === undefined) return [say('enemy.summons', { summons: names })];
  return [say('enemy.summons.solo', { summons: names, solo: summonNames(soloSummons) })];
};

const rewardText = (rewards: NonNullable<EnemyDefinition['rewards']>): Text =>
  commaList(rewards.map(({ kind, amount }) => say(`reward.${kind}`, { amount })));

/** Companions, rows, summons and rewards, one line each. */
export const enemyNotes = (enemy: EnemyDefinition): readonly Text[] => [
  ...(enemy.companion === undefined ? [] : [say('enemy.companion', { name: enemy.companion.name })]),
  ...(enemy.rows === undefined ? [] : [say('enemy.rows', { low: enemy.rows[0], high: enemy.rows[1] })]),
  ...summonLines(enemy),
  ...(enemy.rewards === undefined ? [] : [say('enemy.rewards', { rewards: rewardText(enemy.rewards) })]),
];

/** The whole card: abilities, actions, summons and rewards, separated by line breaks. */
export const enemyText = (enemy: EnemyDefinition): Text =>
  lines([
    ...enemyAbilities(enemy),
    ...enemyActions(enemy).map(({ label, text }) =>
      label.length === 0 ? text : say('enemy.action', { label, action: lowerFirst(text) }),
    ),
    ...enemyNotes(enemy),
  ]);
