/**
 * The most frequently read properties of cards in play, by card number. The tables are small and contiguous;
 * reading the entries of all cards would touch many times the memory.
 */
import { ATTACKS, STATUSES } from '../../words/lists.ts';
import { type CardEntry, MODIFIERS } from './card-entry.ts';
import { CARD_ENTRIES } from './entries.ts';

const tableOf = (read: (entry: CardEntry) => number): Int8Array => Int8Array.from(CARD_ENTRIES, read);

/** What a response or a passive ability waits for; NONE for other cards. */
export const ANSWERS = tableOf(({ answers }) => answers);
export const ABILITIES = tableOf(({ ability }) => ability);

export const SHIELDS = tableOf(({ shields }) => shields);

export const CARD_KIND = { action: 0, support: 1, passive: 2, response: 3 } as const;
export const KINDS = tableOf(({ type }) => CARD_KIND[type]);

/** 1 for cards that add cubes to every drop. */
export const BRINGS_CUBES = tableOf(({ bonus }) => (bonus.some((count) => count > 0) ? 1 : 0));

const immunitiesOf = ({ definition }: CardEntry): number =>
  definition.modifiers.reduce(
    (bits, modifier) => (modifier.mod === 'immune' ? bits | (1 << STATUSES.indexOf(modifier.status)) : bits),
    0,
  );

/** The statuses a card prevents, as bits. */
export const IMMUNITIES = tableOf(immunitiesOf);

/** What a card adds to a figure of its hero or of the party. */
export type Adds = Int8Array;

const addsTo = (name: (typeof MODIFIERS)[number]): Adds =>
  tableOf(({ adds }) => adds[MODIFIERS.indexOf(name)] as number);

export const ADDS = {
  heal: addsTo('heal'),
  chest: addsTo('chest'),
  treasure: addsTo('treasure'),
  luckMax: addsTo('luckMax'),
  maxWounds: addsTo('maxWounds'),
} as const;

/** By kind of attack. */
export const ADDS_TO_ATTACK: readonly Adds[] = ATTACKS.map(addsTo);
