import { describe, expect, it } from 'vitest';
import { InputError, refusal } from './refusal.ts';

describe('a refusal', () => {
  it('has only the fields that were given, so that it is plain data', () => {
    expect(refusal('not-now')).toStrictEqual({ code: 'not-now' });
    expect(refusal('not-now', 'STS-13.13')).toStrictEqual({ code: 'not-now', rule: 'STS-13.13' });
    expect(refusal('no-such-seat', undefined, { seat: 3 })).toStrictEqual({
      code: 'no-such-seat',
      params: { seat: 3 },
    });
    expect(refusal('too-dear', 'STS-6.1', { cost: 2, energy: 1 })).toStrictEqual({
      code: 'too-dear',
      rule: 'STS-6.1',
      params: { cost: 2, energy: 1 },
    });
  });

  it('stays itself through JSON', () => {
    const refused = refusal('too-dear', 'STS-6.1', { cost: 2, card: 'Bash' });
    expect(JSON.parse(JSON.stringify(refused))).toStrictEqual(refused);
  });
});

describe('an InputError', () => {
  it('can be told from other errors by its class and by its name', () => {
    const error = new InputError('setup: characters: missing');
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(InputError);
    expect([error.name, error.message]).toEqual(['InputError', 'setup: characters: missing']);
    expect(new Error('other')).not.toBeInstanceOf(InputError);
  });
});
