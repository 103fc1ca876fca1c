/** Neow's Blessing: every card gives 3 gold and a card reward, then one of three choices (STS-2.15, STS-2.16). */

import { inOrder } from '@three-spires/kernel';
import {
  cardReward,
  colorlessReward,
  curse,
  gold,
  loseGold,
  loseHp,
  potion,
  randomRare,
  rareReward,
  relic,
  remove,
  transform,
  upgrade,
  upgradeRandom,
} from '../words/build.ts';
import type { Effect } from '../words/vocabulary.ts';
import { NEOW_NUMBERS } from './numbers.ts';

export type NeowCard = {
  readonly id: string;
  /** Only with the colorless unlock (STS-28.7). */
  readonly colorless: boolean;
  readonly choices: readonly (readonly Effect[])[];
};

/** The red part is the same on every card. */
export const NEOW_GIFT: readonly Effect[] = [gold(3), cardReward()];

const base = (number: number, ...choices: readonly (readonly Effect[])[]): NeowCard => ({
  id: `neow-${String(number).padStart(2, '0')}`,
  colorless: number > 14,
  choices,
});

const neowCards: readonly NeowCard[] = [
  base(1, [upgrade()], [remove()], [gold(10), loseHp(2)]),
  base(2, [upgrade()], [randomRare()], [gold(10), curse()]),
  base(3, [upgrade()], [gold(5)], [relic(), curse()]),
  base(4, [upgrade()], [potion(3)], [rareReward(), curse()]),
  base(5, [potion(3)], [cardReward()], [relic(), loseGold(3)]),
  base(6, [remove()], [transform()], [relic(), loseHp(2)]),
  base(7, [gold(5)], [randomRare()], [rareReward(), loseGold(3)]),
  base(8, [upgrade()], [potion(3)], [upgradeRandom(2), loseHp(2)]),
  base(9, [transform()], [gold(5)], [remove(2), loseHp(3)]),
  base(10, [randomRare()], [cardReward()], [remove(2), loseHp(2)]),
  base(11, [randomRare()], [transform()], [upgradeRandom(2), curse()]),
  base(12, [remove()], [gold(5)], [upgradeRandom(2), loseGold(3)]),
  base(13, [remove()], [transform()], [transform(2), loseHp(3)]),
  base(14, [remove()], [potion(3)], [gold(5), cardReward(), curse()]),
  base(15, [colorlessReward()], [transform()], [gold(10), loseHp(2)]),
  base(16, [colorlessReward()], [remove()], [rareReward(), loseHp(2)]),
  base(17, [colorlessReward()], [randomRare()], [relic(), loseGold(3)]),
  base(18, [colorlessReward()], [upgrade()], [remove(2), loseGold(3)]),
  base(19, [colorlessReward()], [potion(3)], [transform(2), curse()]),
  base(20, [transform()], [gold(5)], [colorlessReward(2), curse()]),
];

export const NEOW_CARDS = inOrder('Neow cards', NEOW_NUMBERS, neowCards, ({ id }) => id);
