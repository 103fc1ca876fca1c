import { test } from 'vitest';
import { endTurn } from '../../testing.ts';
import { settles } from '../../testing-cards.ts';
import { CARDS } from '../index.ts';

const ETHEREAL: string[] = [];
const RETAINED = ['Outmaneuver', 'Outmaneuver+', 'Footwork+'];

/** Every face, as printed on both sides of the cards. */
const faces = CARDS.filter(({ owner, type }) => owner === 'Silent' && type !== 'ticket').flatMap(
  ({ name }) => [name, `${name}+`],
);

test('Outmaneuver and Footwork+ are the only Silent cards that stay in hand at end of turn (STS-13.29, STS-38.6, STS-38.11)', () => {
  const discarded = faces.filter((face) => ![...ETHEREAL, ...RETAINED].includes(face));
  settles({
    player: {
      character: 'Silent',
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
