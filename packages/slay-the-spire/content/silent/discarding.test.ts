import { describe, expect, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });

const faces: CardRow[] = [
  [
    'Calculated Gamble',
    'discards the hand and draws as many cards',
    {
      hand: ['Blur', 'Deflect'],
      draw: ['Dash'],
      discard: ['Setup', 'Slice'],
      exhaust: ['Calculated Gamble'],
      discardedThisTurn: true,
    },
    {},
    { hand: ['Slice', 'Setup'], player: { draw: ['Blur', 'Deflect', 'Dash'] } },
  ],
  [
    'Calculated Gamble+',
    'does not Exhaust',
    {
      hand: ['Blur', 'Deflect'],
      draw: ['Dash'],
      discard: ['Calculated Gamble+', 'Setup', 'Slice'],
      discardedThisTurn: true,
    },
    {},
    { hand: ['Slice', 'Setup'], player: { draw: ['Blur', 'Deflect', 'Dash'] } },
  ],
  [
    'Calculated Gamble',
    'with an empty hand discards and draws nothing',
    { exhaust: ['Calculated Gamble'], discardedThisTurn: false },
    {},
    { player: { draw: ['Blur'] } },
  ],
  [
    'Concentrate',
    'discards any number of cards for 1 Energy each',
    {
      energy: 5,
      hand: ['Blur'],
      discard: ['Setup', 'Slice'],
      exhaust: ['Concentrate'],
      discardedThisTurn: true,
    },
    {},
    {
      hand: ['Slice', 'Blur', 'Setup'],
      answers: [choose({ card: 'Slice' }), choose({ card: 'Setup' }), { do: 'done' }],
    },
  ],
  [
    'Concentrate',
    'may discard nothing and then gives nothing',
    { exhaust: ['Concentrate'], discardedThisTurn: false },
    {},
    { hand: ['Slice'], answers: [{ do: 'done' }] },
  ],
  [
    'Concentrate+',
    'gives 1 Energy more than cards discarded',
    { energy: 5, hand: [], discard: ['Slice'], exhaust: ['Concentrate+'] },
    {},
    { hand: ['Slice'], answers: [choose({ card: 'Slice' })] },
  ],
  [
    'Concentrate+',
    'gives 1 Energy for nothing',
    { energy: 4, exhaust: ['Concentrate+'] },
    {},
    { hand: ['Slice'], answers: [{ do: 'done' }] },
  ],
  [
    'Concentrate',
    'stops at 6 Energy (STS-6.2)',
    { energy: 6, hand: [], discard: ['Setup', 'Blur', 'Slice'], exhaust: ['Concentrate'] },
    {},
    {
      hand: ['Slice', 'Blur', 'Setup'],
      player: { energy: 4 },
      answers: [choose({ card: 'Slice' }), choose({ card: 'Blur' }), choose({ card: 'Setup' })],
    },
  ],
  ['After Image', 'costs 1', { energy: 2, powers: ['After Image'] }],
  ['After Image+', 'costs nothing', { powers: ['After Image+'] }],
  ['Tools of the Trade', 'costs 1', { energy: 2, powers: ['Tools of the Trade'] }],
  ['Tools of the Trade+', 'costs nothing', { powers: ['Tools of the Trade+'] }],
];

describe('Silent cards about discarding', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test.each(['Reflex', 'Reflex+', 'Tactician', 'Tactician+'])('%s is Unplayable (STS-38.19)', (card) => {
    settles({
      player: silent({ hand: [card] }),
      moves: [{ refused: play(card), code: 'unplayable' }],
      expect: { players: [{ hand: [card], energy: 3 }] },
    });
  });

  test.each([
    ['Reflex', ['Blur', 'Dash'], ['Setup']],
    ['Reflex+', ['Blur', 'Dash', 'Setup'], []],
  ])('%s draws when a card discards it: %j', (card, hand, draw) => {
    settles({
      player: silent({ hand: ['Survivor', card], draw: ['Blur', 'Dash', 'Setup'] }),
      moves: [play('Survivor')],
      expect: { players: [{ hand, draw, discard: ['Survivor', card] }] },
    });
  });

  test('Reflex draws only after the card that discards it is put away (STS-13.19)', () => {
    settles({
      player: silent({ hand: ['Survivor', 'Reflex'] }),
      moves: [play('Survivor')],
      expect: { players: [{ draw: [], discard: [], block: 2, energy: 2 }] },
    });
  });

  test('Reflex drawn again by Acrobatics itself is not discarded twice', () => {
    settles({
      player: silent({
        hand: ['Acrobatics', 'Slice'],
        draw: ['Reflex', 'Blur', 'Dash', 'Setup', 'Terror', 'Bane'],
      }),
      moves: [play('Acrobatics'), choose({ card: 'Reflex' })],
      expect: { players: [{ hand: ['Slice', 'Blur', 'Dash', 'Setup', 'Terror'], draw: ['Bane'] }] },
    });
  });

  test.each([
    ['Tactician', 4],
    ['Tactician+', 5],
  ])('%s leaves %i Energy and is Exhausted when a card discards it', (card, energy) => {
    settles({
      player: silent({ hand: ['Survivor', card] }),
      moves: [play('Survivor')],
      expect: { players: [{ energy, discard: ['Survivor'], exhaust: [card] }] },
    });
  });

  test.each([
    ['Reflex', [], { hand: ['Blur', 'Dash'], energy: 2, block: 2 }],
    ['Reflex+', [], { hand: ['Blur', 'Dash', 'Setup'], energy: 2, block: 2 }],
    ['Tactician', [], { hand: [], energy: 4, block: 2 }],
    ['Tactician+', [], { hand: [], energy: 5, block: 2 }],
    ['Slice', ['After Image'], { hand: [], energy: 2, block: 3 }],
    ['Slice', ['After Image+'], { hand: [], energy: 2, block: 3 }],
  ])('%s discarded, with Powers %j, helps its own player only', (card, powers, after) => {
    settles({
      players: [
        silent({ hand: ['Survivor', card], draw: ['Blur', 'Dash', 'Setup'], powers }),
        { draw: ['Bash'] },
      ],
      moves: [play('Survivor')],
      expect: { players: [after, { hand: [], energy: 3, block: 0 }] },
    });
  });

  test('Tactician discarded by Concentrate adds its Energy after it (STS-13.19)', () => {
    settles({
      player: silent({ hand: ['Concentrate', 'Tactician'], energy: 0 }),
      moves: [play('Concentrate'), choose({ card: 'Tactician' })],
      expect: { players: [{ energy: 3, exhaust: ['Tactician', 'Concentrate'] }] },
    });
  });

  test('Tactician is Exhausted even if it was shuffled into the draw pile meanwhile', () => {
    const discard = new Array<string>(12).fill('Slice');
    settles({
      player: silent({ hand: ['Calculated Gamble+', 'Tactician'], discard }),
      moves: [play('Calculated Gamble+')],
      expect: { players: [{ energy: 5, exhaust: ['Tactician'], discard: ['Calculated Gamble+'] }] },
    });
  });

  test.each(['Reflex', 'Tactician'])(
    '%s does not react to the discard at end of turn (STS-13.30)',
    (card) => {
      settles({
        player: silent({ hand: [card], draw: [...NEXT_HAND, 'Blur'] }),
        moves: [endTurn()],
        expect: { round: 2, players: [{ hand: NEXT_HAND, energy: 3, discard: [card], exhaust: [] }] },
      });
    },
  );

  test.each(['Reflex', 'Tactician'])(
    '%s played by an effect is discarded without effect (STS-24.10)',
    (card) => {
      settles({
        player: silent({ hand: ['Havoc'], draw: [card, 'Blur'] }),
        moves: [play('Havoc')],
        expect: { players: [{ hand: [], energy: 2, draw: ['Blur'], discard: ['Havoc', card] }] },
      });
    },
  );

  test.each(['After Image', 'After Image+'])(
    '%s gives 1 Block for an effect, however many cards it discards',
    (power) => {
      settles({
        player: silent({ hand: ['Calculated Gamble', 'Slice', 'Blur', 'Dash'], powers: [power] }),
        moves: [play('Calculated Gamble')],
        expect: { players: [{ block: 1 }] },
      });
    },
  );

  test('After Image gives nothing for an effect that discards nothing, nor at end of turn (STS-13.30)', () => {
    settles({
      player: silent({ hand: ['Concentrate', 'Slice'], powers: ['After Image'], draw: NEXT_HAND }),
      enemies: [{ name: 'Sneaky Gremlin' }],
      moves: [play('Concentrate'), { do: 'done' }, { expect: { players: [{ block: 0 }] } }, endTurn()],
      expect: { round: 2, players: [{ hp: 7 }] },
    });
  });

  test('After Image waits until the card that discards is put away (STS-13.19)', () => {
    const { events } = settles({
      player: silent({ hand: ['Prepared', 'Slice'], powers: ['After Image'] }),
      moves: [play('Prepared')],
      expect: { players: [{ block: 1 }] },
    });
    const order = events
      .map(({ type }) => type)
      .filter((type) => ['cardMoved', 'blockGained'].includes(type));
    expect(order).toEqual(['cardMoved', 'cardMoved', 'blockGained']);
  });

  test('After Image and Reflex go in the order their player chooses (STS-13.20)', () => {
    settles({
      player: silent({ hand: ['Survivor', 'Reflex'], powers: ['After Image'], draw: ['Blur', 'Dash'] }),
      moves: [play('Survivor'), { do: 'order', ability: 'After Image' }],
      expect: { players: [{ block: 3, hand: ['Blur', 'Dash'] }] },
    });
  });

  test.each(['Tools of the Trade', 'Tools of the Trade+'])(
    '%s draws 1 and discards 1 at the start of each later turn (STS-27.9)',
    (card) => {
      settles({
        players: [
          silent({ hand: [card], draw: [...NEXT_HAND, 'Blur', 'Dash'] }),
          { draw: [...NEXT_HAND, 'Bash'] },
        ],
        moves: [
          play(card),
          endTurn(),
          endTurn('Ironclad'),
          { refused: { do: 'done' }, code: 'not-an-answer' },
          choose({ card: 'Blur' }),
        ],
        expect: {
          round: 2,
          players: [
            { hand: NEXT_HAND, draw: ['Dash'], discard: ['Blur'], discardedThisTurn: true },
            { hand: NEXT_HAND, draw: ['Bash'] },
          ],
        },
      });
    },
  );

  test('Tools of the Trade makes Reflex, Tactician and After Image react', () => {
    settles({
      player: silent({
        powers: ['Tools of the Trade', 'After Image'],
        draw: ['Reflex', 'Slice', 'Slice', 'Slice', 'Slice', 'Blur', 'Dash', 'Setup', 'Bane'],
      }),
      moves: [endTurn(), choose({ card: 'Reflex' }), { do: 'order all' }],
      expect: {
        round: 2,
        players: [
          { block: 1, hand: ['Slice', 'Slice', 'Slice', 'Slice', 'Blur', 'Dash', 'Setup'], draw: ['Bane'] },
        ],
      },
    });
  });
});
