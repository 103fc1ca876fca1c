/** Power, HP and statuses: what changed them, and what they are made of now (MYS-21.4, section 24). */
import { andList, type Text, type Why, whyStep } from '@three-spires/kernel';
import { AURA, DO } from '../rules/compile/codes.ts';
import { abilityEntry, cardEntry } from '../rules/compile/entries.ts';
import type { Figures, Limits, MysticSpiresEvent } from '../rules/event.ts';
import { spanBits } from '../rules/figures/spans.ts';
import { cardName, seatLabel, thingLabel } from '../rules/naming.ts';
import { findThing } from '../rules/refs.ts';
import { PHASE, STAGE, type State, type Thing } from '../rules/state.ts';
import { signed } from '../words/amounts.ts';
import { STATUSES, statusesIn } from '../words/lists.ts';
import { amountSteps } from './amounts.ts';
import { attackSteps, linkSteps, phaseSteps, workSteps } from './causes.ts';
import { linkPaidFor } from './costs.ts';
import { type Explainers, type Moment, nameOf, phaseAt, tell, workOf } from './moment.ts';
import { passives, passivesOn, sharesOf, shareText } from './passives.ts';
import { say } from './say.ts';

export const statusText = (bits: number): Text =>
  andList(statusesIn(bits).map((keyword): Text => [{ keyword }]));

/** Every change of a status that is not printed, taking away last because it wins (MYS-24.1). */
const statusSteps = (state: State, thing: Thing): Why => {
  const card = cardName(thing.card);
  const found: { readonly text: Text }[] = [];
  const given = spanBits(thing.given);
  const stripped = spanBits(thing.stripped);
  const by = (does: number) =>
    passivesOn(state, thing)
      .filter(({ aura }) => aura.does === does)
      .map(({ aura, name }) => ({ status: statusText(aura.bit), source: name, card }));
  for (const keyword of statusesIn(given))
    found.push({ text: say('givenStatus', { card, status: [{ keyword }] }) });
  for (const params of by(AURA.give)) found.push({ text: say('givesStatus', params) });
  for (const params of by(AURA.strip)) found.push({ text: say('takesStatus', params) });
  for (const keyword of statusesIn(stripped))
    found.push({ text: say('tookStatus', { card, status: [{ keyword }] }) });
  return found.map(({ text }) => whyStep(text, 'MYS-24.1'));
};

/** What one card's figures are made of; `count` is how many cards of the name this tells. */
const thingSteps = (state: State, { thing: id, power, hp, maxHp, statuses }: Figures, count: number): Why => {
  const thing = findThing(state, id);
  if (thing === undefined) return [];
  const card = cardName(thing.card);
  const figures = { card, count, power, hp: Math.max(0, hp), maxHp };
  let sum = 0;
  const shares = sharesOf(state, thing).map((share) => {
    sum += share.power;
    return whyStep(shareText(share), share.rule, sum);
  });
  const now = say(statuses === 0 ? 'nowHas' : 'nowHasStatuses', {
    ...figures,
    card: count === 1 ? card : say('several', { card, count }),
    statuses: statusText(statuses),
  });
  return [
    ...shares,
    ...(sum < 0 ? [whyStep(say('floor'), 'MYS-21.5', 0)] : []),
    ...statusSteps(state, thing),
    whyStep(now, 'MYS-21.4', power),
  ];
};

/** Every Unit whose figures changed; those that read the same are told once. */
const thingsSteps = (state: State, all: readonly Figures[]): Why => {
  const units = all.filter(({ thing }) => cardEntry(findThing(state, thing)?.card ?? 0).isUnit);
  const things = units.length > 0 ? units : all;
  const chains = things.map((figures) => JSON.stringify(thingSteps(state, figures, 1)));
  return things.flatMap((figures, at) => {
    const alike = chains.filter((chain) => chain === chains[at]).length;
    return chains.indexOf(chains[at] ?? '') === at ? thingSteps(state, figures, alike) : [];
  });
};

const limitSteps = (state: State, { seat, limit, towerBarred }: Limits): Why => {
  const who = seatLabel(seat);
  const sources = passives(state).filter(
    ({ aura, seat: of }) => of !== seat && (aura.does === AURA.limit || aura.does === AURA.forbidTower),
  );
  return [
    ...sources.map(({ name }) => whyStep(say('passive', { card: name }), 'MYS-7.3')),
    limit === undefined
      ? whyStep(say('noLimit', { seat: who }), 'MYS-16.3')
      : whyStep(say('limit', { seat: who, limit }), 'MYS-16.3', limit),
    whyStep(say(towerBarred ? 'towerBarred' : 'towerFree', { seat: who }), 'MYS-1.3'),
  ];
};

/** Events after which the figures are computed again while a Cascade goes on. */
const OF_CASCADE: readonly string[] = ['resolved', 'disrupted', 'summoned', 'arrived', 'moved', 'left'];

/** Whether the window of the End Phase has just closed (MYS-19.2). */
const isTurnEnding = (moment: Moment): boolean => {
  const { state, earlier } = moment;
  const isClosing = state.stage === STAGE.window && state.links.length === 0;
  return phaseAt(moment) === PHASE.end && isClosing && !OF_CASCADE.includes(earlier.at(-1)?.type ?? '');
};

const lineOf = (event: MysticSpiresEvent, state: State): Text => {
  switch (event.type) {
    case 'resolved':
      return say('resolves', {
        card: event.card < 0 ? abilityEntry(event.ability).name : cardName(event.card),
      });
    case 'raised':
      return say('raised', {
        card: nameOf(state, event.thing),
        power: signed(event.power),
        hp: signed(event.hp),
      });
    case 'fatigued':
    case 'readied':
      return say(event.type, { card: nameOf(state, event.thing) });
    default:
      return tell(event);
  }
};

/** What happened just before the figures were computed again. */
const changeSteps = (moment: Moment): Why => {
  const { state, earlier } = moment;
  if (isTurnEnding(moment)) return [whyStep(say('durations'), 'MYS-19.2')];
  if (earlier.at(-1)?.type === 'turnBegan') return [whyStep(say('sleepEnds'), 'MYS-34.2')];
  const told = earlier.findLast((event) => lineOf(event, state).length > 0);
  return told === undefined ? phaseSteps(moment) : [whyStep(lineOf(told, state), 'MYS-36.1')];
};

export const figureExplainers: Explainers<
  'raised' | 'status' | 'figures' | 'fatigued' | 'readied' | 'bonded'
> = {
  raised: (event, { state }) => {
    const work = workOf(state, DO.raise);
    const { power, hp } = event;
    const thing = findThing(state, event.thing);
    const card = thing === undefined ? '' : thingLabel(state, thing);
    return [
      ...(work === undefined ? [] : amountSteps(state, work)),
      whyStep(say('raised', { card, power: signed(power), hp: signed(hp) }), 'MYS-21.4', power),
    ];
  },
  status: (event, { state }) => {
    const work = workOf(state, event.given ? DO.give : DO.strip);
    const name = STATUSES[event.status];
    return [
      ...(work === undefined
        ? [...attackSteps(state), whyStep(say('infected'), 'MYS-33.1')]
        : workSteps(state, work)),
      whyStep(tell(event), name === 'Poisoned' ? 'MYS-33.3' : 'MYS-24.1'),
    ];
  },
  figures: ({ things, keepers }, moment) => [
    ...changeSteps(moment),
    ...thingsSteps(moment.state, things),
    ...keepers.flatMap((limits) => limitSteps(moment.state, limits)),
  ],
  fatigued: (event, moment) => {
    const { state } = moment;
    const thing = findThing(state, event.thing);
    const last = whyStep(
      say('fatigued', { card: thing === undefined ? '' : thingLabel(state, thing) }),
      'MYS-20.1',
    );
    const paidFor = linkPaidFor(moment);
    if (paidFor !== undefined) {
      const isHost = paidFor.source !== event.thing;
      return [
        ...linkSteps(state, paidFor),
        isHost ? whyStep(say('fatigueHost'), 'MYS-10.6') : whyStep(say('fatiguePrice'), 'MYS-7.5'),
        last,
      ];
    }
    const isInterceptor = state.attack.interceptor === event.thing;
    return [
      ...attackSteps(state),
      isInterceptor
        ? whyStep(say('tiredIntercepting'), 'MYS-20.4')
        : whyStep(say('tiredAttacking'), 'MYS-20.3'),
      last,
    ];
  },
  readied: (event, moment) => {
    const { state } = moment;
    const work = workOf(state, DO.ready);
    return [
      ...(work === undefined
        ? [...phaseSteps(moment), whyStep(say('rotation'), 'MYS-20.2')]
        : workSteps(state, work)),
      whyStep(say('readied', { card: nameOf(state, event.thing) }), 'MYS-20.7'),
    ];
  },
  bonded: (event, { state }) => {
    const work = workOf(state, DO.bond);
    return [...(work === undefined ? [] : workSteps(state, work)), whyStep(tell(event), 'MYS-29.1')];
  },
};
