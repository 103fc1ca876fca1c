import { AID } from '@three-spires/slay-the-spire/aid';
import type { AidPage } from '../../../game/aid-page.ts';
import { SYMBOLS } from '../pictures/symbols.ts';

const Sign: AidPage['Sign'] = ({ sign }) => {
  const Picture = SYMBOLS[sign];
  return Picture && <Picture aria-hidden="true" />;
};

export const AID_PAGE: AidPage = { aid: AID, Sign };
