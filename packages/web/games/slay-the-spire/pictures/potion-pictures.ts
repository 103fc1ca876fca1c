import Amphora from '~icons/game-icons/amphora';
import BrainLeak from '~icons/game-icons/brain-leak';
import Cauldron from '~icons/game-icons/cauldron';
import Fairy from '~icons/game-icons/fairy';
import RollingDiceCup from '~icons/game-icons/rolling-dice-cup';
import SkullInJar from '~icons/game-icons/skull-in-jar';
import SpiralBottle from '~icons/game-icons/spiral-bottle';
import SquareBottle from '~icons/game-icons/square-bottle';
import type { PictureList } from '../../../icons/icon.ts';

/** Potions of the rest of the box. */
export const POTION_PICTURES: PictureList = {
  'Ancient Potion': Amphora,
  'Cunning Potion': SquareBottle,
  'Distilled Chaos': SpiralBottle,
  'Entropic Brew': Cauldron,
  'Fairy in a Bottle': Fairy,
  "Gambler's Brew": RollingDiceCup,
  'Ghost in a Jar': SkullInJar,
  'Liquid Memories': BrainLeak,
};
