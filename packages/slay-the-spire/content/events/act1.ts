import { heal, loseHp } from '../../words/effect.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';
import {
  curse,
  gold,
  loseGold,
  pay,
  potion,
  relic,
  remove,
  removeOf,
  roll,
  transform,
  upgrade,
  upgradeOf,
  upgradeRandom,
} from '../../words/run-effect.ts';
import { bonfireSpirits, encounterEvent, merchantEvent, wheelOfChange } from './shared.ts';

const event = { act: 1, copies: 1, scope: 'player' } as const;
const harder = { ...event, ascension: 3 } as const;

export const act1Events: readonly EventDefinition[] = [
  {
    ...event,
    name: 'Living Wall',
    options: [option('Forget', remove()), option('Change', transform()), option('Grow', upgrade())],
  },
  {
    ...event,
    name: 'Ancient Temple',
    options: [option('Go Inside', relic(), { do: 'loseHpPerChooser' }), option('Leave')],
  },
  bonfireSpirits(1),
  {
    ...event,
    name: 'The Library',
    options: [option('Read', { do: 'cardReward', amount: 1, look: 5 }), option('Sleep', heal(3))],
  },
  {
    ...event,
    name: 'Big Fish',
    distinct: true,
    options: [
      option('Banana', heal(2)),
      option('Donut', upgradeOf('starterStrike')),
      option('Box', relic(), curse()),
      option('Restraint', removeOf('starterStrike')),
    ],
  },
  wheelOfChange(1),
  {
    ...event,
    name: 'Transmogriphier',
    options: [option('Pray', transform()), option('Sacrifice', transform(2), curse())],
  },
  {
    ...event,
    name: 'The Cleric',
    options: [
      option('Heal', pay(1), heal(3)),
      option('Prayer', pay(2), upgrade()),
      option('Purify', pay(3), remove()),
    ],
  },
  {
    ...event,
    name: 'Lab',
    scope: 'automatic',
    options: [
      option(
        'Search',
        { do: 'everyPlayer', does: [potion()] },
        roll([[4, 5, 6], [{ do: 'onePlayer', does: [potion()] }]]),
      ),
    ],
  },
  {
    ...event,
    name: 'Upgrade Shrine',
    options: [option('Pray', upgrade()), option('Sacrifice', upgradeRandom(2), loseHp(2))],
  },
  {
    ...event,
    name: 'Wing Statue',
    options: [option('Pray', remove(), loseHp(2)), option('Gather Gold', gold(2))],
  },
  {
    ...event,
    name: 'Ominous Forge',
    options: [
      option('Rummage', relic(), roll([[1, 2, 3], [curse()]])),
      option('Forge', upgrade(), loseHp(2)),
    ],
  },
  // Only one of the two copies may not be the first Event.
  { ...encounterEvent(1, 1), notFirst: true },
  encounterEvent(1, 1),
  { ...merchantEvent(1), notFirst: true },
  {
    ...harder,
    name: 'Dead Adventurer',
    scope: 'party',
    notFirst: true,
    options: [
      option(
        'Search',
        roll(
          [[1, 2], [{ do: 'enterRoom', room: 'elite' }]],
          [[3, 4], [{ do: 'everyPlayer', does: [gold(2)] }]],
          [[5, 6], [{ do: 'onePlayer', does: [relic()] }]],
        ),
      ),
    ],
  },
  {
    ...harder,
    name: 'Scrap Ooze',
    options: [
      option(
        'Reach Inside',
        loseHp(1),
        roll([[1, 2], [{ do: 'mayRepeat' }]], [[3, 4], [gold(2)]], [[5, 6], [relic()]]),
      ),
    ],
  },
  {
    ...harder,
    name: 'World of Goop',
    options: [
      option('Gather Gold', gold(3), loseHp(2)),
      option('Reach Deeper', relic(), curse()),
      option('Leave It', loseGold(1)),
    ],
  },
];
