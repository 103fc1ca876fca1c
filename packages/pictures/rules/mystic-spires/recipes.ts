/** What deserves more than the rule gives: Tokens, the rare Units of each set, the best known Spells. */
import type { Recipe } from '../compose/recipe.ts';
import { DREAM_RECIPES } from './recipes-dream.ts';

export const RECIPES: Readonly<Record<string, Recipe>> = { ...DREAM_RECIPES };
