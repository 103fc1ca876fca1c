import { useEffect, useState } from 'react';

/**
 * The result of `load` once it arrives, or why it failed. `load` must stay the same function until something
 * else is wanted. A late result of an earlier `load` is dropped.
 */
export const useLoaded = <Loaded>(load: () => Promise<Loaded>) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let wanted = true;
    load()
      .then((found) => wanted && setLoaded(found))
      .catch((error: Error) => wanted && setFailure(error.message));
    return () => {
      wanted = false;
    };
  }, [load]);
  return { loaded, setLoaded, failure, setFailure };
};
