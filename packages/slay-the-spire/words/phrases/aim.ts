/** The target of an effect, if it is not simply the one enemy or player. */
import { createSay, type Messages, type Text } from '@three-spires/kernel';
import type { Place } from '../fields.ts';
import { icons, type Phrase, sentence } from './phrase.ts';

export const aimEnglish = {
  'aim.anyPlayer': '{what} to any player',
  'aim.allPlayers': 'All players gain {what}.',
  'aim.allEnemies': '{what} to ALL enemies',
  'aim.anyEnemy': '{what} on any enemy',
  'aim.oneOrTwoEnemies': '{what} on 1 or 2 enemies',
  'aim.facing': '{what} to the player in its row',
  'aim.thatPlayer': '{what} to that player',
  'aim.rowOfTarget': '{what} to every enemy in its row',
  'aim.yours': 'Gain {what}.',
} as const satisfies Messages;

const say = createSay(aimEnglish);

/** `named` if the text is outside an enemy's action, so that "the player in its row" must be said. */
export const aimed = (what: Text, place: Place, named = false): Phrase => {
  switch (place) {
    case 'row':
    case 'everyone':
      return icons(what, true);
    case 'all':
      return icons(say('aim.allEnemies', { what }));
    case 'anyEnemyEachTime':
      return icons(say('aim.anyEnemy', { what }));
    case 'oneOrTwoEnemies':
      return icons(say('aim.oneOrTwoEnemies', { what }));
    case 'anyPlayer':
      return icons(say('aim.anyPlayer', { what }));
    case 'allPlayers':
      return sentence(say('aim.allPlayers', { what }));
    case 'rowOfTarget':
      return icons(say('aim.rowOfTarget', { what }));
    case 'thatPlayer':
      return icons(say('aim.thatPlayer', { what }));
    case 'facing':
      return icons(named ? say('aim.facing', { what }) : what);
    default:
      return icons(what);
  }
};

/** What the reader gains, as a sentence. */
export const yours = (what: Text): Phrase => sentence(say('aim.yours', { what }));
