import { explainerOf } from '../../../explain/explainer.ts';
import type { Explanation } from '../../../game/explain.ts';
import { cardInfo, cardNamed } from '../pieces/content.ts';
import { KEYWORDS } from '../rulebook/keywords.ts';
import { EXPLAINED } from '../words/explain.ts';
import { say } from '../words/say.ts';

/** The rule for each kind of card. */
const RULES: Readonly<Record<string, string>> = {
  Instant: 'MYS-8.1',
  Passive: 'MYS-9.1',
  Equipment: 'MYS-10.1',
  Token: 'MYS-5.6',
};

/** Explains a card by name; a Unit without effects shows only its figures. */
const explainCard = (called: string): Explanation | undefined => {
  const number = cardNamed(called);
  if (number === undefined) return undefined;
  const { name, text, isUnit, definition } = cardInfo(number);
  const { kind, type, power, hp } = definition;
  const figures = isUnit ? [say('figures', { type, power, hp, maxHp: hp })] : [];
  return {
    title: name,
    text: [...figures, ...(figures.length > 0 && text.length > 0 ? ['\n'] : []), ...text],
    rule: RULES[kind] ?? 'MYS-6.1',
  };
};

export const EXPLAINER = explainerOf({
  keywords: KEYWORDS,
  entries: EXPLAINED,
  things: { card: explainCard },
});
