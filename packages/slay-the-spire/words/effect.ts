/**
 * The effect vocabulary: what cards, items and enemies do, as data. A definition reads like the printed
 * card, from top to bottom; text and behaviour both come from it.
 */
import type { EnemyEffect } from './enemy-effect.ts';
import type { ItemEffect } from './item-effect.ts';
import type { ConditionName, Count, Doubling, Orb, PileName, Stance, Token } from './lists.ts';
import type { RunEffect } from './run-effect.ts';

/** A number, or a number counted off the state: `base` plus `each` for every one of `per`. */
export type Amount = number | { readonly base: number; readonly each: number; readonly per: Count };

/**
 * Where an effect lands. For players: one chosen enemy, every enemy of one chosen row and the Boss, ALL
 * enemies, a freely chosen enemy each time, or one enemy and perhaps another. For enemies: the player in the
 * row, every player, or the player whose card set an ability off.
 */
export type EnemyAim = 'enemy' | 'row' | 'all' | 'anyEnemyEachTime' | 'oneOrTwoEnemies';
export type PlayerAim = 'facing' | 'everyone' | 'thatPlayer';
export type Recipient = 'self' | 'anyPlayer' | 'allPlayers';

export type Condition = { readonly is: ConditionName; readonly faces?: readonly number[] };

/** Which cards a choice may take: any, those of (or not of) a type, or those without printed Retain. */
export type CardFilter = 'any' | 'attack' | 'nonAttack' | 'skill' | 'attackOrSkill' | 'unretained';

/** Every word there is: what cards and items do, what only enemies do, and what happens between combats. */
export type Effect = CardEffect | ItemEffect | EnemyEffect | RunEffect;

export type CardEffect =
  | {
      readonly do: 'hit';
      readonly amount: Amount;
      readonly times: Amount;
      readonly at: EnemyAim | PlayerAim;
      /** What each Strength adds to the hit, where it is not 1. */
      readonly perStrength?: number;
      /** Extra damage while a condition holds. */
      readonly bonus?: { readonly amount: number; readonly when: Condition };
      /** Further hits while a condition holds. */
      readonly more?: { readonly times: number; readonly when: Condition };
    }
  | {
      readonly do: 'damage';
      readonly amount: Amount;
      readonly at: EnemyAim | PlayerAim | 'self' | 'subject' | 'rowOfTarget' | 'attackers';
    }
  | { readonly do: 'judge'; readonly hp: number; readonly at: 'enemy' }
  | { readonly do: 'removeBlock'; readonly at: 'enemy' }
  | { readonly do: 'clearDebuffs'; readonly to: Recipient }
  | { readonly do: 'limitHpLoss' }
  | { readonly do: 'loseHp'; readonly amount: Amount; readonly at?: 'self' | 'subject' }
  | { readonly do: 'heal'; readonly amount: Amount }
  | { readonly do: 'block'; readonly amount: Amount; readonly to: Recipient }
  | { readonly do: 'doubleBlock' }
  | {
      readonly do: 'token';
      readonly token: Token;
      readonly amount: Amount;
      readonly on: EnemyAim | PlayerAim | Recipient;
    }
  | { readonly do: 'doubleStrength' }
  | { readonly do: 'multiplyPoison'; readonly by: number }
  | { readonly do: 'loseStrengthAtEndOfTurn'; readonly amount: Amount; readonly onlyGained: boolean }
  | { readonly do: 'energy'; readonly amount: Amount; readonly to: Recipient }
  | { readonly do: 'doubleEnergy' }
  | { readonly do: 'draw'; readonly amount: Amount; readonly to: Recipient }
  | { readonly do: 'drawUpTo'; readonly amount: number }
  | { readonly do: 'noMoreDraws' }
  | { readonly do: 'noMoreCards' }
  | { readonly do: 'handCostsZero' }
  | { readonly do: 'nextCardFree'; readonly type: 'attack' | 'any' }
  | { readonly do: 'retainedCostLess'; readonly amount: number }
  | {
      readonly do: 'discard' | 'exhaust';
      readonly least: number;
      readonly most: number | 'all';
      readonly cards: CardFilter;
    }
  | {
      readonly do: 'moveCard';
      readonly from: Exclude<PileName, 'deck'>;
      readonly to: 'topOfDraw' | 'hand';
      readonly amount: number;
      /** The card stays in hand at the end of this turn. */
      readonly retain?: boolean;
    }
  | { readonly do: 'exhaustForEnergy' }
  | { readonly do: 'exhaustDrawPile' }
  | { readonly do: 'takeTopDiscard' }
  | { readonly do: 'takeZeroCostDiscards' }
  | { readonly do: 'scry'; readonly amount: number }
  | { readonly do: 'searchDraw'; readonly amount: number }
  | { readonly do: 'playFromDraw' }
  | { readonly do: 'retainCards'; readonly most: number }
  | { readonly do: 'shiv'; readonly amount: Amount }
  | { readonly do: 'useAllShivs'; readonly bonus: number }
  | { readonly do: 'miracle'; readonly amount: Amount }
  | { readonly do: 'channel'; readonly orb: Orb; readonly amount: Amount }
  | { readonly do: 'evoke'; readonly times: Amount; readonly channelsSame?: true }
  | { readonly do: 'evokeAll' }
  | { readonly do: 'removeOrbs' }
  | { readonly do: 'orbAgain'; readonly times: number }
  | { readonly do: 'stance'; readonly stance: Stance }
  | {
      readonly do: 'daze';
      readonly amount: Amount;
      readonly to: 'self' | PlayerAim;
      /** On top of the draw pile unless the text says otherwise (STS-38.5). */
      readonly pile?: 'discard';
    }
  | {
      readonly do: 'status';
      readonly status: 'slimed' | 'burn';
      readonly amount: Amount;
      readonly to: PlayerAim;
    }
  | {
      readonly do: 'if';
      readonly when: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly Effect[] }
  | { readonly do: 'atEndOfTurn'; readonly does: readonly Effect[] }
  | { readonly do: 'playDrawnCard'; readonly exhausts?: false }
  | { readonly do: 'playTwice'; readonly type: Doubling }
  | { readonly do: 'copyLastCard' }
  | { readonly do: 'copyLastAttack' }
  | { readonly do: 'swapRows' }
  | { readonly do: 'attachToTarget'; readonly deathDamage: number }
  | { readonly do: 'exhaustThis' }
  | { readonly do: 'addCube'; readonly exhaustAt: number; readonly last?: readonly Effect[] }
  | { readonly do: 'placeCubes'; readonly amount: Amount }
  | { readonly do: 'redCube' }
  /** The cards that leave the hand at end of turn, the topmost first (STS-13.29). */
  | { readonly do: 'orderDiscard' }
  // Steps of rules that no card prints.
  | { readonly do: 'orbEffect'; readonly orb: 'lightning' | 'frost' }
  | { readonly do: 'discardAttached' }
  | { readonly do: 'exhaustEthereal' }
  | { readonly do: 'fadeStrength' };

// Builders: the short words that content files are written in.

export const perEach = (per: Count, each = 1, base = 0): Amount => ({ base, each, per });

export const hit = (amount: Amount, times: Amount = 1): Effect => ({ do: 'hit', amount, times, at: 'enemy' });
export const hitRow = (amount: Amount, times: Amount = 1): Effect => ({
  do: 'hit',
  amount,
  times,
  at: 'row',
});
type HitExtra =
  | { readonly perStrength: number }
  | { readonly bonus: { readonly amount: number; readonly when: Condition } }
  | { readonly more: { readonly times: number; readonly when: Condition } };
export const hitWith = (amount: Amount, extra: HitExtra, at: EnemyAim = 'enemy'): Effect => ({
  do: 'hit',
  amount,
  times: 1,
  at,
  ...extra,
});
/** Extra damage, or so many hits more, while a condition holds. */
export const bonusIf = (is: ConditionName, amount: number): HitExtra => ({ bonus: { amount, when: { is } } });
export const moreHitsIf = (is: ConditionName, times: number): HitExtra => ({ more: { times, when: { is } } });

export const damage = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'enemy' });
export const damageRow = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'row' });
export const damageAll = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'all' });
export const damageSubject = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'subject' });
export const damageAttackers = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'attackers' });
export const loseHp = (amount: Amount): Effect => ({ do: 'loseHp', amount });
export const heal = (amount: Amount): Effect => ({ do: 'heal', amount });

export const block = (amount: Amount): Effect => ({ do: 'block', amount, to: 'self' });
export const blockAny = (amount: Amount): Effect => ({ do: 'block', amount, to: 'anyPlayer' });
export const blockAll = (amount: Amount): Effect => ({ do: 'block', amount, to: 'allPlayers' });

const tokenOn =
  (token: Token, on: EnemyAim | PlayerAim | Recipient) =>
  (amount: Amount = 1): Effect => ({ do: 'token', token, amount, on });
export const vulnerable = tokenOn('vulnerable', 'enemy');
export const vulnerableRow = tokenOn('vulnerable', 'row');
export const weak = tokenOn('weak', 'enemy');
export const weakRow = tokenOn('weak', 'row');
export const poison = tokenOn('poison', 'enemy');
export const poisonRow = tokenOn('poison', 'row');
export const poisonAnyEnemy = tokenOn('poison', 'anyEnemyEachTime');
export const strength = tokenOn('strength', 'self');
export const strengthAny = tokenOn('strength', 'anyPlayer');

export const energy = (amount: Amount): Effect => ({ do: 'energy', amount, to: 'self' });
export const energyAny = (amount: Amount): Effect => ({ do: 'energy', amount, to: 'anyPlayer' });
export const draw = (amount: Amount): Effect => ({ do: 'draw', amount, to: 'self' });
export const drawAny = (amount: Amount): Effect => ({ do: 'draw', amount, to: 'anyPlayer' });
export const discard = (amount: number): Effect => ({
  do: 'discard',
  least: amount,
  most: amount,
  cards: 'any',
});
export const discardAnyNumber = (): Effect => ({ do: 'discard', least: 0, most: 'all', cards: 'any' });
export const discardHand = (): Effect => ({ do: 'discard', least: 255, most: 'all', cards: 'any' });
export const exhaustFromHand = (least: number, most = least): Effect => ({
  do: 'exhaust',
  least,
  most,
  cards: 'any',
});
export const exhaustHand = (cards: CardFilter = 'any'): Effect => ({
  do: 'exhaust',
  least: 255,
  most: 'all',
  cards,
});
export const shiv = (amount: Amount): Effect => ({ do: 'shiv', amount });
export const miracle = (amount: Amount): Effect => ({ do: 'miracle', amount });
export const channel = (orb: Orb, amount: Amount = 1): Effect => ({ do: 'channel', orb, amount });
export const evoke = (times: Amount = 1): Effect => ({ do: 'evoke', times });
export const enter = (stance: Stance): Effect => ({ do: 'stance', stance });
export const daze = (amount: Amount): Effect => ({ do: 'daze', amount, to: 'self' });
export const dazeInDiscard = (amount: Amount): Effect => ({
  do: 'daze',
  amount,
  to: 'self',
  pile: 'discard',
});
export const scry = (amount: number): Effect => ({ do: 'scry', amount });
export const removeOrbs = (): Effect => ({ do: 'removeOrbs' });
export const swapRows = (): Effect => ({ do: 'swapRows' });
export const takeFromDiscard = (amount: number): Effect => ({
  do: 'moveCard',
  from: 'discard',
  to: 'hand',
  amount,
});

export const when = (is: ConditionName, then: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  do: 'if',
  when: { is },
  then,
  ...(otherwise === undefined ? {} : { otherwise }),
});
export const onDie = (faces: readonly number[], then: readonly Effect[]): Effect => ({
  do: 'if',
  when: { is: 'die', faces },
  then,
});
export const choose = (...options: readonly (readonly Effect[])[]): Effect => ({ do: 'choose', options });
export const repeat = (times: Amount, ...effects: readonly Effect[]): Effect => ({
  do: 'repeat',
  times,
  effects,
});
