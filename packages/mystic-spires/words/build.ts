/** The vocabulary as functions, so that a definition reads like the card. */
import { defined } from '@three-spires/kernel';
import type {
  Ability,
  Amount,
  Answered,
  Aura,
  Condition,
  Duration,
  Filter,
  Objects,
  Occasion,
  Price,
  Selector,
  Side,
  Step,
  Who,
  Zone,
} from './effect.ts';
import type { Status, Typing } from './lists.ts';

export const pick = (number: number, zone: Zone, side: Side, ...where: readonly Filter[]): Selector => ({
  pick: number,
  zone,
  side,
  where,
});
export const one = (zone: Zone, side: Side, ...where: readonly Filter[]): Selector =>
  pick(1, zone, side, ...where);
export const upTo = (number: number, zone: Zone, side: Side, ...where: readonly Filter[]): Selector => ({
  ...pick(number, zone, side, ...where),
  upTo: true,
});
export const all = (zone: Zone, side: Side, ...where: readonly Filter[]): Selector => ({
  pick: 'all',
  zone,
  side,
  where,
});

export const unitCard: Filter = { is: 'unit' };
export const instantCard: Filter = { is: 'instant' };
export const defense: Filter = { is: 'defense' };
export const nonEffect: Filter = { is: 'nonEffect' };
export const tokenOnly: Filter = { is: 'token' };
export const noToken: Filter = { is: 'token', not: true };
export const other: Filter = { is: 'other' };
export const activeOnly: Filter = { is: 'active' };
export const fatigued: Filter = { is: 'fatigued' };
export const typed = (...typing: readonly Typing[]): Filter => ({ typing });
export const costAtMost = (cost: number): Filter => ({ costAtMost: cost });
export const costAtLeast = (cost: number): Filter => ({ costAtLeast: cost });
export const named = (name: string): Filter => ({ name });
export const having = (has: Status): Filter => ({ has });

export const destroy = (what: Objects): Step => ({ do: 'destroy', what });
export const exile = (what: Objects): Step => ({ do: 'exile', what });
export const toHand = (what: Objects): Step => ({ do: 'toHand', what });
export const toDeck = (what: Objects): Step => ({ do: 'toDeck', what });
export const summon = (what: Objects): Step => ({ do: 'summon', what });
export const ready = (what: Objects): Step => ({ do: 'ready', what });
export const search = (what: Selector): Step => ({ do: 'search', what });
export const damage = (amount: Amount, what: Objects): Step => ({ do: 'damage', amount, what });
export const heal = (amount: Amount, what: Objects): Step => ({ do: 'heal', amount, what });
export const raise = (what: Objects, power: number, hp: number, until?: Duration): Step => ({
  do: 'raise',
  what,
  power,
  hp,
  ...defined({ until }),
});
export const give = (what: Objects, status: Status, until?: Duration): Step => ({
  do: 'give',
  what,
  status,
  ...defined({ until }),
});
export const strip = (what: Objects, status: Status, until?: Duration): Step => ({
  do: 'strip',
  what,
  status,
  ...defined({ until }),
});
export const tokens = (name: string, number: number, side: 'my' | 'opp' = 'my'): Step => ({
  do: 'tokens',
  name,
  number,
  side,
});
export const draw = (who: 'my' | 'opp', number: number): Step => ({ do: 'draw', who, number });
export const discard = (who: 'my' | 'opp', number: number): Step => ({ do: 'discard', who, number });
export const mill = (who: 'my' | 'opp', number: number): Step => ({ do: 'mill', who, number });
export const gain = (who: 'my' | 'opp', amount: Amount): Step => ({ do: 'gain', who, amount });
export const drain = (who: 'my' | 'opp', amount: Amount): Step => ({ do: 'drain', who, amount });
export const toll = (who: Who, number: number): Step => ({ do: 'toll', who, number });
export const skip = (who: 'my' | 'opp', phase: 'Draw' | 'Battle'): Step => ({ do: 'skip', who, phase });
export const disrupt: Step = { do: 'disrupt' };
export const negate: Step = { do: 'negate' };
export const equip = (what: Selector): Step => ({ do: 'equip', what });
export const bond = (what: Objects, partner?: Selector): Step => ({
  do: 'bond',
  what,
  ...defined({ with: partner }),
});

export const ifYouDo = (step: Step): Step => ({ ...step, join: 'ifYouDo' });
export const ifNot = (step: Step): Step => ({ ...step, join: 'ifNot' });

/** The number of objects, or a multiple or fraction of it. */
export const countOf = (
  count: Objects,
  change: { readonly times?: number; readonly per?: number } = {},
): Amount => ({
  count,
  ...change,
});
export const crystalShare = (crystal: 'my' | 'opp', per: number): Amount => ({ crystal, per });
export const paidForLink = (plus: number): Amount => ({ paidForLink: true, plus });

export const always = {
  raise: (what: Objects, power: Amount, hp: number): Aura => ({ do: 'raise', what, power, hp }),
  give: (what: Objects, status: Status, amount?: number): Aura => ({
    do: 'give',
    what,
    status,
    ...defined({ amount }),
  }),
  strip: (what: Objects, status: Status): Aura => ({ do: 'strip', what, status }),
  permit: (what: Objects, act: 'attack' | 'hitEthereal'): Aura => ({ do: 'permit', what, act }),
  forbid: (what: Objects, act: 'attack' | 'intercept'): Aura => ({ do: 'forbid', what, act }),
  force: (what: Objects, act: 'attack' | 'intercept'): Aura => ({ do: 'force', what, act }),
  forbidTower: { do: 'forbidTower', who: 'opp' } as Aura,
  tax: (number: number): Aura => ({ do: 'tax', who: 'opp', number }),
  limit: (number: number): Aura => ({ do: 'limit', who: 'opp', number }),
} as const;

export const cast = (...steps: readonly Step[]): Ability => ({ kind: 'cast', steps });
export const castAnswering = (answers: readonly Answered[], ...steps: readonly Step[]): Ability => ({
  kind: 'cast',
  answers,
  steps,
});
export const active = (price: Price, ...steps: readonly Step[]): Ability => ({
  kind: 'active',
  price,
  steps,
});
export const atAnyTime = (price: Price, ...steps: readonly Step[]): Ability => ({
  kind: 'active',
  atAnyTime: true,
  price,
  steps,
});
export const answering = (
  price: Price,
  answers: readonly Answered[],
  ...steps: readonly Step[]
): Ability => ({
  kind: 'active',
  atAnyTime: true,
  price,
  answers,
  steps,
});
export const when = (on: Occasion, ...steps: readonly Step[]): Ability => ({
  kind: 'triggered',
  on,
  price: {},
  steps,
});
export const mayWhen = (on: Occasion, price: Price, ...steps: readonly Step[]): Ability => ({
  kind: 'triggered',
  on,
  may: true,
  price,
  steps,
});
export const passive = (...auras: readonly Aura[]): Ability => ({ kind: 'passive', auras });
export const passiveWhile = (condition: Condition, ...auras: readonly Aura[]): Ability => ({
  kind: 'passive',
  while: condition,
  auras,
});

export const on = {
  summoned: { when: 'summoned' },
  destroyed: { when: 'destroyed' },
  attacks: { when: 'attacks' },
  intercepts: { when: 'intercepts' },
  hitsTower: { when: 'hitsTower' },
  kills: { when: 'kills' },
  milled: { when: 'milled' },
  slays: { when: 'slays' },
  opponentMills: { when: 'opponentMills' },
  opponentCasts: { when: 'opponentCasts' },
  summons: (of: Selector): Occasion => ({ when: 'summons', of }),
  destroys: (of: Selector): Occasion => ({ when: 'destroys', of }),
  interceptions: (of: Selector): Occasion => ({ when: 'interceptions', of }),
  standby: (who: Who): Occasion => ({ when: 'standby', who }),
  end: (who: Who): Occasion => ({ when: 'end', who }),
  disrupted: (who: Side): Occasion => ({ when: 'disrupted', who }),
} as const satisfies Record<string, Occasion | ((...given: never[]) => Occasion)>;
