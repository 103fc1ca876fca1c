/** Abilities and lasting modifiers. */
import { lowerFirst, type Text } from '@three-spires/kernel';
import type { Ability, Face } from '../words/definition.ts';
import { MODIFIERS, type Modifier } from '../words/lists.ts';
import { facesText } from '../words/phrases/phrase.ts';
import { effectsAfterColon, effectsAfterComma } from './effect-text.ts';
import { say } from './say.ts';

/** The owner decides who "you" are: enemies refer to the player in their row. */
export type Side = 'player' | 'enemy';

/** Two abilities that do the same are merged (Fire Breathing). */
type Event = Ability['on'] | 'onDrawStatusOrCurse';

const whenText = (on: Event, { first, about = '' }: Ability, effects: Text): Text => {
  switch (on) {
    case 'startOfCombat':
    case 'beforeDraw':
    case 'startOfTurn':
    case 'endOfTurn':
    case 'endOfCombat':
    case 'oncePerTurn':
    case 'oncePerCombat':
    case 'spendCube':
    case 'onDeath':
    case 'onArrival':
    case 'afterAction':
      return say(`ability.${on}`, { effects });
    default: {
      if (on === 'afterAttacked' && first === undefined) return say('ability.afterAttacked', { effects });
      const event = say(`event.${on}`, { about });
      if (first === 'turn') return say('ability.firstEachTurn', { event, effects });
      return say(first === 'combat' ? 'ability.firstEachCombat' : 'ability.whenever', { event, effects });
    }
  }
};

const writeAbility = (ability: Ability, on: Event, side: Side): Text => {
  const plain = effectsAfterColon(ability.does, side === 'enemy');
  const effects = ability.may === true ? say('ability.may', { effects: plain }) : plain;
  return namedAbility(ability, timed(ability, on, effects));
};

const timed = (ability: Ability, on: Event, effects: Text): Text => {
  if (ability.usable !== undefined && ability.usable !== 'always')
    return say('ability.oncePerCombatIf', {
      condition: say(`use.${ability.usable}`),
      effects: effectsAfterComma(ability.does),
    });
  if (carriesEnergyOver(ability)) return say('ability.unspentEnergy');
  return ability.die === undefined
    ? whenText(on, ability, effects)
    : say('ability.die', { faces: facesText(ability.die), effects });
};

export const namedAbility = ({ name }: Ability, text: Text): Text =>
  name === undefined ? text : say('ability.named', { name, ability: lowerFirst(text) });

/** Energy at the start of a turn carried over from the last one (Ice Cream). */
const carriesEnergyOver = ({ on, does }: Ability): boolean => {
  const [only, ...more] = does;
  if (on !== 'startOfTurn' || only?.do !== 'energy' || more.length > 0) return false;
  const { amount, to } = only;
  return to === 'self' && typeof amount === 'object' && amount.per === 'leftoverEnergy' && amount.each === 1;
};

export const abilityText = (ability: Ability, side: Side): Text => writeAbility(ability, ability.on, side);

const doTheSame = (one: Ability, other: Ability): boolean =>
  JSON.stringify(one.does) === JSON.stringify(other.does);

/** One line per ability. */
export const abilityLines = (abilities: readonly Ability[], side: Side): readonly Text[] =>
  abilities.flatMap((ability, index) => {
    const before = abilities[index - 1];
    const after = abilities[index + 1];
    if (ability.on === 'onDrawCurse' && before?.on === 'onDrawStatus' && doTheSame(ability, before))
      return [];
    const joint = ability.on === 'onDrawStatus' && after?.on === 'onDrawCurse' && doTheSame(ability, after);
    return [writeAbility(ability, joint ? 'onDrawStatusOrCurse' : ability.on, side)];
  });

/** Counts the cubes that the card's own effects put on it. */
const COUNTS_CUBES: ReadonlySet<Modifier> = new Set(['starterStrikeDamagePerCube']);

/** One line per lasting rule change: first those that apply from the start, or those that count cubes. */
export const modifierLines = (modifiers: Face['modifiers'], countingCubes = false): readonly Text[] =>
  MODIFIERS.flatMap((modifier) => {
    if (COUNTS_CUBES.has(modifier) !== countingCubes) return [];
    const amount = modifiers?.[modifier];
    if (amount === undefined || amount === 0) return [];
    if (modifier === 'cancelHpLoss' && amount === 1) return [say('modifier.cancelHpLoss.once')];
    return [say(`modifier.${modifier}`, { amount })];
  });
