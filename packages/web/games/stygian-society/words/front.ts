import type { Messages } from '@three-spires/kernel';

export const FRONT_WORDS = {
  'learn.hint': 'Three short lessons: a turn, the tower, a mid-boss',
  'game.short': 'The Stygian Society',
  'front.players': '1 to 4 players · together',
  'front.about': 'Storm a wizard’s tower floor by floor. Drop cubes into it, and fight with what comes out.',
  'front.begin': 'Enter the tower',
  'front.beginHint': 'Alone with three heroes, or with friends',
  'front.heroes': 'Meet the heroes',
  'front.heroesHint': 'Skills, treasures and what lives in the tower',
  'front.called': 'the {hero}',
  'front.calledAnd': ' and ',
  'front.togetherHint': 'Friends by link, two to four players',
  'new.seat': 'Player {number}',
  'front.fast': 'A tower of chance',
  'front.physical': 'A tower of falling cubes',
  'front.progress': 'Floor {floor} · {wounds} {wounds|wound|wounds}',
  'game.title': 'The Stygian Society',
} as const satisfies Messages;
