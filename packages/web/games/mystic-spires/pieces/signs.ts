/** The small signs of Mystic Spires: statuses, zones and figures. */

import Equipment from '~icons/game-icons/battle-gear';
import Assault from '~icons/game-icons/crossed-swords';
import Crystal from '~icons/game-icons/crystal-growth';
import Necrotic from '~icons/game-icons/death-skull';
import Fatal from '~icons/game-icons/decapitation';
import Defense from '~icons/game-icons/edged-shield';
import Paralyzed from '~icons/game-icons/electrical-crescent';
import Levitating from '~icons/game-icons/feathered-wing';
import Ignite from '~icons/game-icons/flame';
import Ethereal from '~icons/game-icons/ghost';
import Graveyard from '~icons/game-icons/graveyard';
import Heart from '~icons/game-icons/hearts';
import Passive from '~icons/game-icons/infinity';
import Spiritbond from '~icons/game-icons/linked-rings';
import Sleep from '~icons/game-icons/night-sleep';
import Piercing from '~icons/game-icons/pierced-body';
import Sword from '~icons/game-icons/pointy-sword';
import Poisoned from '~icons/game-icons/poison';
import Poison from '~icons/game-icons/poison-bottle';
import Hand from '~icons/game-icons/poker-hand';
import Exiled from '~icons/game-icons/portal';
import Instant from '~icons/game-icons/power-lightning';
import Deck from '~icons/game-icons/stack';
import Fatigue from '~icons/game-icons/tired-eye';
import Tokens from '~icons/game-icons/token';
import Tower from '~icons/game-icons/white-tower';
import Special from '~icons/game-icons/yin-yang';
import type { Icon } from '../../../icons/icon.ts';

export const STATUS_SIGNS: Readonly<Record<string, Icon>> = {
  Fatal,
  Necrotic,
  Ignite,
  Levitating,
  Paralyzed,
  Piercing,
  Poison,
  Poisoned,
  Sleep,
  Ethereal,
  Spiritbond,
  Fatigue,
};

export const TYPE_SIGNS: Readonly<Record<string, Icon>> = {
  Assault,
  Defense,
  Special,
  Resource: Tokens,
  Instant,
  Passive,
  Equipment,
  Tower,
};

export const ZONE_SIGNS = { deck: Deck, graveyard: Graveyard, exiled: Exiled, tokens: Tokens } as const;

export const SIGNS = { Crystal, Heart, Sword, Hand, Fatigue } as const;
