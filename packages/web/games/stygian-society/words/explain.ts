/** Explanations of signs and places: the name of a glossary term, or a separate text with its rule. */
import type { ExplainEntry } from '../../../explain/explainer.ts';

const CUBES = {
  'cube:blue': {
    title: 'Blue cube',
    text: 'A hero cube. It falls with the actions that name it, and pays for effects that ask for blue.',
    rule: 'STY-9.5',
  },
  'cube:green': {
    title: 'Green cube',
    text: 'A hero cube. It falls with the actions that name it, and pays for effects that ask for green.',
    rule: 'STY-9.5',
  },
  'cube:white': {
    title: 'White cube',
    text: 'A hero cube. It falls with the actions that name it, and pays for effects that ask for white.',
    rule: 'STY-9.5',
  },
  'cube:red': {
    title: 'Red cube',
    text: 'An enemy cube. Enough of them make the red enemies act, or the red line of the room. Red is checked first.',
    rule: 'STY-7.1',
  },
  'cube:yellow': {
    title: 'Yellow cube',
    text: 'An enemy cube. Enough of them make the yellow enemies act, or the yellow line of the room. Yellow is checked second.',
    rule: 'STY-7.1',
  },
  'cube:black': {
    title: 'Black cube',
    text: 'An enemy cube. Enough of them make the black enemies act, or the black line of the room. Black is checked last.',
    rule: 'STY-7.1',
  },
  'cube:any': 'wild',
  'tray:field': 'field',
  'tray:crypt': 'crypt',
} as const;

const CARDS = {
  'type:action': 'action',
  'type:support': 'support',
  'type:passive': 'passive',
  'type:response': 'response',
  'attack:melee': {
    title: 'Melee attack',
    text: 'One of three kinds of attack. An enemy that resists melee takes fewer wounds from it.',
    rule: 'STY-15.2',
  },
  'attack:projectile': {
    title: 'Projectile attack',
    text: 'One of three kinds of attack. An enemy that resists projectiles takes fewer wounds from it.',
    rule: 'STY-15.2',
  },
  'attack:magic': {
    title: 'Magic attack',
    text: 'One of three kinds of attack. An enemy that resists magic takes fewer wounds from it.',
    rule: 'STY-15.2',
  },
  'mark:exhaust': 'exhaust',
  'mark:discard': 'discard',
  'mark:shield': 'shield',
} as const;

const ENEMIES = {
  'mark:resist': 'resistance',
  'mark:screened': {
    title: 'Screened',
    text: 'In the rear rank each attack on it loses 1 wound for every enemy in the front rank.',
    rule: 'STY-15.3',
  },
  'mark:doubled': {
    title: 'Doubled harm',
    text: 'The next wounds that this kind of enemy deals on this floor are doubled.',
    rule: 'STY-28.11',
  },
  'mark:threat': {
    title: 'Trigger',
    text: 'What the cubes of this colour are worth now, and what they must be worth to make it act.',
    rule: 'STY-7.4',
  },
} as const;

const STATUSES = {
  'status:Stricken': 'Stricken',
  'status:Dazed': 'Dazed',
  'status:Weakened': 'Weakened',
  'status:Hexed': 'Hexed',
} as const;

const TRACKS = {
  'track:wounds': {
    title: 'Wounds',
    text: 'The wounds of the whole party. When they reach the last cell, the game is lost.',
    rule: 'STY-24.1',
  },
  'track:luck': 'luck',
  'track:xp': 'XP',
  'track:peril': 'peril',
  'mark:chest': 'chest',
  'mark:perilCubes': {
    title: 'Peril cubes',
    text: 'Enemy cubes from the bank that fall with every drop on this floor.',
    rule: 'STY-6.1',
  },
  'floor:room': {
    title: 'Floor with a room',
    text: 'A room card says which enemies stand here and what peril brings. The floor is done when no enemy is left.',
    rule: 'STY-3.2',
  },
  'floor:mid-boss': {
    title: 'Mid-boss',
    text: 'A boss with a mat of its own in place of a room card.',
    rule: 'STY-22.1',
  },
  'floor:wizard': {
    title: 'Wizard',
    text: 'The last enemy of the tower. Eliminate it and the party wins.',
    rule: 'STY-23.1',
  },
} as const;

const STEPS = {
  'step:support': {
    title: 'Support',
    text: 'The turn begins: Stricken and Hexed work. Then the hero may use one support.',
    rule: 'STY-4.3',
  },
  'step:action': {
    title: 'Action',
    text: 'The hero chooses one action and names its target.',
    rule: 'STY-5.1',
  },
  'step:gather': {
    title: 'Gather',
    text: 'The peril cubes of the floor and the hero cubes of the action are taken from the bank.',
    rule: 'STY-6.1',
  },
  'step:drop': {
    title: 'Drop',
    text: 'All these cubes fall into the tower together. Some come out, some stick, some land in the crypt.',
    rule: 'STY-6.7',
  },
  'step:enemies': {
    title: 'Enemies',
    text: 'Red, yellow and black are checked in this order: with enough cubes the enemies or the room act.',
    rule: 'STY-7.1',
  },
  'step:pay': {
    title: 'Pay',
    text: 'The hero pays cubes and luck for the effect of the action, as often as it can be paid.',
    rule: 'STY-8.1',
  },
  'step:tokens': {
    title: 'Tokens',
    text: 'At the end of the turn a cube of its colour removes a status token.',
    rule: 'STY-21.7',
  },
} as const;

export const EXPLAINED: Readonly<Record<string, ExplainEntry>> = {
  ...CUBES,
  ...CARDS,
  ...ENEMIES,
  ...STATUSES,
  ...TRACKS,
  ...STEPS,
};
