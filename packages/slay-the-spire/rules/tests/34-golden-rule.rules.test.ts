import { test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';

test('STS-34.1 Barricade wins over the Reset of Block', () => {
  fight({
    player: { block: 7, powers: ['Barricade'] },
    moves: [endTurn()],
    expect: { players: [{ block: 7, energy: 3 }] },
  });
  fight({ player: { block: 7 }, moves: [endTurn()], expect: { players: [{ block: 0 }] } });
});

test('STS-34.1 Battle Trance wins over what lets its player draw this turn, and only this turn', () => {
  fight({
    player: { hand: ['Battle Trance', 'Pommel Strike'], draw: Array(9).fill('Strike') },
    moves: [
      play('Battle Trance'),
      play('Pommel Strike', 'A'),
      { expect: { players: [{ hand: Array(3).fill('Strike') }] } },
      endTurn(),
    ],
    expect: { players: [{ hand: Array(5).fill('Strike') }] },
  });
});

test('STS-34.1 Corruption wins over the printed cost and the discard pile', () => {
  fight({
    player: { hand: ['Impervious', 'Defend', 'Strike'], powers: ['Corruption'], energy: 1 },
    moves: [play('Impervious'), play('Defend'), play('Strike', 'A')],
    expect: { players: [{ energy: 0, block: 7, exhaust: ['Defend', 'Impervious'], discard: ['Strike'] }] },
  });
});

test('STS-34.1 a limit stands where the card does not mention it', () => {
  fight({
    player: { hand: ['Entrench', 'Seeing Red'], block: 15, energy: 6, powers: ['Corruption', 'Barricade'] },
    moves: [play('Entrench'), play('Seeing Red'), { expect: { players: [{ energy: 6 }] } }, endTurn()],
    expect: { players: [{ block: 20 }] },
  });
});
