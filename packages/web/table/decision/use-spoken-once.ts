import { useEffect, useRef } from 'react';

/** Silences a live region that repeats what was read aloud in this turn. Without a turn, it always speaks. */
export const useSpokenOnce = (turn: string | undefined): 'off' | undefined => {
  const spoken = useRef<string>(undefined);
  useEffect(() => {
    if (turn !== undefined) spoken.current = turn;
  }, [turn]);
  return turn !== undefined && turn === spoken.current ? 'off' : undefined;
};
