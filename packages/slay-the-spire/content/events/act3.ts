import { heal, loseHp } from '../../words/effect.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';
import { colorlessReward, curse, gold, relic, remove, upgrade } from '../../words/run-effect.ts';
import { bonfireSpirits, encounterEvent, merchantEvent, noteForYourself, wheelOfChange } from './shared.ts';

const event = { act: 3, copies: 1, scope: 'player' } as const;
const party = { ...event, scope: 'party' } as const;

export const act3Events: readonly EventDefinition[] = [
  bonfireSpirits(3),
  wheelOfChange(3),
  {
    ...event,
    name: 'Purifier',
    options: [option('Pray', remove()), option('Cleanse', { do: 'removeAllCurses' })],
  },
  { ...event, name: 'Falling', options: [option('Land', { do: 'fall' })] },
  noteForYourself(3),
  {
    ...event,
    name: 'Face Trader',
    options: [option('Take and Give', relic(), { do: 'giveRelic' }), option('Exchange', { do: 'swapRelic' })],
  },
  {
    ...party,
    name: 'Tomb of Lord Red Mask',
    options: [
      option('Offer Gold', { do: 'everyPlayerLosesAllGold' }, { do: 'everyPlayer', does: [relic()] }),
      { ...option('Don the Mask', { do: 'everyPlayer', does: [gold(6)] }), needsRelic: 'Red Mask' },
    ],
  },
  {
    ...event,
    name: 'The Moai Head',
    options: [
      option('Offer', { do: 'gainGoldOfRelic' }),
      option('Jump Inside', { do: 'healFully' }, loseHp(2)),
    ],
  },
  {
    ...party,
    name: 'Mind Bloom',
    options: [
      option('Rich', { do: 'everyPlayer', does: [gold(5)] }),
      option('Healthy', { do: 'everyPlayer', does: [{ do: 'healFully' }, curse()] }),
      option('Awake', { do: 'everyPlayer', does: [upgrade(2), loseHp(3)] }),
      option('War', { do: 'enterRoom', room: 'firstActBoss' }),
    ],
  },
  {
    ...event,
    name: 'Winding Halls',
    options: [
      option('Embrace Madness', { do: 'addRandomCards', amount: 2, from: 'rewards' }),
      option('Press On', heal(3), curse()),
      option('Retrace Your Steps', loseHp(2)),
    ],
  },
  { ...party, name: 'Secret Portal', options: [option('Enter', { do: 'jumpToRoom' })] },
  merchantEvent(3),
  encounterEvent(3, 1),
  {
    ...event,
    name: 'Sensory Stone',
    colorless: true,
    options: [option('Recall', colorlessReward()), option('Recall Twice', colorlessReward(2), loseHp(2))],
  },
];
