import { Suspense } from 'react';
import type { Entry } from '../../../game/library.ts';
import { entryHref } from '../../../game/library-address.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { EntryRules } from '../../../library/entry-rules.tsx';
import { LIBRARY } from '../library/library.ts';

/** Shows a card while building a deck, as in the library. */
export const LookDialog = ({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) => (
  <DialogFrame title={entry.name} wide onClose={onClose}>
    <LIBRARY.Detail entry={entry} hrefOf={(other) => entryHref(LIBRARY.id, other)} />
    <Suspense fallback={null}>
      <EntryRules game={LIBRARY} entry={entry} />
    </Suspense>
  </DialogFrame>
);
