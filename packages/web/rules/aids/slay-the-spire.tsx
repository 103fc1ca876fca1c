import { AID } from '@three-spires/slay-the-spire/aid';
import { SYMBOLS } from '../../icons/symbols.ts';
import type { AidPage } from './aid-page.ts';

const Sign: AidPage['Sign'] = ({ sign }) => {
  const Picture = SYMBOLS[sign];
  return Picture && <Picture aria-hidden="true" />;
};

export const AID_PAGE: AidPage = { aid: AID, Sign };
