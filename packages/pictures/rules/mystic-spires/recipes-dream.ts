import type { Recipe } from '../compose/recipe.ts';

export const DREAM_RECIPES: Readonly<Record<string, Recipe>> = {};
