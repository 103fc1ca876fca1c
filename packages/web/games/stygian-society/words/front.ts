import type { Messages } from '@three-spires/kernel';

/** What the front page says. */
export const FRONT_WORDS = {
  'learn.floor.hint': 'A guided first floor of three minutes',
  'game.short': 'The Stygian Society',
  'front.players': '1 to 4 players · together',
  'front.about': 'Storm a wizard’s tower floor by floor. Drop cubes into it, and fight with what comes out.',
  'front.begin': 'Enter the tower',
  'front.beginHint': 'Alone with three heroes, or with friends',
  'front.heroes': 'Meet the heroes',
  'front.heroesHint': 'Skills, treasures and what lives in the tower',
  'new.seat': 'Player {number}',
  'front.fast': 'A tower of chance',
  'front.physical': 'A tower of falling cubes',
  'front.progress': 'Floor {floor} · {wounds} {wounds|wound|wounds}',
  'game.title': 'The Stygian Society',
} as const satisfies Messages;
