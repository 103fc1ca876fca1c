/** What a lock or track of the campaign opens, from the marks on the content itself, without its texts. */

import type { ContentItem } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import type { Unlocked } from './campaign.ts';
import { EVENTS } from './content/events/index.ts';
import { CARDS, ENEMIES } from './content/index.ts';
import { NEOW_CARDS } from './content/neow.ts';
import type { CardDefinition } from './words/definition.ts';

export type OpenedThing = { readonly name: string; readonly kind: string; readonly copies: number };

type Marked = OpenedThing & Pick<ContentItem, 'unlock' | 'owner'>;

/** Cards of the colorless deck have their own track (STS-28.5). */
export const unlockOf = ({ unlock, deck }: CardDefinition): Pick<ContentItem, 'unlock'> => {
  if (deck === 'colorless') return { unlock: 'colorless' };
  return defined({ unlock });
};

const MARKED: readonly Marked[] = [
  ...CARDS.map((card) => ({
    name: card.name,
    kind: 'card',
    copies: card.copies,
    ...defined({ owner: card.owner }),
    ...unlockOf(card),
  })),
  ...ENEMIES.filter(({ deck }) => deck === 'act4').map(({ name, copies }) => ({
    name,
    kind: 'enemy',
    copies,
    unlock: 'actFour',
  })),
  ...EVENTS.filter(({ colorless }) => colorless === true).map(({ name, copies }) => ({
    name,
    kind: 'event',
    copies,
    unlock: 'colorless',
  })),
  ...NEOW_CARDS.filter(({ colorless }) => colorless).map(() => ({
    name: "Neow's Blessing",
    kind: 'neow',
    copies: 1,
    unlock: 'colorless',
  })),
];

/**
 * The printed names without duplicates, with their numbers of cards; empty for Ascension and achievements.
 */
export const openedBy = (unlocked: Unlocked): readonly OpenedThing[] => {
  const wanted = unlocked.kind === 'lock' ? unlocked.lock : unlocked.kind;
  const owner = unlocked.kind === 'lock' ? unlocked.character : undefined;
  const byName = new Map<string, OpenedThing>();
  for (const item of MARKED) {
    if (item.unlock !== wanted || item.owner !== owner) continue;
    const known = byName.get(item.name);
    byName.set(item.name, {
      name: item.name,
      kind: item.kind,
      copies: (known?.copies ?? 0) + item.copies,
    });
  }
  return [...byName.values()];
};
