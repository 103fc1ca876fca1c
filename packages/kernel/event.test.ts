import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventFor, type GameEvent } from './event.ts';
import { hasSeat, type Viewer } from './seat.ts';

type Drew = GameEvent & { readonly seat: number; readonly count: number };

const drew: Drew = {
  type: 'drew',
  seat: 1,
  count: 2,
  reveals: true,
  secret: { seats: 0b10, cards: [17, 4] },
};

const viewer = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant<Viewer>('spectator'));
const secretEvent = fc.record({
  type: fc.constant('something'),
  open: fc.jsonValue(),
  secret: fc.record({ seats: fc.nat({ max: 63 }), fact: fc.constant('hidden fact') }),
});

describe('an event', () => {
  it('is seen whole by a seat that its secret names', () => {
    expect(eventFor(drew, 1)).toEqual(drew);
  });

  it.each<Viewer>([0, 2, 3, 'spectator'])('is seen by %s without the secret and with all the rest', (who) => {
    expect(eventFor(drew, who)).toStrictEqual({ type: 'drew', seat: 1, count: 2, reveals: true });
  });

  it('without a secret is the same for all', () => {
    const rolled: GameEvent = { type: 'rolled', reveals: true };
    for (const who of [0, 3, 'spectator'] as const) expect(eventFor(rolled, who)).toBe(rolled);
  });

  it('keeps its secret from a spectator even when all seats know it', () => {
    const event = { type: 'told', secret: { seats: 0b1111, fact: 1 } };
    expect(eventFor(event, 'spectator')).toStrictEqual({ type: 'told' });
  });

  it('never shows a secret to a viewer who is not in its set, and always to one who is', () => {
    fc.assert(
      fc.property(secretEvent, viewer, (event, who) => {
        const before = JSON.stringify(event);
        const seen = eventFor(event, who);
        const mayKnow = who !== 'spectator' && hasSeat(event.secret.seats, who);
        expect('secret' in seen).toBe(mayKnow);
        expect(JSON.stringify(seen).includes('hidden fact')).toBe(mayKnow);
        expect(seen.open).toEqual(event.open);
        expect(JSON.stringify(event)).toBe(before);
      }),
    );
  });
});
