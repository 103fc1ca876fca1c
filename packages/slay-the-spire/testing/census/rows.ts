/** Everything printed that must have taken effect in some game: one row each, with what counts as its effect. */

import { NEOW_CARDS } from '../../content/neow.ts';
import type { AbilityEntry } from '../../rules/compile/ability-entry.ts';
import { COST_NONE, ENEMY_TABLE, type EnemyEntry, FACES, type FaceEntry, ITEM_TABLE, type ItemEntry, PROGRAMS, TICKET } from '../../rules/compile/entries.ts';
import { EVENT_TABLE, NEOW_TABLE } from '../../rules/compile/run-entries.ts';
import { UNSET } from '../../rules/state.ts';

export const KINDS = [
  'card face',
  'card ability',
  'potion',
  'relic',
  'event option',
  'Neow choice',
  'enemy action',
  'enemy ability',
] as const;

export type Row = {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  /** What the recorder counts for it. */
  readonly sign: string;
  /** The place of its face, item, Event, Neow card or enemy in its table. */
  readonly source: number;
  /** Which option or action it is, where there are several. */
  readonly part: number;
};

export const SIGN = {
  played: (face: number): string => `played ${face}`,
  held: (face: number): string => `held ${face}`,
  offered: (face: number): string => `offered ${face}`,
  program: (program: number): string => `program ${program}`,
  used: (item: number): string => `used ${item}`,
  owned: (item: number): string => `owned ${item}`,
  acted: (kind: number, action: number): string => `acted ${kind} ${action}`,
  met: (kind: number): string => `met ${kind}`,
} as const;

const row = (kind: Row['kind'], name: string, sign: string, source: number, part = 0): Row => ({
  kind,
  name,
  sign,
  source,
  part,
});

const hasSteps = (program: number): boolean => (PROGRAMS[program]?.length ?? 0) > 0;

const abilityRows = (
  kind: Row['kind'],
  owner: string,
  abilities: readonly AbilityEntry[],
  source: number,
): Row[] =>
  abilities.flatMap(({ program, definition }) =>
    hasSteps(program)
      ? [row(kind, `${owner}: ${definition.name ?? definition.on}`, SIGN.program(program), source)]
      : [],
  );

/** A face is played; one that cannot be is held, and the ticket is turned up. */
const faceSign = (entry: FaceEntry, face: number): string => {
  if (entry.type === TICKET) return SIGN.offered(face);
  return entry.cost === COST_NONE ? SIGN.held(face) : SIGN.played(face);
};

const faceRows = (entry: FaceEntry, face: number): Row[] => {
  if (entry.definition.upgrade === undefined && face % 2 === 1) return [];
  const { definition, name } = entry;
  const title = definition.owner === undefined ? name : `${definition.owner} ${name}`;
  const texts = [
    ['when Exhausted', entry.whenExhausted],
    ['when discarded', entry.whenDiscarded],
    ['while held', entry.whileHeld],
    ['when removed', entry.whenRemoved],
    ['on the death of its target', entry.onDeathOfTarget],
  ] as const;
  return [
    row('card face', title, faceSign(entry, face), face),
    ...abilityRows('card ability', title, entry.abilities, face),
    ...texts.flatMap(([when, program]) =>
      program === UNSET ? [] : [row('card ability', `${title}: ${when}`, SIGN.program(program), face)],
    ),
  ];
};

/** Items without steps of their own change a rule or a number while somebody has them. */
const itemRows = (
  { definition, program, onGain, outsideCombat, abilities }: ItemEntry,
  item: number,
): Row[] => {
  const { name, kind } = definition;
  if (kind === 'potion') return [row('potion', name, SIGN.used(item), item)];
  const texts = [
    ['used', program],
    ['gained', onGain],
    ['outside combat', outsideCombat],
  ] as const;
  const rows = [
    ...abilityRows('relic', name, abilities, item),
    ...texts.flatMap(([when, text]) =>
      text === UNSET ? [] : [row('relic', `${name}: ${when}`, SIGN.program(text), item)],
    ),
  ];
  if (rows.length > 0) return rows;
  return [row('relic', name, definition.die === undefined ? SIGN.owned(item) : SIGN.used(item), item)];
};

const enemyRows = ({ definition, actions, abilities }: EnemyEntry, kind: number): Row[] => {
  if (definition.deck === 'practice') return [];
  const name = `${definition.name} (${definition.id})`;
  return [
    ...actions.map((_, action) =>
      row('enemy action', `${name}: action ${action + 1}`, SIGN.acted(kind, action), kind, action),
    ),
    ...actions.flatMap(({ facing }) =>
      facing === UNSET ? [] : [row('enemy ability', `${name}: facing`, SIGN.program(facing), kind)],
    ),
    ...abilityRows('enemy ability', name, abilities, kind),
    ...(definition.traits ?? []).map((trait) =>
      row('enemy ability', `${name}: ${trait}`, SIGN.met(kind), kind),
    ),
  ];
};

export const ROWS: readonly Row[] = [
  ...FACES.flatMap(faceRows),
  ...ITEM_TABLE.flatMap(itemRows),
  ...EVENT_TABLE.flatMap(({ definition, options }, event) =>
    options.map(({ name, program }, part) =>
      row('event option', `${definition.name}: ${name}`, SIGN.program(program), event, part),
    ),
  ),
  ...NEOW_TABLE.flatMap(({ options }, card) =>
    options.map(({ name, program }, part) =>
      row('Neow choice', `${NEOW_CARDS[card]?.id}: ${name}`, SIGN.program(program), card, part),
    ),
  ),
  ...ENEMY_TABLE.flatMap(enemyRows),
];
