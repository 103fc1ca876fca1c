import { AID } from '@three-spires/stygian-society/aid';
import { COLOURS } from '@three-spires/stygian-society/info';
import Crypt from '~icons/game-icons/crypt-entrance';
import type { AidPage } from '../../../game/aid-page.ts';
import type { Icon } from '../../../icons/icon.ts';
import { ATTACK_SIGNS } from '../pieces/attack-sign.tsx';
import { Cube } from '../pieces/cube.tsx';
import { STATUS_SIGNS } from '../pieces/status-signs.ts';
import { TYPE_SIGNS } from '../pieces/type-sign.tsx';

const SIGNS: Readonly<Record<string, Icon>> = {
  ...TYPE_SIGNS,
  ...ATTACK_SIGNS,
  ...STATUS_SIGNS,
  crypt: Crypt,
};

const Sign: AidPage['Sign'] = ({ sign }) => {
  const colour = (COLOURS as readonly string[]).indexOf(sign);
  if (colour >= 0 || sign === 'any') return <Cube colour={colour} />;
  const Drawn = SIGNS[sign];
  return Drawn && <Drawn aria-hidden="true" />;
};

export const AID_PAGE: AidPage = { aid: AID, Sign };
