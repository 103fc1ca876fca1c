/**
 * The complete state of a game. It is plain data of fixed shape, so it can be saved, sent, compared and
 * copied as is.
 */
import { missing, NO_QUESTION, type Pile, type Random } from '@three-spires/kernel';
import type { Card } from './card.ts';
import type { Run } from './run-state.ts';

/** Independent streams: an extra shuffle never changes the next die roll. */
export const STREAM = { setup: 0, shuffle: 1, die: 2, enemies: 3 } as const;
export const STREAMS = 4;

/** The phase of the game. Combat phases are in the order of a round (STS-13.1, STS-14.1). */
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

/** Value of `fallen`: no player died, the party gave up (R118). */
export const GAVE_UP = -2;
/** A target was needed but none was available; NONE until the question is asked. */
export const NOBODY = -2;

/** `readonly` lists are replaced, never mutated, so copies of the state share them. */
export type Player = {
  /** @unhashed never changes in a game */
  character: number;
  row: number;
  hp: number;
  maxHp: number;
  /** @count LIMITS.energy */
  energy: number;
  /** @count LIMITS.block */
  block: number;
  /** @count LIMITS.strength */
  strength: number;
  /** @count LIMITS.vulnerable */
  vulnerable: number;
  /** @count LIMITS.weak */
  weak: number;
  /** @count LIMITS.shivs */
  shivs: number;
  /** @count LIMITS.miracles */
  miracles: number;
  /** @count 999 @bits 16 */
  gold: number;
  stance: number;
  /**
   * Owns the Prismatic Shard: a Stance track and 2 Orb slots (STS-25.6).
   * @unhashed follows from what is hashed: the relics
   */
  shard: number;
  /** Orb slots printed on the board; use `orbSlotsOf` for the effective number (rules/combat/slots.ts). */
  orbSlots: number;
  orbs: Pile;
  /** The deck between combats; during combat its cards are in the piles. @unhashed is empty in a combat */
  deck: Pile;
  /** @own cards in hand are their owner’s */
  hand: Pile;
  /** @own lies face down; its owner sees which copies lie on top where a card looks at them */
  draw: Pile;
  discard: Pile;
  exhaust: Pile;
  powers: Pile;
  potions: Pile;
  relics: readonly number[];
  /**
   * Parallel to `relics`, one number each: used marks and a count of cubes or uses (rules/combat/relics.ts).
   */
  relicState: readonly number[];
  /**
   * @sharedIf sharesClimb stands still in a combat (own-climb.ts)
   * @unhashed belongs to the climb, which a search of a fight leaves alone
   * @hidden lies face down
   */
  rewardDeck: Pile;
  /**
   * @sharedIf sharesClimb stands still in a combat (own-climb.ts)
   * @unhashed belongs to the climb, which a search of a fight leaves alone
   * @hidden lies face down
   */
  rareDeck: Pile;
  /** @unhashed is the number of the next copy; copies count alike @inner is the number of the next copy */
  nextUid: number;
  /**
   * Bits of the triggers this player's cards and items listen to, and the sums of all modifiers.
   * @unhashed follows from what is hashed: character, powers and relics
   */
  listens: number;
  /** @unhashed follows from what is hashed: character, powers and relics */
  modifiers: readonly number[];
  /** Has ended this turn (STS-13.2). @flag */
  done: number;
  /** Hit by the current attack (STS-17.4). @inner counts for later effects */
  attacked: number;
  /** Counters for this turn, this round and this combat. @count 999 @inner counts for later effects */
  attacksThisTurn: number;
  /** @flag @inner counts for later effects */
  discardedThisTurn: number;
  /** @flag @inner counts for later effects */
  noMoreDraws: number;
  /** @count 999 @inner counts for later effects */
  cardsThisTurn: number;
  /** @flag @inner counts for later effects */
  changedStance: number;
  /** May play no more cards or Shivs this turn. @flag */
  noMoreCards: number;
  /** Which card is free next: FREE_ATTACK, FREE_ANY. */
  nextFree: number;
  /** Routines to run at the end of this turn. @inner counts for later effects */
  atEndOfTurn: readonly number[];
  /** Loses at most 1 HP this round. @flag @inner counts for later effects */
  hpLossLimited: number;
  /** Gained for each Claw of the Claw Pack, for this combat. @count 999 @inner counts for later effects */
  redCubes: number;
  /** Overrides any other cost of the next card, or NONE (STS-24.16). */
  nextCost: number;
  /** All damage this player deals becomes 0 this turn. @flag */
  dealsNoDamage: number;
  /** @count 999 @inner counts for later effects */
  strengthToLose: number;
  /** @count 999 @inner counts for later effects */
  hpLostThisRound: number;
  /** @count 999 @inner counts for later effects */
  hpLostThisCombat: number;
  /** @count 999 @inner counts for later effects */
  powersThisTurn: number;
  /** @flag @inner counts for later effects */
  reshuffledThisCombat: number;
  /** Energy left over from the last turn. @inner counts for later effects */
  leftoverEnergy: number;
  /** Strength for the next Attack only (Akabeko). @count LIMITS.strength @inner counts for later effects */
  strengthForAttack: number;
  /**
   * At the Reset step: 0 not asked yet, 1 lose Block, 2 keep Block (Calipers).
   * @inner counts for later effects
   */
  blockChoice: number;
  /** Pending effects that play a card more than once, as indices into DOUBLINGS (STS-26.7). */
  doubling: readonly number[];
  /**
   * This player's own achievements, as bits, and Bosses beaten while taking part (STS-30.1, STS-28.1).
   * @unhashed changes achievements, not the fight
   */
  achievements: number;
  /**
   * @unhashed changes achievements, not the fight
   * @inner is told by the page of the game, not by the table
   */
  bosses: number;
  /** @inner counts for later effects */
  shivsThisTurn: number;
  /**
   * To detect Infinity: cards seen this turn, the lowest Energy, fingerprints since
   * (rules/combat/infinity.ts).
   * @unhashed changes achievements, not the fight
   * @inner is for Infinity alone
   */
  loopCards: number;
  /** @unhashed changes achievements, not the fight @inner is for Infinity alone */
  loopEnergy: number;
  /** @unhashed changes achievements, not the fight @hidden holds the order of the draw pile */
  loopStates: readonly number[];
};

export const ALIVE = 0;
export const DEAD = 1;
export const LEFT = 2;

export type Enemy = {
  /** @bits 16 */
  kind: number;
  /** 1 to 4; 0 for a Boss, which is in every row (STS-11.10). */
  row: number;
  status: number;
  /** @bits 16 */
  hp: number;
  /** @bits 16 */
  maxHp: number;
  /** @count 999 */
  block: number;
  /** @count LIMITS.strength */
  strength: number;
  /** @count LIMITS.vulnerable */
  vulnerable: number;
  /** @count LIMITS.weak */
  weak: number;
  /** @count LIMITS.poison */
  poison: number;
  /** The current mode, and the index of the cube's slot among all the enemy's actions. */
  mode: number;
  cube: number;
  /** Cubes that count for one of its abilities. */
  cubes: number;
  /** The second row it occupies, or 0 (STS-32.11). */
  otherRow: number;
  /**
   * Bits: gray slots already used, and once-per-combat abilities already used.
   * @inner counts for later effects
   */
  usedSlots: number;
  /** @inner counts for later effects */
  usedAbilities: number;
  /** Hit by the current Attack: 1 hit, 2 lost HP to it. @inner counts for later effects */
  attacked: number;
  /**
   * The last round in which it acted, and the round in which it arrived: newcomers wait (STS-14.17).
   * @inner counts for later effects
   */
  actedRound: number;
  /** @inner counts for later effects */
  arrivedRound: number;
  /** A card attached to it and that card's owner, or NONE. */
  attachedCard: Card;
  /** @inner counts for later effects */
  attachedSeat: number;
};

/** What a frame resolves. */
export const FRAME = { card: 0, ability: 1, enemy: 2, shiv: 3, potion: 4, attack: 5 } as const;

export type Frame = {
  /** @bits 16 */
  routine: number;
  step: number;
  kind: number;
  /** The player who acts or chooses; NONE for an enemy's own actions. */
  seat: number;
  /** The enemy that acts or owns the ability, or NONE. */
  enemy: number;
  /** The card being played, or the Power whose ability this is, or NONE. */
  card: Card;
  /** An enemy, a row or a player, depending on the routine's aim. @bits 16 */
  target: number;
  x: number;
  /** 1 for a copy, which goes to no pile afterwards (STS-26.10). */
  copy: number;
  /** How many copies resolve before this card (STS-26.8). */
  copies: number;
  begun: number;
  /** The Energy paid for the card; for a copy, what was paid for the original (STS-24.18). */
  paid: number;
  /** Strength lent for this Attack only. */
  lent: number;
  /** Extra damage for each hit of this frame. */
  bonus: number;
  /** Exhausted afterwards by the effect that plays it. */
  exhausts: number;
  /** Attached to an enemy, so it goes to no pile. */
  attached: number;
  hits: number;
  killed: number;
  /** Seats that lost HP to this action, as bits. */
  wounded: number;
  /** HP lost to the hits of this frame, after Block. */
  through: number;
  /** Cards moved by the last discard or Exhaust effect. */
  moved: number;
  /** The last card this frame drew, or NONE. */
  drawn: Card;
  /** Strength gained by this frame, for "lose that" (STS-20.4). */
  gained: number;
  /** Progress within the current step. @bits 32 */
  left: number;
  /** The answer to its question. @bits 32 */
  answer: number;
  /** The loop counter of a repeated part. */
  repeats: number;
};

/** A triggered ability waiting to resolve (STS-13.19). */
export type Waiting = {
  /** @bits 16 */
  routine: number;
  seat: number;
  enemy: number;
  card: Card;
  /** What it concerns, as a preset target, or NONE. @bits 16 */
  target: number;
};

/** An effect due at the start of the next round, and the enemy that caused it (STS-27.4). */
export type Pending = {
  /** @bits 16 */
  routine: number;
  enemy: number;
};

/** The kinds of question a resolution can open; only one is open at a time. */
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
  /** One of the cards or items offered by an effect. */
  offer: 9,
  /** A party decision, settled by vote (STS-1.9). */
  party: 10,
} as const;

export type Question = {
  kind: number;
  /** @unhashed is only a number for a question @inner shows in the decisions */
  id: number;
  seat: number;
  /**
   * For cards: the pile and the filter. For options: their number, and `filter` is 1 when choosing whether to
   * copy.
   */
  pile: number;
  filter: number;
  /** For cards: how many of the pile's top cards to choose from; 0 for all. */
  top: number;
  /** Whether `done` is also an answer. */
  optional: number;
};

export type Reward = {
  kind: number;
  amount: number;
  revealed: number;
  /** The offered cards (faces) or the potion, in the order revealed. */
  offer: number[];
  /** NONE while open, SKIPPED, or the index of the chosen offer; for Insanity LATER or 0. */
  choice: number;
  /** 1 once this choice has been carried out ahead of the others (STS-31.11). */
  settled: number;
};
export const SKIPPED = -2;
/** Insanity's Transform comes after the rewards. */
export const LATER = 1;

export type State = {
  phase: number;
  round: number;
  die: number;
  /** @unhashed is chance: a search deals it again @hidden is chance */
  random: Random;
  /**
   * In a set-up position, the results of the next die rolls; after them, chance takes over.
   * @unhashed is arranged by a position; imagined ones have none
   * @hidden is chance that a position arranges
   */
  nextRolls: number[];
  players: Player[];
  enemies: Enemy[];
  /**
   * Enemies in acting order: highest row first, left to right, Bosses last.
   * @unhashed follows from what is hashed: the rows of the enemies
   */
  order: readonly number[];
  /**
   * The encounter card of each row, for rewards: enemy kinds by row, index 0 is row 1.
   * @unhashed belongs to the climb, which a search of a fight leaves alone
   * @inner shows in the rewards
   */
  encounters: readonly number[];
  /**
   * Summons in the supply, as enemy kinds (STS-11.6).
   * @unhashed lacks what stands among the enemies, and its order is chance
   * @hidden lies face down
   */
  summons: readonly number[];
  /**
   * @sharedIf sharesClimb stands still in a combat (own-climb.ts)
   * @unhashed belongs to the climb, which a search of a fight leaves alone
   * @hidden lies face down
   */
  potionDeck: Pile;
  statusLeft: number;
  dazeLeft: number;
  /** @inner belongs to what is being resolved */
  stack: Frame[];
  /** @inner belongs to what is being resolved */
  waiting: Waiting[];
  /** @inner shows as the arrivals */
  pending: Pending[];
  /**
   * How many of the waiting abilities resolve in their current order without another question.
   * @inner belongs to what is being resolved
   */
  ordered: number;
  /**
   * Seats that let the others' end-of-turn abilities resolve first, in order (STS-13.27).
   * @inner belongs to what is being resolved
   */
  later: number[];
  /**
   * The window for changing a roll (STS-13.9): its stage, who may change it, who accepts the result
   * (rules/combat/die-window.ts).
   */
  dieWindow: number;
  dieSeats: number;
  /** @inner belongs to what is being resolved */
  dieAccepted: number;
  /**
   * The seat whose card, potion or ability is resolving, or NONE: it orders what that triggers (STS-13.20).
   * @inner belongs to what is being resolved
   */
  active: number;
  question: Question;
  /**
   * The number of the newest question, and of the phase-long one.
   * @unhashed is only a number for a question
   * @inner shows in the decisions
   */
  asked: number;
  /** @unhashed is only a number for a question @inner shows in the decisions */
  phaseQuestion: number;
  /**
   * The cards played this turn by any player, in order: face, seat and X (rules/combat/played.ts).
   * @hashedBy addPlayed counts to its end, and whole where a card may still be copied
   * @inner counts for later effects
   */
  playedThisTurn: number[];
  /**
   * Each player's reward pieces after combat, by seat, and who has confirmed.
   * @unhashed come after the combat
   */
  rewards: Reward[][];
  /** @unhashed belongs to the rewards */
  confirmed: number[];
  /**
   * The climb from room to room.
   * @sharedIf sharesClimb stands still in a combat (own-climb.ts)
   * @unhashed belongs to the climb, which a search of a fight leaves alone
   */
  run: Run;
  /** Ballots for the party's open decision, by seat. @unhashed are cast between combats */
  votes: number[];
  /**
   * The party's achievements, as bits (rules/combat/achievements.ts).
   * @unhashed changes achievements, not the fight
   */
  achievements: number;
  /** The seats taking their Player Turn, as bits: all living players, or one at a time (STS-36.1). */
  turnSeats: number;
  /**
   * With Sequential Turns: this round's order of seats, and the index of the current one.
   * @inner shows as the seats whose turn it is
   */
  turnOrder: number[];
  /** @inner shows as the seats whose turn it is */
  turnAt: number;
  /**
   * Set when the last enemy falls, until the combat is wound up.
   * @inner is wound up before anybody decides
   */
  won: number;
  /** NONE, the seat whose death lost the game, or GAVE_UP. */
  fallen: number;
};

export const playerAt = (state: { readonly players: readonly Player[] }, seat: number): Player =>
  state.players[seat] ?? missing('player at seat', seat);

export const enemyAt = (state: { readonly enemies: readonly Enemy[] }, index: number): Enemy =>
  state.enemies[index] ?? missing('enemy', index);
