/** Block, tokens, Energy and gold. */
import { NONE, type Why } from '@three-spires/kernel';
import { faceOf } from '../rules/card.ts';
import { MODIFIER, modifier } from '../rules/combat/modifiers.ts';
import { IS_STARTER_DEFEND } from '../rules/compile/face-tables.ts';
import type { CodeName } from '../rules/compile/op.ts';
import { FRAME, playerAt } from '../rules/state.ts';
import { type Icon, icon } from '../words/phrases/icons.ts';
import { chain } from './ending.ts';
import type { EventOfType, Moment } from './moment.ts';
import { orbInFrame, orbTally } from './orbs.ts';
import { say } from './say.ts';
import { sourcesOf } from './sources.ts';
import { adding, amountIn, fitted, type Tally, tallyOf } from './tally.ts';

const BLOCK: ReadonlySet<CodeName> = new Set(['block', 'blockSelfEnemy']);
const ENERGY: ReadonlySet<CodeName> = new Set(['energy']);
const PUT: ReadonlySet<CodeName> = new Set([
  'token',
  'tokenOnPlayers',
  'tokenOnSelfEnemy',
  'tokenOnRecipient',
  'shiv',
  'miracle',
]);

const doubled = (amount: number, rule: string): Tally => tallyOf(say('double', { amount }), amount, rule);

/** Extra Block for each icon of a card (rules/steps/block.ts). */
const withBonus = ({ state, frame }: Moment, tally: Tally | undefined): Tally | undefined => {
  if (tally === undefined || frame?.kind !== FRAME.card) return tally;
  const player = playerAt(state, frame.seat);
  const names = [MODIFIER.blockPerIcon];
  if (IS_STARTER_DEFEND[faceOf(frame.card)] === 1) names.push(MODIFIER.starterDefendBlock);
  return names.reduce((sum, name) => {
    const by = modifier(player, name);
    return adding(sum, by, say('adds', { what: sourcesOf(player, [name]), by }), 'STS-38.3');
  }, tally);
};

const blockTally = (moment: Moment<EventOfType<'blockGained'>>): Tally | undefined => {
  const { amount } = moment.event;
  const thing = icon('block');
  const orb = orbInFrame(moment);
  if (orb !== NONE) return orbTally(moment, orb, thing);
  if (moment.step === 'doubleBlock') return doubled(amount, 'STS-16.14');
  const tally = amountIn(moment, BLOCK, amount, thing, 'STS-38.3');
  return moment.step === 'block' ? withBonus(moment, tally) : tally;
};

export const blockGained = (moment: Moment<EventOfType<'blockGained'>>): Why => {
  const { amount, side } = moment.event;
  const rule = side === 'player' ? 'STS-38.3' : 'STS-16.4';
  return chain(moment, rule, fitted(blockTally(moment), amount, 'STS-38.4'), amount);
};

export const energyGained = (moment: Moment<EventOfType<'energyGained'>>): Why => {
  const { amount } = moment.event;
  const tally =
    moment.step === 'doubleEnergy'
      ? doubled(amount, 'STS-6.3')
      : amountIn(moment, ENERGY, amount, icon('energy'), 'STS-6.3');
  return chain(moment, 'STS-6.3', fitted(tally, amount, 'STS-6.2'), amount);
};

const LIMIT_OF: Readonly<Record<string, string>> = {
  strength: 'STS-38.18',
  vulnerable: 'STS-38.21',
  weak: 'STS-38.23',
  poison: 'STS-21.6',
  shiv: 'STS-21.10',
  miracle: 'STS-23.3',
};
const RULE_OF: Readonly<Record<string, string>> = {
  strength: 'STS-38.18',
  vulnerable: 'STS-38.20',
  weak: 'STS-38.22',
  poison: 'STS-21.2',
  shiv: 'STS-21.9',
  miracle: 'STS-23.2',
};

type Token = EventOfType<'tokenChanged'>;

/** Tokens that come from something else than the step's own amount. */
const otherTokens = (moment: Moment<Token>): Why | undefined => {
  const { state, event, step, frame } = moment;
  const { token, change } = event;
  if (step === 'endAttack')
    return [
      token === 'weak'
        ? { says: say('spentWeak'), rule: 'STS-17.4' }
        : { says: say('spentVulnerable'), rule: 'STS-17.4' },
    ];
  if (token === 'poison' && (step === 'hit' || step === 'hitAnyEnemies'))
    return [{ says: say('poisoned', { amount: change }), rule: 'STS-21.2', amount: change }];
  if (event.side !== 'player' || token !== 'strength') return undefined;
  const lends = frame !== undefined && playerAt(state, event.index).strengthForAttack !== 0;
  return lends || (change < 0 && !LOSES_STRENGTH.has(step))
    ? [{ says: say('lent'), rule: 'STS-20.4' }]
    : undefined;
};

const LOSES_STRENGTH: ReadonlySet<CodeName | undefined> = new Set(['fadeStrength', 'clearTokens']);

/** Losing a token is told as it is; a gain counts up to it. */
const tokenSteps = (moment: Moment<Token>): Why => {
  const { event, step } = moment;
  const { token, change } = event;
  const other = otherTokens(moment);
  if (other !== undefined) return other;
  if (change < 0) return [];
  const thing = icon(token as Icon, change);
  if (step === 'doubleStrength' || step === 'multiplyPoison')
    return fitted(tallyOf(say('double', { amount: change }), change, 'STS-16.10'), change, '');
  return fitted(amountIn(moment, PUT, change, thing, RULE_OF[token]), change, LIMIT_OF[token] ?? '');
};

export const tokenChanged = (moment: Moment<Token>): Why => {
  const { token, change } = moment.event;
  return chain(moment, RULE_OF[token], tokenSteps(moment), change);
};

export const miracleSpent = (moment: Moment<EventOfType<'miracleSpent'>>): Why =>
  chain(moment, 'STS-23.2', [], 1);

export const goldChanged = (moment: Moment<EventOfType<'goldChanged'>>): Why => {
  const { change } = moment.event;
  return chain(moment, 'STS-8.22', [], change);
};

export const hpSet = (moment: Moment<EventOfType<'hpSet'>>): Why => {
  const { hp } = moment.event;
  const saved = moment.earlier.at(-1)?.type === 'potionUsed';
  return chain(
    moment,
    'STS-4.6',
    [saved ? { says: say('saved'), rule: 'STS-15.4' } : { says: say('hpCap'), rule: 'STS-34.1' }],
    hp,
  );
};
