/** The player aid of Mystic Spires. */

import { type Aid, createAidWriter } from '@three-spires/kernel';
import { OPENING_HAND, OVERLOAD } from '../rules/state.ts';
import { DECK_SIZE, MOST_COPIES, TOKEN_LIMIT } from '../words/definition.ts';
import { PHASES, STATUSES } from '../words/lists.ts';
import { aidEnglish } from './en-aid.ts';

const { say, line, figure, section } = createAidWriter(aidEnglish, {
  ...DECK_SIZE,
  opening: OPENING_HAND,
  overload: OVERLOAD,
});

export const RULE_OF_PHASE: Readonly<Record<(typeof PHASES)[number], string>> = {
  Draw: 'MYS-14.1',
  Standby: 'MYS-15.1',
  'Main 1': 'MYS-16.1',
  Battle: 'MYS-17.1',
  'Main 2': 'MYS-18.1',
  End: 'MYS-19.1',
};

const TURN = section(
  'turn',
  'steps',
  PHASES.map((phase) => ({ name: phase, ...line(`turn.${phase}`, RULE_OF_PHASE[phase]) })),
);

const ATTACK = section('attack', 'steps', [
  line('attack.declare', 'MYS-17.3'),
  line('attack.answer', 'MYS-17.5'),
  line('attack.intercept', 'MYS-17.7'),
  line('attack.damage', 'MYS-17.12'),
  line('attack.fatigue', 'MYS-17.14'),
]);

const CASCADE = section('cascade', 'lines', [
  line('cascade.answer', 'MYS-22.6'),
  line('cascade.resolve', 'MYS-22.8'),
  line('cascade.disrupted', 'MYS-23.1'),
  line('cascade.when', 'MYS-8.1'),
]);

const RULE_OF_STATUS = {
  Fatal: 'MYS-25.1',
  Necrotic: 'MYS-26.1',
  Ignite: 'MYS-27.1',
  Levitating: 'MYS-28.1',
  Paralyzed: 'MYS-31.1',
  Piercing: 'MYS-32.1',
  Poison: 'MYS-33.1',
  Poisoned: 'MYS-33.2',
  Sleep: 'MYS-34.1',
  Ethereal: 'MYS-35.1',
  Spiritbond: 'MYS-29.1',
  Fatigue: 'MYS-20.1',
} as const satisfies Readonly<Record<(typeof STATUSES)[number] | 'Spiritbond' | 'Fatigue', string>>;

const STATUS_SECTION = section(
  'statuses',
  'signs',
  ([...STATUSES, 'Spiritbond', 'Fatigue'] as const).map((sign) => ({
    sign,
    ...line(`status.${sign}`, RULE_OF_STATUS[sign]),
  })),
);

const TYPES = section(
  'types',
  'signs',
  (['Assault', 'Defense', 'Special', 'Instant', 'Passive', 'Equipment', 'Tower'] as const).map((sign) => ({
    sign,
    text: say(`type.${sign}`),
  })),
);

const NUMBERS = section('numbers', 'figures', [
  figure('number.deck', 'number.deckIs'),
  figure('number.copies', 'number.is', MOST_COPIES),
  figure('number.tokens', 'number.is', TOKEN_LIMIT),
  figure('number.hand', 'number.handIs'),
  figure('number.crystal', 'number.is', 0),
  figure('number.overload', 'number.is', OVERLOAD),
]);

const LOSING = section('losing', 'lines', [
  line('losing.tower', 'MYS-37.1'),
  line('losing.deck', 'MYS-38.1'),
  line('losing.overload', 'MYS-39.1'),
]);

export const AID: Aid = { sections: [TURN, ATTACK, STATUS_SECTION, CASCADE, TYPES, NUMBERS, LOSING] };
