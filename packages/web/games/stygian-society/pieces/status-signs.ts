/** The signs of the four statuses, as on their tokens. */
import Stricken from '~icons/game-icons/broken-heart';
import Hexed from '~icons/game-icons/cursed-star';
import Dazed from '~icons/game-icons/knocked-out-stars';
import Weakened from '~icons/game-icons/tired-eye';
import type { Icon } from '../../../icons/icon.ts';

export const STATUS_SIGNS: Readonly<Record<string, Icon>> = { Stricken, Dazed, Weakened, Hexed };
