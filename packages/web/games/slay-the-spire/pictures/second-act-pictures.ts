import Balaclava from '~icons/game-icons/balaclava';
import BirdMask from '~icons/game-icons/bird-mask';
import BullyMinion from '~icons/game-icons/bully-minion';
import CarnivorousPlant from '~icons/game-icons/carnivorous-plant';
import CenturionHelmet from '~icons/game-icons/centurion-helmet';
import Champions from '~icons/game-icons/champions';
import EvilBook from '~icons/game-icons/evil-book';
import FireSilhouette from '~icons/game-icons/fire-silhouette';
import HoodedFigure from '~icons/game-icons/hooded-figure';
import MeshBall from '~icons/game-icons/mesh-ball';
import MetalDisc from '~icons/game-icons/metal-disc';
import MetalGolemHead from '~icons/game-icons/metal-golem-head';
import NunFace from '~icons/game-icons/nun-face';
import Rattlesnake from '~icons/game-icons/rattlesnake';
import Raven from '~icons/game-icons/raven';
import SpikedShell from '~icons/game-icons/spiked-shell';
import Whip from '~icons/game-icons/whip';
import type { PictureList } from '../../../icons/icon.ts';

/** Enemies of Act II. */
export const SECOND_ACT_PICTURES: PictureList = {
  Chosen: BirdMask,
  'Snake Plant': CarnivorousPlant,
  'Shelled Parasite': SpikedShell,
  Snecko: Rattlesnake,
  Byrd: Raven,
  'Spheric Guardian': MeshBall,
  Centurion: CenturionHelmet,
  'Bronze Orb': MetalDisc,
  Mystic: NunFace,
  Mugger: Balaclava,
  'Torch Head': FireSilhouette,
  'Book of Stabbing': EvilBook,
  'Gremlin Leader': BullyMinion,
  Taskmaster: Whip,
  'The Collector': HoodedFigure,
  'Bronze Automaton': MetalGolemHead,
  'The Champ': Champions,
};
