import { type CampaignRules, InputError } from '@three-spires/kernel';
import type { Games } from '@three-spires/session';
import { SessionError, validate } from '@three-spires/session';
import { type CampaignAnswer, campaignBody, campaignChoiceBody } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store } from '../store/store.ts';

const ENTRIES_SHOWN = 100;

type CampaignRequest = FastifyRequest<{ Params: { readonly game: string } }>;

export const addCampaignRoutes = (
  app: FastifyInstance,
  { store, games, identity }: { store: Store; games: Games; identity: Identity },
): void => {
  const rulesOf = (game: string): CampaignRules<unknown> => {
    const rules = games.get(game)?.game.campaign;
    if (rules === undefined)
      throw new SessionError('missing', 'no-campaign', `There is no campaign of "${game}" here.`, 'game');
    return rules;
  };

  const answer = async (person: string, game: string, rules: CampaignRules<unknown>) => {
    const stored = await store.campaignOf(person, game);
    return {
      game,
      campaign: stored?.data ?? rules.begin(),
      entries: await store.campaignEntries(person, game, ENTRIES_SHOWN),
    };
  };

  app.get('/api/campaign/:game', async (request: CampaignRequest, reply): Promise<CampaignAnswer> => {
    const { game } = request.params;
    const rules = rulesOf(game);
    const { id } = await identity.knownOrNew(request, reply);
    return await answer(id, game, rules);
  });

  app.put('/api/campaign/:game', async (request: CampaignRequest, reply): Promise<CampaignAnswer> => {
    const { game } = request.params;
    const rules = rulesOf(game);
    const { campaign } = validate(campaignBody, request.body);
    const { id } = await identity.knownOrNew(request, reply);
    await store.saveCampaign(id, game, await readOrRefuse(rules, campaign));
    return await answer(id, game, rules);
  });

  app.post(
    '/api/campaign/:game/choices',
    async (request: CampaignRequest, reply): Promise<CampaignAnswer> => {
      const { game } = request.params;
      const rules = rulesOf(game);
      const { choice } = validate(campaignChoiceBody, request.body);
      const { id } = await identity.knownOrNew(request, reply);
      await orRefuse(() =>
        store.changeCampaign(id, game, (before) => chosen(rules, before ?? rules.begin(), choice)),
      );
      return await answer(id, game, rules);
    },
  );
};

const chosen = (rules: CampaignRules<unknown>, campaign: unknown, choice: unknown): unknown => {
  if (rules.choose === undefined) throw new InputError('choice: this campaign leaves nothing to choose');
  return rules.choose(rules.read(campaign), choice).campaign;
};

const readOrRefuse = (rules: CampaignRules<unknown>, campaign: unknown): Promise<unknown> =>
  orRefuse(() => rules.read(campaign));

const orRefuse = async <Result>(attempt: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new SessionError('invalid', 'bad-campaign', error.message, 'campaign');
  }
};
