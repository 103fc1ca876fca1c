/** An enemy's expected actions, derived once from its card. */
import {
  ENEMY_ENTRIES,
  type Enemy,
  type EnemyEntry,
  NONE,
  nextAction,
  type State,
} from '@three-spires/slay-the-spire/for-bots';

/** An action's hits on one player: their number, and the total without Strength. */
type Hits = { readonly times: number; readonly damage: number };

type Action = EnemyEntry['actions'][number];
type Mode = EnemyEntry['modes'][number];

const hitsOf = ({ effects }: Action): Hits => {
  let times = 0;
  let damage = 0;
  for (const effect of effects) {
    if (effect.do !== 'hit') continue;
    const often = typeof effect.times === 'number' ? effect.times : effect.times.base;
    const amount = typeof effect.amount === 'number' ? effect.amount : effect.amount.base;
    times += often;
    damage += often * amount;
  }
  return { times, damage };
};

const ACTION_HITS: readonly (readonly Hits[])[] = ENEMY_ENTRIES.map(({ actions }) => actions.map(hitsOf));

/** The actions of a mode, repeated by frequency. */
const actionsOf = ({ byDie, first, end }: Mode): readonly number[] =>
  byDie.length > 0 ? byDie.slice(1) : Array.from({ length: end - first }, (_, at) => first + at);

const averageOf = (kind: number, mode: Mode): Hits => {
  const hits = actionsOf(mode).map((action) => ACTION_HITS[kind]?.[action] as Hits);
  const sum = (part: keyof Hits): number => hits.reduce((total, each) => total + each[part], 0);
  const count = Math.max(1, hits.length);
  return { times: sum('times') / count, damage: sum('damage') / count };
};

const MODE_HITS: readonly (readonly Hits[])[] = ENEMY_ENTRIES.map(({ modes }, kind) =>
  modes.map((mode) => averageOf(kind, mode)),
);

/** The hits of this enemy's average turn. */
const usualHits = (enemy: Enemy): Hits => MODE_HITS[enemy.kind]?.[enemy.mode] as Hits;

export const usualDamage = (enemy: Enemy): number => {
  const { times, damage } = usualHits(enemy);
  return damage + times * enemy.strength;
};

export const usualTimes = (enemy: Enemy): number => usualHits(enemy).times;

/** The damage in its next turn: known if a cube shows it, an average if the die decides. */
export const nextDamage = (state: State, enemy: Enemy): number => {
  const mode = (ENEMY_ENTRIES[enemy.kind] as EnemyEntry).modes[enemy.mode] as Mode;
  const action = mode.byDie.length > 0 ? NONE : nextAction(state, enemy);
  const hits = action === NONE ? undefined : ACTION_HITS[enemy.kind]?.[action];
  const { times, damage } = hits ?? usualHits(enemy);
  // STS-38.22: Weak takes 1 off every hit, on every player. For a single player it would count too much: that
  // net was fitted without it.
  const strength = enemy.strength - (enemy.weak > 0 && state.players.length > 1 ? 1 : 0);
  return Math.max(0, damage + times * strength);
};

/** Enemies that split on death leave about this much HP per player. */
const SPLIT_HP = 14;

/** By kind and number of players, the HP of what arrives when it dies. */
const BROUGHT_HP: readonly (readonly number[])[] = ENEMY_ENTRIES.map(({ definition }) => {
  const death = JSON.stringify((definition.abilities ?? []).filter(({ on }) => on === 'onDeath'));
  const next = ENEMY_ENTRIES.find((other) => death.includes(`"${other.definition.id}"`));
  if (next !== undefined) return next.hp;
  const split = death.includes('"summon') ? SPLIT_HP : 0;
  return [1, 2, 3, 4].map((party) => party * split);
});

/** HP that follow the HP on the board: of a Boss that revives, changes or splits. */
export const furtherHp = (state: State, enemy: Enemy): number => {
  const entry = ENEMY_ENTRIES[enemy.kind] as EnemyEntry;
  const party = state.players.length;
  const risen = entry.revival !== undefined && enemy.mode === 0 ? entry.revival.hpPerPlayer * party : 0;
  return risen + (BROUGHT_HP[enemy.kind]?.[party - 1] ?? 0);
};
