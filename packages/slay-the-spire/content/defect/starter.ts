import { block, blockAny, channel, evoke, hit } from '../../words/build.ts';
import { starterCards } from '../family.ts';

export const defectStarter = starterCards('Defect', [
  // The one Strike whose upgraded side only costs less.
  { name: 'Strike', type: 'attack', copies: 4, cost: 1, effects: [hit(1)], upgrade: { cost: 0 } },
  {
    name: 'Defend',
    type: 'skill',
    copies: 4,
    cost: 1,
    effects: [block(1)],
    upgrade: { effects: [blockAny(2)] },
  },
  { name: 'Zap', type: 'skill', copies: 1, cost: 1, effects: [channel('lightning')], upgrade: { cost: 0 } },
  { name: 'Dual Cast', type: 'skill', copies: 1, cost: 1, effects: [evoke(2)], upgrade: { cost: 0 } },
]);
