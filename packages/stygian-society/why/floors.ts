/** Floors, chests and the end of the game (sections 3, 20, 22 to 24). */
import { type Why, whyStep } from '@three-spires/kernel';
import { CHEST_ENTRIES, placeEntry } from '../rules/compile/entries.ts';
import { partyModifier, woundLimit } from '../rules/hero/heroes.ts';
import { RESULT } from '../rules/state.ts';
import { type Explainers, lastOf, type Moment, type Told, tell } from './moment.ts';
import { say } from './say.ts';

/** STY-20.3, STY-20.4 */
const chestSteps = ({ chest }: Told<'chestOpened'>, { state }: Moment): Why => {
  const lower = partyModifier(state, 'chest');
  const { name = '', peril = 0 } = CHEST_ENTRIES[chest] ?? {};
  return [
    whyStep(say('chestPeril', { peril: state.peril }), 'STY-12.6', state.peril),
    ...(lower === 0
      ? []
      : [
          whyStep(
            say('chestLower', { peril: Math.max(0, state.peril + lower) }),
            'STY-20.4',
            Math.max(0, state.peril + lower),
          ),
        ]),
    whyStep(say('chestNeeds', { chest: name, number: peril }), 'STY-20.3', peril),
  ];
};

/** The event of this move that ended the game, and its rule. */
const endSteps = ({ result }: Told<'over'>, moment: Moment): Why => {
  const { state } = moment;
  const cause = (event: Told<'eliminated' | 'suffered' | 'perilEvent'> | undefined, rule: string): Why =>
    event === undefined ? [] : [whyStep(tell(event), rule)];
  switch (result) {
    case RESULT.wizard:
      return cause(lastOf(moment, 'eliminated'), 'STY-16.1');
    case RESULT.wounds:
      return [
        ...cause(lastOf(moment, 'suffered'), 'STY-13.1'),
        whyStep(say('woundsMost', { wounds: state.wounds, limit: woundLimit(state) }), 'STY-13.6'),
      ];
    default:
      return [
        whyStep(say('perilIs', { peril: state.peril }), 'STY-12.1'),
        ...cause(lastOf(moment, 'perilEvent'), 'STY-12.2'),
      ];
  }
};

const RULE_OF_END: Readonly<Record<number, string>> = {
  [RESULT.wizard]: 'STY-23.2',
  [RESULT.wounds]: 'STY-24.1',
  [RESULT.peril]: 'STY-24.2',
};

export const floorExplainers: Explainers<
  'floorBegan' | 'floorCompleted' | 'chestsFound' | 'decksChanged' | 'chestOpened' | 'chestLeft' | 'over'
> = {
  floorBegan: (event) => {
    const { boss } = placeEntry(event.place);
    const rule = boss === undefined ? 'STY-3.2' : boss.definition.kind === 'wizard' ? 'STY-23.1' : 'STY-22.1';
    return [whyStep(say('floors', { floor: event.floor }), 'STY-3.1'), whyStep(tell(event), rule)];
  },
  floorCompleted: (event, moment) => {
    const eliminated = lastOf(moment, 'eliminated');
    return [
      ...(eliminated === undefined ? [] : [whyStep(tell(eliminated), 'STY-16.1')]),
      whyStep(say('noEnemyLeft'), 'STY-16.11'),
      whyStep(tell(event), 'STY-16.11'),
    ];
  },
  chestsFound: ({ number }, { state }) => [
    whyStep(say('noEnemyLeft'), 'STY-20.1'),
    whyStep(say('chestsOf', { place: placeEntry(state.place).definition.name, number }), 'STY-20.1', number),
  ],
  decksChanged: () => [whyStep(say('bossDone'), 'STY-22.4'), whyStep(say('upperDecks'), 'STY-22.7')],
  chestOpened: (event, moment) => [...chestSteps(event, moment), whyStep(tell(event), 'STY-20.3')],
  chestLeft: (event) => [whyStep(say('chestLeft'), 'STY-20.2'), whyStep(tell(event), 'STY-20.2')],
  over: (event, moment) => [
    ...endSteps(event, moment),
    whyStep(tell(event), RULE_OF_END[event.result] ?? 'STY-24.4'),
  ],
};
