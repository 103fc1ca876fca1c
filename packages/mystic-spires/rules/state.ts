/** The complete state of a game in progress, as plain data of fixed shape. */
import { missing, NO_QUESTION, NONE, type Random } from '@three-spires/kernel';

/**
 * A card outside the field, by its number (content/numbers.ts): copies of a name are interchangeable
 * (MYS-2.2).
 */
export type CardNumber = number;

/** A card, Tower or card in a graveyard that an effect refers to; see refs.ts. */
export type Ref = number;

/** A list that is usually empty. It is replaced, never mutated, so copies of a state share it. */
export type ShortList = readonly number[];

/** The shared empty list that new cards and links start with. */
export const EMPTY: ShortList = [];

export const PHASE = {
  setup: 0,
  draw: 1,
  standby: 2,
  main: 3,
  battle: 4,
  second: 5,
  end: 6,
  over: 7,
} as const;

/** Where to continue inside a phase once nothing is left to resolve. */
export const STAGE = {
  begin: 0,
  /** Standby and End: triggers have resolved; the window is next. */
  triggered: 1,
  window: 2,
  /** The turn player acts. */
  acting: 3,
  leaving: 4,
} as const;

/** The stage of an attack (section 17). */
export const ATTACK = {
  none: 0,
  /** Attack triggers are resolving. */
  declared: 1,
  /** The attack is a link and can be answered. */
  announced: 2,
  intercept: 3,
  intercepted: 4,
  /** Damage is done; its triggers resolve, then the window opens. */
  struck: 5,
  window: 6,
} as const;

/** None; all waiting triggers, as a new Cascade (MYS-22.11); only the foreseeing ones (MYS-22.14). */
export const GATHERING = { none: 0, all: 1, foreseen: 2 } as const;

export const QUESTION = {
  none: NO_QUESTION,
  /** Targets of the announced step, one at a time. */
  target: 1,
  /** Whether to use an optional trigger. */
  may: 2,
  /** Which of several triggers is next (MYS-22.11). */
  order: 3,
  toll: 4,
  discard: 5,
  search: 6,
  intercept: 7,
  /** Rock, paper, scissors for the first turn; both answer at once. */
  throw: 8,
  /** The winner of the throw chooses who begins. */
  first: 9,
} as const;

/** A card in play other than a Tower. */
export type Thing = {
  /** Never given twice in a game. */
  id: number;
  card: CardNumber;
  owner: number;
  controller: number;
  damage: number;
  /** 0, or an encoding of the turn and phase in which it was gained (MYS-20.2). */
  fatigue: number;
  /**
   * Statuses given and taken away, each with the turn at whose end the change expires; see spans.ts.
   * @inner shows in Power, HP and statuses
   */
  given: ShortList;
  /** @inner shows in Power, HP and statuses */
  stripped: ShortList;
  /** @inner shows in Power, HP and statuses */
  lastingPower: number;
  /** @inner shows in Power, HP and statuses */
  lastingHp: number;
  /** @inner shows in Power, HP and statuses */
  turnPower: number;
  /** @inner shows in Power, HP and statuses */
  turnHp: number;
  /** Ignite marks, each X * 2 + the Keeper whose Unit left it. */
  marks: ShortList;
  /** Ids of the Units it is bonded with. */
  bonds: ShortList;
  /** Id of the Unit this Equipment is on. */
  host: number;
  /** Abilities used this turn, as a bit set. */
  used: number;
  /**
   * Whose damage, and which attacker's, it has taken since the last check (MYS-21.7), or NONE.
   * @inner belongs to what is being resolved
   */
  hitBy: number;
  /** @inner belongs to what is being resolved */
  struckBy: number;
  // Recomputed after every change (MYS-21.4):
  power: number;
  maxHp: number;
  /** Current statuses, as a bit set. */
  statuses: number;
  /**
   * What Passive effects permit, forbid and force, as bits of DUTY.
   * @inner shows in Power, HP and statuses
   */
  duties: number;
};

export type Keeper = {
  tower: number;
  hp: number;
  crystal: number;
  /** The last card is the top. @hidden lies face down; a search is asked with its own list */
  deck: CardNumber[];
  /** @own cards in hand are their owner’s (MYS-4.3) */
  hand: CardNumber[];
  graveyard: CardNumber[];
  exiled: CardNumber[];
  /** @own a Token Deck is its owner’s (MYS-4.4) */
  tokens: CardNumber[];
  marks: ShortList;
  skipDraw: number;
  skipBattle: number;
  /** Cards announced from hand since the turn began (MYS-16.3). */
  played: number;
  /** The Tower's abilities used this turn, as a bit set. @inner shows as what can be used */
  used: number;
  // Recomputed after every change:
  /**
   * What the Tower and the cards in play can do, as bits of ABLE and OCCASION; may contain too many, never
   * too few.
   * @inner shows as what can be used
   */
  able: number;
  /** Extra Crystal this Keeper's Spells cost. */
  tax: number;
  /** The most cards this Keeper may play from hand in a turn. */
  limit: number;
  /** 1 while the Tower's Active abilities are barred. */
  towerBarred: number;
};

/**
 * One announced item of a Cascade (MYS-22.1), the frame of this game. `kind` is one of LINK; `step` is the
 * announced step. A Cascade is not a bounded stack: links also leave from below the top when they are
 * Disrupted (MYS-23.5) or wait for what they foresee (MYS-22.14), and all waiting triggers may form one
 * Cascade (MYS-22.11).
 */
export type Link = {
  id: number;
  kind: number;
  keeper: number;
  card: CardNumber;
  /** Index in the list of all abilities, or NONE for a card that only comes into play. */
  ability: number;
  step: number;
  /** Whether the announced step has already been carried out. @inner belongs to what is being resolved */
  carried: number;
  /** Id of the card in play it comes from, a Tower's ref, or NONE. */
  source: Ref;
  targets: Ref[];
  /** The card set aside by a search, or NONE. @inner was shown when it was found */
  aside: CardNumber;
  /**
   * What the previous step affected, and whether it did anything.
   * @inner belongs to what is being resolved
   */
  it: ShortList;
  /** @inner belongs to what is being resolved */
  did: number;
  /** The other Unit in the event that triggered it, or NONE. @inner belongs to what is being resolved */
  subject: Ref;
  /** The link it answers (MYS-22.7) and the Crystal paid for that link. */
  answers: number;
  /** @inner belongs to what is being resolved */
  answeredPaid: number;
  /** @inner belongs to what is being resolved */
  paid: number;
  /** The link whose destruction it waits for (MYS-22.14), or NONE. */
  parent: number;
  /** 0 waiting, 1 the destruction happened, 2 it did not. @inner belongs to what is being resolved */
  foreseen: number;
  /**
   * Triggers announced or declined ahead of this link's destructions: the ability, source and subject of
   * each.
   * @inner belongs to what is being resolved
   */
  foretold: ShortList;
  /**
   * 1 when the source may be gone: it destroys itself, was milled, or left as the price (MYS-23.2).
   * @inner belongs to what is being resolved
   */
  sourceless: number;
};

/** A trigger that waits until the Cascade is empty (MYS-22.11). */
export type Waiting = {
  ability: number;
  keeper: number;
  card: CardNumber;
  source: Ref;
  subject: Ref;
  sourceless: number;
  /** The link whose destruction it foresees (MYS-22.14), or NONE. */
  parent: number;
};

export type Question = {
  kind: number;
  /** @inner shows in the decisions */
  id: number;
  seat: number;
  /** The Crystal of a toll, or the cards still to discard. */
  number: number;
};

export type Attack = {
  /** @inner belongs to the course of a turn, and shows as what is asked */
  stage: number;
  attacker: number;
  target: Ref;
  interceptor: number;
  /** @inner belongs to what is being resolved */
  negated: number;
};

export type State = {
  /** @hidden is chance */
  random: Random;
  phase: number;
  /** @inner belongs to the course of a turn, and shows as what is asked */
  stage: number;
  /** 1 for the first turn of the game; counts both Keepers' turns. */
  turn: number;
  turnPlayer: number;
  firstPlayer: number;
  /**
   * 1 once this turn's Battle Phase has been announced (MYS-18.1).
   * @inner belongs to the course of a turn, and shows as what is asked
   */
  battled: number;
  /**
   * When leaving Main 1: whether the Battle Phase is next.
   * @inner belongs to the course of a turn, and shows as what is asked
   */
  wantsBattle: number;
  keepers: Keeper[];
  /** In order of arrival. */
  things: Thing[];
  /**
   * What has changed since the figures were last computed, and what else they depend on; bits of STALE.
   * @inner shows in Power, HP and statuses
   */
  stale: number;
  /** @inner shows in Power, HP and statuses */
  leans: number;
  /** The marks of Fatigue in use, as a bit set; see harm.ts. @inner shows as Fatigue */
  tired: number;
  /** @inner is the number of the next thing */
  nextId: number;
  links: Link[];
  /** @inner belongs to what is being resolved */
  waiting: Waiting[];
  /** Which waiting triggers are being announced now. @inner belongs to what is being resolved */
  gathering: number;
  /** 1 when the first waiting trigger was chosen to resolve next. @inner belongs to what is being resolved */
  ordered: number;
  /** Which Keeper may respond, and how many have passed in a row. */
  priority: number;
  /** @inner belongs to the course of a turn, and shows as what is asked */
  passes: number;
  attack: Attack;
  question: Question;
  /** @inner shows in the decisions */
  asked: number;
  /** Throws of rock, paper, scissors; NONE until thrown. @hidden is told once both have thrown */
  throws: number[];
  /**
   * 1 where hands stay secret: a Keeper is asked whenever the public information allows an answer, so that
   * being asked reveals nothing about the hand. 0 in set-up positions, which skip a Keeper who holds no
   * answer (MYS-13.4).
   * @inner is shown with the set-up
   */
  guarded: number;
  /** House rule: a draw after this many turns, 0 for never. @inner is shown with the set-up */
  turnLimit: number;
  /** The Keepers who have lost, as bits, and why. */
  losers: number;
  reasons: number[];
};

/** The expiry of changes that are permanent. */
export const FOREVER = 1_000_000;

/** A card limit that is never reached. */
export const UNLIMITED = 1_000_000;

export const STREAM = { setup: 0, shuffle: 1 } as const;
export const STREAMS = 2;

/** Reasons for a loss, by number. */
export const REASONS = ['', 'tower', 'decked-out', 'overload', 'conceded', 'turn-limit'] as const;
export const REASON = { tower: 1, deckedOut: 2, overload: 3, conceded: 4, turnLimit: 5 } as const;

export const OVERLOAD = 100;

/** MYS-12.3 */
export const OPENING_HAND = 5;

/** MYS-12.2: play begins only when both Keepers have a deck and, with it, a Tower. */
export const isAwaitingDecks = ({ keepers }: State): boolean =>
  keepers[0]?.tower === NONE || keepers[1]?.tower === NONE;

export const opponentOf = (seat: number): number => 1 - seat;

export const keeperAt = (state: { readonly keepers: readonly Keeper[] }, seat: number): Keeper =>
  state.keepers[seat] ?? missing('Keeper at seat', seat);

export const thingAt = (state: { readonly things: readonly Thing[] }, at: number): Thing =>
  state.things[at] ?? missing('card in play at', at);
