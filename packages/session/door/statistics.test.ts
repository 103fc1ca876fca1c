import { expect, it } from 'vitest';
import type { KeptResult } from '../stores/index.ts';
import { statisticsOf } from './statistics.ts';

const game = (result: KeptResult['result'], more: Partial<KeptResult> = {}): KeptResult => ({
  table: 't',
  game: 'toy',
  result,
  beganAt: 0,
  endedAt: 1,
  counts: true,
  kept: true,
  names: ['Ann'],
  as: ['Red'],
  cards: [],
  stage: 1,
  reached: 1,
  ...more,
});

it('is empty without games', () => {
  expect(statisticsOf([], 10)).toMatchObject({
    counted: 0,
    won: 0,
    lost: 0,
    drawn: 0,
    streak: { current: 0, best: 0 },
    byGame: [],
    byPlayed: [],
    byPlayers: [],
    byLevel: [],
    cards: [],
    recent: [],
  });
});

it('counts streaks from the oldest game to the newest', () => {
  // The newest comes first.
  const of = (text: string) =>
    statisticsOf(
      [...text].map((one) => game(one === 'w' ? 'won' : one === 'd' ? 'draw' : 'lost')),
      10,
    ).streak;
  expect(of('wwlwww')).toEqual({ current: 2, best: 3 });
  expect(of('lwww')).toEqual({ current: 0, best: 3 });
  expect(of('wdww')).toEqual({ current: 1, best: 2 });
});

it('counts wins by game, by what was played, by players and by level', () => {
  const answer = statisticsOf(
    [
      game('won', { as: ['Red', 'Blue'], names: ['Ann', 'Bob'], level: 2 }),
      game('lost', { as: ['Red', 'Red'], level: 10 }),
      game('draw', { game: 'other', as: ['Green'] }),
    ],
    10,
  );
  expect(answer).toMatchObject({ counted: 3, won: 1, lost: 1, drawn: 1, recent: ['draw', 'lost', 'won'] });
  expect(answer.byGame).toEqual([
    { name: 'toy', played: 2, won: 1 },
    { name: 'other', played: 1, won: 0 },
  ]);
  expect(answer.byPlayed).toEqual([
    { game: 'toy', name: 'Red', played: 2, won: 1 },
    { game: 'toy', name: 'Blue', played: 1, won: 1 },
    { game: 'other', name: 'Green', played: 1, won: 0 },
  ]);
  expect(answer.byPlayers.map(({ name }) => name)).toEqual(['1', '2']);
  expect(answer.byLevel.map(({ name }) => name)).toEqual(['2', '10']);
});

it('lists cards of decks that won, those with the most wins first', () => {
  const { cards } = statisticsOf(
    [
      game('won', { cards: ['Bash', 'Strike'] }),
      game('won', { cards: ['Bash'] }),
      game('lost', { cards: ['Curse', 'Strike'] }),
    ],
    10,
  );
  expect(cards).toEqual([
    { name: 'Bash', played: 2, won: 2 },
    { name: 'Strike', played: 2, won: 1 },
  ]);
});
