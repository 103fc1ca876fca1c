/** The whole state of a game: plain data of fixed shape, so it is saved, sent, compared and copied as it is. */
import {
  type Frame as KernelFrame,
  type Question as KernelQuestion,
  NO_QUESTION,
  type Pile,
  type Random,
} from '@three-spires/kernel';
import type { Card } from './card.ts';
import type { Run } from './run-state.ts';

/** Independent streams, so that an extra shuffle never changes the next die roll. */
export const STREAM = { setup: 0, shuffle: 1, die: 2, enemies: 3 } as const;
export const STREAMS = 4;

/** Where a game stands. Combat phases stand in the order of a round (STS-13.1, STS-14.1). */
export const PHASE = {
  reset: 0,
  draw: 1,
  roll: 2,
  startOfTurn: 3,
  play: 4,
  endOfTurn: 5,
  discard: 6,
  enemyBlock: 7,
  enemyActions: 8,
  moveCubes: 9,
  endOfCombat: 10,
  rewards: 11,
  over: 12,
  neow: 13,
  map: 14,
  room: 15,
  merchant: 16,
  bossRelics: 17,
  actEnd: 18,
  roomDone: 19,
  quickStart: 20,
  facing: 21,
} as const;

export const isCombatPhase = (phase: number): boolean => phase <= PHASE.moveCubes || phase === PHASE.facing;

/** In `fallen`: no player died, the party gave up (R118). */
export const GAVE_UP = -2;
/** A target was asked for, but there was none to choose; NONE while it has not been asked for. */
export const NOBODY = -2;

/** Lists that are `readonly` are replaced and never changed, so that copies share them. */
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
  /** Has the Prismatic Shard: a Stance track and 2 Orb slots (STS-25.6). */
  shard: number;
  /** Orb slots of the board; what counts is `orbSlotsOf` (rules/combat/slots.ts). */
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
  relics: readonly number[];
  /** Beside `relics`, one number each: used marks and a count of cubes or uses (rules/combat/relics.ts). */
  relicState: readonly number[];
  rewardDeck: Pile;
  rareDeck: Pile;
  nextUid: number;
  /** The triggers that something of this player listens to, as bits, and the sums of all modifiers. */
  listens: number;
  modifiers: readonly number[];
  /** Declared done with this turn (STS-13.2). */
  done: number;
  /** Hit by the attack that is going on (STS-17.4). */
  attacked: number;
  /** Counters of this turn, this round and this combat. */
  attacksThisTurn: number;
  discardedThisTurn: number;
  noMoreDraws: number;
  cardsThisTurn: number;
  changedStance: number;
  /** Plays no more cards this turn, nor Shivs. */
  noMoreCards: number;
  /** What the next card costs nothing for: FREE_ATTACK, FREE_ANY. */
  nextFree: number;
  /** Routines that wait for the end of this turn. */
  atEndOfTurn: readonly number[];
  /** Loses at most 1 HP this round. */
  hpLossLimited: number;
  /** Taken for each Claw of the Claw Pack, for the combat. */
  redCubes: number;
  /** What the next card costs whatever else holds, or NONE (STS-24.16). */
  nextCost: number;
  /** All damage this player deals becomes 0 this turn. */
  dealsNoDamage: number;
  strengthToLose: number;
  hpLostThisRound: number;
  hpLostThisCombat: number;
  powersThisTurn: number;
  reshuffledThisCombat: number;
  /** Energy that was left when the last turn ended. */
  leftoverEnergy: number;
  /** Strength waiting for one Attack only (Akabeko). */
  strengthForAttack: number;
  /** At the Reset step: 0 not asked yet, 1 Block goes, 2 Block stays (Calipers). */
  blockChoice: number;
  /** Waiting effects that play a card more than once, by their place in DOUBLINGS (STS-26.7). */
  doubling: readonly number[];
  /** Achievements of this player's own, as bits, and Bosses beaten while taking part (STS-30.1, STS-28.1). */
  achievements: number;
  bosses: number;
  shivsThisTurn: number;
  /** For Infinity: cards looked at this turn, the lowest Energy, fingerprints since (rules/combat/infinity.ts). */
  loopCards: number;
  loopEnergy: number;
  loopStates: readonly number[];
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
  /** The mode it is in, and the place of the slot the cube stands on among all its actions. */
  mode: number;
  cube: number;
  /** Cubes that one of its abilities counts by. */
  cubes: number;
  /** A second row it stands in, or 0 (STS-32.11). */
  otherRow: number;
  /** Bits: gray slots that have been used, and abilities that work once in a combat. */
  usedSlots: number;
  usedAbilities: number;
  /** Attacked by the Attack that is going on: 1 hit, 2 lost HP to it. */
  attacked: number;
  /** The last round in which it acted, and the one in which it arrived: newcomers wait (STS-14.17). */
  actedRound: number;
  arrivedRound: number;
  /** A card that lies on it and its owner, or NONE. */
  attachedCard: number;
  attachedSeat: number;
};

/** What a frame carries out. */
export const FRAME = { card: 0, ability: 1, enemy: 2, shiv: 3, potion: 4, attack: 5 } as const;

export type Frame = KernelFrame & {
  routine: number;
  /** The player who acts or chooses, NONE for an enemy's own business. */
  seat: number;
  /** The enemy that acts or owns the ability, or NONE. */
  enemy: number;
  /** The card being played, or the Power whose ability this is, or NONE. */
  card: Card;
  /** An enemy, a row or a player, as the routine's aim says. */
  target: number;
  x: number;
  /** 1 for a copy, which has no card to put anywhere (STS-26.10). */
  copy: number;
  /** How many copies come before this card (STS-26.8). */
  copies: number;
  begun: number;
  /** The Energy paid for the card, and for a copy what the original was paid with (STS-24.18). */
  paid: number;
  /** Strength that is gone again when this Attack is done. */
  lent: number;
  /** Extra damage for each hit of this frame. */
  bonus: number;
  /** Played by an effect that Exhausts it afterwards. */
  exhausts: number;
  /** Goes to no pile, because it lies on an enemy. */
  attached: number;
  hits: number;
  killed: number;
  /** Seats that lost HP to this action, as bits. */
  wounded: number;
  /** HP taken by the hits of this frame, past Block. */
  through: number;
  /** Cards moved by the last discard or Exhaust effect. */
  moved: number;
  /** The card drawn last by this frame, or NONE. */
  drawn: Card;
  /** Strength gained by this frame, for "lose that" (STS-20.4). */
  gained: number;
  /** Progress inside the current step, and the answer to its question. */
  left: number;
  answer: number;
  /** The loop counter of a repeated part. */
  repeats: number;
};

/** An ability that has triggered and waits for its turn (STS-13.19). */
export type Waiting = {
  routine: number;
  seat: number;
  enemy: number;
  card: number;
  /** What it is about, as a preset target, or NONE. */
  target: number;
};

/** What happens at the start of the next round, and whose doing it is (STS-27.4). */
export type Pending = { routine: number; enemy: number };

/** The kinds of the one question that can be open inside a resolution. */
export const QUESTION = {
  none: NO_QUESTION,
  enemy: 1,
  row: 2,
  player: 3,
  option: 4,
  card: 5,
  shiv: 6,
  order: 7,
  orb: 8,
  /** One of the cards or items that an effect offers. */
  offer: 9,
  /** A choice of the whole party, settled by vote (STS-1.9). */
  party: 10,
} as const;

export type Question = KernelQuestion & {
  seat: number;
  /** For cards: the pile and the filter. For options: their number, and `filter` 1 for a choice of copying. */
  pile: number;
  filter: number;
  /** For cards: how many of the pile's top cards there are to choose from; 0 for all. */
  top: number;
  /** Whether `done` is an answer too. */
  optional: number;
};

export type Reward = {
  kind: number;
  amount: number;
  revealed: number;
  /** Offered cards (faces) or the potion, in order of revealing. */
  offer: number[];
  /** NONE while open, SKIPPED, or the place in the offer that is taken; for Insanity LATER or 0. */
  choice: number;
  /** 1 when the choice has been carried out before the others' (STS-31.11). */
  settled: number;
};
export const SKIPPED = -2;
/** The Transform of Insanity comes after the rewards. */
export const LATER = 1;

export type State = {
  phase: number;
  round: number;
  die: number;
  random: Random;
  /** What the next rolls of the die show, in a position that says so; then chance goes on. */
  nextRolls: number[];
  players: Player[];
  enemies: Enemy[];
  /** Enemies in acting order: highest row first, left to right, Bosses last. */
  order: readonly number[];
  /** The encounter card of each row, for rewards: enemy kinds by row, index 0 is row 1. */
  encounters: readonly number[];
  /** Summons that lie in the supply, as enemy kinds (STS-11.6). */
  summons: readonly number[];
  potionDeck: Pile;
  statusLeft: number;
  dazeLeft: number;
  stack: Frame[];
  waiting: Waiting[];
  pending: Pending[];
  /** How many of the waiting abilities go in the order they stand in, without another question. */
  ordered: number;
  /** Seats that let the others' end-of-turn abilities go first, in that order (STS-13.27). */
  later: number[];
  /** Changing a roll (STS-13.9): the window's stage, who may change it, who accepts the result (rules/combat/die-window.ts). */
  dieWindow: number;
  dieSeats: number;
  dieAccepted: number;
  /** The seat whose card, potion or ability is being resolved, or NONE: it orders what it triggers (STS-13.20). */
  active: number;
  question: Question;
  /** The number of the newest question, and of the one that is open for the whole phase. */
  asked: number;
  phaseQuestion: number;
  /** The cards played this turn by anybody, in order: face, seat and X (rules/combat/played.ts). */
  playedThisTurn: number[];
  /** Each player's reward pieces after combat, by seat, and who has confirmed. */
  rewards: Reward[][];
  confirmed: number[];
  /** The climb from room to room. */
  run: Run;
  /** Ballots of the party's open choice, by seat. */
  votes: number[];
  /** Achievements of the party, as bits (rules/combat/achievements.ts). */
  achievements: number;
  /** The seats whose Player Turn it is, as bits: all who live, or one after the other (STS-36.1). */
  turnSeats: number;
  /** With Sequential Turns the seats in the order of this round, and the place of the current one. */
  turnOrder: number[];
  turnAt: number;
  /** Set when the last enemy has fallen, until the combat is wound up. */
  won: number;
  /** NONE, the seat whose death lost the game, or GAVE_UP. */
  fallen: number;
};

export const playerAt = (state: { readonly players: readonly Player[] }, seat: number): Player => {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no player at seat ${seat}`);
  return player;
};

export const enemyAt = (state: { readonly enemies: readonly Enemy[] }, index: number): Enemy => {
  const enemy = state.enemies[index];
  if (enemy === undefined) throw new Error(`there is no enemy ${index}`);
  return enemy;
};
