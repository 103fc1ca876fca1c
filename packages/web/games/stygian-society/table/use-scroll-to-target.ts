import { useEffect } from 'react';
import { useNarrow } from '../../../kit/use-narrow.ts';
import type { Spot } from '../board/actions.ts';

/** On a narrow screen heroes and enemies are far apart, so a selection scrolls its first target into view. */
export const useScrollToTarget = (source: Spot | undefined): void => {
  const narrow = useNarrow();
  useEffect(() => {
    if (!narrow || source === undefined) return;
    document.querySelector('[data-target]')?.scrollIntoView({ block: 'center' });
  }, [narrow, source]);
};
