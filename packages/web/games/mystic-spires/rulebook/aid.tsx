import { AID } from '@three-spires/mystic-spires/aid';
import type { AidPage } from '../../../game/aid-page.ts';
import { STATUS_SIGNS, TYPE_SIGNS } from '../pieces/signs.ts';

const Sign: AidPage['Sign'] = ({ sign }) => {
  const Picture = STATUS_SIGNS[sign] ?? TYPE_SIGNS[sign];
  return Picture && <Picture aria-hidden="true" />;
};

export const AID_PAGE: AidPage = { aid: AID, Sign };
