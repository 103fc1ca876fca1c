import told from '@three-spires/bots/opinions/mystic-spires' with { type: 'json' };
import type { LibraryGame } from '../../../game/library.ts';
import { withOpinions } from '../../../library/with-opinions.ts';
import { say } from '../words/library.ts';
import { CATALOGUE } from './catalogue.ts';
import { Detail } from './detail.tsx';
import { Tile } from './tile.tsx';

const OPINIONS = {
  told,
  words: {
    share: say('opinion.taken'),
    wonTaken: say('opinion.wonTaken'),
    wonLeft: say('opinion.wonLeft'),
  },
};

export const LIBRARY: LibraryGame = withOpinions({ ...CATALOGUE, Tile, Detail }, OPINIONS);
