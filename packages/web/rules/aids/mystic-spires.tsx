import { AID } from '@three-spires/mystic-spires/aid';
import { STATUS_SIGNS, TYPE_SIGNS } from '../../mystic/signs.ts';
import type { AidPage } from './aid-page.ts';

const Sign: AidPage['Sign'] = ({ sign }) => {
  const Picture = STATUS_SIGNS[sign] ?? TYPE_SIGNS[sign];
  return Picture && <Picture aria-hidden="true" />;
};

export const AID_PAGE: AidPage = { aid: AID, Sign };
