import { describe, expect, it } from 'vitest';
import { addressKey, networkOf, trustHops, trustList } from './addresses.ts';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

it('an IPv6 key lies in a network of 48 bits', () => {
  expect(networkOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(networkOf('203.0.113.7')).toBeUndefined();
  expect(networkOf('unknown')).toBeUndefined();
});

describe('trust', () => {
  it('is given to addresses, networks and names in a list', () => {
    const trust = trustList(['loopback', '10.0.0.0/8', '2001:db8::1']);
    if (typeof trust !== 'function') throw new Error(trust.wrong);
    const addresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.9.8.7', '2001:db8::1'];
    expect(addresses.map((address) => trust(address, 0))).toEqual(addresses.map(() => true));
    for (const address of ['203.0.113.7', '2001:db8::2', 'nonsense', ''])
      expect(trust(address, 0)).toBe(false);
  });

  it.each(['somewhere', '10.0.0.0/33', '10.0.0.0/8/8', '300.1.1.1', '::/129', ''])(
    'is no list: %s',
    (wrong) => {
      expect(trustList(['loopback', wrong])).toEqual({ wrong });
    },
  );

  it('is given to a number of proxies in a row', () => {
    expect([0, 1, 2].map((hop) => trustHops(2)('203.0.113.7', hop))).toEqual([true, true, false]);
  });
});
