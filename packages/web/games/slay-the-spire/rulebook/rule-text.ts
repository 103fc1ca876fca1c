import type { Rule } from '../../../game/rulebook.ts';
import { RULEBOOK } from './book.ts';

const { rules: RULES } = RULEBOOK;

/** The rulebook's text without the bold markers. */
const wordsOf = (rule: Rule | undefined): string => rule?.text.replaceAll('**', '') ?? '';

/** A modifier's effect, in the rulebook's words. */
export const modifierText = (modifier: string): string =>
  wordsOf(RULES.find(({ id, title }) => id.startsWith('STS-31.') && title.endsWith(`: ${modifier}`)));

export type AscensionLevel = { readonly level: number; readonly name: string; readonly text: string };

/** What each level of Ascension adds. */
export const ASCENSION_LEVELS: readonly AscensionLevel[] = RULES.flatMap((rule) => {
  const [, level, name] = /^Ascension (\d+): (.+)$/.exec(rule.title) ?? [];
  return level === undefined || name === undefined
    ? []
    : [{ level: Number(level), name, text: wordsOf(rule) }];
});

/** The condition of an achievement. */
export const achievementText = (name: string): string =>
  wordsOf(RULES.find(({ id, title }) => id.startsWith('STS-30.') && title === name));

/** The first rule of an optional rule's chapter describes it. */
export const ruleText = (id: string): string => wordsOf(RULES.find((rule) => rule.id === id));
