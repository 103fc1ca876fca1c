/** What a lock or track of the campaign opens, from the marks on the content itself. */

import type { Unlocked } from './campaign.ts';
import { BOX } from './library-box.ts';

export type OpenedThing = { readonly name: string; readonly kind: string; readonly copies: number };

/**
 * The printed names without duplicates, with their numbers of cards; empty for Ascension and achievements.
 */
export const openedBy = (unlocked: Unlocked): readonly OpenedThing[] => {
  const wanted = unlocked.kind === 'lock' ? unlocked.lock : unlocked.kind;
  const owner = unlocked.kind === 'lock' ? unlocked.character : undefined;
  const byName = new Map<string, OpenedThing>();
  for (const item of BOX) {
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
