/** What deserves more than the rule gives: Tokens, the rare Units of each set, the best known Spells. By picture key. */
import type { Recipe } from '../../compose/recipe.ts';
import { BARROW_RECIPES } from './barrow.ts';
import { DREAM_RECIPES } from './dream.ts';
import { EMBER_RECIPES } from './ember.ts';
import { PRISM_RECIPES } from './prism.ts';
import { TIDE_RECIPES } from './tide.ts';

export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...DREAM_RECIPES,
  ...EMBER_RECIPES,
  ...BARROW_RECIPES,
  ...TIDE_RECIPES,
  ...PRISM_RECIPES,
};
