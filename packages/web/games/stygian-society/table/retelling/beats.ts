/**
 * What each event moves on the board: one small animation or one rising number at a time. Facts only, no
 * clock.
 */
import type { Beat } from '../../../../table/stage/stage.ts';
import { cardInfo, chestInfo, NONE, STATUSES, type StygianSocietyEvent } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);
const hero = (place: number): string => `hero:${place}`;
const figure = (id: number): string => `figure:${id}`;

/** The party's tracks. */
const tracks = (event: StygianSocietyEvent): readonly Beat[] | undefined => {
  switch (event.type) {
    case 'luck':
      return [
        {
          figure: 'track:luck',
          motion: 'pulse',
          rising: { text: signed(event.change), tone: event.change > 0 ? 'heal' : 'bad' },
        },
      ];
    case 'peril':
      return [
        {
          figure: 'track:peril',
          motion: event.change > 0 ? 'hurt' : 'heal',
          rising: { text: signed(event.change), tone: event.change > 0 ? 'bad' : 'heal' },
        },
      ];
    case 'perilEvent':
      return [{ figure: 'track:peril', motion: 'mode' }];
    case 'suffered':
      return [
        {
          figure: 'track:wounds',
          motion: 'hurt',
          force: 3 * event.number,
          rising: { text: `-${event.number}`, tone: 'damage', mark: 'slash' },
        },
      ];
    case 'prevented':
      return [
        {
          figure: 'track:wounds',
          motion: 'guard',
          rising: { text: `${event.number}`, tone: 'blocked', symbol: 'block', mark: 'ring' },
        },
      ];
    case 'healed':
      return [
        {
          figure: 'track:wounds',
          motion: 'heal',
          rising: { text: `+${event.number}`, tone: 'heal', symbol: 'hp', mark: 'bloom' },
        },
      ];
    case 'xp':
      return [{ figure: 'track:xp', motion: 'pulse', rising: { text: `+${event.number}`, tone: 'gold' } }];
    case 'level':
      return [{ figure: 'track:xp', motion: 'mode', rising: { text: say('level'), tone: 'gold' } }];
    default:
      return undefined;
  }
};

const cubes = (event: StygianSocietyEvent): readonly Beat[] | undefined => {
  switch (event.type) {
    case 'gathered':
      return [
        { figure: 'tray:bank', motion: 'pulse' },
        { figure: 'tray:gathered', motion: 'arrive' },
      ];
    case 'dropped':
      return [
        { figure: 'tray:field', motion: 'arrive' },
        ...(event.crypt.some((count) => count > 0)
          ? [{ figure: 'tray:crypt', motion: 'arrive' } as const]
          : []),
      ];
    case 'jostled':
      return [
        { figure: 'tower', motion: 'hurt' },
        {
          figure: event.crypt.some((count) => count > 0) ? 'tray:crypt' : 'tray:field',
          motion: 'pulse',
        },
      ];
    case 'cubes':
      return [
        { figure: `tray:${event.from}`, motion: 'pulse' },
        { figure: `tray:${event.to}`, motion: 'pulse' },
      ];
    case 'regrouped':
      return [
        { figure: 'tower', motion: 'shuffle' },
        { figure: 'tray:bank', motion: 'pulse' },
      ];
    case 'paid':
      return [{ figure: hero(event.hero), motion: 'act', face: event.card }];
    default:
      return undefined;
  }
};

/** Enemies in their ranks. */
const enemies = (event: StygianSocietyEvent): readonly Beat[] | undefined => {
  switch (event.type) {
    case 'wounded':
      return [
        {
          figure: figure(event.figure),
          motion: 'hurt',
          force: 3 * event.number,
          rising: { text: `-${event.number}`, tone: 'damage', mark: 'slash' },
        },
      ];
    case 'mended':
      return [
        { figure: figure(event.figure), motion: 'heal', rising: { text: `+${event.number}`, tone: 'heal' } },
      ];
    case 'eliminated':
      return [{ figure: figure(event.figure), motion: 'fall' }];
    case 'arrived':
    case 'moved':
      return [{ figure: figure(event.figure), motion: 'arrive' }];
    case 'acted':
      return [{ figure: event.enemy === NONE ? 'room' : `kind:${event.enemy}`, motion: 'act' }];
    default:
      return undefined;
  }
};

/** Heroes, their cards and statuses. */
const heroes = (event: StygianSocietyEvent): readonly Beat[] => {
  switch (event.type) {
    case 'turnBegan':
      return [{ figure: hero(event.hero), motion: 'power' }];
    case 'used':
      return [{ figure: hero(event.hero), motion: 'act', face: event.card }];
    case 'learned':
      return [
        {
          figure: hero(event.hero),
          motion: 'power',
          rising: { text: cardInfo(event.card).name, tone: 'item' },
        },
      ];
    case 'forfeited':
      return [{ figure: hero(event.hero), rising: { text: say('forfeited'), tone: 'bad' } }];
    case 'afflicted':
      return [
        {
          figure: hero(event.hero),
          motion: 'hurt',
          rising: { text: STATUSES[event.status] ?? '', tone: 'bad', mark: 'drip' },
        },
      ];
    case 'relieved':
      return [{ figure: hero(event.hero), motion: 'heal' }];
    case 'treasure':
      return event.hero === NONE
        ? [{ figure: 'place', face: event.card }]
        : [
            {
              figure: hero(event.hero),
              motion: 'power',
              rising: { text: cardInfo(event.card).name, tone: 'item' },
            },
          ];
    case 'gave':
      return [{ figure: hero(event.to), motion: 'power' }];
    case 'chestOpened':
      return [
        {
          figure: 'place',
          motion: event.sprung ? 'hurt' : 'power',
          rising: { text: chestInfo(event.chest).name, tone: event.sprung ? 'bad' : 'gold' },
        },
      ];
    default:
      return [];
  }
};

export const beatsOf = (event: StygianSocietyEvent): readonly Beat[] =>
  tracks(event) ?? cubes(event) ?? enemies(event) ?? heroes(event);
