/** The numeric codes used in compiled content and states. */
import type { Answered, Occasion, Step } from '../../words/effect.ts';

/** What a step does. */
export const DO = {
  destroy: 0,
  exile: 1,
  toHand: 2,
  toDeck: 3,
  summon: 4,
  ready: 5,
  search: 6,
  damage: 7,
  heal: 8,
  raise: 9,
  give: 10,
  strip: 11,
  equip: 12,
  bond: 13,
  tokens: 14,
  draw: 15,
  discard: 16,
  mill: 17,
  gain: 18,
  drain: 19,
  toll: 20,
  skip: 21,
  disrupt: 22,
  negate: 23,
} as const satisfies Record<Step['do'], number>;

/** MYS-7.2: how a step depends on the one before. */
export const JOIN = { none: 0, ifYouDo: 1, ifNot: 2 } as const;

/** Whom a step or trigger refers to, relative to its Keeper. */
export const WHO = { my: 0, opp: 1, host: 2, any: 3 } as const;

/** What an aura does. Permissions, bans and obligations are all duties. */
export const AURA = { raise: 0, give: 1, strip: 2, duty: 3, forbidTower: 4, tax: 5, limit: 6 } as const;

export const LINK = {
  unit: 0,
  instant: 1,
  passive: 2,
  equipment: 3,
  active: 4,
  triggered: 5,
  attack: 6,
} as const;

/**
 * What a check must look at: the cards in play, their damage, and whatever else figures may depend on. `gone`
 * and `arrived` are for cards that change no figures but their own: `gone` if some have left; `arrived`, in the bits
 * above all others, counts the newest cards that have just arrived.
 */
export const STALE = {
  field: 1,
  damage: 2,
  crystal: 4,
  piles: 8,
  fatigue: 16,
  gone: 32,
  arrived: 64,
} as const;

/** The bit offset of the count of arrivals. */
export const ARRIVED_SHIFT = 6;

/** What Passive effects say a Unit may, must or cannot do. */
export const DUTY = {
  mayAttack: 1,
  hitsEthereal: 2,
  cannotAttack: 4,
  cannotIntercept: 8,
  mustAttack: 16,
  mustIntercept: 32,
} as const;

/** What a card in play can do in battle by default (MYS-5.2 to MYS-5.4). */
export const FIGHT = { unit: 1, attacks: 2, intercepts: 4 } as const;

/** What can trigger an effect, one bit each: most cards react to nothing. */
export const OCCASION: Readonly<Record<Occasion['when'], number>> = {
  summoned: 1,
  destroyed: 2,
  attacks: 4,
  intercepts: 8,
  hitsTower: 16,
  kills: 32,
  milled: 64,
  summons: 128,
  destroys: 256,
  interceptions: 512,
  slays: 1024,
  opponentMills: 2048,
  opponentCasts: 4096,
  standby: 8192,
  end: 16384,
  disrupted: 32768,
};

/**
 * Other abilities of a card in play, above the bits of OCCASION. Quick abilities are Active ones usable at
 * any time.
 */
export const ABLE = { active: 1 << 16, quick: 1 << 17, passive: 1 << 18, forces: 1 << 19 } as const;

/** What a link counts as when it is answered (MYS-8.3), one bit each. */
export const ANSWER = {
  instant: 1,
  spell: 2,
  ability: 4,
  attack: 8,
  any: 16,
} as const satisfies Record<Answered, number>;

/** When something may be announced at all, in the bits above those of ANSWER. */
export const MOMENT = { main: 32, ownTurn: 64, always: 128 } as const;

/** The number of sets of these bits. */
export const MOMENTS = 256;

export const TYPE = { assault: 0, defense: 1, special: 2 } as const;
