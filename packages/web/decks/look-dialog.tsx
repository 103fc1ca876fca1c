import { Suspense } from 'react';
import { entryHref } from '../library/address.ts';
import { EntryRules } from '../library/entry-rules.tsx';
import type { Entry } from '../library/library-game.ts';
import { LIBRARY } from '../library/mystic-spires/game.ts';
import { DialogFrame } from '../table/dialog-frame.tsx';

/** A card looked at while a deck is built: as in the library. */
export const LookDialog = ({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) => (
  <DialogFrame title={entry.name} wide onClose={onClose}>
    <LIBRARY.Detail entry={entry} hrefOf={(other) => entryHref(LIBRARY.id, other)} />
    <Suspense fallback={null}>
      <EntryRules game={LIBRARY} entry={entry} />
    </Suspense>
  </DialogFrame>
);
