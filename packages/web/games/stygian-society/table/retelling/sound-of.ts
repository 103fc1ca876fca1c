import type { SoundName } from '../../../../sound/sounds.ts';
import type { StygianSocietyEvent } from '../../pieces/content.ts';

type Kind = StygianSocietyEvent['type'];

/** The kind of sound for each kind of event; events without a sound are left out. */
const SOUND_OF: Readonly<Partial<Record<Kind, SoundName>>> = {
  floorBegan: 'arrive',
  floorCompleted: 'won',
  turnBegan: 'turn',
  used: 'power',
  chose: 'play',
  gathered: 'draw',
  dropped: 'cubes',
  jostled: 'cubes',
  perilEvent: 'mode',
  acted: 'act',
  cancelled: 'exhaust',
  paid: 'energy',
  forfeited: 'discard',
  prevented: 'block',
  suffered: 'hurt',
  healed: 'heal',
  wounded: 'hit',
  mended: 'heal',
  eliminated: 'die',
  fled: 'discard',
  arrived: 'arrive',
  moved: 'discard',
  level: 'won',
  learned: 'power',
  afflicted: 'bad',
  warded: 'block',
  relieved: 'heal',
  tired: 'exhaust',
  refreshed: 'token',
  regrouped: 'shuffle',
  treasure: 'relic',
  gave: 'relic',
  chestLeft: 'discard',
};

export const soundOf = (event: StygianSocietyEvent): SoundName | undefined => {
  switch (event.type) {
    case 'luck':
    case 'xp':
      return 'gold';
    case 'peril':
      return event.change > 0 ? 'bad' : 'heal';
    case 'chestOpened':
      return event.sprung ? 'bad' : 'relic';
    case 'over':
      return event.result === 1 ? 'won' : 'lost';
    default:
      return SOUND_OF[event.type];
  }
};
