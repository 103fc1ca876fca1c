import { block, blockAny, hit, vulnerable } from '../../words/build.ts';
import { starterCards } from '../family.ts';

export const ironcladStarter = starterCards('Ironclad', [
  { name: 'Strike', type: 'attack', copies: 5, cost: 1, effects: [hit(1)], upgrade: { effects: [hit(2)] } },
  {
    name: 'Defend',
    type: 'skill',
    copies: 4,
    cost: 1,
    effects: [block(1)],
    upgrade: { effects: [blockAny(2)] },
  },
  {
    name: 'Bash',
    type: 'attack',
    copies: 1,
    cost: 2,
    effects: [hit(2), vulnerable()],
    upgrade: { effects: [hit(4), vulnerable()] },
  },
]);
