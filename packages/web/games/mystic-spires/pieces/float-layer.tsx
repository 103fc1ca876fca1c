import Burn from '~icons/game-icons/burn';
import Hearts from '~icons/game-icons/hearts';
import { FloatLayer as PlainFloatLayer } from '../../../table/stage/float-layer.tsx';

const PICTURES = { hp: Hearts, burn: Burn };

export const FloatLayer = ({ figure }: { readonly figure: string }) => (
  <PlainFloatLayer figure={figure} pictures={PICTURES} />
);
