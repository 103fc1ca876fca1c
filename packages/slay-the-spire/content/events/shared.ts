/** Events that come in more than one Act. */
import { loseHp } from '../../words/effect.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';
import { curse, gold, relic, remove, roll } from '../../words/run-effect.ts';

type Act = EventDefinition['act'];

export const bonfireSpirits = (act: Act): EventDefinition => ({
  name: 'Bonfire Spirits',
  act,
  copies: 1,
  scope: 'player',
  options: [option('Offer', { do: 'bonfire' })],
});

export const wheelOfChange = (act: Act): EventDefinition => ({
  name: 'Wheel of Change',
  act,
  copies: 1,
  scope: 'player',
  options: [
    option(
      'Spin',
      roll(
        [[1], [{ do: 'healFully' }]],
        [[2], [curse()]],
        [[3], [remove()]],
        [[4], [relic()]],
        [[5], [gold(4)]],
        [[6], [loseHp(2)]],
      ),
    ),
  ],
});

export const noteForYourself = (act: Act): EventDefinition => ({
  name: 'A Note For Yourself',
  act,
  copies: 1,
  scope: 'player',
  options: [
    option('Exchange', { do: 'swapCard' }),
    option('Take', { do: 'cardReward', amount: 1, from: 'other' }),
  ],
});

export const encounterEvent = (act: Act, copies: number): EventDefinition => ({
  name: 'Encounter!',
  act,
  copies,
  ascension: 3,
  scope: 'party',
  options: [option('Fight', { do: 'enterRoom', room: 'encounter' })],
});

export const merchantEvent = (act: Act): EventDefinition => ({
  name: 'The Merchant',
  act,
  copies: 1,
  ascension: 3,
  scope: 'party',
  options: [option('Shop', { do: 'enterRoom', room: 'merchant' })],
});
