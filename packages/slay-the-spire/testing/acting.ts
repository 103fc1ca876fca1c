/** For tests: what a single enemy action does, derived from events and written in a few words. */
import { expect, test } from 'vitest';
import { faceOf } from '../rules/card.ts';
import type { ModeEntry } from '../rules/compile/enemy-entry.ts';
import { ENEMY_ENTRIES, type EnemyEntry, FACES, findEnemyKind } from '../rules/compile/entries.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { endTurn, fight } from './position.ts';

type Entry = { readonly who: 'own' | 'other' | 'self'; readonly what: string };

/** Two players with high HP; the enemy faces the first. */
const PLAYERS = [
  { character: 'Ironclad', row: 1, hp: 99, maxHp: 99, gold: 5 },
  { character: 'Silent', row: 2, hp: 99, maxHp: 99, gold: 5 },
];

const seat = (index: number): Entry['who'] => (index === 0 ? 'own' : 'other');
const figure = (event: { side: 'player' | 'enemy'; index: number }): Entry['who'] =>
  event.side === 'enemy' ? 'self' : seat(event.index);

const entriesOf = (event: SlayTheSpireEvent): Entry[] => {
  switch (event.type) {
    case 'damaged':
      return [{ who: figure(event), what: String(event.lost + event.blocked) }];
    case 'tokenChanged':
      return [{ who: figure(event), what: `${event.token} ${event.change}` }];
    case 'blockGained':
    case 'healed':
      return [{ who: figure(event), what: `${event.type === 'healed' ? 'heal' : 'block'} ${event.amount}` }];
    case 'goldChanged':
      return [{ who: seat(event.seat), what: `gold ${event.change}` }];
    case 'statusGiven':
      return [{ who: seat(event.seat), what: FACES[faceOf(event.card)]?.name.toLowerCase() ?? '' }];
    case 'enemyDied':
      return [{ who: 'self', what: 'dies' }];
    case 'enemyLeft':
      return [{ who: 'self', what: 'leaves' }];
    case 'enemyArrived':
      return [{ who: 'self', what: 'arrives' }];
    default:
      return [];
  }
};

/** "all 2×2" for two hits on everyone, "own 3" for one on the player in its row. */
const written = (entries: readonly Entry[]): string =>
  [...new Set(entries.map(({ what }) => what))]
    .map((what) => {
      const count = (who: Entry['who']): number =>
        entries.filter((entry) => entry.what === what && entry.who === who).length;
      const [own, other, self] = [count('own'), count('other'), count('self')];
      const times = own + self > 1 ? `×${own + self}` : '';
      if (self > 0) return `${what}${times}`;
      return `${own === other ? 'all' : 'own'} ${what}${times}`;
    })
    .join(', ');

/** A die result such as "1-2", a slot counted from 1 over all modes, or "always". */
type Place = string;

/** The mode of an action, counted from 1. */
const modeOf = ({ modes }: EnemyEntry, at: Place): number => {
  const slot = Number(at) - 1;
  const fits = ({ pattern, first, end }: ModeEntry): boolean => {
    if (at === 'always') return pattern === 'single';
    return pattern === 'cube' ? slot >= first && slot < end : pattern === 'die';
  };
  return modes.findIndex(fits) + 1;
};

const actionOf = (id: string, at: Place): string => {
  const entry = ENEMY_ENTRIES[findEnemyKind(id)] as EnemyEntry;
  const mode = modeOf(entry, at);
  const cube = entry.modes[mode - 1]?.pattern === 'cube' ? { cube: Number(at) } : {};
  const { events } = fight({
    players: PLAYERS,
    enemies: [{ id, mode, ...cube }],
    with: { die: Number(at[0]) || 1 },
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: {},
  });
  const start = events.findIndex(({ type }) => type === 'enemyActed');
  if (start < 0) return '';
  const rest = events.slice(start);
  const end = rest.findIndex(({ type }) => type === 'roundStarted' || type === 'combatWon');
  return written(rest.slice(0, end < 0 ? undefined : end).flatMap(entriesOf));
};

export type Printed = {
  /** One number, or four for 1 to 4 players. */
  readonly hp: string;
  readonly copies?: number;
  readonly gives?: string;
  readonly does: Readonly<Record<Place, string>>;
};

/** Tests every card in a list against its definition and in play. */
export const checkCards = (cards: Readonly<Record<string, Printed>>): void => {
  test.each(Object.entries(cards))('%s', (id, printed) => {
    const { definition } = ENEMY_ENTRIES[findEnemyKind(id)] as EnemyEntry;
    const { hp, copies, rewards = [] } = definition;
    expect(typeof hp === 'number' ? String(hp) : hp.join('/')).toBe(printed.hp);
    expect(copies).toBe(printed.copies ?? 1);
    expect(rewards.map(({ kind, amount }) => `${kind} ${amount}`).join(', ')).toBe(printed.gives ?? '');
    const done = Object.fromEntries(Object.keys(printed.does).map((at) => [at, actionOf(id, at)]));
    expect(done).toEqual(printed.does);
  });
};
