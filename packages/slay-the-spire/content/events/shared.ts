/** Events that come in more than one Act. */

import { curse, gold, loseHp, relic, remove, roll } from '../../words/build.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';

type Act = EventDefinition['act'];

export const bonfireSpirits = (act: Act): EventDefinition => ({
  name: 'Bonfire Spirits',
  story:
    'Purple flames dance in a ring, and the flames have faces. They are hungry for a keepsake, and they have excellent taste.',
  act,
  copies: 1,
  scope: 'player',
  options: [option('Offer', { do: 'bonfire' })],
});

export const wheelOfChange = (act: Act): EventDefinition => ({
  name: 'Wheel of Change',
  story:
    'A stout little showman in a huge hat pats a painted wheel. Everyone wins something, he promises, and he is careful not to say what.',
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
  story:
    'A scrap of paper is tucked behind a loose brick, written in your own hand. You do not remember writing it, nor what you meant by the last line.',
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
  story:
    'The room that should have been empty is not. Something looks up from its meal and decides that you will do for the next one.',
  act,
  copies,
  ascension: 3,
  scope: 'party',
  options: [option('Fight', { do: 'enterRoom', room: 'encounter' })],
});

export const merchantEvent = (act: Act): EventDefinition => ({
  name: 'The Merchant',
  story:
    'A rug, a lantern and a masked figure who seems to have been expecting you. Business, the Merchant sighs, is always better further up.',
  act,
  copies: 1,
  ascension: 3,
  scope: 'party',
  options: [option('Shop', { do: 'enterRoom', room: 'merchant' })],
});
