import type { ReplayAnswer } from '@three-spires/session/protocol';
import type { ReelPicture } from '@three-spires/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchPictures, fetchReplay, type Watching } from './replay-api.ts';
import { REPLAY_GAMES, type ReplayGame } from './replay-game.ts';

/** Pictures come in pages; so many pages are kept, the longest unused go first. */
const PAGE = 24;
const PAGES_KEPT = 12;
const SETTLE_MS = 60;

type Loaded = { readonly replay: ReplayAnswer; readonly game: ReplayGame };

const load = async (watching: Watching): Promise<Loaded> => {
  const replay = await fetchReplay(watching);
  const module = await REPLAY_GAMES[replay.game]?.();
  if (module === undefined) throw new Error(replay.game);
  return { replay, game: module.default };
};

/** The pictures around a moment: fetched by the page, the next page before it is needed. */
const usePictures = (watching: Watching, at: number, last: number | undefined) => {
  const pages = useRef(new Map<number, readonly ReelPicture[]>());
  const under = useRef(new Set<number>());
  const [, setArrived] = useState(0);
  const [failure, setFailure] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes see other pictures
  useEffect(() => {
    pages.current.clear();
    under.current.clear();
  }, [watching]);

  const fetchPage = useCallback(
    (page: number): void => {
      if (pages.current.has(page) || under.current.has(page)) return;
      const asked = under.current;
      asked.add(page);
      fetchPictures(watching, page * PAGE, PAGE)
        .then(({ pictures }) => {
          // The eyes may have changed while the page was on its way.
          if (!asked.delete(page) || pictures.length === 0) return;
          pages.current.set(page, pictures);
          const [oldest] = pages.current.keys();
          if (pages.current.size > PAGES_KEPT && oldest !== undefined) pages.current.delete(oldest);
          setFailure(undefined);
          setArrived((count) => count + 1);
        })
        .catch((error: Error) => {
          asked.delete(page);
          setFailure(error.message);
        });
    },
    [watching],
  );

  useEffect(() => {
    if (last === undefined) return;
    const page = Math.floor(at / PAGE);
    // Whoever drags the slider passes many pages; only where it rests is fetched.
    const timer = setTimeout(
      () => {
        fetchPage(page);
        const next = Math.floor(Math.min(at + PAGE / 2, last) / PAGE);
        if (next !== page) fetchPage(next);
      },
      pages.current.size === 0 ? 0 : SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [at, last, fetchPage]);

  return { picture: pages.current.get(Math.floor(at / PAGE))?.[at % PAGE], failure };
};

/** A game to be watched again, and the picture of one moment of it once that is here. */
export const useReplay = (watching: Watching, at: number) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let wanted = true;
    load(watching)
      .then((found) => wanted && setLoaded(found))
      .catch((error: Error) => wanted && setFailure(error.message));
    return () => {
      wanted = false;
    };
  }, [watching]);
  const last = loaded?.replay.moves.length;
  const shown = last === undefined ? at : Math.min(at, last);
  const pictures = usePictures(watching, shown, last);
  return { loaded, at: shown, picture: pictures.picture, failure: failure ?? pictures.failure };
};
