/** Explanations of signs and places: the name of a glossary term, or a separate text with its rule. */
import type { ExplainEntry } from '../../../explain/explainer.ts';

const STATUSES = {
  'status:Fatal': 'Fatal',
  'status:Necrotic': 'Necrotic',
  'status:Ignite': 'Ignite',
  'status:Levitating': 'Levitating',
  'status:Paralyzed': 'Paralyzed',
  'status:Piercing': 'Piercing',
  'status:Poison': 'Poison',
  'status:Poisoned': 'Poisoned',
  'status:Sleep': 'Sleep',
  'status:Ethereal': 'Ethereal',
  'status:Spiritbond': 'Spiritbond',
  'status:Fatigue': 'Fatigued',
  'status:mark': {
    title: 'Burning',
    text: 'Marks of Ignite. They deal this much damage in the next Standby Phase of the controller, and are then gone.',
    rule: 'MYS-27.2',
  },
} as const;

const CARDS = {
  'type:Assault': 'Assault',
  'type:Defense': 'Defense',
  'type:Special': 'Special',
  'type:Instant': 'Instant',
  'type:Passive': 'Passive',
  'type:Equipment': 'Equipment',
  'type:Tower': 'Tower',
  'type:Resource': 'Token',
  'figure:power': 'Power',
  'figure:hp': 'HP',
  'figure:cost': {
    title: 'Cost',
    text: 'The Crystal you pay to play the card.',
    rule: 'MYS-5.7',
  },
  'figure:income': {
    title: 'Crystal income',
    text: 'The Crystal that the Tower gives its Keeper in each Standby Phase.',
    rule: 'MYS-15.1',
  },
  'figure:crystal': {
    title: 'Crystal',
    text: 'Pays for cards and effects, and stays from turn to turn. A Keeper who holds 100 loses at once.',
    rule: 'MYS-39.1',
  },
} as const;

const ZONES = {
  'zone:deck': 'Main Deck',
  'zone:graveyard': 'graveyard',
  'zone:exiled': 'exile',
  'zone:tokens': 'Token',
  'zone:hand': {
    title: 'Hand',
    text: 'The cards a Keeper holds. Only their number is known to the other.',
    rule: 'MYS-4.3',
  },
} as const;

const PHASES = {
  'phase:Draw': {
    title: 'Draw Phase',
    text: 'The turn player draws one card.',
    rule: 'MYS-14.1',
  },
  'phase:Standby': {
    title: 'Standby Phase',
    text: 'First the Tower gives its Crystal. Then burning, Poison and what else waits for this phase happens.',
    rule: 'MYS-15.1',
  },
  'phase:Main 1': {
    title: 'Main Phase 1',
    text: 'The turn player casts Units and Spells and uses Active effects, in any order.',
    rule: 'MYS-16.1',
  },
  'phase:Battle': {
    title: 'Battle Phase',
    text: 'The turn player may attack with Units, one after another. The other Keeper may intercept.',
    rule: 'MYS-17.1',
  },
  'phase:Main 2': {
    title: 'Main Phase 2',
    text: 'After the battles, the same actions as in Main Phase 1.',
    rule: 'MYS-18.1',
  },
  'phase:End': {
    title: 'End Phase',
    text: 'What happens at the end of a turn is done, and what lasts until then ends.',
    rule: 'MYS-19.1',
  },
} as const;

export const EXPLAINED: Readonly<Record<string, ExplainEntry>> = {
  ...STATUSES,
  ...CARDS,
  ...ZONES,
  ...PHASES,
};
