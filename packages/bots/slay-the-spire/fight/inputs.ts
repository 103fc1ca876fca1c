/** A position between two rounds as the net's input: a sparse list of numbers for named inputs. */
import {
  ALIVE,
  type Card,
  CHARACTERS,
  ENEMY_ENTRIES,
  type Enemy,
  enemyAt,
  FACES,
  faceOf,
  ITEM_ENTRIES,
  type Player,
  POWER,
  ROOM,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { addInput, createInputs, type Inputs } from '../net.ts';
import { WORTHS } from '../worth/worth.ts';
import { createFeatures, FEATURES, fillFeatures } from './features.ts';
import { createRowFeatures, fillRows, ROW_FEATURES } from './rows.ts';

/** The divisor of features, so that inputs are of similar size. */
const UNIT = 8;
const HP_UNIT = 20;

const names: string[] = [...FEATURES];
/** Reserves indices for more inputs; returns the first. */
const places = (more: readonly string[]): number => names.push(...more) - more.length;

const MAX_HP = places(['maxHp', 'leastHp', 'round', 'deckWorth', 'toDrawWorth', 'party']);
const LEAST_HP = MAX_HP + 1;
const ROUND = MAX_HP + 2;
const DECK_WORTH = MAX_HP + 3;
const TO_DRAW_WORTH = MAX_HP + 4;
const PARTY = MAX_HP + 5;
const CHARACTER = places(CHARACTERS.map((name) => `character ${name}`));
const ACT = places([1, 2, 3, 4].map((act) => `act ${act}`));
const RANK = places(['encounter', 'elite', 'boss'].map((rank) => `rank ${rank}`));
const POWERS = FACES.flatMap(({ type }, face) => (type === POWER ? [face] : []));
const FIRST_POWER = places(POWERS.map((face) => `power ${FACES[face]?.name}`));
const POWER_OF_FACE = Int32Array.from(FACES, (_, face) =>
  POWERS.includes(face) ? FIRST_POWER + POWERS.indexOf(face) : -1,
);
const ITEM = places(ITEM_ENTRIES.map(({ definition: { kind, name } }) => `${kind} ${name}`));
const HP_OF = places(ENEMY_ENTRIES.map(({ definition }) => `hp ${definition.id}`));
const CUBES_OF = places(ENEMY_ENTRIES.map(({ definition }) => `cubes ${definition.id}`));
const MODE_OF = Int32Array.from(ENEMY_ENTRIES, ({ definition, modes }) =>
  places(modes.map((_, mode) => `enemy ${definition.id} ${mode}`)),
);
/** Only parties have these. */
const ROWS = places(ROW_FEATURES);

export const INPUT_NAMES: readonly string[] = names;

/** More than a position ever has. */
const MOST = 400;
export const createFightInputs = (): Inputs => createInputs(MOST);

const features = createFeatures();
const rows = createRowFeatures();

/** Fills in the inputs of a position. Players' resources are averaged, so that party sizes are comparable. */
export const fillInputs = (state: State, inputs: Inputs): void => {
  inputs.length = 0;
  fillFeatures(state, features);
  const share = 1 / state.players.length;
  for (let at = 1; at < features.length; at++)
    addInput(inputs, at, ((features[at] as number) * share) / UNIT);
  addInput(inputs, 0, 1);
  addClimb(state, inputs);
  addPlayers(state, share, inputs);
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.status === ALIVE) addEnemy(enemy, share, inputs);
  }
  if (state.players.length > 1) addRows(state, inputs);
};

const addRows = (state: State, inputs: Inputs): void => {
  fillRows(state, rows);
  for (let at = 0; at < rows.length; at++) addInput(inputs, ROWS + at, (rows[at] as number) / UNIT);
};

const rankOf = (room: number): number => (room === ROOM.boss ? 2 : room === ROOM.encounter ? 0 : 1);

const addClimb = ({ run, round, players }: State, inputs: Inputs): void => {
  addInput(inputs, ACT + run.act - 1, 1);
  addInput(inputs, RANK + rankOf(run.room), 1);
  addInput(inputs, ROUND, Math.min(round, 12) / 12);
  addInput(inputs, PARTY, (players.length - 1) / 3);
};

const addPlayers = ({ players }: State, share: number, inputs: Inputs): void => {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    least = Math.min(least, player.hp);
    most += player.maxHp;
    addInput(inputs, CHARACTER + player.character, share);
    addOwned(player, share, inputs);
    addDeck(player, share, inputs);
  }
  addInput(inputs, LEAST_HP, least / UNIT);
  addInput(inputs, MAX_HP, (most * share) / UNIT);
};

/** The average worth of a fight's cards, and the extra worth of those still to be drawn. */
const addDeck = ({ character, draw, hand, discard }: Player, share: number, inputs: Inputs): void => {
  const worths = WORTHS[character]?.cards ?? [];
  const toDraw = sumOf(draw, worths);
  const cards = draw.length + hand.length + discard.length;
  const mean = (toDraw + sumOf(hand, worths) + sumOf(discard, worths)) / Math.max(1, cards);
  addInput(inputs, DECK_WORTH, (share * mean) / WORTH_UNIT);
  if (draw.length > 0) addInput(inputs, TO_DRAW_WORTH, (share * (toDraw / draw.length - mean)) / WORTH_UNIT);
};
const WORTH_UNIT = 10;

const sumOf = (pile: readonly Card[], worths: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < pile.length; at++) sum += worths[faceOf(pile[at] as Card)] as number;
  return sum;
};

const addOwned = ({ powers, relics, potions }: Player, share: number, inputs: Inputs): void => {
  for (let at = 0; at < powers.length; at++) {
    const place = POWER_OF_FACE[faceOf(powers[at] as Card)] as number;
    if (place >= 0) addInput(inputs, place, share);
  }
  for (let at = 0; at < relics.length; at++) addInput(inputs, ITEM + (relics[at] as number), share);
  for (let at = 0; at < potions.length; at++) addInput(inputs, ITEM + (potions[at] as number), share);
};

const addEnemy = ({ kind, mode, hp, cubes }: Enemy, share: number, inputs: Inputs): void => {
  addInput(inputs, (MODE_OF[kind] as number) + mode, share);
  addInput(inputs, HP_OF + kind, (hp * share) / HP_UNIT);
  addInput(inputs, CUBES_OF + kind, (cubes * share) / UNIT);
};
