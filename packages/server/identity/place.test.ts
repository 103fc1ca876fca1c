import { expect, it } from 'vitest';
import { createPlaceOf } from './place.ts';

const place = createPlaceOf('a secret');

it('is one for a network of 48 bits, which a household may have, and for an IPv4 address', () => {
  expect(place({ ip: '2001:db8:1:2::7' })).toBe(place({ ip: '2001:db8:1:ffff::9' }));
  expect(place({ ip: '2001:db8:1:2::7' })).not.toBe(place({ ip: '2001:db8:2:2::7' }));
  expect(place({ ip: '::ffff:192.0.2.1' })).toBe(place({ ip: '192.0.2.1' }));
  expect(place({ ip: '192.0.2.1' })).not.toBe(place({ ip: '192.0.2.2' }));
});

it('cannot be made without the secret', () => {
  expect(createPlaceOf('another secret')({ ip: '192.0.2.1' })).not.toBe(place({ ip: '192.0.2.1' }));
});
