import type { Explainer } from '../../../game/explain.ts';
import { SIGNS } from '../pieces/signs.ts';
import { EXPLANATIONS } from './explanations.ts';

export const EXPLAINER: Explainer = { ...EXPLANATIONS, signs: SIGNS };
