/** What an event comes from: a link of the Cascade and its step, an attack, or a part of the turn. */
import { NONE, type Text, type Why, type WhyStep, whyStep } from '@three-spires/kernel';
import { CARDS } from '../content/index.ts';
import { LINK } from '../rules/compile/codes.ts';
import { abilityEntry, cardNamed } from '../rules/compile/entries.ts';
import { cardName, seatLabel } from '../rules/naming.ts';
import { findThing, isTower } from '../rules/refs.ts';
import type { Link, State } from '../rules/state.ts';
import { occasionOf, stepSentence } from '../text/ability-text.ts';
import { RULE_OF_PHASE } from '../text/aid.ts';
import type { CardDefinition } from '../words/definition.ts';
import { PHASES } from '../words/lists.ts';
import { type Moment, nameOf, phaseAt, tell, type Work } from './moment.ts';
import { say } from './say.ts';

/** By kind of link. */
const RULE_OF_LINK = {
  [LINK.unit]: 'MYS-6.1',
  [LINK.instant]: 'MYS-8.1',
  [LINK.passive]: 'MYS-9.1',
  [LINK.equipment]: 'MYS-10.1',
  [LINK.active]: 'MYS-7.6',
  [LINK.triggered]: 'MYS-22.11',
  [LINK.attack]: 'MYS-17.5',
};

/** The rule of how such a link comes about. */
export const ruleOfLink = (kind: number): string => RULE_OF_LINK[kind as keyof typeof RULE_OF_LINK];

/** The card an ability is printed on; a Tower is none. */
const cardOf = (ability: number): CardDefinition | undefined =>
  CARDS[cardNamed(abilityEntry(ability).name) ?? NONE];

/** How the log told the link. */
const lineOf = (state: State, link: Link): Text => {
  const { keeper: seat, kind, card, source, ability, id, answers, targets } = link;
  const number = state.links.indexOf(link) + 1;
  if (kind === LINK.attack) return attackLine(state);
  return tell({
    type: 'announced',
    ...{ seat, kind, card, source, ability, number, link: id, answers, waits: false, targets },
  });
};

/** What sets a Triggered effect off. */
export const occasionSteps = (ability: number): Why => {
  const { on } = ability < 0 ? { on: undefined } : abilityEntry(ability);
  if (on === undefined) return [];
  return [whyStep(say('occasion', { occasion: occasionOf(on, cardOf(ability)) }), 'MYS-7.3')];
};

export const linkSteps = (state: State, link: Link): Why => [
  whyStep(lineOf(state, link), ruleOfLink(link.kind)),
  ...occasionSteps(link.ability),
];

/** The link, and its step as printed. */
export const workSteps = (state: State, { link, entry }: Work, amount?: number): Why => [
  ...linkSteps(state, link),
  effectStep(link.ability, link.step, amount, entry.step.join === undefined ? 'MYS-22.10' : 'MYS-7.2'),
];

export const effectStep = (ability: number, step: number, amount?: number, rule = 'MYS-22.10'): WhyStep => {
  const said = abilityEntry(ability).steps[step];
  return whyStep(said === undefined ? [] : stepSentence(said.step, cardOf(ability)), rule, amount);
};

const attackerName = ({ attack, things }: State): string => {
  const attacker = things.find(({ id }) => id === attack.attacker);
  return attacker === undefined ? '' : cardName(attacker.card);
};

/** Once a Unit has intercepted, the state no longer knows the first target. */
const attackLine = (state: State): Text => {
  const { target, interceptor } = state.attack;
  const attacker = attackerName(state);
  const isThere = isTower(target) || findThing(state, target) !== undefined;
  return isThere && interceptor === NONE
    ? say('attack', { attacker, target: nameOf(state, target) })
    : say('attackAlone', { attacker });
};

/** The attack in progress, with the interceptor if there is one. */
export const attackSteps = (state: State): Why => {
  const { attack } = state;
  const attacker = findThing(state, attack.attacker);
  const interceptor = findThing(state, attack.interceptor);
  return [
    ...(attacker === undefined ? [] : [whyStep(attackLine(state), 'MYS-17.3')]),
    ...(interceptor === undefined
      ? []
      : [whyStep(say('intercepts', { card: cardName(interceptor.card) }), 'MYS-17.7')]),
  ];
};

export const phaseName = (phase: number): (typeof PHASES)[number] | undefined => PHASES[phase - 1];

/** The phase of the turn player in which something happens by itself. */
export const phaseSteps = (moment: Moment): Why => {
  const phase = phaseName(phaseAt(moment));
  if (phase === undefined) return [];
  const seat = seatLabel(moment.state.turnPlayer);
  return [whyStep(say('phase', { seat, phase }), RULE_OF_PHASE[phase])];
};
