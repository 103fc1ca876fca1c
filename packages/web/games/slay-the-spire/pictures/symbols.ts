/** The game's small symbols, used in rules text and on tokens. */
import Aura from '~icons/game-icons/beams-aura';
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
import Cube from '~icons/game-icons/cube';
import Doubled from '~icons/game-icons/doubled';
import Eclipse from '~icons/game-icons/eclipse';
import Enrage from '~icons/game-icons/enrage';
import Footsteps from '~icons/game-icons/footsteps';
import FrozenOrb from '~icons/game-icons/frozen-orb';
import GemPendant from '~icons/game-icons/gem-pendant';
import HealthDecrease from '~icons/game-icons/health-decrease';
import Hearts from '~icons/game-icons/hearts';
import Hourglass from '~icons/game-icons/hourglass';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import LightningHelix from '~icons/game-icons/lightning-helix';
import LightningTrio from '~icons/game-icons/lightning-trio';
import Lotus from '~icons/game-icons/lotus';
import Portal from '~icons/game-icons/magic-portal';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import Pin from '~icons/game-icons/pin';
import PlainDagger from '~icons/game-icons/plain-dagger';
import Poison from '~icons/game-icons/poison';
import PokerHand from '~icons/game-icons/poker-hand';
import Slime from '~icons/game-icons/slime';
import Sparkles from '~icons/game-icons/sparkles';
import Potion from '~icons/game-icons/standing-potion';
import TiredEye from '~icons/game-icons/tired-eye';
import Tombstone from '~icons/game-icons/tombstone';
import TwoCoins from '~icons/game-icons/two-coins';
import TwoRows from '~icons/game-icons/vertical-flip';
import WaveCrest from '~icons/game-icons/wave-crest';
import type { Icon } from '../../../icons/icon.ts';

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
  shivs: PlainDagger,
  miracles: Sparkles,
  relic: GemPendant,
  cubes: Cube,
  clock: Hourglass,
  immune: Aura,
  otherRow: TwoRows,
  hand: PokerHand,
  wrath: Enrage,
  calm: Lotus,
  doubling: Doubled,
  attached: Pin,
  arrival: Portal,
  fallen: Tombstone,
};
