import type { Messages } from '@three-spires/kernel';

/** The player aid. */
export const aidEnglish = {
  turn: 'A hero’s turn',
  'turn.start': 'Start of turn: Stricken, then Hexed, then abilities.',
  'turn.support': 'You may use one ready support.',
  'turn.choose': 'Choose an action: a skill, a treasure or a generic action. Name its target.',
  'turn.gather':
    'Gather the peril cubes from the bank; each missing one raises peril by 1. Then the hero cubes of the action.',
  'turn.drop': 'Drop all cubes together. Two or more in the crypt: 1 luck.',
  'turn.enemies':
    'Enemies act if their cubes are there: red, yellow, black. No figure of the colour: the line of the room. Each time peril rises by 1.',
  'turn.pay': 'Pay for your action with hero cubes and luck, as often as you can, or not at all.',
  'turn.end': 'End of turn: remove status tokens for a cube of their colour. The next hero follows.',

  floors: 'The tower',
  'floors.rooms':
    'Floors 1 and 2: lower rooms. Floor {midBoss}: a mid-boss. Floors 4 and 5: upper rooms. Floor {floors}: the wizard.',
  'floors.start': 'A new floor: field and crypt to the bank, peril to 0. The tower keeps its cubes.',
  'floors.done':
    'No enemy left: the floor is done. Open chests one by one ({treasures} treasures each), trade, move up.',
  'floors.chest': 'A chest card works if its number is at most the peril.',

  enemies: 'Fighting',
  'enemies.wounds': 'An enemy is gone when its wounds reach its health. The party gains its XP.',
  'enemies.ranks':
    'More enemies behind than in front: they fall forward, red first, then yellow, then black.',
  'enemies.resist': 'Resistance takes its number off each attack of that kind.',
  'enemies.shields': 'Each shield of the active hero prevents 1 wound in that turn.',
  'enemies.level':
    'Level up: all skills are ready again; each hero takes a skill of a known level, or a random one of the next.',

  cubes: 'Cubes',
  'cubes.blue': 'Blue (B), hero cube',
  'cubes.green': 'Green (G), hero cube',
  'cubes.white': 'White (W), hero cube',
  'cubes.red': 'Red (R), enemy cube',
  'cubes.yellow': 'Yellow (Y), enemy cube',
  'cubes.black': 'Black (K), enemy cube',
  'cubes.any': 'Wild: any hero colour',
  'cubes.crypt': 'In the crypt a cube counts as two when it is spent.',

  types: 'Cards',
  'type.action': 'Action: the one thing your hero does in a turn.',
  'type.support': 'Support: one before the action.',
  'type.passive': 'Passive: always works.',
  'type.response': 'Response: when its event happens, in any turn.',
  'type.melee': 'Melee attack',
  'type.projectile': 'Projectile attack',
  'type.magic': 'Magic attack',

  statuses: 'Statuses, for each token',
  'status.Stricken': 'Stricken: 1 wound at the start of your turn. Nothing reduces it.',
  'status.Dazed': 'Dazed: your drops have 1 hero cube fewer.',
  'status.Weakened': 'Weakened: your attacks deal 1 wound fewer.',
  'status.Hexed': 'Hexed: 1 enemy cube into the field at the start of your turn.',

  generics: 'Generic actions',
  'generic.line': '{name}: {text}',

  numbers: 'Limits and numbers',
  'number.wounds': 'Wounds: lost at',
  'number.woundsIs': '{wounds} (two heroes: {woundsOfTwo})',
  'number.woundLimit': 'Wounds with effects',
  'number.luck': 'Luck',
  'number.peril': 'Peril',
  'number.xp': 'XP for a level',
  'number.xpIs': '{xp}, then 1 more, up to {xpLimit}',
  'number.cubes': 'Cubes of a colour',
  'number.figures': 'Figures of a colour',
  'number.tokens': 'Status tokens of a colour',
  'number.is': '{number}',

  ending: 'The end',
  'ending.won': 'Won: the wizard is eliminated.',
  'ending.lost': 'Lost: wounds reach the maximum, or peril reaches the last number of the chart.',
} as const satisfies Messages;
