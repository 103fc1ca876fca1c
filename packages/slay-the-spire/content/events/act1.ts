import {
  curse,
  gold,
  heal,
  loseGold,
  loseHp,
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
} from '../../words/build.ts';
import { type EventDefinition, option } from '../../words/event-definition.ts';
import { bonfireSpirits, encounterEvent, merchantEvent, wheelOfChange } from './shared.ts';

const event = { act: 1, copies: 1, scope: 'player' } as const;
const harder = { ...event, ascension: 3 } as const;

export const act1Events: readonly EventDefinition[] = [
  {
    ...event,
    name: 'Living Wall',
    story:
      'Stone lips part in the masonry and three faces yawn awake. They have watched climbers pass since the tower was young, and each believes it knows what you lack.',
    options: [option('Forget', remove()), option('Change', transform()), option('Grow', upgrade())],
  },
  {
    ...event,
    name: 'Ancient Temple',
    story:
      'Daylight falls on a low altar through a gap in the roof. Whatever sleeps beneath the floor has noticed how carefully you are not making a sound.',
    options: [option('Go Inside', relic(), { do: 'loseHpPerChooser' }), option('Leave')],
  },
  bonfireSpirits(1),
  {
    ...event,
    name: 'The Library',
    story:
      'Shelves lean together like tired old men, and not one book has been dusted in a century. There is a reading lamp, and there is a very deep armchair.',
    options: [option('Read', { do: 'cardReward', amount: 1, look: 5 }), option('Sleep', heal(3))],
  },
  {
    ...event,
    name: 'Big Fish',
    story:
      'Snacks and a locked box sway in the air on threads as thin as hair. High above, out of sight, something large is trying hard not to breathe too loudly.',
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
    story:
      'A many-sided stone hums in the dark, and the air around it cannot settle on a colour. Your cards stir in their case as if they had been called by name.',
    options: [option('Pray', transform()), option('Sacrifice', transform(2), curse())],
  },
  {
    ...event,
    name: 'The Cleric',
    story:
      'A cheerful man in spotless robes has laid out salves, needles and a price list on a folding table. Healing, he explains, is a calling; the table has rent to pay.',
    options: [
      option('Heal', pay(1), heal(3)),
      option('Prayer', pay(2), upgrade()),
      option('Purify', pay(3), remove()),
    ],
  },
  {
    ...event,
    name: 'Lab',
    story:
      'Glass tubes bubble over flames that nobody tends. The notes are in no language you know, but the bottles by the door are corked and, conveniently, not labelled.',
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
    story:
      'Two iron hands rise from the flagstones, palms up and still warm. The dents in them have been worn by generations of offered blades.',
    options: [option('Pray', upgrade()), option('Sacrifice', upgradeRandom(2), loseHp(2))],
  },
  {
    ...event,
    name: 'Wing Statue',
    story:
      'A stone woman with broken wings bends over a basin. Coins glint between her feet, and the point of her one good feather is as sharp as a razor.',
    options: [option('Pray', remove(), loseHp(2)), option('Gather Gold', gold(2))],
  },
  {
    ...event,
    name: 'Ominous Forge',
    story:
      'The fire in the forge burns without coal, and the anvil rings now and then although nobody strikes it. Half-finished things lie in the ash, some of them moving.',
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
    story:
      'A climber lies face down by the wall, pack still buckled. The tracks around the body are fresh, large and lead only one way: here.',
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
    story:
      'A puddle the size of a cart digests somebody’s armour with great contentment. Deep inside it, out of arm’s reach by about one arm, something shines.',
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
    story:
      'The floor gives way and you land waist-deep in something that used to be a cellar. Coins drift past your knees at the pace of treacle.',
    options: [
      option('Gather Gold', gold(3), loseHp(2)),
      option('Reach Deeper', relic(), curse()),
      option('Leave It', loseGold(1)),
    ],
  },
];
