import { describe, expect, it } from 'vitest';
import { enemyText } from '../../text/enemy-text.ts';
import type { EnemyDefinition } from '../../words/definition.ts';
import { ENEMIES as ALL_ENEMIES } from '../index.ts';

const ENEMIES = ALL_ENEMIES.filter(({ deck }) => deck !== 'practice');

const sum = (cards: readonly EnemyDefinition[]): number =>
  cards.reduce((total, { copies }) => total + copies, 0);

/** Copies of a rank in Acts I to III, at an Ascension or without one. */
const perAct = (rank: string, ascension?: number): number[] =>
  ['act1', 'act2', 'act3'].map((deck) =>
    sum(ENEMIES.filter((card) => card.deck === deck && card.rank === rank && card.ascension === ascension)),
  );

describe('the enemy cards of the box', () => {
  it('have an id of their own and a text', () => {
    expect(new Set(ENEMIES.map(({ id }) => id)).size).toBe(ENEMIES.length);
    for (const enemy of ENEMIES) expect(enemyText(enemy).length, enemy.id).toBeGreaterThan(0);
  });

  it('fill the decks of each Act (STS-2.7)', () => {
    expect(sum(ENEMIES.filter(({ deck }) => deck === 'first'))).toBe(4);
    expect(perAct('encounter')).toEqual([12, 12, 10]);
    expect(perAct('summon')).toEqual([35, 31, 20]);
    expect(perAct('elite')).toEqual([3, 3, 3]);
  });

  it('have as many Ascension cards as the rules say (STS-29.5, STS-29.11, STS-29.14, STS-29.16)', () => {
    expect(perAct('elite', 1)).toEqual([3, 3, 3]);
    expect(perAct('encounter', 7)).toEqual([3, 3, 3]);
    expect(perAct('summon', 7)).toEqual([0, 2, 1]);
    expect(perAct('elite', 12)).toEqual([3, 3, 3]);
    expect(perAct('boss', 10)).toEqual(perAct('boss'));
  });

  it('are 47 encounters, 89 Summons, 27 Elites and 26 Boss cards in all', () => {
    const count = (fits: (card: EnemyDefinition) => boolean): number => sum(ENEMIES.filter(fits));
    expect(count(({ rank }) => rank === 'encounter')).toBe(4 + 43);
    expect(count(({ rank }) => rank === 'summon')).toBe(89);
    expect(count(({ rank, deck }) => rank === 'elite' && deck !== 'act4')).toBe(27);
    expect(count(({ rank, deck }) => rank === 'boss' || deck === 'act4')).toBe(26);
  });

  it('replace cards of the same deck, rank and name', () => {
    for (const { id, deck, rank, name, replaces } of ENEMIES.filter((card) => card.replaces !== undefined)) {
      const other = ENEMIES.find((card) => card.id === replaces);
      expect([other?.deck, other?.rank, other?.name], id).toEqual([deck, rank, name]);
    }
  });

  it('name one Boss of each Act for each result of the die, at Ascension 10 too (STS-2.12)', () => {
    for (const deck of ['act1', 'act2', 'act3'])
      for (const ascension of [undefined, 10]) {
        const bosses = ENEMIES.filter((card) => card.deck === deck && card.ascension === ascension);
        const faces = bosses.flatMap(({ bossDie }) => bossDie ?? []);
        expect([...faces].sort(), `${deck} at ${ascension}`).toEqual([1, 2, 3, 4, 5, 6]);
      }
  });

  it('have an action for each result of the die, and one only (STS-14.11)', () => {
    for (const { id, pattern, modes = [] } of ENEMIES)
      for (const one of [pattern, ...modes.flatMap((mode) => mode.pattern ?? [])])
        if (one.kind === 'die')
          expect(
            one.actions.flatMap(({ faces }) => faces),
            id,
          ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('have no reward if they are Summons (STS-12.1)', () => {
    for (const { id, rewards } of ENEMIES.filter(({ rank }) => rank === 'summon'))
      expect(rewards, id).toBeUndefined();
  });

  it('summon and bring only what is in the box (STS-11.2)', () => {
    const names = new Set(ENEMIES.filter(({ rank }) => rank === 'summon').map(({ name }) => name));
    expect(sum(ENEMIES.filter(({ gremlin }) => gremlin === true))).toBe(8);
    for (const { id, summons = [], soloSummons = [], companion } of ENEMIES) {
      for (const name of [...summons, ...soloSummons])
        expect(name === 'Gremlin' || names.has(name), `${id}: ${name}`).toBe(true);
      if (companion !== undefined)
        expect(ENEMIES.find((card) => card.id === companion.id)?.name).toBe(companion.name);
    }
  });
});
