import { createMoveList, createRandom, listedMoves } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { expect, test } from 'vitest';
import { randomMove } from './index.ts';

test('picks every legal move of a seat sooner or later, and nothing else', () => {
  const state = slayTheSpire.start({ characters: ['Ironclad'] }, 'bot');
  const list = createMoveList();
  slayTheSpire.legal(state, 0, list);
  const legal = new Set(listedMoves(list));
  const random = createRandom('bot', 1);
  const picked = new Set(
    Array.from({ length: 500 }, () => randomMove(slayTheSpire, state, 0, random, 0, list)),
  );
  expect(picked).toEqual(legal);
});

test('picks nothing for a seat that cannot move', () => {
  const state = slayTheSpire.start({ characters: ['Ironclad'] }, 'bot');
  expect(randomMove(slayTheSpire, state, 3, createRandom('bot', 1), 0, createMoveList())).toBeUndefined();
});
