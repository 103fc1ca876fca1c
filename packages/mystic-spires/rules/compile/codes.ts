/** The numeric codes used in compiled content and states. */
import type { Answered } from '../../words/abilities.ts';
import { AURA_WORDS } from '../../words/auras.ts';
import { DUTIES } from '../../words/lists.ts';
import { OCCASION_WORDS } from '../../words/occasions.ts';
import { STEP_WORDS } from '../../words/vocabulary.ts';
import { namesOf } from '../../words/word.ts';

/** A number for each name: its place in the list, or a bit. */
export const codesOf = <Name extends string>(
  names: readonly Name[],
  codeAt = (place: number): number => place,
) => Object.fromEntries(names.map((name, place) => [name, codeAt(place)])) as Readonly<Record<Name, number>>;
export const bitsOf = <Name extends string>(names: readonly Name[]) => codesOf(names, (place) => 1 << place);

/** What a step does. */
export const DO = codesOf(namesOf(STEP_WORDS));

/** What an aura does. */
export const AURA = codesOf(namesOf(AURA_WORDS));

/** MYS-7.2: how a step depends on the one before. */
export const JOIN = { none: 0, ifYouDo: 1, ifNot: 2 } as const;

/** Whom a step or trigger refers to, relative to its Keeper. */
export const WHO = { my: 0, opp: 1, host: 2, any: 3 } as const;

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
export const DUTY = bitsOf(DUTIES);

/** What a card in play can do in battle by default (MYS-5.2 to MYS-5.4). */
export const FIGHT = { unit: 1, attacks: 2, intercepts: 4 } as const;

/** What can trigger an effect, one bit each: most cards react to nothing. */
export const OCCASION = bitsOf(namesOf(OCCASION_WORDS));

/** The first bit above those of OCCASION. */
const FREE = 1 << namesOf(OCCASION_WORDS).length;

/** Other abilities of a card in play. Quick abilities are Active ones usable at any time. */
export const ABLE = { active: FREE, quick: 2 * FREE, passive: 4 * FREE, forces: 8 * FREE } as const;

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
