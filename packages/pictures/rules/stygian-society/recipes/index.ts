/** What deserves more than the rule gives, by picture key: first skills, the party's last resorts, the grave chests. */
import type { Recipe } from '../../compose/recipe.ts';
import { CHEST_RECIPES } from './chests.ts';
import { ROOM_RECIPES } from './rooms.ts';
import { SKILL_RECIPES } from './skills.ts';

export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...SKILL_RECIPES,
  ...CHEST_RECIPES,
  ...ROOM_RECIPES,
};
