import { describe, expect, test } from 'vitest';
import type { Battle, BattleEnd } from '../battles/bot-battle.ts';
import { duelLines } from '../battles/duel-report.ts';
import type { Climb, ClimbEnd } from '../climbs/climb-game.ts';
import { climbLines } from '../climbs/climb-report.ts';
import { sayTimes } from '../thinking-time.ts';
import { rowsOf } from './bot-rows.ts';

const climb = (characters: readonly string[], ascension = 0, actFour = false): Climb => ({
  level: 'adept',
  characters,
  ascension,
  actFour,
  seed: 'x',
  milliseconds: 0,
  watched: false,
});

const end = (act: number, rooms: number, killedBy: string, inFights: readonly number[] = [1]): ClimbEnd => ({
  won: killedBy === '',
  act,
  rooms,
  killedBy,
  inFights,
  floor: 0,
  room: 0,
  decks: [],
  relics: [],
  bosses: [],
  standings: [],
  moves: 0,
  offers: [],
  between: [1],
});

const lineOf = (lines: readonly string[], start: string): string =>
  lines.find((line) => line.trim().startsWith(start)) ?? '';

describe('the report of climbs', () => {
  const lines = climbLines(
    [climb(['Silent']), climb(['Defect']), climb(['Defect'], 5), climb(['Silent', 'Defect'], 0, true)],
    [
      end(3, 32, ''),
      end(2, 23, 'Bronze Automaton', [10, 20, 70]),
      end(1, 6, 'Lagavulin'),
      end(4, 35, 'Corrupt Heart'),
    ],
  );

  test('is by level, Ascension and players, with intervals', () => {
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      'adept, Ascension 0, alone: won 1 of 2, 50.0 % (9.5 % to 90.5 %)',
      'adept, Ascension 5, alone: won 0 of 1, 0.0 % (0.0 % to 79.3 %)',
      'adept, Ascension 0, 2 players, with Act IV: won 0 of 1, 0.0 % (0.0 % to 79.3 %)',
    ]);
    expect(lineOf(lines, 'Silent')).toContain('won 1 of 1, 100.0 %');
    expect(lineOf(lines, 'Defect')).toContain('won 0 of 1');
  });

  test('says how far climbs got, and what killed', () => {
    expect(lineOf(lines, 'Boss of Act II ')).toContain('2 of 2');
    expect(lineOf(lines, 'Act III ')).toMatch(/█{15}·{15} {2}1 of 2/);
    expect(lineOf(lines, 'Bronze Automaton (Act 2)')).toMatch(/█{30} {2}1$/);
    expect(lines.filter((line) => line.includes('Acts I to III won')).at(-1)).toContain('1 of 1');
    expect(lineOf(lines, 'Heart beaten')).toContain('0 of 1');
  });

  test('says what was brought to the Boss of each Act', () => {
    const boss = { hp: 8, relics: 2, upgrades: 3, cards: 17, potions: 1, gold: 4 };
    const first = { ...end(1, 13, 'Hexaghost'), bosses: [{ ...boss, act: 1 }] };
    const second = {
      ...end(2, 23, 'The Champ'),
      bosses: [
        { ...boss, act: 1, hp: 7, relics: 3 },
        { ...boss, act: 2 },
      ],
    };
    const told = climbLines([climb(['Silent']), climb(['Silent'])], [first, second]);
    expect(lineOf(told, 'Act 1:')).toContain('7.5 HP, 2.5 relics, 3.0 upgrades, 17.0 cards');
    expect(lineOf(told, 'Act 2:')).toContain('8.0 HP, 2.0 relics');
  });

  test('says how long decisions took, and how many took more than the level may by a fifth', () => {
    expect(lineOf(lines, 'in fights')).toMatch(
      /4 decisions: mean 25.3 ms, median 20.0 ms, .* longest 70.0 ms, 1 \(25.0 %\) took more than 60 ms$/,
    );
    expect(sayTimes('none', [], 50)).toContain('0 decisions: mean 0.0 ms');
  });
});

test('the report of duels is by deck and by who went first', () => {
  const battle = (levels: Battle['levels'], first: 0 | 1): Battle => ({
    decks: ['Critical Light', 'Critical Light'],
    levels,
    first,
    seed: 'x',
    milliseconds: 0,
  });
  const won = (winner: number): BattleEnd => ({
    winner,
    reason: 'tower',
    turns: 10,
    times: [[2], [4]],
    cards: [[], []],
  });
  const lines = duelLines(
    { one: 'master', other: 'adept', milliseconds: 0 },
    [battle(['master', 'adept'], 0), battle(['adept', 'master'], 0)],
    [won(0), won(0)],
  );
  expect(lines[0]).toContain('master against adept, no clock, won 1 of 2, 0 drawn: 50.0 %');
  expect(lineOf(lines, 'Critical Light')).toMatch(/won 1 of 2.*; won by tower 1, lost by tower 1/);
  expect(lineOf(lines, 'going first')).toContain('won 1 of 1');
  expect(lineOf(lines, 'going second')).toContain('won 0 of 1');
  expect(lineOf(lines, 'master  ')).toContain('2 decisions: mean 3.0 ms');
});

test('the rows of the table count each kind and its parts', () => {
  const climbs = [
    { ...climb(['Silent']), ...end(3, 32, '') },
    { ...climb(['Defect']), ...end(1, 6, 'Lagavulin') },
  ];
  expect(rowsOf(climbs)).toEqual([
    '| adept, Ascension 0, alone | 2 | 50.0 % | 9.5 % to 90.5 % |',
    '| adept, Ascension 0, alone, Defect | 1 | 0.0 % | 0.0 % to 79.3 % |',
    '| adept, Ascension 0, alone, Silent | 1 | 100.0 % | 20.7 % to 100.0 % |',
  ]);
  const duels = [
    { levels: ['master', 'adept'], decks: ['Critical Light', 'Critical Light'], winner: 0 },
    { levels: ['adept', 'master'], decks: ['Critical Light', 'Critical Light'], winner: 0 },
  ];
  expect(rowsOf(duels)[0]).toBe('| master against adept | 2 | 50.0 % | 9.5 % to 90.5 % |');
  expect(rowsOf([{ level: 'novice', party: '3 players', won: true }])).toHaveLength(1);
  expect(rowsOf([])).toEqual([]);
});
