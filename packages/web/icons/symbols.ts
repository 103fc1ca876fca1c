/** The small signs of the game: what rules text and tokens are drawn with. */
import Biceps from '~icons/game-icons/biceps';
import Broadsword from '~icons/game-icons/broadsword';
import Burn from '~icons/game-icons/burn';
import CardBurn from '~icons/game-icons/card-burn';
import CardDiscard from '~icons/game-icons/card-discard';
import CardDraw from '~icons/game-icons/card-draw';
import CardPlay from '~icons/game-icons/card-play';
import CheckedShield from '~icons/game-icons/checked-shield';
import CrackedShield from '~icons/game-icons/cracked-shield';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Eclipse from '~icons/game-icons/eclipse';
import Footsteps from '~icons/game-icons/footsteps';
import FrozenOrb from '~icons/game-icons/frozen-orb';
import HealthDecrease from '~icons/game-icons/health-decrease';
import Hearts from '~icons/game-icons/hearts';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import LightningHelix from '~icons/game-icons/lightning-helix';
import LightningTrio from '~icons/game-icons/lightning-trio';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import PlainDagger from '~icons/game-icons/plain-dagger';
import Poison from '~icons/game-icons/poison';
import Slime from '~icons/game-icons/slime';
import Sparkles from '~icons/game-icons/sparkles';
import Potion from '~icons/game-icons/standing-potion';
import TiredEye from '~icons/game-icons/tired-eye';
import TwoCoins from '~icons/game-icons/two-coins';
import WaveCrest from '~icons/game-icons/wave-crest';
import type { Icon } from './picture-table.ts';

export const SYMBOLS: Readonly<Record<string, Icon>> = {
  hit: Broadsword,
  damage: Broadsword,
  attack: CrossedSwords,
  block: CheckedShield,
  energy: LightningHelix,
  strength: Biceps,
  vulnerable: CrackedShield,
  weak: TiredEye,
  poison: Poison,
  hp: Hearts,
  heal: Hearts,
  loseHp: HealthDecrease,
  card: CardPlay,
  draw: CardDraw,
  discard: CardDiscard,
  exhaust: CardBurn,
  shiv: PlainDagger,
  miracle: Sparkles,
  gold: TwoCoins,
  potion: Potion,
  die: Dice,
  area: WaveCrest,
  row: WaveCrest,
  daze: KnockedOutStars,
  slimed: Slime,
  burn: Burn,
  lightning: LightningTrio,
  frost: FrozenOrb,
  dark: Eclipse,
  actsLast: Footsteps,
};
