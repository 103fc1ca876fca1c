import type { Recipe } from '../recipe.ts';

/** By the key of a picture, or by kind and printed name where several entries share one. */
export const RECIPES: Readonly<Record<string, Recipe>> = {};
