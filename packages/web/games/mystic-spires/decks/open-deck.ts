import { useEffect } from 'react';
import { create } from 'zustand';
import type { KeptDeck } from './deck.ts';

/** The deck on the workbench, for lessons that observe it. */
export const useOpenDeck = create<{ readonly deck: KeptDeck | undefined }>(() => ({ deck: undefined }));

export const useShownDeck = (deck: KeptDeck): void => {
  useEffect(() => {
    useOpenDeck.setState({ deck });
    return () => useOpenDeck.setState({ deck: undefined });
  }, [deck]);
};
