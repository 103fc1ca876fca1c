import type { ReplayAnswer } from '@three-spires/session/protocol';
import type { ReelPicture } from '@three-spires/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '../connection/use-loaded.ts';
import { useGames } from '../game/games-context.ts';
import type { ReplayGame } from '../game/replay.ts';
import type { WebGame } from '../game/web-game.ts';
import { say } from '../text/say.ts';
import { fetchPictures, fetchReplay, type Watching } from './replay-api.ts';

/** Pictures are fetched in pages. This many pages are cached, with least recently used eviction. */
const PAGE = 24;
const PAGES_KEPT = 12;
const SETTLE_MS = 60;

type Loaded = { readonly replay: ReplayAnswer; readonly game: ReplayGame };

const load = async (watching: Watching, games: readonly WebGame[]): Promise<Loaded> => {
  const replay = await fetchReplay(watching);
  const game = await games.find(({ id }) => id === replay.game)?.replay?.();
  if (game === undefined) throw new Error(say('replay.cannotShow'));
  return { replay, game };
};

/** The pictures around a moment, fetched by the page; the next page is prefetched. */
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
          // The viewer may have changed while the page was loading.
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
    // Dragging the slider passes many pages; only the one where it stops is fetched.
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

/** A game being replayed, and the picture of one moment once it has loaded. */
export const useReplay = (watching: Watching, at: number) => {
  const games = useGames();
  const { loaded, failure } = useLoaded(useCallback(() => load(watching, games), [watching, games]));
  const last = loaded?.replay.moves.length;
  const shown = last === undefined ? at : Math.min(at, last);
  const pictures = usePictures(watching, shown, last);
  return { loaded, at: shown, picture: pictures.picture, failure: failure ?? pictures.failure };
};
