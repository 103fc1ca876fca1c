import { useEffect, useState } from 'react';

type Fetched = 'waiting' | 'ready' | 'failed';

const known = new Map<string, Promise<Fetched>>();
const settled = new Map<string, Fetched>();

const fetchImage = (address: string): Promise<Fetched> => {
  const before = known.get(address);
  if (before !== undefined) return before;
  const image = new Image();
  image.decoding = 'async';
  image.fetchPriority = 'high';
  image.src = address;
  const fetched = image.decode().then(
    (): Fetched => 'ready',
    (): Fetched => 'failed',
  );
  known.set(address, fetched);
  void fetched.then((state) => settled.set(address, state));
  return fetched;
};

/** Whether a picture used by styles has loaded. It is fetched once; `undefined` fetches nothing. */
export const useImage = (address: string | undefined): Fetched => {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (address === undefined || settled.has(address)) return;
    let here = true;
    void fetchImage(address).then(() => here && setCount((count) => count + 1));
    return () => {
      here = false;
    };
  }, [address]);
  return (address === undefined ? undefined : settled.get(address)) ?? 'waiting';
};
