import type { Signs } from '../../../icons/signs.ts';
import { SYMBOLS } from '../pictures/symbols.ts';
import { symbolName } from './symbol-name.ts';

export const SIGNS: Signs = { pictures: SYMBOLS, nameOf: symbolName };
