import { test } from 'vitest';
import { endTurnWithEveryFace } from '../../testing/cards.ts';

test('Carnage and Ghostly Armor are the only Ironclad cards that leave the hand otherwise than by discard (STS-13.29, STS-38.6, STS-38.11)', () => {
  endTurnWithEveryFace('Ironclad', { ethereal: ['Carnage', 'Carnage+', 'Ghostly Armor', 'Ghostly Armor+'] });
});
