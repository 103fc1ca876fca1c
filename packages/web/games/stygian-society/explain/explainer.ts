import { BOARD_ITEMS } from '@three-spires/stygian-society/box';
import { explainerOf } from '../../../explain/explainer.ts';
import type { Explanation } from '../../../game/explain.ts';
import { cardInfo, foeInfo } from '../pieces/content.ts';
import { KEYWORDS } from '../rulebook/keywords.ts';
import { EXPLAINED } from '../words/explain.ts';

/** The rule for each type of card. */
const RULES = {
  action: 'STY-5.2',
  support: 'STY-4.3',
  passive: 'STY-18.2',
  response: 'STY-18.3',
} as const;

const explainCard = (card: number): Explanation => {
  const { name, text, definition } = cardInfo(card);
  return { title: name, text, rule: RULES[definition.type] };
};

/** `enemy/place`: a boss is on the mat of its place. */
const explainFoe = (id: string): Explanation => {
  const [enemy = 0, place = 0] = id.split('/').map(Number);
  const { name, text, colour } = foeInfo(enemy, place);
  return { title: name, text, rule: colour === undefined ? 'STY-22.2' : 'STY-7.2' };
};

const explainHero = (hero: string): Explanation | undefined => {
  const found = BOARD_ITEMS.find(({ kind, name }) => kind === 'hero' && name === hero);
  const text = found?.faces[0]?.text;
  return text && { title: hero, text, rule: 'STY-18.1' };
};

export const EXPLAINER = explainerOf({
  keywords: KEYWORDS,
  entries: EXPLAINED,
  things: {
    card: (id) => explainCard(Number(id)),
    foe: explainFoe,
    hero: explainHero,
  },
});
