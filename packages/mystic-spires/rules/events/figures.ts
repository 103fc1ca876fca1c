/** Crystal, HP, statuses and the other figures of Keepers and cards in play. */
import { becomes } from '@three-spires/kernel';
import { isAdjective, STATUSES, statusesIn } from '../../words/lists.ts';
import { cardName } from '../naming.ts';
import type { KeeperView, ThingView } from '../view-types.ts';
import { event, type OfRef, type OfSeat, type OfThing, ofRef, ofSeat, ofThing } from './event.ts';
import { unknownCard } from './reading.ts';

type Hp = OfRef & { readonly amount: number; readonly left: number };

type Marked = OfRef & { readonly amount: number };

const setsHp = ofRef<Hp>({ hp: 'left' });

/** The figures of a card in play; statuses as bits. */
export type Figures = OfThing & {
  readonly power: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly statuses: number;
};

/** What a Keeper may do while limited by Passive effects. */
export type Limits = OfSeat & { readonly limit?: number; readonly towerBarred: boolean };

type Recomputed = { readonly things: readonly Figures[]; readonly keepers: readonly Limits[] };

const figuresOf = ({ id }: ThingView, { things }: Recomputed) => things.find(({ thing }) => thing === id);
const limitsOf = ({ seat }: KeeperView, { keepers }: Recomputed) =>
  keepers.find((each) => each.seat === seat);

export const figures = {
  crystal: event<OfSeat & { readonly change: number; readonly now: number }, 'gain' | 'pay'>({
    says: {
      gain: '{seat} gains {number} Crystal ({now} now).',
      pay: '{seat} loses {number} Crystal ({now} left).',
    },
    variant: ({ change }) => (change > 0 ? 'gain' : 'pay'),
    with: ({ change }) => ({ number: Math.abs(change) }),
    changes: { keepers: ofSeat({ crystal: 'now' }) },
  }),
  damaged: event<
    Hp & {
      /** The attacker that dealt the damage. */
      readonly attacker?: number;
    }
  >({ says: '{ref} takes {amount} damage ({left} HP left).', changes: setsHp }),
  lostHp: event<Hp>({ says: '{ref} loses {amount} HP ({left} left).', changes: setsHp }),
  healed: event<Hp>({ says: '{ref} regains {amount} HP ({left} now).', changes: setsHp }),
  raised: event<OfThing & { readonly power: number; readonly hp: number }>({}),
  status: event<
    OfThing & { readonly card: number; readonly status: number; readonly given: boolean },
    'given' | 'become' | 'taken'
  >({
    says: {
      given: '{card} gains {status}.',
      become: '{card} becomes {status}.',
      taken: '{card} loses {status}.',
    },
    variant: ({ status, given }) =>
      given ? (isAdjective(STATUSES[status] ?? '') ? 'become' : 'given') : 'taken',
  }),
  marked: event<Marked>({
    says: '{ref} takes an *Ignite* {amount} mark.',
    changes: ofRef<Marked>({ marks: ({ marks }, { amount }) => [...marks, amount] }),
  }),
  /** The Ignite marks burned and were removed (MYS-27.2). */
  burned: event<{ readonly ref: OfRef['ref'] }>({ changes: ofRef({ marks: becomes([]) }) }),
  /** Figures that changed when recomputed (MYS-21.4), whatever the cause. */
  figures: event<Recomputed>({
    changes: {
      things: {
        which: (thing, recomputed) => figuresOf(thing, recomputed) !== undefined,
        change: {
          power: (thing, recomputed) => figuresOf(thing, recomputed)?.power ?? thing.power,
          hp: (thing, recomputed) => figuresOf(thing, recomputed)?.hp ?? thing.hp,
          maxHp: (thing, recomputed) => figuresOf(thing, recomputed)?.maxHp ?? thing.maxHp,
          statuses: (thing, recomputed) => statusesIn(figuresOf(thing, recomputed)?.statuses ?? 0),
        },
      },
      keepers: {
        which: (keeper, recomputed) => limitsOf(keeper, recomputed) !== undefined,
        change: {
          limit: (keeper, recomputed) => limitsOf(keeper, recomputed)?.limit,
          towerBarred: (keeper, recomputed) => limitsOf(keeper, recomputed)?.towerBarred ?? false,
        },
      },
    },
  }),
  fatigued: event<OfThing>({ changes: { things: ofThing({ fatigued: becomes(true) }) } }),
  readied: event<OfThing>({ changes: { things: ofThing({ fatigued: becomes(false) }) } }),
  bonded: event<{ readonly things: readonly number[]; readonly cards?: readonly [number, number] }>({
    says: 'A *Spiritbond* ties {one} to {other}.',
    with: ({ cards }) => ({
      one: cards === undefined ? unknownCard : cardName(cards[0]),
      other: cards === undefined ? unknownCard : cardName(cards[1]),
    }),
    changes: {
      things: {
        which: ({ id }, { things }) => things.includes(id),
        change: {
          bonds: ({ id, bonds }, { things }) => [...bonds, ...things.filter((other) => other !== id)],
        },
      },
    },
  }),
};
