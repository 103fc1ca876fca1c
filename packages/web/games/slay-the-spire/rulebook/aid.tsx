import { AID } from '@three-spires/slay-the-spire/aid';
import type { AidPage } from '../../../game/aid-page.ts';
import { SIGNS } from '../pieces/signs.ts';

const Sign: AidPage['Sign'] = ({ sign }) => {
  const Picture = SIGNS.pictures[sign];
  return Picture && <Picture aria-hidden="true" />;
};

export const AID_PAGE: AidPage = { aid: AID, signs: SIGNS, Sign };
