/** Which facts come from the rulebook and the publisher's updates, and which are ours. */
import type { EntrySelector, SourceNote, Sources, Standing } from '@three-spires/kernel';

type Part = Omit<SourceNote, 'standing' | 'of'>;

const named = (kind: string, ...names: readonly string[]): readonly EntrySelector[] => [{ kind, names }];

/** Partly known: what a source says, and what we had to add. */
const partly = (
  of: readonly EntrySelector[],
  standing: Standing,
  known: Part,
  ours: Part,
): readonly SourceNote[] => [
  { standing, of, ...known },
  { standing: 'ours', of, ...ours },
];

const figuresOurs: Part = { fields: ['figures'], note: 'Health, experience, trigger and effect are ours.' };

const fromRulebook: readonly SourceNote[] = [
  {
    standing: 'printed',
    of: named('enemy', 'Rider'),
    fields: ['name', 'figures', 'text'],
    note: 'The whole card is shown in the rulebook. That it is black follows from its cubes.',
  },
  {
    standing: 'printed',
    of: named('skill', 'Steel Fist'),
    fields: ['name', 'cost', 'text'],
    note: 'Drop, rank and payment are the rulebook’s worked example; that it is melee follows from the hero.',
  },
  {
    standing: 'printed',
    of: named('status', 'Stricken'),
    fields: ['name', 'text'],
    note: 'The card is shown in the rulebook.',
  },
  ...partly(
    named('generic', 'Regroup'),
    'printed',
    { fields: ['name', 'text'], note: 'Peril rises by 4 and cubes leave field and crypt.' },
    { fields: ['ruling'], note: 'That the tower is emptied too is our reading of the same paragraph.' },
  ),
  ...partly(
    named('enemy', 'Clank'),
    'printed',
    { fields: ['name'], note: 'The rulebook names it and shows a red border.' },
    figuresOurs,
  ),
  ...partly(
    named('enemy', 'Weaver'),
    'printed',
    { fields: ['name'], note: 'The rulebook’s questions name it, also as Stalker.' },
    { fields: ['figures'], note: 'Colour, health, experience, trigger and effect are ours.' },
  ),
  ...partly(
    named('chest', 'Ray of Agony'),
    'printed',
    { fields: ['name', 'text'], note: 'The card is shown in the rulebook.' },
    { fields: ['figures'], note: 'Its peril number cannot be read there; 13 is ours.' },
  ),
  ...partly(
    named('chest', 'The Weaver Has Awakened'),
    'printed',
    { fields: ['name'], note: 'The rulebook’s questions name it, as the Stalker’s.' },
    { fields: ['text', 'figures'], note: 'Effect and peril number are ours.' },
  ),
  ...partly(
    [{ kind: 'hero' }],
    'printed',
    { fields: ['name', 'text'], note: 'The rulebook names the hero and says what the hero is good at.' },
    {
      fields: ['figures'],
      note: 'Which skills the hero has is ours, except where a skill has its own note.',
    },
  ),
  ...partly(
    named('board', 'Status board'),
    'printed',
    {
      fields: ['text'],
      note: 'The tracks, 25 wounds (28 for two heroes) and 8 experience for the first level.',
    },
    { fields: ['figures'], note: 'Where the tracks end: 5 luck, 15 experience, 30 wounds, 20 peril.' },
  ),
  ...partly(
    named('board', 'Cube tower'),
    'printed',
    {
      fields: ['text'],
      note: 'Several levels with blockers on the fifth, and a mouth that faces the crypt.',
    },
    { fields: ['layout'], note: 'Its measures are ours, so that about two of three cubes fall through.' },
  ),
  {
    standing: 'printed',
    of: named('board', 'Field and crypt'),
    fields: ['text'],
    note: 'As in the rulebook.',
  },
];

/** Posts by publisher and designer during the crowdfunding campaign; their figures were a prototype's. */
const fromUpdates: readonly SourceNote[] = [
  ...partly(
    named('enemy', 'Ripper'),
    'oneSource',
    {
      fields: ['name'],
      note: 'The rulebook’s questions name it, also as Slasher; a post calls it weak but dangerous in groups.',
    },
    figuresOurs,
  ),
  ...partly(
    named('enemy', 'Lightning Fly'),
    'oneSource',
    {
      fields: ['name', 'text'],
      note: 'A post says that no cubes trigger it and that it harms on melee attacks.',
    },
    { fields: ['figures'], note: 'Health, experience and harm are ours.' },
  ),
  ...partly(
    named('enemy', 'Cannoneer'),
    'oneSource',
    { fields: ['name'], note: 'A post puts it in the rear rank and says that it strongly resists melee.' },
    { fields: ['figures'], note: 'Colour, health, experience, trigger and effect are ours.' },
  ),
  ...partly(
    named('room', 'Run and Gun'),
    'oneSource',
    {
      fields: ['name', 'layout'],
      note: 'A post shows this lower room: three Slashers before one Cannoneer.',
    },
    { fields: ['text'], note: 'Lines, peril events and chests are ours.' },
  ),
  ...partly(
    named('mid-boss', 'Patchwork Adams'),
    'oneSource',
    {
      fields: ['name', 'hp', 'text'],
      note: 'A post gives 30 health, four Lightning Flies, both lines, defeat at peril 10 and the loss of hero cubes.',
    },
    {
      fields: ['figures'],
      note: 'Experience, peril cubes, ranks, the extra red cube and how many cubes are lost are ours.',
    },
  ),
  ...partly(
    named('skill', 'Burglary'),
    'oneSource',
    {
      fields: ['name', 'text'],
      note: 'A post describes the extra cube, and that she lowers peril for chests.',
    },
    { fields: ['figures'], note: 'By how much is ours.' },
  ),
  ...partly(
    named('skill', 'Hurl Knives'),
    'oneSource',
    {
      fields: ['name', 'cost'],
      note: 'A post gives level 1, projectile, and a drop of one green and one wild cube.',
    },
    { fields: ['text'], note: 'What it costs and deals is ours.' },
  ),
];

export const SOURCES: Sources = {
  lead: 'The rules and the number of pieces are those of the printed rulebook. Most cards are original to this project: a handful is shown in the rulebook or was described by the publisher, and the rest is not public. Most figures you see are ours, balanced by thousands of games.',
  origins: [
    { name: 'The rulebook', about: 'All rules, the component list, and a few cards as examples.' },
    {
      name: 'Posts of the crowdfunding campaign',
      about:
        'Publisher and designer described some skills, enemies, a room and a mid-boss. Printed figures may differ.',
    },
    { name: 'Reviews', about: 'How the tower behaves and how long a game takes.' },
    { name: 'This project', about: 'Everything else, made to fit the rulebook in number and kind.' },
  ],
  notes: [...fromRulebook, ...fromUpdates],
  general: [
    {
      standing: 'printed',
      topic: 'Counts',
      note: '26 rooms, 21 enemies, 25 chests, 40 treasures, 60 skills, 48 status tokens and ten cubes of each colour.',
    },
    {
      standing: 'oneSource',
      topic: 'Skills by level',
      note: 'Six of level 1, five of level 2 and four of level 3 for each hero: from a post of the campaign.',
    },
    {
      standing: 'ours',
      topic: 'Brawl and Catch Breath',
      note: 'The rulebook says that there are further generic actions and names none.',
    },
    {
      standing: 'ours',
      topic: 'Dazed, Weakened and Hexed',
      note: 'The rulebook counts four kinds of status and shows one.',
    },
    {
      standing: 'ours',
      topic: 'Wizards for small parties',
      note: 'The printed game does not scale. Our wizards have less health for each hero fewer than four.',
    },
    {
      standing: 'ours',
      topic: 'Story lines and pictures',
      note: 'The lines on rooms, mid-bosses and wizards are ours.',
    },
  ],
  otherwise: 'ours',
};
