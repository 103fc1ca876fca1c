import { FloatLayer as PlainFloatLayer } from '../../../table/stage/float-layer.tsx';
import { SYMBOLS } from '../pictures/symbols.ts';

export const FloatLayer = ({ figure }: { readonly figure: string }) => (
  <PlainFloatLayer figure={figure} pictures={SYMBOLS} />
);
