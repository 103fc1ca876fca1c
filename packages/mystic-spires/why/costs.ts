/** Crystal: every gain, cost and price, and every change of a cost (MYS-5.7, MYS-13.5, MYS-15.1). */
import { NONE, type Why, whyStep } from '@three-spires/kernel';
import { AURA, DO, LINK } from '../rules/compile/codes.ts';
import { abilityEntry, cardEntry, towerEntry } from '../rules/compile/entries.ts';
import { cardName, seatLabel } from '../rules/naming.ts';
import { towerRef } from '../rules/refs.ts';
import { keeperAt, type Link, QUESTION, type State } from '../rules/state.ts';
import { amountSteps } from './amounts.ts';
import { linkSteps, phaseSteps, workSteps } from './causes.ts';
import { type Explainers, type Moment, nameOf, type Told, tell, type Work, workOf } from './moment.ts';
import { passives } from './passives.ts';
import { say } from './say.ts';

type Changed = Told<'crystal'>;

const isFromHand = ({ kind }: Link): boolean => kind <= LINK.equipment;

/** What is paid before anything of an announcement is told. */
const PRICES: readonly string[] = ['crystal', 'fatigued', 'left'];

/** The link that is being announced and paid for, rather than carried out. */
export const linkPaidFor = ({ state, earlier }: Moment): Link | undefined => {
  const link = state.links.at(-1);
  const isAnnounced = earlier.some(
    (event) =>
      (event.type === 'announced' || event.type === 'announcing') &&
      link !== undefined &&
      event.link === link.id,
  );
  const isFirst = state.gathering !== 0 || earlier.every(({ type }) => PRICES.includes(type));
  return isFirst && !isAnnounced && link?.step === 0 ? link : undefined;
};

/** The printed cost, and what each Passive effect of the opponent adds to it. */
const costSteps = (state: State, { keeper, card }: Link): Why => {
  let { cost: number } = cardEntry(card);
  const steps = [whyStep(say('cost', { card: cardName(card), number }), 'MYS-5.7', number)];
  if (!cardEntry(card).isSpell) return steps;
  for (const { aura, seat, name } of passives(state)) {
    if (aura.does !== AURA.tax || seat === keeper) continue;
    number += aura.number;
    steps.push(whyStep(say('taxed', { source: name, number: aura.number }), 'MYS-5.7', number));
  }
  return steps;
};

/** The link and its price; without its targets, which are chosen after it is paid. */
const paidSteps = (state: State, link: Link): Why => [
  ...linkSteps(state, link),
  ...(isFromHand(link)
    ? costSteps(state, link)
    : [
        whyStep(
          say('price', { number: abilityEntry(link.ability).crystal }),
          'MYS-22.2',
          abilityEntry(link.ability).crystal,
        ),
      ]),
];

const effectSteps = (state: State, work: Work, number: number): Why => {
  const steps = amountSteps(state, work);
  const isCapped = (steps.at(-1)?.amount ?? number) > number;
  return isCapped ? [...steps, whyStep(say('allThere'), 'MYS-13.5', number)] : steps;
};

const incomeSteps = (moment: Moment, seat: number): Why => {
  const { tower } = keeperAt(moment.state, seat);
  const number = tower === NONE ? 0 : towerEntry(tower).crystal;
  return [
    ...phaseSteps(moment),
    whyStep(say('income', { tower: nameOf(moment.state, towerRef(seat)), number }), 'MYS-15.1', number),
  ];
};

const reasonOf = (event: Changed, moment: Moment): Why => {
  const { state } = moment;
  const number = Math.abs(event.change);
  const paidFor = event.change < 0 ? linkPaidFor(moment) : undefined;
  if (state.question.kind === QUESTION.toll) {
    const work = workOf(state, DO.toll);
    return work === undefined ? [] : workSteps(state, work, number);
  }
  if (paidFor !== undefined && paidFor.keeper === event.seat && paidFor.paid === number)
    return paidSteps(state, paidFor);
  const work = event.change < 0 ? workOf(state, DO.drain) : workOf(state, DO.gain);
  if (work !== undefined) return effectSteps(state, work, number);
  return incomeSteps(moment, event.seat);
};

export const costExplainers: Explainers<'crystal' | 'toll'> = {
  crystal: (event, moment) => [
    ...reasonOf(event, moment),
    whyStep(tell(event), 'MYS-13.5', Math.abs(event.change)),
  ],
  toll: (event, { state }) => {
    const { seat, number, paid } = event;
    const work = workOf(state, DO.toll);
    const isShort = !paid && keeperAt(state, seat).crystal < number;
    return [
      ...(work === undefined ? [] : workSteps(state, work, number)),
      isShort
        ? whyStep(say('cannotPay', { seat: seatLabel(seat), number }), 'MYS-15.3')
        : whyStep(say('asked', { seat: seatLabel(seat) }), 'MYS-7.7'),
      whyStep(tell(event), 'MYS-15.3', number),
    ];
  },
};
