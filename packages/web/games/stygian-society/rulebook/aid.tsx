import { AID } from '@three-spires/stygian-society/aid';
import { COLOURS } from '@three-spires/stygian-society/info';
import Crypt from '~icons/game-icons/crypt-entrance';
import type { AidPage } from '../../../game/aid-page.ts';
import { ATTACK_SIGNS } from '../pieces/attack-sign.tsx';
import { Cube } from '../pieces/cube.tsx';
import { Sign as StatusSign } from '../pieces/picture.tsx';
import { TYPE_SIGNS } from '../pieces/type-sign.tsx';

const SIGNS = { ...TYPE_SIGNS, ...ATTACK_SIGNS, crypt: Crypt };

const isKnown = (sign: string): sign is keyof typeof SIGNS => sign in SIGNS;

const Sign: AidPage['Sign'] = ({ sign }) => {
  const colour = (COLOURS as readonly string[]).indexOf(sign);
  if (colour >= 0 || sign === 'any') return <Cube colour={colour} />;
  if (!isKnown(sign)) return <StatusSign id={`status.${sign.toLowerCase()}`} />;
  const Picture = SIGNS[sign];
  return <Picture aria-hidden="true" />;
};

export const AID_PAGE: AidPage = { aid: AID, Sign };
