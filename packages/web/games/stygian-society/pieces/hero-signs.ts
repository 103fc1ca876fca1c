/** The signs of the heroes, for names that need one. */
import Doctor from '~icons/game-icons/doctor-face';
import Burglar from '~icons/game-icons/domino-mask';
import Knight from '~icons/game-icons/visored-helm';
import Spellsling from '~icons/game-icons/warlock-hood';
import type { Icon } from '../../../icons/icon.ts';

export const HERO_SIGNS: Readonly<Record<string, Icon>> = { Knight, Spellsling, Doctor, Burglar };
