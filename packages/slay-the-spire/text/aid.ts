/** The player aid of Slay the Spire. */
import {
  type Aid,
  type AidLine,
  type AidSection,
  formatMessage,
  type MessageParams,
  plainText,
} from '@three-spires/kernel';
import {
  CARD_PRICES,
  CARDS_PER_REWARD,
  CARDS_PER_TURN,
  ENERGY_PER_TURN,
  LIMITS,
  REMOVE_PRICE,
  REMOVE_PRICE_HIGH,
  REST_HEAL,
} from '../content/limits.ts';
import { aidEnglish } from './en/aid.ts';

type Key = keyof typeof aidEnglish;

const FIGURES: MessageParams = {
  ...CARD_PRICES,
  energy: ENERGY_PER_TURN,
  rest: REST_HEAL,
  remove: REMOVE_PRICE,
  removeHigh: REMOVE_PRICE_HIGH,
};

const say = (key: Key, params: MessageParams = FIGURES) => formatMessage(aidEnglish, key, params);
const title = (key: Key): string => plainText(say(key));

const line = (key: Key, rule: string, params?: MessageParams): AidLine => ({ text: say(key, params), rule });

const ROUND: AidSection = {
  title: title('round'),
  kind: 'steps',
  lines: [
    line('round.reset', 'STS-13.3'),
    line('round.draw', 'STS-13.4', { cards: CARDS_PER_TURN }),
    line('round.roll', 'STS-13.8'),
    line('round.start', 'STS-13.11'),
    line('round.play', 'STS-13.13'),
    line('round.end', 'STS-13.27'),
    line('round.enemyBlock', 'STS-14.2'),
    line('round.enemies', 'STS-14.3'),
    line('round.cubes', 'STS-14.7'),
  ],
};

const PLAYING: AidSection = {
  title: title('playing'),
  kind: 'steps',
  lines: [
    line('playing.pay', 'STS-13.15'),
    line('playing.choose', 'STS-13.16'),
    line('playing.resolve', 'STS-13.18'),
    line('playing.cleanup', 'STS-13.21'),
  ],
};

const SIGNS = [
  ['hit', 'STS-38.10'],
  ['block', 'STS-38.3'],
  ['strength', 'STS-38.18'],
  ['vulnerable', 'STS-38.20'],
  ['weak', 'STS-38.22'],
  ['area', 'STS-38.1'],
  ['poison', 'STS-21.3'],
  ['shiv', 'STS-21.7'],
  ['lightning', 'STS-22.6'],
  ['frost', 'STS-22.6'],
  ['dark', 'STS-22.6'],
  ['miracle', 'STS-23.2'],
  ['calm', 'STS-23.7'],
  ['wrath', 'STS-23.8'],
  ['daze', 'STS-38.5'],
  ['slimed', 'STS-38.16'],
  ['burn', 'STS-38.17'],
] as const;

const ICONS: AidSection = {
  title: title('icons'),
  kind: 'signs',
  lines: SIGNS.map(([sign, rule]) => ({ sign, ...line(`icon.${sign}`, rule) })),
};

const LIMIT_NAMES = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

const LIMITS_SECTION: AidSection = {
  title: title('limits'),
  kind: 'figures',
  lines: LIMIT_NAMES.map((limit) => ({
    name: title(`limit.${limit}`),
    text: say('figure', { number: LIMITS[limit] }),
  })),
};

const ROOMS: AidSection = {
  title: title('rooms'),
  kind: 'lines',
  lines: [
    line('room.encounter', 'STS-10.5'),
    line('room.elite', 'STS-10.7'),
    line('room.event', 'STS-10.9'),
    line('room.campfire', 'STS-10.13'),
    line('room.treasure', 'STS-10.16'),
    line('room.merchant', 'STS-10.21'),
    line('room.boss', 'STS-10.26'),
  ],
};

const REWARDS: AidSection = {
  title: title('rewards'),
  kind: 'lines',
  lines: [
    line('rewards.card', 'STS-8.5', { cards: CARDS_PER_REWARD }),
    line('rewards.golden', 'STS-8.7'),
    line('rewards.loss', 'STS-1.5'),
  ],
};

export const AID: Aid = { sections: [ROUND, PLAYING, ICONS, LIMITS_SECTION, ROOMS, REWARDS] };
