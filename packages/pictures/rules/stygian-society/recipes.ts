/** What deserves more than the rule gives. */
import type { Recipe } from '../compose/recipe.ts';

export const RECIPES: Readonly<Record<string, Recipe>> = {};
