import { useEffect, useRef } from 'react';

/** Keeps a live region silent where it comes back to what was read aloud in this turn; without a turn it always speaks. */
export const useSpokenOnce = (turn: string | undefined): 'off' | undefined => {
  const spoken = useRef<string>(undefined);
  useEffect(() => {
    if (turn !== undefined) spoken.current = turn;
  }, [turn]);
  return turn !== undefined && turn === spoken.current ? 'off' : undefined;
};
