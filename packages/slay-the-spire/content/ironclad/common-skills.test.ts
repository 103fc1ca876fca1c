import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

const faces: CardRow[] = [
  ['Flex', 'gives 1 Strength for the turn', { strength: 1, strengthToLose: 1, exhaust: ['Flex'] }],
  ['Flex+', 'does not Exhaust', { strength: 1, strengthToLose: 1, discard: ['Flex+'] }],
  ['Seeing Red', 'gives 2 Energy', { energy: 4, exhaust: ['Seeing Red'] }],
  ['Seeing Red+', 'costs nothing', { energy: 5, exhaust: ['Seeing Red+'] }],
  [
    'Seeing Red+',
    'fills Energy up to 6 and no further (STS-6.2)',
    { energy: 6, exhaust: ['Seeing Red+'] },
    {},
    { player: { energy: 5 } },
  ],
  [
    'Shrug It Off',
    'gives 2 Block and draws 1',
    { energy: 2, block: 2, hand: ['Bash'], draw: ['Anger'], discard: ['Shrug It Off'] },
    {},
    { player: { draw: ['Bash', 'Anger'] } },
  ],
  [
    'Shrug It Off+',
    'gives 3 Block and draws 1',
    { energy: 2, block: 3, hand: ['Bash'], draw: ['Anger'], discard: ['Shrug It Off+'] },
    {},
    { player: { draw: ['Bash', 'Anger'] } },
  ],
  [
    'Shrug It Off+',
    'fills Block up to 20 and no further (STS-38.4)',
    { energy: 2, block: 20, discard: ['Shrug It Off+'] },
    {},
    { player: { block: 19 } },
  ],
  [
    'True Grit',
    'gives 1 Block and Exhausts a chosen card of the hand',
    { energy: 2, block: 1, hand: ['Bash'], discard: ['True Grit'], exhaust: ['Anger'] },
    {},
    { to: 'Ironclad', hand: ['Bash', 'Anger'], answers: [choose({ card: 'Anger' })] },
  ],
  [
    'True Grit+',
    'gives 2 Block and Exhausts a chosen card of the hand',
    { energy: 2, block: 2, hand: ['Anger'], discard: ['True Grit+'], exhaust: ['Bash'] },
    {},
    { to: 'Ironclad', hand: ['Bash', 'Anger'], answers: [choose({ card: 'Bash' })] },
  ],
  [
    'True Grit',
    'has nothing to Exhaust in an empty hand',
    { energy: 2, block: 1, discard: ['True Grit'] },
    {},
    { to: 'Ironclad' },
  ],
  [
    'Warcry',
    'draws 2 and puts one card of the hand on the draw pile',
    { hand: ['Bash', 'Anger'], draw: ['Cleave', 'Flex'], exhaust: ['Warcry'] },
    {},
    { hand: ['Cleave'], player: { draw: ['Bash', 'Anger', 'Flex'] }, answers: [choose({ card: 'Cleave' })] },
  ],
  [
    'Warcry+',
    'draws 3 and puts one card of the hand on the draw pile',
    { hand: ['Bash', 'Anger'], draw: ['Cleave', 'Flex'], exhaust: ['Warcry+'] },
    {},
    { player: { draw: ['Bash', 'Anger', 'Cleave', 'Flex'] }, answers: [choose({ card: 'Cleave' })] },
  ],
];

const flexAtTheLimit = (card: string) => ({
  player: { hand: [card], strength: 8, draw: NEXT_HAND },
  moves: [play(card), { expect: { players: [{ strength: 8 }] } }, endTurn()],
});

describe('Ironclad common Skills', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test.each(['Flex', 'Flex+'])('%s takes its Strength back at end of turn (STS-20.4)', (card) => {
    settles({
      player: { hand: [card], strength: 2, draw: NEXT_HAND },
      moves: [play(card), { expect: { players: [{ strength: 3 }] } }, endTurn()],
      expect: { round: 2, players: [{ strength: 2, strengthToLose: 0 }] },
    });
  });

  test('Flex takes 1 Strength at end of turn even if it gave none at the limit of 8 (STS-20.4)', () => {
    settles({ ...flexAtTheLimit('Flex'), expect: { round: 2, players: [{ strength: 7 }] } });
  });

  test('Flex+ takes nothing at end of turn if it gave nothing at the limit of 8 (STS-20.4)', () => {
    settles({ ...flexAtTheLimit('Flex+'), expect: { round: 2, players: [{ strength: 8 }] } });
  });

  test('True Grit gives its Block to any player and Exhausts from its own hand (STS-18.5)', () => {
    settles({
      players: [{ hand: ['True Grit', 'Bash'] }, { character: 'Silent', hand: ['Slice'] }],
      moves: [play('True Grit', undefined, { player: 'Silent' })],
      expect: {
        players: [
          { block: 0, exhaust: ['Bash'] },
          { block: 1, hand: ['Slice'] },
        ],
      },
    });
  });

  test('True Grit must Exhaust a card, it cannot be declined', () => {
    settles({
      player: { hand: ['True Grit', 'Bash', 'Anger'] },
      moves: [
        play('True Grit'),
        { refused: { do: 'done' }, code: 'not-an-answer' },
        choose({ card: 'Bash' }),
      ],
      expect: { players: [{ exhaust: ['Bash'] }] },
    });
  });

  test('Warcry puts back the only card without asking', () => {
    settles({
      player: { hand: ['Warcry'], discard: ['Bash'] },
      moves: [play('Warcry')],
      expect: { players: [{ hand: [], draw: ['Bash'], discard: [], exhaust: ['Warcry'] }] },
    });
  });
});
