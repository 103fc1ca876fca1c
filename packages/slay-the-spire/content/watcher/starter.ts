import { block, blockAny, enter, hit } from '../../words/build.ts';
import { starterCards } from '../family.ts';

export const watcherStarter = starterCards('Watcher', [
  { name: 'Strike', type: 'attack', copies: 4, cost: 1, effects: [hit(1)], upgrade: { effects: [hit(2)] } },
  {
    name: 'Defend',
    type: 'skill',
    copies: 4,
    cost: 1,
    effects: [block(1)],
    upgrade: { effects: [blockAny(2)] },
  },
  {
    // The hit comes before the stance, so it has no Wrath bonus yet (STS-16.10).
    name: 'Eruption',
    type: 'attack',
    copies: 1,
    cost: 2,
    effects: [hit(2), enter('wrath')],
    upgrade: { cost: 1 },
  },
  {
    name: 'Vigilance',
    type: 'skill',
    copies: 1,
    cost: 2,
    effects: [blockAny(2), enter('calm')],
    upgrade: { effects: [blockAny(3), enter('calm')] },
  },
]);
