/** The effect vocabulary: what cards, Towers and Tokens say, as data. */
import type { Status, Typing } from './lists.ts';

/** Relative to the Keeper who controls the effect. */
export type Side = 'my' | 'opp' | 'any';
export type Who = 'my' | 'opp' | 'host';

/**
 * Where a selector looks. `spells` are Passives and Equipment in play; `cards` also includes Units and
 * Resource Tokens.
 */
export type Zone = 'units' | 'tower' | 'unitsOrTower' | 'spells' | 'cards' | 'deck' | 'graveyard';

export type Filter =
  | {
      readonly is: 'unit' | 'instant' | 'defense' | 'nonEffect' | 'token' | 'other' | 'active' | 'fatigued';
      readonly not?: true;
    }
  | { readonly typing: readonly Typing[] }
  | { readonly costAtMost: number }
  | { readonly costAtLeast: number }
  | { readonly name: string }
  | { readonly has: Status };

/** Which objects: a number of chosen ones, up to a number, or all of them (MYS-7.8, MYS-7.10). */
export type Selector = {
  readonly pick: number | 'all';
  readonly upTo?: true;
  readonly zone: Zone;
  readonly side: Side;
  readonly where: readonly Filter[];
};

/** This card, the equipped Unit, what the previous step affected, or the other Unit of the event. */
export type Reference = 'self' | 'host' | 'it' | 'attacker';
export type Objects = Selector | Reference;

/** MYS-7.10: computed on resolution, fractions rounded down. */
export type Amount =
  | number
  | { readonly count: Objects; readonly times?: number; readonly per?: number }
  | { readonly crystal: 'my' | 'opp'; readonly per: number }
  | { readonly paidForLink: true; readonly plus: number };

/** Until the end of this turn, of its controller's next turn (MYS-19.3), or as the status itself says. */
export type Duration = 'turn' | 'nextTurn';

export type Step = { readonly join?: 'ifYouDo' | 'ifNot' } & (
  | { readonly do: 'destroy' | 'exile' | 'toHand' | 'toDeck' | 'summon' | 'ready'; readonly what: Objects }
  | { readonly do: 'search'; readonly what: Selector }
  | { readonly do: 'damage' | 'heal'; readonly amount: Amount; readonly what: Objects }
  | {
      readonly do: 'raise';
      readonly what: Objects;
      readonly power: Amount;
      readonly hp: number;
      readonly until?: Duration;
    }
  | {
      readonly do: 'give' | 'strip';
      readonly what: Objects;
      readonly status: Status;
      readonly until?: Duration;
    }
  | { readonly do: 'tokens'; readonly name: string; readonly number: number; readonly side: 'my' | 'opp' }
  | { readonly do: 'draw' | 'discard' | 'mill'; readonly who: 'my' | 'opp'; readonly number: number }
  | { readonly do: 'gain' | 'drain'; readonly who: 'my' | 'opp'; readonly amount: Amount }
  | { readonly do: 'toll'; readonly who: Who; readonly number: number }
  | { readonly do: 'skip'; readonly who: 'my' | 'opp'; readonly phase: 'Draw' | 'Battle' }
  | { readonly do: 'disrupt' }
  | { readonly do: 'negate' }
  | { readonly do: 'equip'; readonly what: Selector }
  | { readonly do: 'bond'; readonly what: Objects; readonly with?: Selector }
);

/** A continuous change made by a Passive effect (MYS-7.3). */
export type Aura =
  | { readonly do: 'raise'; readonly what: Objects; readonly power: Amount; readonly hp: number }
  | { readonly do: 'give'; readonly what: Objects; readonly status: Status; readonly amount?: number }
  | { readonly do: 'strip'; readonly what: Objects; readonly status: Status }
  | { readonly do: 'permit'; readonly what: Objects; readonly act: 'attack' | 'hitEthereal' }
  | { readonly do: 'forbid'; readonly what: Objects; readonly act: 'attack' | 'intercept' }
  | { readonly do: 'force'; readonly what: Objects; readonly act: 'attack' | 'intercept' }
  | { readonly do: 'forbidTower'; readonly who: 'opp' }
  | { readonly do: 'tax'; readonly who: 'opp'; readonly number: number }
  | { readonly do: 'limit'; readonly who: 'opp'; readonly number: number };

/** What an answer may respond to (MYS-8.3); `spell` includes effects of a Passive or Equipment in play. */
export type Answered = 'instant' | 'spell' | 'ability' | 'attack' | 'any';

export type Occasion =
  | { readonly when: 'summoned' | 'destroyed' | 'attacks' | 'intercepts' | 'hitsTower' | 'kills' | 'milled' }
  | { readonly when: 'summons' | 'destroys' | 'interceptions'; readonly of: Selector }
  | { readonly when: 'slays' | 'opponentMills' | 'opponentCasts' }
  | { readonly when: 'standby' | 'end'; readonly who: Who }
  | { readonly when: 'disrupted'; readonly who: Side };

/** The price of an effect, paid on announcement (MYS-22.2). */
export type Price = {
  readonly oncePerTurn?: true;
  readonly fatigue?: true;
  readonly crystal?: number;
  readonly destroySelf?: true;
};

export type Ability =
  | { readonly kind: 'cast'; readonly answers?: readonly Answered[]; readonly steps: readonly Step[] }
  | {
      readonly kind: 'active';
      readonly price: Price;
      readonly atAnyTime?: true;
      readonly answers?: readonly Answered[];
      readonly steps: readonly Step[];
    }
  | {
      readonly kind: 'triggered';
      readonly on: Occasion;
      readonly may?: true;
      readonly price: Price;
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'passive'; readonly while?: Condition; readonly auras: readonly Aura[] };

/** MYS-7.1: a comparison that is re-evaluated continuously. */
export type Condition =
  | { readonly crystal: 'my' | 'opp'; readonly atLeast: number }
  | { readonly deck: 'my' | 'opp'; readonly atMost: number };
