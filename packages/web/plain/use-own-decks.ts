import { type GameInWords, withOwnDecks } from '@three-spires/in-words';
import type { DecksAnswer } from '@three-spires/session/protocol';
import { useCallback, useMemo } from 'react';
import { call } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';

/** A game with your saved decks among its choices; undefined until they have come. Without them it goes on as it is. */
export const useOwnDecks = (game: GameInWords): ReturnType<typeof withOwnDecks> | undefined => {
  const { id, setUp } = game;
  const hasDecks = setUp.fields.some(({ decks }) => decks === true);
  const load = useCallback(
    async () => (hasDecks ? (await call<DecksAnswer>('GET', `/api/decks/${id}`)).decks : []),
    [id, hasDecks],
  );
  const { loaded, failure } = useLoaded(load);
  const own = failure === undefined ? loaded : [];
  return useMemo(() => own && withOwnDecks(game, own), [game, own]);
};
