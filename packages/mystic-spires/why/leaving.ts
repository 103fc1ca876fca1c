/** Why a card leaves the field (MYS-6.5, MYS-21.2, sections 25, 26, 29). */
import { type Why, whyStep } from '@three-spires/kernel';
import { DO } from '../rules/compile/codes.ts';
import { abilityEntry, cardEntry } from '../rules/compile/entries.ts';
import { cardName } from '../rules/naming.ts';
import { findThing } from '../rules/refs.ts';
import { ATTACK, type Link, type State } from '../rules/state.ts';
import { attackSteps, linkSteps, workSteps } from './causes.ts';
import { linkPaidFor } from './costs.ts';
import { type Explainers, type Moment, type Told, tell, type Work, workOf } from './moment.ts';
import { say } from './say.ts';

type Left = Told<'left'>;

/** The event of this move after which the card had no HP left. */
const lastBlow = ({ thing }: Left, { earlier }: Moment): Moment['earlier'][number] | undefined => {
  const hpAfter = (event: Moment['earlier'][number]): number | undefined => {
    switch (event.type) {
      case 'damaged':
      case 'lostHp':
      case 'healed':
        return event.ref === thing ? event.left : undefined;
      case 'figures':
        return event.things.find((figures) => figures.thing === thing)?.hp;
      default:
        return undefined;
    }
  };
  const blow = earlier.findLast((event) => hpAfter(event) !== undefined);
  return blow !== undefined && (hpAfter(blow) ?? 1) <= 0 ? blow : undefined;
};

/** Whether a destroying step meant this card, rather than one bonded with it. */
const isMeant = (state: State, { thing, card }: Left, { link, entry }: Work): boolean => {
  if (link.targets.includes(thing)) return true;
  switch (entry.what) {
    case 'self':
      return link.source === thing;
    case 'it':
      return link.it.includes(thing);
    case 'attacker':
      return link.subject === thing;
    case 'host':
      return findThing(state, link.source)?.host === thing;
    default:
      return typeof entry.what === 'object' && link.targets.length === 0 && entry.sieve?.inPlay[card] === 1;
  }
};

const isOwnPrice = (link: Link | undefined, { thing }: Left): link is Link =>
  link !== undefined && link.ability >= 0 && abilityEntry(link.ability).destroySelf && link.source === thing;

/** Destroyed by the attack itself, without damage: Necrotic or Fatal. */
const attackReason = ({ thing, killer }: Left, { attack, links }: State): Why | undefined => {
  if (links.length > 0) return undefined;
  if (attack.stage === ATTACK.declared && attack.attacker === thing)
    return [whyStep(say('necroticAttacks'), 'MYS-26.1')];
  if (attack.stage === ATTACK.intercepted && attack.interceptor === thing)
    return [whyStep(say('necroticIntercepts'), 'MYS-26.2')];
  return killer === undefined ? undefined : [whyStep(say('fatal'), 'MYS-25.1')];
};

const destroyedSteps = (event: Left, moment: Moment): Why => {
  const { state, earlier } = moment;
  const blow = lastBlow(event, moment);
  if (blow !== undefined) {
    const line = tell(blow);
    return [
      ...(blow.type === 'damaged' && blow.attacker !== undefined ? attackSteps(state) : []),
      ...(line.length === 0 ? [] : [whyStep(line, 'MYS-21.1')]),
      whyStep(say('noHp'), 'MYS-21.2'),
    ];
  }
  const byAttack = attackReason(event, state);
  if (byAttack !== undefined) return [...attackSteps(state), ...byAttack];
  const work = workOf(state, DO.destroy);
  if (work !== undefined && isMeant(state, event, work)) return workSteps(state, work);
  const before = earlier.findLast(({ type }) => type === 'left');
  return [
    ...(before === undefined ? [] : [whyStep(tell(before), 'MYS-6.5')]),
    whyStep(say('bonded'), 'MYS-29.1'),
  ];
};

const reasonOf = (event: Left, moment: Moment): Why => {
  const { state } = moment;
  const paidFor = linkPaidFor(moment);
  if (isOwnPrice(paidFor, event))
    return [
      ...linkSteps(state, paidFor),
      whyStep(say('selfPrice', { card: cardName(event.card) }), 'MYS-22.2'),
    ];
  if (event.destroyed) return destroyedSteps(event, moment);
  const work = workOf(state, DO.exile, DO.toHand, DO.toDeck);
  if (work !== undefined && event.to !== 'graveyard') return workSteps(state, work);
  return [whyStep(say('hostGone'), 'MYS-10.4')];
};

const RULE_OF_PLACE: Readonly<Record<Left['to'], string>> = {
  graveyard: 'MYS-4.2',
  hand: 'MYS-4.5',
  deck: 'MYS-4.5',
  exile: 'MYS-30.1',
  tokens: 'MYS-3.5',
};

const ruleOf = ({ card, to, destroyed }: Left): string =>
  destroyed && cardEntry(card).isUnit && to === 'graveyard' ? 'MYS-6.5' : RULE_OF_PLACE[to];

export const leavingExplainers: Explainers<'left'> = {
  left: (event, moment) => [...reasonOf(event, moment), whyStep(tell(event), ruleOf(event))],
};
