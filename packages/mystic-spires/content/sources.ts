/**
 * Which facts come from the rulebook and which are ours. The rulebook is the only public source for the
 * printed cards.
 */
import type { SourceNote, Sources } from '@three-spires/kernel';

/** A card the rulebook shows in part: what it prints, and what we had to add. */
const partly = (
  of: SourceNote['of'],
  printed: Omit<SourceNote, 'standing' | 'of'>,
  ours: Omit<SourceNote, 'standing' | 'of'>,
): readonly SourceNote[] => [
  { standing: 'printed', of, ...printed },
  { standing: 'ours', of, ...ours },
];

const notes: readonly SourceNote[] = [
  ...partly(
    [{ kind: 'unit', names: ['Oneiros the Weaver'] }],
    { fields: ['name', 'text'], note: 'The rulebook explains its effect part by part.' },
    { fields: ['cost', 'figures'], note: 'Type, typing, cost, Power and HP are not in the rulebook.' },
  ),
  ...partly(
    [{ kind: 'instant', names: ['Lucid Dreaming'] }],
    { fields: ['name', 'text'], note: 'The rulebook explains its effect and the two points to answer it.' },
    { fields: ['cost'], note: 'The cost is not in the rulebook.' },
  ),
  ...partly(
    [{ kind: 'passive', names: ['Rise Again'] }],
    { fields: ['name', 'text'], note: 'The rulebook explains its effect and its golden border.' },
    { fields: ['cost'], note: 'The cost is not in the rulebook.' },
  ),
  ...partly(
    [{ kind: 'equipment', names: ['Greedy Hands'] }],
    {
      fields: ['name', 'figures'],
      note: 'A Charm of +0/+0 for any active Unit, and a way to destroy a Unit outside combat.',
    },
    {
      fields: ['text', 'cost'],
      note: 'How it destroys the Unit, the 3 Crystal to prevent it and the cost are ours.',
    },
  ),
  ...partly(
    [{ kind: 'tower', names: ['The Tower of Dreams'] }],
    { fields: ['name', 'text'], note: 'Both abilities and the price of 4 Crystal are in the rulebook.' },
    { fields: ['figures'], note: 'HP, Crystal per turn, the Standby timing and once per turn are ours.' },
  ),
  ...partly(
    [{ kind: 'token', names: ['Dream Token'] }],
    { fields: ['name'], note: 'The rulebook summons it from the Token Deck.' },
    { fields: ['figures', 'text'], note: 'Type, typing, Power, HP and Ethereal are ours.' },
  ),
  ...partly(
    [
      { kind: 'unit', names: ['Gallows Magus'] },
      { kind: 'passive', names: ['Spoils of Ruin'] },
      { kind: 'instant', names: ['Answering Flame'] },
    ],
    {
      fields: ['text'],
      note: 'The rulebook’s example of a Cascade uses a card without a name that does this.',
    },
    { fields: ['name', 'cost', 'figures'], note: 'Name, cost, figures and exact wording are ours.' },
  ),
  {
    standing: 'printed',
    of: [{ kind: 'zone' }],
    fields: ['text'],
    note: 'The zones and who may look into them are in the rulebook. How they lie on the table is our drawing.',
  },
];

export const SOURCES: Sources = {
  lead: 'The rules are those of the printed Core Rule Book. Nearly all cards are original to this project: the rulebook shows six of them, and only in part. No list of the printed cards is public. Every cost, and the Power and HP of every Unit, is ours.',
  origins: [
    {
      name: 'The Core Rule Book',
      about: 'In effect from 15 October 2022. All rules, and parts of six cards, come from it.',
    },
    {
      name: 'This project',
      about:
        'Five sets, eight Towers, eight Tokens and five starter decks, made to fit the rules and measured against each other.',
    },
  ],
  notes,
  general: [
    {
      standing: 'printed',
      topic: 'Rules',
      note: 'Deck sizes, phases, Cascades, statuses, and the three ways to win are the rulebook’s.',
    },
    {
      standing: 'disputed',
      topic: 'Attacking the Tower, Piercing, an empty deck',
      note: 'The rulebook says two things about each of these. The rulings there say what we play: the Tower may always be attacked, Piercing works on every Unit hit, and an empty Main Deck loses whatever took the last card.',
    },
    {
      standing: 'ours',
      topic: 'Sets, rarities and starter decks',
      note: 'The rulebook says that sets and starter decks exist and names none.',
    },
    {
      standing: 'ours',
      topic: 'Story lines and pictures',
      note: 'The rulebook says that Non-Effect Units carry a piece of their set’s story. The lines here are ours.',
    },
  ],
  otherwise: 'ours',
};
