/** Everything printed that must take effect in some game: one row each, with what counts as its effect. */

import { NONE } from '@three-spires/kernel';
import { NEOW_CARDS } from '../../content/neow.ts';
import type { AbilityEntry } from '../../rules/compile/ability-entry.ts';
import {
  COST_NONE,
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  ITEM_ENTRIES,
  type ItemEntry,
  ROUTINES,
  TICKET,
} from '../../rules/compile/entries.ts';
import { EVENT_ENTRIES, NEOW_ENTRIES } from '../../rules/compile/run-entries.ts';

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
  /** The key under which the recorder counts it. */
  readonly sign: string;
  /** The index of its face, item, Event, Neow card or enemy in its list. */
  readonly source: number;
  /** Which option or action, if there are several. */
  readonly part: number;
};

export const SIGN = {
  played: (face: number): string => `played ${face}`,
  held: (face: number): string => `held ${face}`,
  offered: (face: number): string => `offered ${face}`,
  routine: (routine: number): string => `routine ${routine}`,
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

const hasSteps = (routine: number): boolean => (ROUTINES[routine]?.length ?? 0) > 0;

const abilityRows = (
  kind: Row['kind'],
  owner: string,
  abilities: readonly AbilityEntry[],
  source: number,
): Row[] =>
  abilities.flatMap(({ routine, definition }) =>
    hasSteps(routine)
      ? [row(kind, `${owner}: ${definition.name ?? definition.on}`, SIGN.routine(routine), source)]
      : [],
  );

/** A face is played; an unplayable one is held, and the ticket is turned up. */
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
    ...texts.flatMap(([when, routine]) =>
      routine === NONE ? [] : [row('card ability', `${title}: ${when}`, SIGN.routine(routine), face)],
    ),
  ];
};

/** Items without steps of their own change a rule or a number while a player has them. */
const itemRows = (
  { definition, routine, onGain, outsideCombat, abilities }: ItemEntry,
  item: number,
): Row[] => {
  const { name, kind } = definition;
  if (kind === 'potion') return [row('potion', name, SIGN.used(item), item)];
  const texts = [
    ['used', routine],
    ['gained', onGain],
    ['outside combat', outsideCombat],
  ] as const;
  const rows = [
    ...abilityRows('relic', name, abilities, item),
    ...texts.flatMap(([when, text]) =>
      text === NONE ? [] : [row('relic', `${name}: ${when}`, SIGN.routine(text), item)],
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
      facing === NONE ? [] : [row('enemy ability', `${name}: facing`, SIGN.routine(facing), kind)],
    ),
    ...abilityRows('enemy ability', name, abilities, kind),
    ...(definition.traits ?? []).map((trait) =>
      row('enemy ability', `${name}: ${trait}`, SIGN.met(kind), kind),
    ),
  ];
};

export const ROWS: readonly Row[] = [
  ...FACES.flatMap(faceRows),
  ...ITEM_ENTRIES.flatMap(itemRows),
  ...EVENT_ENTRIES.flatMap(({ definition, options }, event) =>
    options.map(({ name, routine }, part) =>
      row('event option', `${definition.name}: ${name}`, SIGN.routine(routine), event, part),
    ),
  ),
  ...NEOW_ENTRIES.flatMap(({ options }, card) =>
    options.map(({ name, routine }, part) =>
      row('Neow choice', `${NEOW_CARDS[card]?.id}: ${name}`, SIGN.routine(routine), card, part),
    ),
  ),
  ...ENEMY_ENTRIES.flatMap(enemyRows),
];
