import {
  cardReward,
  curse,
  gold,
  loseHp,
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
} from '../../words/build.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';
import { encounterEvent, merchantEvent, noteForYourself, wheelOfChange } from './shared.ts';

const event = { act: 2, copies: 1, scope: 'player' } as const;
const harder = { ...event, ascension: 3 } as const;
const bet = roll([[4, 5, 6], [gold(6)]]);

export const act2Events: readonly EventDefinition[] = [
  {
    ...event,
    name: 'Knowing Skull',
    story:
      'A skull on a velvet cushion turns to face you and clicks its teeth in welcome. It has all the answers, it says, and it only charges by the question.',
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
    story:
      'A stranger spreads their arms and greets you like family. You have never seen them before in your life, yet they remember what you still owe them.',
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
    story:
      'Measuring tape flies, pins glitter, and a sharp voice despairs of your outfit before you have said a word. The tailor’s scissors are already out.',
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
    story:
      'The book is chained to its desk, and the chains are on the inside. It opens by itself, two pages before the place where you would rather stop reading.',
    options: [
      option('Take', rareReward(), curse()),
      option('Read', randomRare(), loseHp(2)),
      option('Skim', cardReward(), loseHp(1)),
    ],
  },
  {
    ...event,
    name: 'Colosseum',
    story:
      'Gates slam behind you and ten thousand throats begin to roar. Nobody in the stands cares who you are; they only care that you last longer than the previous one.',
    scope: 'party',
    options: [
      option('Warm Up', { do: 'enterRoom', room: 'encounter' }),
      option('Main Event', { do: 'enterRoom', room: 'elite' }),
    ],
  },
  {
    ...event,
    name: 'Ancient Writing',
    story:
      'The characters on the wall rearrange themselves until you can almost read them. They seem to be an essay on doing less, and it goes on for three walls.',
    options: [
      option('Elegance', remove()),
      option('Simplicity', upgradeOf('starterStrike'), upgradeOf('starterDefend')),
    ],
  },
  noteForYourself(2),
  {
    ...event,
    name: 'The Joust',
    story:
      'Two knights with the wrong number of legs quarrel over a bridge just wide enough for one. A squire with an open purse is taking bets, and he winks at you.',
    options: [
      option('Bet Gold', pay(2), bet),
      option('Bet a Relic', { do: 'giveRelic' }, bet),
      option('Bet a Potion', { do: 'givePotion' }, bet),
    ],
  },
  {
    ...event,
    name: 'The Woman In Blue',
    story:
      'Her stall folds out of her coat: rows of bottles, a candle and a sign that says no refunds. She smiles at your purse first and at you afterwards.',
    options: [
      option('Buy 1', pay(1), potion()),
      option('Buy 2', pay(2), potion(2)),
      option('Leave', loseHp(1)),
    ],
  },
  {
    ...event,
    name: "N'loth",
    story:
      'A heap of old rags in the corner has a great many eyes and an even greater appetite. It wants something with a history, and it pays well above its station.',
    options: [
      option('Offer a Relic', { do: 'giveRelic', random: true }, rareReward()),
      option('Offer a Potion', { do: 'givePotion' }, randomRare()),
    ],
  },
  {
    ...event,
    name: 'Augmenter',
    story:
      'Brass arms, glass veins and a chair with straps. The man in the long coat assures you that the last volunteer left of his own accord, and only slightly taller.',
    options: [
      option('Drink Vial', upgrade(), loseHp(1)),
      option('Become Test Subject', transform(2), loseHp(2)),
    ],
  },
  {
    ...event,
    name: 'Golden Shrine',
    story:
      'Every surface of the little shrine is gilded, down to the mice. A thousand careful pilgrims have knelt here; one careless one has left a crowbar.',
    options: [option('Pray', gold(2)), option('Desecrate', gold(7), curse())],
  },
  {
    ...event,
    name: 'Old Beggar',
    story:
      'He sits by the stairs with an upturned helmet and asks for very little. When he looks up you have the odd feeling that he could take a weight off you.',
    options: [option('Give', pay(2), remove())],
  },
  encounterEvent(2, 2),
  merchantEvent(2),
  {
    ...harder,
    name: 'The Mausoleum',
    story:
      'One coffin in the row has no name, no dust and no nails. A cold draught comes out of it, and with it the smell of gold.',
    options: [option('Open Coffin', relic(), roll([[1, 2, 3], [curse()]]))],
  },
  {
    ...harder,
    name: 'Forgotten Altar',
    story:
      'The god of this altar has no worshippers left and no patience either. Of all the things in your pack, it has already looked at one.',
    turnsUpRelic: true,
    options: [
      option('Offer', { do: 'giveRelic', random: true }, relic()),
      option('Sacrifice', loseHp(2)),
      option('Desecrate', curse()),
    ],
  },
];
