/** The windows of Slay the Spire: one for every card, relic, potion and Event. */
import type { ContentItem } from '@three-spires/kernel';
import { BOX } from '@three-spires/slay-the-spire/box';
import type { Picture } from '../compose/family.ts';
import { type Recipe, windowFrom } from '../compose/recipe.ts';
import { recipesOf } from '../compose/recipe-table.ts';
import type { Window } from '../window.ts';
import { cardByRule } from './cards.ts';
import { eventByRule } from './events.ts';
import { potionByRule, relicByRule } from './items.ts';
import { ALONE } from './subject-layer.ts';

type Rule = readonly [folder: string, rule: (item: ContentItem) => Picture];

const RULES: Readonly<Record<string, Rule>> = {
  card: ['card', cardByRule],
  relic: ['relic', relicByRule],
  bossRelic: ['relic', relicByRule],
  soloRelic: ['relic', relicByRule],
  specialRelic: ['relic', relicByRule],
  potion: ['potion', potionByRule],
  event: ['event', eventByRule],
};

/** The key of an item's picture; undefined for what has none of its own. Neow's Blessings share one. */
export const keyOf = ({ kind, id }: ContentItem): string | undefined => {
  if (kind === 'neow') return 'event/neow';
  const rule = RULES[kind];
  return rule === undefined ? undefined : `${rule[0]}/${id}`;
};

/** The recipe of an item: its own, or one that all items of its name share, such as the Event in each Act. */
const recipeOf = (key: string, { name, kind }: ContentItem): Recipe | undefined => {
  const recipes = recipesOf('slay-the-spire');
  return recipes[key] ?? recipes[`${kind}:${name}`];
};

export const windowOf = (item: ContentItem): Window | undefined => {
  const key = keyOf(item);
  if (key === undefined) return undefined;
  const [, rule] = RULES[item.kind] ?? (RULES.event as Rule);
  return windowFrom(key, rule(item), recipeOf(key, item), ALONE);
};

/** Some items are in the catalogue twice, such as the Golden Tickets; they share a picture. */
export const slayTheSpireWindows = (): readonly Window[] => {
  const windows = new Map<string, Window>();
  for (const item of BOX) {
    const window = windowOf(item);
    if (window !== undefined && !windows.has(window.key)) windows.set(window.key, window);
  }
  return [...windows.values()];
};
