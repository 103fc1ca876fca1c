import { type CampaignRules, InputError } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { DoorStore } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';

const ENTRIES_SHOWN = 100;

type CampaignNeeds = { readonly store: DoorStore; readonly games: Games };

/** What people have achieved across games. */
export const campaignHandlers = ({
  store,
  games,
}: CampaignNeeds): Handlers<'campaign' | 'replaceCampaign' | 'chooseInCampaign'> => {
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

  return {
    async campaign(caller, { game }) {
      const rules = rulesOf(game);
      const { id } = await caller.person();
      return await answer(id, game, rules);
    },

    async replaceCampaign(caller, { game, campaign }) {
      const rules = rulesOf(game);
      const { id } = await caller.person();
      await store.saveCampaign(id, game, await orRefuse(() => rules.read(campaign)));
      return await answer(id, game, rules);
    },

    async chooseInCampaign(caller, { game, choice }) {
      const rules = rulesOf(game);
      const { id } = await caller.person();
      await orRefuse(() =>
        store.changeCampaign(id, game, (before) => chosen(rules, before ?? rules.begin(), choice)),
      );
      return await answer(id, game, rules);
    },
  };
};

const chosen = (rules: CampaignRules<unknown>, campaign: unknown, choice: unknown): unknown => {
  if (rules.choose === undefined) throw new InputError('choice: this campaign leaves nothing to choose');
  return rules.choose(rules.read(campaign), choice).campaign;
};

const orRefuse = async <Result>(attempt: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new SessionError('invalid', 'bad-campaign', error.message, 'campaign');
  }
};
