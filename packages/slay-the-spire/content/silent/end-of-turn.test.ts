import { test } from 'vitest';
import { endTurnWithEveryFace } from '../../testing/cards.ts';

test('Outmaneuver and Footwork+ are the only Silent cards that stay in hand at end of turn (STS-13.29, STS-38.6, STS-38.11)', () => {
  endTurnWithEveryFace('Silent', { retained: ['Outmaneuver', 'Outmaneuver+', 'Footwork+'] });
});
