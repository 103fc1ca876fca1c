import CheckedShield from '~icons/game-icons/checked-shield';
import Hearts from '~icons/game-icons/hearts';
import { FloatLayer as PlainFloatLayer } from '../../../table/stage/float-layer.tsx';

const PICTURES = { hp: Hearts, block: CheckedShield };

export const FloatLayer = ({ figure }: { readonly figure: string }) => (
  <PlainFloatLayer figure={figure} pictures={PICTURES} />
);
