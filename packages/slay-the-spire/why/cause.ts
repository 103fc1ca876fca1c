/** What led to an event before any figures: the card, ability, action or part of the round. */
import { lowerFirst, NONE, type Text, type Why, type WhyStep, withStop } from '@three-spires/kernel';
import { faceOf } from '../rules/card.ts';
import {
  CHARACTER_ENTRIES,
  ENEMY_ENTRIES,
  FACES,
  ITEM_ENTRIES,
  ROUTINE_SOURCES,
  RULE_ROUTINE,
} from '../rules/compile/entries.ts';
import { enemyName, seatName } from '../rules/naming.ts';
import { FRAME, type Frame, isCombatPhase, PHASE, type State, type Waiting } from '../rules/state.ts';
import { abilityText } from '../text/ability-text.ts';
import { effectText } from '../text/effect-text.ts';
import type { Ability } from '../words/definition.ts';
import { type Moment, sourceName } from './moment.ts';
import { phaseStep } from './phase.ts';
import { type Saying, say } from './say.ts';
import { triggeredBy } from './trigger.ts';

/** An ability by its routine, with its text. */
type Printed = { readonly ability: Ability; readonly text: Text };

const PRINTED: ReadonlyMap<number, Printed> = new Map([
  ...[...FACES, ...ITEM_ENTRIES, ...CHARACTER_ENTRIES].flatMap(({ abilities }) =>
    abilities.map(({ routine, definition }): [number, Printed] => [
      routine,
      { ability: definition, text: abilityText(definition, 'player') },
    ]),
  ),
  ...ENEMY_ENTRIES.flatMap(({ abilities }) =>
    abilities.map(({ routine, definition }): [number, Printed] => [
      routine,
      { ability: definition, text: abilityText(definition, 'enemy') },
    ]),
  ),
]);

const RULE_OF_TRIGGER: Readonly<Partial<Record<Ability['on'], string>>> = {
  startOfCombat: 'STS-27.3',
  beforeDraw: 'STS-13.12',
  startOfTurn: 'STS-13.11',
  endOfTurn: 'STS-13.27',
  endOfCombat: 'STS-15.8',
  onDeath: 'STS-27.1',
  onAllyDeath: 'STS-27.1',
  oncePerTurn: 'STS-27.8',
  oncePerCombat: 'STS-27.5',
  onScry: 'STS-38.13',
};

export const ruleOfAbility = ({ on, die, first }: Ability): string => {
  if (die !== undefined) return 'STS-27.7';
  if (first === 'turn') return 'STS-27.8';
  return RULE_OF_TRIGGER[on] ?? 'STS-13.19';
};

/** Abilities printed in the rulebook, by their routines. */
const BY_RULE: ReadonlyMap<number, { readonly says: Saying; readonly rule: string }> = new Map([
  [RULE_ROUTINE.ethereal, { says: 'ethereal', rule: 'STS-38.6' }],
  [RULE_ROUTINE.discardOrder, { says: 'discardOrder', rule: 'STS-13.29' }],
  [RULE_ROUTINE.fadingStrength, { says: 'fadingStrength', rule: 'STS-20.4' }],
  [RULE_ROUTINE.poison, { says: 'poison', rule: 'STS-21.3' }],
  [RULE_ROUTINE.wrath, { says: 'wrath', rule: 'STS-23.9' }],
  [RULE_ROUTINE.leaveCalm, { says: 'leaveCalm', rule: 'STS-23.7' }],
  [RULE_ROUTINE.lightning, { says: 'lightning', rule: 'STS-22.5' }],
  [RULE_ROUTINE.frost, { says: 'frost', rule: 'STS-22.5' }],
  [RULE_ROUTINE.modeShift, { says: 'modeShift', rule: 'STS-19.5' }],
  [RULE_ROUTINE.facing, { says: 'facing', rule: 'STS-32.12' }],
  [RULE_ROUTINE.facingLater, { says: 'facing', rule: 'STS-32.12' }],
]);

const ownerOf = (state: State, { seat, enemy }: Pick<Waiting, 'seat' | 'enemy'>): string | undefined => {
  if (enemy !== NONE) {
    const owner = state.enemies[enemy];
    return owner && enemyName(owner.kind);
  }
  return seat === NONE ? undefined : seatName(state, seat);
};

const effectStep = (who: string | undefined, what: string, effects: Text, rule: string): WhyStep => {
  const text = withStop(lowerFirst(effects));
  const says =
    effects.length === 0
      ? say('plain', { what })
      : who === undefined || who === what
        ? say('effect', { what, effects: text })
        : say('ownedEffect', { who, what, effects: text });
  return { says, rule };
};

/** A text that is no ability: a card's own when it is put away, an option of a room, a part that came later. */
const ruleOfText = ({ phase }: State, routine: number, card: number): string => {
  const face = card === NONE ? undefined : FACES[faceOf(card)];
  if (face?.whenExhausted === routine) return 'STS-38.7';
  if (face?.whenDiscarded === routine) return 'STS-13.30';
  if (isCombatPhase(phase)) return 'STS-16.10';
  return phase === PHASE.neow ? 'STS-2.14' : 'STS-10.9';
};

/** An ability that resolves, or is about to. */
export const abilityStep = (
  state: State,
  ability: Pick<Waiting, 'routine' | 'seat' | 'enemy' | 'card'>,
): WhyStep => {
  const { routine, card } = ability;
  const byRule = BY_RULE.get(routine);
  if (byRule !== undefined) return { says: say(byRule.says), rule: byRule.rule };
  const { name: what = '', effects = [] } = ROUTINE_SOURCES[routine] ?? {};
  const face = card === NONE ? undefined : FACES[faceOf(card)];
  if (face?.whileHeld === routine) return { says: say('held', { card: what }), rule: 'STS-38.17' };
  if (face?.onDeathOfTarget === routine) return { says: say('attached', { card: what }), rule: 'STS-24.11' };
  const printed = PRINTED.get(routine);
  const who = ownerOf(state, ability);
  return printed === undefined
    ? effectStep(who, what, effectText(effects), ruleOfText(state, routine, card))
    : effectStep(who, what, printed.text, ruleOfAbility(printed.ability));
};

export const printedAbility = (routine: number): Ability | undefined => PRINTED.get(routine)?.ability;

/** How an enemy came to its action (STS-14.10 to 14.12). */
export const choiceOfAction = ({ die }: State, kind: number, action: number): WhyStep => {
  const modes = ENEMY_ENTRIES[kind]?.modes ?? [];
  const { pattern } = modes.find(({ first, end }) => action >= first && action < end) ?? {};
  if (pattern === 'die') return { says: say('byDie', { die }), rule: 'STS-14.11' };
  return pattern === 'cube'
    ? { says: say('byCube'), rule: 'STS-14.12' }
    : { says: say('byCard'), rule: 'STS-14.10' };
};

const actionSteps = (state: State, { enemy: index, routine }: Frame): Why => {
  const { kind } = state.enemies[index] ?? { kind: NONE };
  const actions = ENEMY_ENTRIES[kind]?.actions ?? [];
  const action = actions.findIndex((each) => each.routine === routine);
  const effects = effectText(actions[action]?.effects ?? []);
  const enemy = ENEMY_ENTRIES[kind]?.name ?? '';
  return [
    choiceOfAction(state, kind, action),
    {
      says:
        effects.length === 0
          ? say('idle', { enemy })
          : say('acts', { enemy, action: withStop(lowerFirst(effects)) }),
      rule: 'STS-14.4',
    },
  ];
};

const frameSteps = (moment: Moment, frame: Frame): Why => {
  const { state } = moment;
  const who = frame.seat === NONE ? '' : seatName(state, frame.seat);
  switch (frame.kind) {
    case FRAME.card: {
      const card = sourceName(frame);
      return frame.copy === 0
        ? [{ says: say('plays', { who, card }), rule: 'STS-13.18' }]
        : [{ says: say('copies', { who, card }), rule: 'STS-26.1' }];
    }
    case FRAME.shiv:
      return [{ says: say('shiv', { who }), rule: 'STS-21.7' }];
    case FRAME.attack:
      return [{ says: say('attack', { what: who }), rule: 'STS-38.25' }];
    case FRAME.potion:
      return [{ says: say('potion', { who, potion: sourceName(frame) }), rule: 'STS-8.16' }];
    case FRAME.enemy:
      return actionSteps(state, frame);
    default:
      return [...triggeredBy(moment, printedAbility(frame.routine)?.on, frame), abilityStep(state, frame)];
  }
};

/** A card waiting for its copies has not begun. */
const isBegun = ({ begun }: Frame): boolean => begun !== 0;

/** Everything being resolved, from the bottom: a card, and the card it plays. Or else the part of the round. */
export const causeOf = (moment: Moment): Why => {
  const { stack } = moment.state;
  const begun = stack.filter(isBegun);
  return begun.length === 0 ? phaseStep(moment.state) : begun.flatMap((frame) => frameSteps(moment, frame));
};
