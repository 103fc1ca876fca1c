import { loseHp } from '../../words/effect.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';
import {
  cardReward,
  curse,
  gold,
  pay,
  potion,
  randomRare,
  rareReward,
  relic,
  remove,
  removeOf,
  roll,
  transform,
  upgrade,
  upgradeOf,
} from '../../words/run-effect.ts';
import { encounterEvent, merchantEvent, noteForYourself, wheelOfChange } from './shared.ts';

const event = { act: 2, copies: 1, scope: 'player' } as const;
const harder = { ...event, ascension: 3 } as const;
const bet = roll([[4, 5, 6], [gold(6)]]);

export const act2Events: readonly EventDefinition[] = [
  {
    ...event,
    name: 'Knowing Skull',
    picks: 2,
    options: [
      option('Pick Me Up?', potion(), loseHp(1)),
      option('Riches?', gold(3), loseHp(1)),
      option('Success?', cardReward(), loseHp(1)),
    ],
  },
  {
    ...event,
    name: 'We Meet Again!',
    options: [
      option('Give Gold', pay(4), relic()),
      option('Exchange', { do: 'giveRelic' }, relic()),
      option('Give Card', removeOf('uncommonOrRare'), relic()),
    ],
  },
  wheelOfChange(2),
  {
    ...event,
    name: 'Designer In-Spire',
    options: [
      option('Adjustment', pay(2), upgrade()),
      option('Clean Up', pay(3), remove()),
      option('Full Service', pay(5), remove(), upgrade()),
      option('Punch!', loseHp(1)),
    ],
  },
  {
    ...event,
    name: 'Cursed Tome',
    options: [
      option('Take', rareReward(), curse()),
      option('Read', randomRare(), loseHp(2)),
      option('Skim', cardReward(), loseHp(1)),
    ],
  },
  {
    ...event,
    name: 'Colosseum',
    scope: 'party',
    options: [
      option('Warm Up', { do: 'enterRoom', room: 'encounter' }),
      option('Main Event', { do: 'enterRoom', room: 'elite' }),
    ],
  },
  {
    ...event,
    name: 'Ancient Writing',
    options: [
      option('Elegance', remove()),
      option('Simplicity', upgradeOf('starterStrike'), upgradeOf('starterDefend')),
    ],
  },
  noteForYourself(2),
  {
    ...event,
    name: 'The Joust',
    options: [
      option('Bet Gold', pay(2), bet),
      option('Bet a Relic', { do: 'giveRelic' }, bet),
      option('Bet a Potion', { do: 'givePotion' }, bet),
    ],
  },
  {
    ...event,
    name: 'The Woman In Blue',
    options: [
      option('Buy 1', pay(1), potion()),
      option('Buy 2', pay(2), potion(2)),
      option('Leave', loseHp(1)),
    ],
  },
  {
    ...event,
    name: "N'loth",
    options: [
      option('Offer a Relic', { do: 'giveRelic', random: true }, rareReward()),
      option('Offer a Potion', { do: 'givePotion' }, randomRare()),
    ],
  },
  {
    ...event,
    name: 'Augmenter',
    options: [
      option('Drink Vial', upgrade(), loseHp(1)),
      option('Become Test Subject', transform(2), loseHp(2)),
    ],
  },
  {
    ...event,
    name: 'Golden Shrine',
    options: [option('Pray', gold(2)), option('Desecrate', gold(7), curse())],
  },
  { ...event, name: 'Old Beggar', options: [option('Give', pay(2), remove())] },
  encounterEvent(2, 2),
  merchantEvent(2),
  {
    ...harder,
    name: 'The Mausoleum',
    options: [option('Open Coffin', relic(), roll([[1, 2, 3], [curse()]]))],
  },
  {
    ...harder,
    name: 'Forgotten Altar',
    turnsUpRelic: true,
    options: [
      option('Offer', { do: 'giveRelic', random: true }, relic()),
      option('Sacrifice', loseHp(2)),
      option('Desecrate', curse()),
    ],
  },
];
