/** Builds the state that a scenario's position describes. */
import { InputError, NONE, shuffle } from '@three-spires/kernel';
import { LIMITS } from '../content/limits.ts';
import { askPhase } from '../rules/asking.ts';
import { faceOf } from '../rules/card.ts';
import { achievementBits } from '../rules/combat/achievements.ts';
import { isBossFight, isLiving, livingPlayers } from '../rules/combat/living.ts';
import { playedEntry } from '../rules/combat/played.ts';
import { beginRoundOfTurns, livingSeats } from '../rules/combat/turns.ts';
import { DAZE_FACE, ENEMY_ENTRIES, FACES, STATUS } from '../rules/compile/entries.ts';
import { advance } from '../rules/loop.ts';
import { enemyNamed, faceNamed, itemNamed } from '../rules/printed-names.ts';
import { createGame } from '../rules/setup.ts';
import { PHASE, playerAt, STREAM, type State } from '../rules/state.ts';
import { playBefore } from './before.ts';
import { addEnemy, orderEnemies } from './build-enemy.ts';
import { fillPlayer } from './build-player.ts';
import { enterClimb, fightOnClimb, fillClimb, fillRun } from './climb.ts';
import { type PlayedPosition, type Position, readPosition } from './schema.ts';

export const buildPosition = (value: unknown, seed: string): State => {
  const position = readPosition(value);
  const characters = position.players.map(({ character }) => character);
  requireDistinct(characters, 'position.players', 'character');
  const state = createGame(characters, seed);
  if (position.climb !== null) fillRun(state.run, position.climb);
  position.players.forEach((player, seat) => {
    fillPlayer(state, playerAt(state, seat), player, `position.players[${seat}]`);
  });
  requireDistinct(
    state.players.map(({ row }) => row),
    'position.players',
    'row',
  );
  position.enemies.forEach((enemy, at) => {
    addEnemy(state, position.round, enemy, `position.enemies[${at}]`);
  });
  orderEnemies(state, position.enemies);
  requireLastStand(state, position);
  if (position.climb !== null) fillClimb(state, position.climb);
  fillDecks(state, position);
  state.achievements = achievementBits(position.achievements);
  state.nextRolls = position.nextDie.slice();
  begin(state, position);
  playBefore(state, position.before);
  return state;
};

/** A dead player is allowed only where the others fight on (STS-35.1). */
const requireLastStand = (state: State, { climb }: Position): void => {
  const dead = state.players.findIndex((player) => !isLiving(player));
  if (dead < 0) return;
  const isStand =
    climb?.options.includes('lastStand') === true && climb.room === 'boss' && isBossFight(state);
  if (isStand && livingPlayers(state) > 0) return;
  throw new InputError(
    `position.players[${dead}].hp: a player can be dead only in a Boss fight with climb.options ["lastStand"], and not all of them`,
  );
};

/** Living players never share a row; all dead players are in row 0. */
const requireDistinct = (values: readonly (string | number)[], path: string, field: string): void => {
  const twice = values.findIndex((value, at) => value !== 0 && values.indexOf(value) !== at);
  if (twice >= 0)
    throw new InputError(`${path}[${twice}].${field}: another player has ${values[twice]} already`);
};

/**
 * What the party shares: encounters, Summons, potions, Status cards. What is in play is removed from the
 * supply.
 */
const fillDecks = (state: State, position: Position): void => {
  state.encounters =
    position.encounters?.map((name, at) =>
      name === null ? NONE : enemyNamed(name, `position.encounters[${at}]`),
    ) ?? encountersInPlay(state);
  if (position.summons === undefined) {
    const summons = state.summons.slice();
    for (const { kind } of state.enemies) takeOut(summons, kind);
    state.summons = summons;
  } else state.summons = position.summons.map((name, at) => enemyNamed(name, `position.summons[${at}]`));
  if (position.potionDeck === undefined) {
    for (const { potions } of state.players) for (const potion of potions) takeOut(state.potionDeck, potion);
    shuffle(state.random, STREAM.setup, state.potionDeck);
  } else {
    const path = 'position.potionDeck';
    state.potionDeck = position.potionDeck
      .map((name, at) => itemNamed(name, ['potion'], `${path}[${at}]`))
      .reverse();
  }
  if (position.relicDeck !== undefined) {
    const path = 'position.relicDeck';
    state.run.relicDeck = position.relicDeck
      .map((name, at) => itemNamed(name, ['relic'], `${path}[${at}]`))
      .reverse();
  }
  state.dazeLeft = position.dazeLeft ?? Math.max(0, LIMITS.daze - cardsInPlay(state, isDaze));
  state.statusLeft = position.statusLeft ?? Math.max(0, LIMITS.status - cardsInPlay(state, isOtherStatus));
  state.run.orbCubes = position.orbCubes ?? 0;
  state.playedThisTurn = position.playedThisTurn.map((given, at) =>
    readPlayed(position, given, `position.playedThisTurn[${at}]`),
  );
};

const readPlayed = (position: Position, given: PlayedPosition, path: string): number => {
  const own = position.players[0]?.character ?? 'Ironclad';
  const { card, player, x, free } =
    typeof given === 'string' ? { card: given, player: own, x: 0, free: undefined } : given;
  const seat = position.players.findIndex(({ character }) => character === (player ?? own));
  if (seat < 0) throw new InputError(`${path}.player: ${player} does not play`);
  const face = faceNamed(card, own, path);
  return playedEntry(face, seat, x, free ?? FACES[face]?.cost === 0);
};

/** The encounter card of each row: the first enemy there that is one. */
const encountersInPlay = (state: State): number[] =>
  state.players.map((_, at) => {
    const encounter = state.enemies.find(({ kind, row }) => row === at + 1 && isEncounter(kind));
    return encounter?.kind ?? NONE;
  });

const isEncounter = (kind: number): boolean => {
  const definition = ENEMY_ENTRIES[kind]?.definition;
  return definition?.rank === 'encounter' && definition.deck !== 'practice';
};

const takeOut = (supply: number[], item: number): void => {
  const at = supply.indexOf(item);
  if (at >= 0) supply.splice(at, 1);
};

const isDaze = (face: number): boolean => face === DAZE_FACE;
const isOtherStatus = (face: number): boolean => FACES[face]?.type === STATUS && face !== DAZE_FACE;

const cardsInPlay = (state: State, counts: (face: number) => boolean): number =>
  state.players
    .flatMap(({ hand, draw, discard }) => [hand, draw, discard].flat())
    .filter((card) => counts(faceOf(card))).length;

const begin = (state: State, { phase, round, die, climb, enemies }: Position): void => {
  state.round = round;
  state.die = die;
  beginRoundOfTurns(state);
  state.run.fighters = livingSeats(state);
  if (climb !== null && enemies.length > 0) fightOnClimb(state, climb);
  if (climb !== null && enemies.length === 0) enterClimb(state, climb);
  else if (phase === 'play') {
    state.phase = PHASE.play;
    askPhase(state);
  } else if (phase === 'start') {
    // The round is incremented when it starts.
    state.round = round - 1;
    state.phase = PHASE.reset;
  } else state.phase = phase === 'enemyTurn' ? PHASE.enemyBlock : PHASE.endOfCombat;
  advance(state, undefined);
};
