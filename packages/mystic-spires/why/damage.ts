/** Damage, loss of HP, healing and Ignite marks (sections 17, 21, 27, 28, 33). */
import { type Why, whyStep } from '@three-spires/kernel';
import { DO } from '../rules/compile/codes.ts';
import { hasStatus, ignitesOf, STATUS } from '../rules/figures/figures.ts';
import { cardName, thingLabel } from '../rules/naming.ts';
import { findThing, isTower, towerSeat } from '../rules/refs.ts';
import { keeperAt, type Ref, type ShortList, type State, type Thing } from '../rules/state.ts';
import { amountSteps } from './amounts.ts';
import { attackSteps, phaseSteps } from './causes.ts';
import { type Explainers, lastOf, type Moment, type Told, tell, workOf } from './moment.ts';
import { passivesOn, powerSteps } from './passives.ts';
import { say } from './say.ts';

type Damaged = Told<'damaged'>;

/** The steps so far, and Levitating after them (MYS-28.1, MYS-28.2). */
const softened = (state: State, ref: Ref, steps: Why): Why => {
  const thing = isTower(ref) ? undefined : findThing(state, ref);
  if (thing === undefined || !hasStatus(thing, STATUS.levitating)) return steps;
  return [...steps, whyStep(say('levitating'), 'MYS-28.1', Math.ceil((steps.at(-1)?.amount ?? 0) / 2))];
};

/** The excess that Piercing carries over: the damage before it left fewer than 0 HP. */
const piercingSteps = ({ attacker, ref, amount }: Damaged, moment: Moment): Why => {
  const { state } = moment;
  const { target, interceptor } = state.attack;
  if (!isTower(ref) || isTower(target)) return [];
  const struck = lastOf(moment, 'damaged');
  if (struck === undefined || struck.ref !== interceptor || struck.attacker !== attacker) {
    // Its target is no longer in play if it was a Necrotic interceptor.
    if (findThing(state, target) === undefined) return [whyStep(say('piercingGone'), 'MYS-26.2', amount)];
  }
  const card = struck?.card === undefined ? '' : cardName(struck.card);
  return [whyStep(say('piercing', { card }), 'MYS-32.1', -(struck?.left ?? 0))];
};

const attackDamage = (event: Damaged, attacker: Thing, moment: Moment): Why => {
  const { state } = moment;
  return [
    ...softened(state, event.ref, [...attackSteps(state), ...powerSteps(state, attacker)]),
    ...piercingSteps(event, moment),
  ];
};

const marksOn = (state: State, ref: Ref): ShortList =>
  isTower(ref) ? keeperAt(state, towerSeat(ref)).marks : (findThing(state, ref)?.marks ?? []);

/** The mark that burns: each is damage for itself (MYS-27.3). */
const burnSteps = (event: Damaged, moment: Moment): Why => {
  const { state, earlier } = moment;
  const since = earlier.findLastIndex(({ type }) => type === 'phaseBegan');
  const burnt = earlier
    .slice(since + 1)
    .filter((each) => each.type === 'damaged' && each.ref === event.ref && each.attacker === undefined);
  const mark = marksOn(state, event.ref)[burnt.length];
  const number = (mark ?? 0) >> 1;
  return softened(state, event.ref, [
    ...phaseSteps(moment),
    whyStep(say('mark', { number }), 'MYS-27.2', number),
  ]);
};

/** Which Ignite of the attacker leaves this mark: a printed one, or one from a Passive effect. */
const igniteSteps = (moment: Moment, attacker: Thing): Why => {
  const { state, earlier } = moment;
  const since = earlier.findLastIndex(({ type }) => type === 'damaged');
  const left = earlier.slice(since + 1).filter(({ type }) => type === 'marked').length;
  const number = ignitesOf(state, attacker)[left] ?? 0;
  const gives = passivesOn(state, attacker).filter(({ aura }) => aura.bit === STATUS.ignite);
  return [
    ...gives.map(({ name }) =>
      whyStep(
        say('givesStatus', {
          source: name,
          card: thingLabel(state, attacker),
          status: [{ keyword: 'Ignite' }],
        }),
        'MYS-24.1',
      ),
    ),
    whyStep(say('igniteHas', { card: thingLabel(state, attacker), number }), 'MYS-27.1', number),
  ];
};

export const damageExplainers: Explainers<'damaged' | 'lostHp' | 'healed' | 'marked' | 'burned'> = {
  damaged: (event, moment) => {
    const { state } = moment;
    const attacker = event.attacker === undefined ? undefined : findThing(state, event.attacker);
    const work = workOf(state, DO.damage);
    const last = whyStep(tell(event), attacker === undefined ? 'MYS-21.1' : 'MYS-17.12', event.amount);
    if (attacker !== undefined) return [...attackDamage(event, attacker, moment), last];
    if (work !== undefined) return [...softened(state, event.ref, amountSteps(state, work)), last];
    return [...burnSteps(event, moment), last];
  },
  lostHp: (event, moment) => [
    ...phaseSteps(moment),
    whyStep(say('poisoned'), 'MYS-33.2', 1),
    whyStep(tell(event), 'MYS-21.6', event.amount),
  ],
  healed: (event, { state }) => {
    const work = workOf(state, DO.heal);
    const steps = work === undefined ? [] : amountSteps(state, work);
    const isCapped = (steps.at(-1)?.amount ?? event.amount) > event.amount;
    return [
      ...steps,
      ...(isCapped ? [whyStep(say('noMore'), 'MYS-21.3', event.amount)] : []),
      whyStep(tell(event), 'MYS-21.3', event.amount),
    ];
  },
  marked: (event, moment) => {
    const { state } = moment;
    const attacker = findThing(state, state.attack.attacker);
    return [
      ...attackSteps(state),
      ...(attacker === undefined ? [] : igniteSteps(moment, attacker)),
      whyStep(tell(event), 'MYS-27.1', event.amount),
    ];
  },
  burned: (_, moment) => [...phaseSteps(moment), whyStep(say('burned'), 'MYS-27.2')],
};
