/** The target of an effect, if it is not simply the one enemy or player. */
import type { Text } from '@three-spires/kernel';
import { icons, type Phrase, sentence } from './phrase.ts';
import { say } from './say.ts';

type Aim =
  | 'enemy'
  | 'row'
  | 'all'
  | 'anyEnemyEachTime'
  | 'oneOrTwoEnemies'
  | 'facing'
  | 'everyone'
  | 'thatPlayer'
  | 'self'
  | 'anyPlayer'
  | 'allPlayers'
  | 'rowOfTarget';

/** `named` if the text is outside an enemy's action, so that "the player in its row" must be said. */
export const aimed = (what: Text, aim: Aim, named: boolean): Phrase => {
  switch (aim) {
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
