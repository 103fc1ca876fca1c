import Anarchy from '~icons/game-icons/anarchy';
import Aura from '~icons/game-icons/aura';
import Awareness from '~icons/game-icons/awareness';
import BananaPeel from '~icons/game-icons/banana-peel';
import Blindfold from '~icons/game-icons/blindfold';
import CrossedChains from '~icons/game-icons/crossed-chains';
import EmptyChessboard from '~icons/game-icons/empty-chessboard';
import EmptyHourglass from '~icons/game-icons/empty-hourglass';
import Feather from '~icons/game-icons/feather';
import Fencer from '~icons/game-icons/fencer';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import PotionOfMadness from '~icons/game-icons/potion-of-madness';
import PsychicWaves from '~icons/game-icons/psychic-waves';
import QuickSlash from '~icons/game-icons/quick-slash';
import Remedy from '~icons/game-icons/remedy';
import RobberHand from '~icons/game-icons/robber-hand';
import SharpSmile from '~icons/game-icons/sharp-smile';
import SparklingSabre from '~icons/game-icons/sparkling-sabre';
import Theater from '~icons/game-icons/theater';
import ThoughtBubble from '~icons/game-icons/thought-bubble';
import UnlitBomb from '~icons/game-icons/unlit-bomb';
import WaterDrop from '~icons/game-icons/water-drop';
import type { PictureList } from '../../../icons/icon.ts';

/** Colorless cards. */
export const COLORLESS_PICTURES: PictureList = {
  Apparition: FloatingGhost,
  Blind: Blindfold,
  'Dark Shackles': CrossedChains,
  'Dramatic Entrance': Theater,
  Finesse: Fencer,
  'Flash of Steel': SparklingSabre,
  'Good Instincts': Awareness,
  Impatience: EmptyHourglass,
  Madness: PotionOfMadness,
  'Mind Blast': PsychicWaves,
  Panacea: Remedy,
  Panache: Feather,
  Purity: WaterDrop,
  'Sadistic Nature': SharpSmile,
  'Swift Strike': QuickSlash,
  'Thinking Ahead': ThoughtBubble,
  Trip: BananaPeel,
  Apotheosis: Aura,
  'Hand of Greed': RobberHand,
  'Master of Strategy': EmptyChessboard,
  Mayhem: Anarchy,
  'The Bomb': UnlitBomb,
};
