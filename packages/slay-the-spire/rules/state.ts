/** The whole state of a game: plain data of fixed shape, so it is saved, sent, compared and copied as it is. */
import type { Frame as KernelFrame, Pile, Random } from '@three-spires/kernel';
import type { Card } from './card.ts';

/** Independent streams, so that an extra shuffle never changes the next die roll. */
export const STREAM = { setup: 0, shuffle: 1, die: 2, enemies: 3 } as const;
export const STREAMS = 4;

/** Where a game stands. Combat phases stand in the order of a round (STS-13.1, STS-14.1). */
export const PHASE = {
  reset: 0,
  roll: 1,
  startOfTurn: 2,
  play: 3,
  endOfTurn: 4,
  discard: 5,
  enemyBlock: 6,
  enemyActions: 7,
  moveCubes: 8,
  endOfCombat: 9,
  rewards: 10,
  over: 11,
} as const;

/** No target chosen yet; and chosen, but there was nobody to choose. */
export const UNSET = -1;
export const NOBODY = -2;

export type Player = {
  character: number;
  row: number;
  hp: number;
  maxHp: number;
  energy: number;
  block: number;
  strength: number;
  vulnerable: number;
  weak: number;
  shivs: number;
  miracles: number;
  gold: number;
  stance: number;
  orbSlots: number;
  orbs: number[];
  /** The deck outside combat; in combat its cards are in the piles. */
  deck: Pile;
  hand: Pile;
  draw: Pile;
  discard: Pile;
  exhaust: Pile;
  powers: Pile;
  potions: number[];
  relics: number[];
  rewardDeck: Pile;
  rareDeck: Pile;
  nextUid: number;
  /** The triggers that something of this player listens to, as bits, and the sums of all modifiers. */
  listens: number;
  modifiers: number[];
  /** Declared done with this turn (STS-13.2). */
  done: number;
  /** Hit by the attack that is going on (STS-17.4). */
  attacked: number;
  /** Counters of this turn, this round and this combat. */
  attacksThisTurn: number;
  discardedThisTurn: number;
  noMoreDraws: number;
  strengthToLose: number;
  hpLostThisRound: number;
  hpLostThisCombat: number;
  /** Waiting effects that play a card twice, by card type (STS-26.7). */
  doubling: number[];
};

export const ALIVE = 0;
export const DEAD = 1;
export const LEFT = 2;

export type Enemy = {
  kind: number;
  /** 1 to 4; 0 for a Boss, who is in every row (STS-11.10). */
  row: number;
  status: number;
  hp: number;
  maxHp: number;
  block: number;
  strength: number;
  vulnerable: number;
  weak: number;
  poison: number;
  /** The slot the cube stands on. */
  cube: number;
  /** Bits: gray slots that have been used, and abilities that work once in a combat. */
  usedSlots: number;
  usedAbilities: number;
  attacked: number;
  /** The last round in which it acted, and the one in which it arrived: newcomers wait (STS-14.17). */
  actedRound: number;
  arrivedRound: number;
  /** A card that lies on it and its owner, or UNSET. */
  attachedCard: number;
  attachedSeat: number;
};

/** What a frame carries out. */
export const FRAME = { card: 0, ability: 1, enemy: 2, shiv: 3, potion: 4 } as const;

export type Frame = KernelFrame & {
  kind: number;
  /** The player who acts or chooses, UNSET for an enemy's own business. */
  seat: number;
  /** The enemy that acts or owns the ability, or UNSET. */
  enemy: number;
  /** The card being played, or the Power whose ability this is, or UNSET. */
  card: Card;
  /** An enemy, a row or a player, as the program's aim says. */
  target: number;
  x: number;
  /** 1 for a copy, which has no card to put anywhere (STS-26.10). */
  copy: number;
  /** How many copies come before this card (STS-26.8). */
  copies: number;
  begun: number;
  /** Extra damage for each hit of this frame. */
  bonus: number;
  /** Played by an effect that Exhausts it afterwards. */
  exhausts: number;
  /** Goes to no pile, because it lies on an enemy. */
  attached: number;
  hits: number;
  killed: number;
  /** Cards moved by the last discard or Exhaust effect. */
  moved: number;
  /** The card drawn last by this frame, or UNSET. */
  drawn: Card;
  /** Strength gained by this frame, for «lose that» (STS-20.4). */
  gained: number;
  /** Progress inside the current step, and the answer to its question. */
  left: number;
  answer: number;
  /** The loop counter of a repeated part. */
  repeats: number;
};

/** An ability that has triggered and waits for its turn (STS-13.19). */
export type Waiting = {
  program: number;
  seat: number;
  enemy: number;
  card: number;
  /** What it is about, as a preset target, or UNSET. */
  target: number;
};

/** The one question that can be open inside a resolution; kind `none` when there is none. */
export const QUESTION = {
  none: 0,
  enemy: 1,
  row: 2,
  player: 3,
  option: 4,
  card: 5,
  shiv: 6,
  order: 7,
  orb: 8,
} as const;

export type Question = {
  kind: number;
  id: number;
  seat: number;
  /** For cards: the pile and the filter. For options: their number. */
  pile: number;
  filter: number;
  /** Whether `done` is an answer too. */
  optional: number;
};

export type Reward = {
  kind: number;
  amount: number;
  revealed: number;
  /** Offered cards (faces) or the potion, in order of revealing. */
  offer: number[];
  /** UNSET while open, SKIPPED, or the place in the offer that is taken. */
  choice: number;
};
export const SKIPPED = -2;

export type State = {
  phase: number;
  round: number;
  die: number;
  random: Random;
  players: Player[];
  enemies: Enemy[];
  /** Enemies in acting order: highest row first, left to right, Bosses last. */
  order: number[];
  /** The encounter card of each row, for rewards: enemy kinds by row, index 0 is row 1. */
  encounters: number[];
  /** Summons that lie in the supply, as enemy kinds (STS-11.6). */
  summons: number[];
  potionDeck: Pile;
  statusLeft: number;
  dazeLeft: number;
  stack: Frame[];
  waiting: Waiting[];
  /** How many of the waiting abilities go in the order they stand in, without another question. */
  ordered: number;
  /** The seat whose card, potion or ability is being resolved, or UNSET: it orders what it triggers (STS-13.20). */
  active: number;
  question: Question;
  /** The number of the newest question, and of the one that is open for the whole phase. */
  asked: number;
  phaseQuestion: number;
  /** Faces of the Attacks and Skills played this turn by anybody, in order. */
  playedThisTurn: number[];
  /** Each player's reward pieces after combat, by seat, and who has confirmed. */
  rewards: Reward[][];
  confirmed: number[];
  /** Set when the last enemy has fallen, until the combat is wound up. */
  won: number;
  /** UNSET, or the seat whose death lost the game. */
  fallen: number;
};
