/** Damage, lost HP and healing. */
import { NONE, type Text, type Why } from '@three-spires/kernel';
import { MODIFIER, modifier } from '../rules/combat/modifiers.ts';
import type { CodeName } from '../rules/compile/op.ts';
import { enemyName, seatName } from '../rules/naming.ts';
import { type Frame, playerAt } from '../rules/state.ts';
import { causeOf } from './cause.ts';
import { hitOnEnemy, hitOnPlayer } from './hit.ts';
import type { EventOfType, Moment } from './moment.ts';
import { orbInFrame, orbTally } from './orbs.ts';
import { say } from './say.ts';
import { amountIn, becomes, changing, type Tally } from './tally.ts';

type Damaged = EventOfType<'damaged'>;
type Harmed = Damaged | EventOfType<'hpLost'>;

const DAMAGE: ReadonlySet<CodeName> = new Set(['damage', 'damagePlayers', 'damageAttackers']);
const LOSSES: ReadonlySet<CodeName> = new Set(['loseHp', 'loseHpSubject']);
const HEALS: ReadonlySet<CodeName> = new Set(['heal']);

const hitTally = (moment: Moment<Damaged>, frame: Frame): Tally | undefined => {
  const { state, event, op } = moment;
  if (op === undefined) return undefined;
  return event.side === 'enemy'
    ? hitOnEnemy(state, frame, op, event.index, event.lost)
    : hitOnPlayer(state, frame, op, event.index);
};

/** What was dealt, before Block. */
const dealt = (moment: Moment<Damaged>): Tally | undefined => {
  const { frame, event, step } = moment;
  if (frame === undefined) return undefined;
  if (event.hit) return hitTally(moment, frame);
  const orb = orbInFrame(moment);
  if (orb !== NONE) return orbTally(moment, orb, say('damage'));
  return amountIn(
    moment,
    DAMAGE,
    event.blocked + event.lost,
    say('damage'),
    step === 'damage' ? 'STS-16.12' : 'STS-16.11',
  );
};

const dealsNone = ({ state, event, frame }: Moment<Damaged>): boolean =>
  event.side === 'enemy' &&
  frame !== undefined &&
  frame.seat >= 0 &&
  playerAt(state, frame.seat).dealsNoDamage !== 0;

/** Why less was lost than got through, and by which rule. */
const limitOf = ({ state, event, earlier }: Moment<Harmed>): readonly [Text, string] => {
  const { side, index, lost } = event;
  if (side === 'enemy') {
    const enemy = state.enemies[index];
    return enemy === undefined || enemy.hp === 0
      ? [say('onlyHp', { left: lost }), 'STS-15.1']
      : [say('immune', { enemy: enemyName(event.kind), left: lost }), 'STS-12.4'];
  }
  const last = earlier.findLast(({ type }) => type === 'lossCancelled');
  const player = playerAt(state, index);
  if (lost === 0 && last !== undefined) return [say('lossPrevented'), 'STS-24.9'];
  if (player.hpLossLimited !== 0 || modifier(player, MODIFIER.hpLossLimit) > 0)
    return [say('lossLimit'), 'STS-34.1'];
  return [say('onlyHp', { left: lost }), 'STS-15.3'];
};

/** From what gets through to what is lost. */
const limited = (moment: Moment<Harmed>, tally: Tally): Tally => {
  const [says, rule] = limitOf(moment);
  return changing(tally, (amount) => Math.min(amount, moment.event.lost), says, rule);
};

const endingIn = (moment: Moment<Harmed>, tally: Tally | undefined): Why => {
  const { lost } = moment.event;
  return [
    ...causeOf(moment),
    ...(tally === undefined ? [] : limited(moment, tally).steps),
    {
      says: say('hpLost', { lost }),
      rule: moment.event.type === 'damaged' ? 'STS-38.3' : 'STS-16.11',
      amount: lost,
    },
  ];
};

export const damaged = (moment: Moment<Damaged>): Why => {
  const { state, event, frame } = moment;
  let tally = dealt(moment);
  if (tally === undefined || frame === undefined) return endingIn(moment, undefined);
  if (dealsNone(moment))
    tally = changing(tally, () => 0, say('noDamage', { who: seatName(state, frame.seat) }), 'STS-38.10');
  // What a secret count comes to shows in what it does.
  const through = tally.amount === undefined ? event.lost : tally.amount - event.blocked;
  if (event.blocked > 0)
    tally = becomes(tally, through, say('blocked', { blocked: event.blocked }), 'STS-38.3');
  return endingIn(moment, tally);
};

export const hpLost = (moment: Moment<EventOfType<'hpLost'>>): Why =>
  endingIn(moment, amountIn(moment, LOSSES, moment.event.lost, say('hp'), 'STS-16.11'));

export const healed = (moment: Moment<EventOfType<'healed'>>): Why => {
  const { amount } = moment.event;
  const tally = amountIn(moment, HEALS, amount, say('hp'), 'STS-12.3');
  const rest = tally && changing(tally, () => amount, say('upToMost', { amount }), 'STS-4.6');
  return [
    ...causeOf(moment),
    ...(rest?.steps ?? []),
    {
      says: say('healed', { amount }),
      rule: moment.event.side === 'player' ? 'STS-4.6' : 'STS-12.3',
      amount,
    },
  ];
};
