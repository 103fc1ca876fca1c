import { expect, it } from 'vitest';
import { combineCampaigns, newCampaign, readCampaign } from './campaign.ts';

it('two campaigns become one with the boxes, wins and achievements of both', () => {
  const [empty, played] = [newCampaign(), { games: 3, wins: 1, bosses: 4, bestAct: 2 }];
  const own = {
    ...empty,
    ascension: 2,
    achievements: [],
    boxes: { ...empty.boxes, Ironclad: 6, Silent: 1 },
    statistics: { ...empty.statistics, Ironclad: played },
  };
  const other = {
    ...empty,
    ascension: 1,
    actFour: 1,
    boxes: { ...empty.boxes, Ironclad: 4 },
    statistics: { ...empty.statistics, Ironclad: { ...played, bestAct: 3 } },
  };
  const together = combineCampaigns(own, other);
  expect(readCampaign(together)).toEqual({
    ...empty,
    boxes: { ...empty.boxes, Ironclad: 8, Silent: 1 },
    actFour: 1,
    spare: 2,
    ascension: 2,
    statistics: { ...empty.statistics, Ironclad: { games: 6, wins: 2, bosses: 8, bestAct: 3 } },
  });
  expect(combineCampaigns(other, own)).toEqual(together);
  expect(combineCampaigns(own, empty)).toEqual(own);
});
