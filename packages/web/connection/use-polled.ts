import { useEffect, useState } from 'react';

/**
 * The result of `load`, refreshed every `pauseMs` while the page is visible. `load` must stay the same
 * function until something else is wanted. After a failure, the last result stays.
 */
export const usePolled = <Loaded>(load: () => Promise<Loaded>, pauseMs: number) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) {
        try {
          const found = await load();
          if (!wanted) return;
          setLoaded(found);
          setFailure(undefined);
        } catch (error) {
          if (wanted) setFailure((error as Error).message);
        }
      }
      if (wanted) timer = setTimeout(() => void ask(), pauseMs);
    };
    const seen = (): void => {
      if (!document.hidden) void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      wanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [load, pauseMs]);
  return { loaded, failure };
};
