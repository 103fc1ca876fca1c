/** The player aid of The Stygian Society. */
import { type Aid, createAidWriter } from '@three-spires/kernel';
import { GENERIC_ACTIONS } from '../content/index.ts';
import { MID_BOSS_FLOOR } from '../rules/floor/floor.ts';
import {
  BASE_WOUNDS,
  BASE_WOUNDS_OF_TWO,
  CUBES_PER_COLOUR,
  FIGURES_PER_COLOUR,
  FIRST_XP,
  FLOORS_IN_TOWER,
  LUCK_LIMIT,
  PERIL_LIMIT,
  TOKENS_PER_COLOUR,
  TREASURES_PER_CHEST,
  WOUND_LIMIT,
  XP_LIMIT,
} from '../rules/state.ts';
import { ATTACKS, CARD_TYPES, COLOURS, STATUSES } from '../words/lists.ts';
import { cardText } from './card-text.ts';
import { aidEnglish } from './en-aid.ts';

const { say, line, figure, section } = createAidWriter(aidEnglish, {
  floors: FLOORS_IN_TOWER,
  midBoss: MID_BOSS_FLOOR,
  treasures: TREASURES_PER_CHEST,
  wounds: BASE_WOUNDS,
  woundsOfTwo: BASE_WOUNDS_OF_TWO,
  xp: FIRST_XP,
  xpLimit: XP_LIMIT,
});

const TURN = section('turn', 'steps', [
  line('turn.start', 'STY-4.2'),
  line('turn.support', 'STY-4.3'),
  line('turn.choose', 'STY-5.1'),
  line('turn.gather', 'STY-6.1'),
  line('turn.drop', 'STY-6.7'),
  line('turn.enemies', 'STY-7.1'),
  line('turn.pay', 'STY-8.1'),
  line('turn.end', 'STY-4.7'),
]);

const FLOORS = section('floors', 'lines', [
  line('floors.rooms', 'STY-3.1'),
  line('floors.start', 'STY-3.5'),
  line('floors.done', 'STY-20.1'),
  line('floors.chest', 'STY-20.3'),
]);

const FIGHTING = section('enemies', 'lines', [
  line('enemies.wounds', 'STY-16.1'),
  line('enemies.ranks', 'STY-16.5'),
  line('enemies.resist', 'STY-15.2'),
  line('enemies.shields', 'STY-13.2'),
  line('enemies.level', 'STY-17.1'),
]);

const CUBES = section('cubes', 'signs', [
  ...[...COLOURS, 'any' as const].map((sign) => ({ sign, text: say(`cubes.${sign}`) })),
  { sign: 'crypt', ...line('cubes.crypt', 'STY-11.1') },
]);

const TYPES = section(
  'types',
  'signs',
  [...CARD_TYPES, ...ATTACKS].map((sign) => ({ sign, text: say(`type.${sign}`) })),
);

const STATUS_SECTION = section(
  'statuses',
  'signs',
  STATUSES.map((sign) => ({ sign, text: say(`status.${sign}`) })),
);

const GENERICS = section(
  'generics',
  'lines',
  GENERIC_ACTIONS.map((action) => ({
    text: say('generic.line', { name: action.name, text: cardText(action) }),
  })),
);

const NUMBERS = section('numbers', 'figures', [
  figure('number.wounds', 'number.woundsIs'),
  figure('number.woundLimit', 'number.is', WOUND_LIMIT),
  figure('number.luck', 'number.is', LUCK_LIMIT),
  figure('number.peril', 'number.is', PERIL_LIMIT),
  figure('number.xp', 'number.xpIs'),
  figure('number.cubes', 'number.is', CUBES_PER_COLOUR),
  figure('number.figures', 'number.is', FIGURES_PER_COLOUR),
  figure('number.tokens', 'number.is', TOKENS_PER_COLOUR),
]);

const ENDING = section('ending', 'lines', [line('ending.won', 'STY-23.2'), line('ending.lost', 'STY-24.1')]);

export const AID: Aid = {
  sections: [TURN, FLOORS, FIGHTING, CUBES, TYPES, STATUS_SECTION, GENERICS, NUMBERS, ENDING],
};
