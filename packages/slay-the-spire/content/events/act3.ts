import { colorlessReward, curse, gold, heal, loseHp, relic, remove, upgrade } from '../../words/build.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';
import { bonfireSpirits, encounterEvent, merchantEvent, noteForYourself, wheelOfChange } from './shared.ts';

const event = { act: 3, copies: 1, scope: 'player' } as const;
const party = { ...event, scope: 'party' } as const;

export const act3Events: readonly EventDefinition[] = [
  bonfireSpirits(3),
  wheelOfChange(3),
  {
    ...event,
    name: 'Purifier',
    story:
      'Water stands upright in the basin, clear as nothing at all. Your reflection is missing a few things, and it looks better without them.',
    options: [option('Pray', remove()), option('Cleanse', { do: 'removeAllCurses' })],
  },
  {
    ...event,
    name: 'Falling',
    story:
      'The step you trusted was painted on. As the wind tears at your pack you find that there is time for exactly one decision.',
    options: [option('Land', { do: 'fall' })],
  },
  noteForYourself(3),
  {
    ...event,
    name: 'Face Trader',
    story:
      'A tall figure opens its cloak, and dozens of faces on hooks smile politely. It would like to try something of yours, just for size.',
    options: [option('Take and Give', relic(), { do: 'giveRelic' }), option('Exchange', { do: 'swapRelic' })],
  },
  {
    ...party,
    name: 'Tomb of Lord Red Mask',
    story:
      'The bandit lord lies in state on a mountain of other people’s money. A grinning mask is carved over the door, with an empty peg beneath it.',
    options: [
      option('Offer Gold', { do: 'everyPlayerLosesAllGold' }, { do: 'everyPlayer', does: [relic()] }),
      { ...option('Don the Mask', { do: 'everyPlayer', does: [gold(6)] }), needsRelic: 'Red Mask' },
    ],
  },
  {
    ...event,
    name: 'The Moai Head',
    story:
      'A stone head fills the hall from floor to ceiling, mouth open wide. Its breath is warm, and the tongue has been carpeted.',
    options: [
      option('Offer', { do: 'gainGoldOfRelic' }),
      option('Jump Inside', { do: 'healFully' }, loseHp(2)),
    ],
  },
  {
    ...party,
    name: 'Mind Bloom',
    story:
      'A flower opens where the path ought to be, and a second thought grows next to your first. It offers what you wish for, before you have finished wishing.',
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
    story:
      'You have passed this lamp four times, and each time it was a little more amused. Somewhere behind the wall the right way is walking beside you.',
    options: [
      option('Embrace Madness', { do: 'addRandomCards', amount: 2, from: 'rewards' }),
      option('Press On', heal(3), curse()),
      option('Retrace Your Steps', loseHp(2)),
    ],
  },
  {
    ...party,
    name: 'Secret Portal',
    story:
      'A door stands in the middle of the room with no wall around it. Through the keyhole you see clouds, from above.',
    options: [option('Enter', { do: 'jumpToRoom' })],
  },
  merchantEvent(3),
  encounterEvent(3, 1),
  {
    ...event,
    name: 'Sensory Stone',
    story:
      'The stone fits your palm as if you had put it down only yesterday. It is full of memories, and it does not mind that they are not all yours.',
    colorless: true,
    options: [option('Recall', colorlessReward()), option('Recall Twice', colorlessReward(2), loseHp(2))],
  },
];
