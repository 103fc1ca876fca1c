import { block, blockAny, discard, hit, weak } from '../../words/build.ts';
import { starterCards } from '../family.ts';

export const silentStarter = starterCards('Silent', [
  { name: 'Strike', type: 'attack', copies: 5, cost: 1, effects: [hit(1)], upgrade: { effects: [hit(2)] } },
  {
    name: 'Defend',
    type: 'skill',
    copies: 5,
    cost: 1,
    effects: [block(1)],
    upgrade: { effects: [blockAny(2)] },
  },
  {
    name: 'Neutralize',
    type: 'attack',
    copies: 1,
    cost: 0,
    effects: [hit(1), weak()],
    upgrade: { effects: [hit(2), weak()] },
  },
  {
    name: 'Survivor',
    type: 'skill',
    copies: 1,
    cost: 1,
    effects: [block(2), discard(1)],
    upgrade: { effects: [block(3), discard(1)] },
  },
]);
