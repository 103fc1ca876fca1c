import type { Recipe } from '../../compose/recipe.ts';
import { DEFECT } from './defect.ts';
import { EVENTS } from './events.ts';
import { IRONCLAD } from './ironclad.ts';
import { ITEMS } from './items.ts';
import { SHARED } from './shared.ts';
import { SILENT } from './silent.ts';
import { WATCHER } from './watcher.ts';

/** By the key of a picture, or by kind and printed name where several entries share one. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...IRONCLAD,
  ...SILENT,
  ...DEFECT,
  ...WATCHER,
  ...SHARED,
  ...EVENTS,
  ...ITEMS,
};
