/** The features for evaluating a fight position between two rounds. */
import {
  ALIVE,
  type Card,
  CURSE,
  type Enemy,
  enemyAt,
  FACES,
  faceOf,
  MODIFIER,
  modifier,
  type Player,
  playerAt,
  STATUS,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { furtherHp, nextDamage, usualDamage, usualTimes } from './threat.ts';

/** The names of the features, by index. */
export const FEATURES = [
  'one',
  'hp',
  'lowHp',
  'keptBlock',
  'strength',
  'vulnerable',
  'weak',
  'shivs',
  'miracles',
  'calm',
  'wrath',
  'lightning',
  'frost',
  'dark',
  'potions',
  'statuses',
  'cards',
  'exhausted',
  'held',
  'powers',
  'enemies',
  'enemyHp',
  'furtherHp',
  'dangerousHp',
  'damage',
  'nextDamage',
  'danger',
  'enemyStrength',
  'longStrength',
  'enemyVulnerable',
  'enemyWeak',
  'poison',
  'enemyBlock',
  'strengthToCome',
  'powersToCome',
] as const;
export type Feature = (typeof FEATURES)[number];

const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<Feature, number>>;

/** HP below this are dangerous. */
const LOW_HP = 5;

const CALM = 1;
const WRATH = 2;

/** By face: 1 for a Status or a Curse, 2 for a Strike or Defend of a starter deck, otherwise 0. */
const KIND_OF_FACE = Int8Array.from(FACES, ({ type, starterStrike, starterDefend }) =>
  type === STATUS || type === CURSE ? 1 : starterStrike || starterDefend ? 2 : 0,
);

export type Features = Float64Array;
export const createFeatures = (): Features => new Float64Array(FEATURES.length);

/** Fills in the features of a position, for all players together. */
export const fillFeatures = (state: State, out: Features): void => {
  out.fill(0);
  out[AT.one] = 1;
  for (let seat = 0; seat < state.players.length; seat++) addPlayer(playerAt(state, seat), out);
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.status === ALIVE) addEnemy(state, enemy, out);
  }
  addRelations(state, out);
};

const add = (out: Features, at: number, amount: number): void => {
  out[at] = (out[at] as number) + amount;
};

const addPlayer = (player: Player, out: Features): void => {
  add(out, AT.hp, player.hp);
  add(out, AT.lowHp, player.hp < LOW_HP ? LOW_HP - player.hp : 0);
  if (modifier(player, MODIFIER.keepBlock) > 0) add(out, AT.keptBlock, player.block);
  add(out, AT.strength, player.strength);
  add(out, AT.vulnerable, player.vulnerable);
  add(out, AT.weak, player.weak);
  add(out, AT.shivs, player.shivs);
  add(out, AT.miracles, player.miracles);
  if (player.stance === CALM) add(out, AT.calm, 1);
  else if (player.stance === WRATH) add(out, AT.wrath, 1);
  for (let at = 0; at < player.orbs.length; at++) add(out, AT.lightning + (player.orbs[at] as number), 1);
  add(out, AT.potions, player.potions.length);
  add(out, AT.powers, player.powers.length);
  add(out, AT.held, player.hand.length);
  addCards(player.hand, out);
  addCards(player.draw, out);
  addCards(player.discard, out);
  for (let at = 0; at < player.exhaust.length; at++)
    if (KIND_OF_FACE[faceOf(player.exhaust[at] as Card)] === 2) add(out, AT.exhausted, 1);
};

const addCards = (pile: readonly Card[], out: Features): void => {
  for (let at = 0; at < pile.length; at++)
    add(out, KIND_OF_FACE[faceOf(pile[at] as Card)] === 1 ? AT.statuses : AT.cards, 1);
};

const addEnemy = (state: State, enemy: Enemy, out: Features): void => {
  const further = furtherHp(state, enemy);
  const hp = enemy.hp + further;
  const damage = usualDamage(enemy);
  add(out, AT.enemies, 1);
  add(out, AT.enemyHp, enemy.hp);
  add(out, AT.furtherHp, further);
  add(out, AT.damage, damage);
  add(out, AT.nextDamage, nextDamage(state, enemy));
  add(out, AT.dangerousHp, damage * hp);
  add(out, AT.enemyStrength, enemy.strength * usualTimes(enemy));
  add(out, AT.longStrength, (enemy.strength * usualTimes(enemy) * hp) / 10);
  add(out, AT.enemyVulnerable, enemy.vulnerable);
  add(out, AT.enemyWeak, enemy.weak);
  const poison = Math.min(enemy.poison, enemy.hp);
  add(out, AT.poison, poison);
  add(out, AT.enemyBlock, enemy.block);
};

/** Features that matter more the longer the fight lasts, and incoming damage relative to what is left. */
const addRelations = (state: State, out: Features): void => {
  const hp = (out[AT.enemyHp] as number) + (out[AT.furtherHp] as number);
  out[AT.strengthToCome] = ((out[AT.strength] as number) * hp) / (10 * state.players.length);
  out[AT.powersToCome] = ((out[AT.powers] as number) * hp) / (10 * state.players.length);
  const short = (out[AT.nextDamage] as number) + 2 - (out[AT.hp] as number);
  out[AT.danger] = Math.max(short, 0);
  // HP weighted by the damage taken; finally an average.
  out[AT.dangerousHp] = (out[AT.dangerousHp] as number) / Math.max(0.5, out[AT.damage] as number);
};
