/** The figure of a hit before Block (STS-38.10). */
import { faceOf } from '../rules/card.ts';
import { holds, WRATH } from '../rules/combat/count.ts';
import { hitDamage } from '../rules/combat/harm.ts';
import { MODIFIER, modifier } from '../rules/combat/modifiers.ts';
import { TRAIT, traitsOf } from '../rules/combat/traits.ts';
import { IS_STARTER_STRIKE } from '../rules/compile/face-tables.ts';
import type { Op } from '../rules/compile/op.ts';
import { enemyName } from '../rules/naming.ts';
import { type Enemy, enemyAt, FRAME, type Frame, type Player, playerAt, type State } from '../rules/state.ts';
import { CONDITIONS } from '../words/lists.ts';
import { conditionText } from '../words/phrases/condition.ts';
import { icon } from '../words/phrases/icons.ts';
import { say } from './say.ts';
import { sourcesOf } from './sources.ts';
import { adding, becomes, changing, counted, type Tally } from './tally.ts';

const HIT = icon('hit');

/** Vulnerable and Weak (STS-38.24). */
const withTokens = (tally: Tally, attackerWeak: number, targetVulnerable: number): Tally => {
  if (attackerWeak > 0 && targetVulnerable > 0)
    return becomes(tally, tally.amount, say('cancel'), 'STS-38.24');
  const to = (amount: number): number => hitDamage(amount, attackerWeak, targetVulnerable);
  if (targetVulnerable > 0) return changing(tally, to, say('vulnerable'), 'STS-38.20');
  return attackerWeak > 0 ? changing(tally, to, say('weak'), 'STS-38.22') : tally;
};

const atLeastNone = (amount: number): number => Math.max(0, amount);

/** A hit of several belongs to a multi-hit. */
const ruleOfHit = ({ times, timesPer }: Op): string =>
  times > 1 || timesPer !== 0 ? 'STS-17.3' : 'STS-38.9';

const withModifier = (tally: Tally, player: Player, names: readonly number[]): Tally => {
  const by = names.reduce((sum, name) => sum + modifier(player, name), 0);
  return adding(tally, by, say('adds', { what: sourcesOf(player, names), by }), 'STS-38.10');
};

/** What the card's cubes add counts in the sum of the modifier (Conjure Blade). */
const STRIKES = [MODIFIER.starterStrikeDamage, MODIFIER.starterStrikeDamagePerCube];

const withStarterStrike = (tally: Tally, player: Player): Tally => {
  const by = modifier(player, MODIFIER.starterStrikeDamage);
  return adding(tally, by, say('adds', { what: sourcesOf(player, STRIKES), by }), 'STS-38.10');
};

const bonusHolds = (state: State, frame: Frame, op: Op, enemy: Enemy, lost: number): boolean =>
  CONDITIONS[op.condition] === 'targetAtFullHp' ? enemy.hp + lost === enemy.maxHp : holds(state, frame, op);

const FACES_OF_DIE = [1, 2, 3, 4, 5, 6];

const conditionOf = ({ condition, faces }: Op) =>
  conditionText({
    is: CONDITIONS[condition] ?? 'die',
    faces: FACES_OF_DIE.filter((face) => (faces & (1 << face)) !== 0),
  });

/** `lost` is what it has cost the enemy, which has already happened. */
export const hitOnEnemy = (state: State, frame: Frame, op: Op, index: number, lost: number): Tally => {
  const enemy = enemyAt(state, index);
  const player = playerAt(state, frame.seat);
  let tally = counted(state, frame, op, HIT, ruleOfHit(op));
  const strength = player.strength * op.perStrength;
  tally = adding(tally, strength, say('adds', { what: icon('strength'), by: strength }), 'STS-38.18');
  tally = adding(
    tally,
    frame.bonus,
    say('adds', { what: say('effectThatPlays'), by: frame.bonus }),
    'STS-38.10',
  );
  if (player.stance === WRATH) {
    tally = adding(tally, 1, say('adds', { what: say('inWrath'), by: 1 }), 'STS-23.8');
    tally = withModifier(tally, player, [MODIFIER.wrathDamage]);
  }
  if (frame.kind === FRAME.shiv) tally = withModifier(tally, player, [MODIFIER.shivDamage]);
  else if (frame.kind === FRAME.card && IS_STARTER_STRIKE[faceOf(frame.card)] === 1)
    tally = withStarterStrike(tally, player);
  if (frame.paid === 0) tally = withModifier(tally, player, [MODIFIER.zeroCostDamage]);
  if (op.bonus !== 0 && bonusHolds(state, frame, op, enemy, lost))
    tally = adding(tally, op.bonus, say('bonus', { by: op.bonus, condition: conditionOf(op) }), 'STS-16.10');
  if ((traitsOf(enemy) & TRAIT.slow) !== 0)
    tally = adding(tally, 1, say('adds', { what: say('slow'), by: 1 }), 'STS-38.10');
  tally = changing(tally, atLeastNone, say('atLeast'), 'STS-38.10');
  tally = withTokens(tally, player.weak, enemy.vulnerable);
  if ((traitsOf(enemy) & TRAIT.flying) !== 0)
    tally = changing(
      tally,
      (amount) => Math.min(1, amount),
      say('flying', { enemy: enemyName(enemy.kind) }),
      'STS-38.10',
    );
  return tally;
};

/** An enemy's hit (STS-17.3). */
export const hitOnPlayer = (state: State, frame: Frame, op: Op, seat: number): Tally => {
  const enemy = enemyAt(state, frame.enemy);
  const player = playerAt(state, seat);
  let tally = counted(state, frame, op, HIT, ruleOfHit(op));
  tally = adding(
    tally,
    enemy.strength,
    say('adds', { what: icon('strength'), by: enemy.strength }),
    'STS-38.18',
  );
  if ((traitsOf(enemy) & TRAIT.curiosity) !== 0) {
    const by = player.powers.length;
    tally = adding(tally, by, say('perPower', { by }), 'STS-38.10');
  }
  return withTokens(tally, enemy.weak, player.vulnerable);
};
