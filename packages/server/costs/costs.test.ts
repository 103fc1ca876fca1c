import { SlowDown } from '@three-spires/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, limitsFrom } from '../settings/limits.ts';
import type { Payer } from './budgets.ts';
import { createCosts, type ServerCosts } from './costs.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

let now: number;
let slowed: string[];
let ends: (() => void)[];
let costs: ServerCosts;

const make = (settings: Partial<typeof DEFAULT_SETTINGS> = {}): void => {
  now = 0;
  slowed = [];
  ends = [];
  costs = createCosts({
    limits: limitsFrom({ ...DEFAULT_SETTINGS, ...settings }),
    time: { elapsed: () => now },
    metrics: { slowedDown: (what, scope) => slowed.push(`${what} ${scope}`) },
    defer: (call) => ends.push(call),
  });
};
beforeEach(() => make());

const endTurn = (): void => {
  for (const end of ends.splice(0)) end();
};
/** Work of a payer that keeps the thread busy for so long; false where it was refused. */
const work = (payer: Payer, ms: number): boolean => {
  let done: () => void;
  try {
    done = costs.admit(payer);
  } catch {
    return false;
  }
  costs.begin(payer);
  now += ms;
  endTurn();
  done();
  return true;
};
/** How much of the thread these payers get in 20 s in which they all want it all the time. */
const shareOf = (payers: readonly Payer[], ms = 40): number => {
  const began = now;
  let taken = 0;
  while (now - began < 20 * SECOND_MS) {
    for (const payer of payers) if (work(payer, ms)) taken += ms;
    now += 20;
  }
  return taken / (now - began);
};
const guest = (number: number, address = '203.0.113.7'): Payer => ({ person: `guest ${number}`, address });
const many = (address: (number: number) => string): Payer[] =>
  Array.from({ length: 5 }, (_, number) => guest(number, address(number)));

describe('people of one address', () => {
  const groupOf = (address: string | undefined, person = 'ann'): string => {
    costs.begin({ person, address });
    return costs.groupOf(person);
  };

  it('are one group, and so are those of an IPv6 network of 48 bits', () => {
    expect(groupOf('203.0.113.7', 'ann')).toBe(groupOf('203.0.113.7', 'bob'));
    expect(groupOf('203.0.113.7', 'ann')).not.toBe(groupOf('203.0.113.8', 'bob'));
    expect(groupOf('2001:db8:7:1::/64', 'ann')).toBe(groupOf('2001:db8:7:2::/64', 'bob'));
    expect(groupOf('2001:db8:7:1::/64', 'ann')).not.toBe(groupOf('2001:db8:8:1::/64', 'bob'));
  });

  it('are a group each while no address is known', () => {
    expect([groupOf(undefined, 'ann'), groupOf(undefined, 'bob')]).toEqual(['ann', 'bob']);
  });

  it('change the group with the address', () => {
    const before = groupOf('203.0.113.7');
    expect(groupOf('203.0.113.8')).not.toBe(before);
    expect(groupOf('203.0.113.7')).toBe(before);
  });
});

describe('the processor', () => {
  it('is given to one person for a tenth of the time, and for two seconds at once', () => {
    expect(shareOf([guest(1)])).toBeCloseTo(0.1 + 2 / 20, 2);
    expect(shareOf([guest(1)])).toBeCloseTo(0.1, 2);
    expect(new Set(slowed)).toEqual(new Set(['processor person']));
  });

  it('is given to all guests of an address for little more, while others go on', () => {
    shareOf(many(() => '203.0.113.7'));
    expect(shareOf(many(() => '203.0.113.7'))).toBeCloseTo(0.15, 2);
    expect(work(guest(999, '198.51.100.9'), 40)).toBe(true);
  });

  it('is given to a network of 48 bits for twice as much, in however many of 64 bits its guests are', () => {
    const inside = many((number) => `2001:db8:1:${number.toString(16)}::/64`);
    shareOf(inside);
    expect(shareOf(inside)).toBeCloseTo(0.3, 2);
    expect(slowed.at(-1)).toBe('processor network');
    expect(work(guest(999, '2001:db8:2:0::/64'), 40)).toBe(true);
  });

  it('is not given for a whole burst of messages before the first of them is paid', () => {
    let count = 0;
    expect(() => {
      for (; count < 1_000; count++) costs.admit(guest(1));
    }).toThrow(SlowDown);
    expect(count).toBe(100);
  });

  it('says how long to wait, and then goes on', () => {
    expect(work(guest(1), 2_300)).toBe(true);
    // It has saved up 2,000 ms, and gets 100 ms in a second; a message costs a little that cannot be measured.
    expect(costs.debtMs('guest 1')).toBeCloseTo(2_801, 0);
    now += costs.debtMs('guest 1') + 1;
    expect(work(guest(1), 1)).toBe(true);
  });

  it('is free where no limit is set', () => {
    make({ processorPercent: 0, processorPercentPerAddress: 0 });
    expect(shareOf([guest(1)])).toBeCloseTo(2 / 3, 2);
  });

  it('is charged to the person it works for, also after a wait and for others', () => {
    costs.begin(guest(1));
    const payAgain = costs.hold();
    now += 100;
    costs.begin(guest(2));
    now += 2_900;
    costs.charge('guest 3', () => {
      now += 4_000;
    });
    payAgain();
    now += 2_500;
    endTurn();
    // Nobody is at work now.
    now += 100;
    expect([1, 2, 3].map((number) => costs.debtMs(`guest ${number}`) > 0)).toEqual([true, true, true]);
    now += SECOND_MS * 12;
    expect([1, 2, 3].map((number) => costs.debtMs(`guest ${number}`) > 0)).toEqual([false, false, true]);
  });
});

describe('the disk', () => {
  it('takes so much for a person and for an address in an hour', () => {
    const payers = [1, 2, 3].map((number) => guest(number));
    for (const payer of payers) costs.begin(payer);
    const write = (number: number): void => {
      costs.requireSpace(guest(number));
      costs.wrote(`guest ${number}`, 19_000_000);
    };
    write(1);
    write(1);
    expect(() => write(1)).toThrow(SlowDown);
    write(2);
    expect(() => write(3)).toThrow(SlowDown);
    expect(slowed).toEqual(['disk person', 'disk address']);
    expect(costs.debtMs('guest 1')).toBeGreaterThan(0.8 * HOUR_MS);
    now += HOUR_MS;
    write(3);
  });
});
