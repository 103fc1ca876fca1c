import { useEffect, useState } from 'react';

/** Whether the page and everything it began with have loaded. */
export const useLoadedPage = (): boolean => {
  const [isLoaded, setLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    if (isLoaded) return;
    const note = (): void => setLoaded(true);
    window.addEventListener('load', note, { once: true });
    return () => window.removeEventListener('load', note);
  }, [isLoaded]);
  return isLoaded;
};
