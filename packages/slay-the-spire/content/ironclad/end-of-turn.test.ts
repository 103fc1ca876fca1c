import { test } from 'vitest';
import { endTurn } from '../../testing.ts';
import { settles } from '../../testing-cards.ts';
import { CARDS } from '../index.ts';

const ETHEREAL = ['Carnage', 'Carnage+', 'Ghostly Armor', 'Ghostly Armor+'];
const RETAINED: string[] = [];

/** Every face, as printed on both sides of the cards. */
const faces = CARDS.filter(({ owner, type }) => owner === 'Ironclad' && type !== 'ticket').flatMap(
  ({ name }) => [name, `${name}+`],
);

test('Carnage and Ghostly Armor are the only Ironclad cards that leave the hand otherwise than by discard (STS-13.29, STS-38.6, STS-38.11)', () => {
  const discarded = faces.filter((face) => ![...ETHEREAL, ...RETAINED].includes(face));
  settles({
    player: {
      character: 'Ironclad',
      hand: faces,
      noMoreDraws: true,
      draw: new Array<string>(5).fill('Strike'),
    },
    moves: [endTurn()],
    expect: {
      round: 2,
      players: [
        {
          hand: [
            ...RETAINED.map((card) => ({ card, retained: true })),
            ...new Array<string>(5).fill('Strike'),
          ],
          exhaust: ETHEREAL.toReversed(),
          discard: discarded.toReversed(),
        },
      ],
    },
  });
});
