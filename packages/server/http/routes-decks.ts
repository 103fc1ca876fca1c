import { isDeepStrictEqual } from 'node:util';
import { type Games, SessionError, validate } from '@three-spires/session';
import { type DeckAnswer, type DecksAnswer, deckBody, deckParams } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store, StoredDeck } from '../store/store.ts';

type DecksRequest = FastifyRequest<{ Params: { readonly game: string } }>;

type DeckNeeds = { store: Store; games: Games; identity: Identity; limit: number };

/** Decks that a person keeps between games. They may be unfinished: whether one is legal is asked when it is played. */
export const addDeckRoutes = (app: FastifyInstance, { store, games, identity, limit }: DeckNeeds): void => {
  const known = ({ params: { game } }: DecksRequest): string => {
    if (games.get(game)?.decks !== true)
      throw new SessionError('missing', 'no-decks', `Nobody builds decks for "${game}" here.`, 'game');
    return game;
  };

  app.get('/api/decks/:game', async (request: DecksRequest): Promise<DecksAnswer> => {
    const game = known(request);
    const person = await identity.known(request);
    const decks = person === undefined ? [] : await store.decksOf(person.id, game);
    return { decks: decks.map(deckAnswer), limit };
  });

  app.put('/api/decks/:game/:id', async (request: DecksRequest, reply): Promise<DeckAnswer> => {
    const game = known(request);
    const { id } = validate(deckParams, request.params);
    const { version, deck: list } = validate(deckBody, request.body);
    const person = await identity.knownOrNew(request, reply);
    const saved = await store.saveDeck(person.id, game, { id, version, list }, limit);
    if (saved === 'too-many')
      throw new SessionError(
        'conflict',
        'too-many-decks',
        `You keep ${limit} decks already. Delete one before you save another.`,
      );
    const stored = await store.deckOf(person.id, game, id);
    if (stored === undefined)
      throw new SessionError(
        'conflict',
        'deck-gone',
        'This deck was deleted meanwhile, in another window perhaps.',
      );
    // The same again, as when an answer was lost on the way, is no conflict.
    if (saved === 'changed' && !(stored.version === version + 1 && isDeepStrictEqual(stored.list, list)))
      throw new SessionError(
        'conflict',
        'deck-changed',
        'This deck was changed meanwhile, in another window perhaps.',
      );
    return deckAnswer(stored);
  });

  app.delete('/api/decks/:game/:id', async (request: DecksRequest): Promise<{ deleted: boolean }> => {
    const game = known(request);
    const { id } = validate(deckParams, request.params);
    const person = await identity.known(request);
    return { deleted: person !== undefined && (await store.deleteDeck(person.id, game, id)) };
  });
};

const deckAnswer = ({ id, version, changedAt, list }: StoredDeck): DeckAnswer => ({
  id,
  version,
  changedAt,
  deck: list as DeckAnswer['deck'],
});
