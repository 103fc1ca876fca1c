import type { StatisticsAnswer, WinCount } from '../protocol/index.ts';
import type { KeptResult } from '../stores/index.ts';

const NAMES_SHOWN = 12;
const RECENT_SHOWN = 30;

type Tally = Map<string, { played: number; won: number }>;

const count = (tally: Tally, name: string, won: boolean): void => {
  const known = tally.get(name) ?? { played: 0, won: 0 };
  known.played++;
  if (won) known.won++;
  tally.set(name, known);
};

const counted = (tally: Tally): WinCount[] => [...tally].map(([name, figures]) => ({ name, ...figures }));
const mostPlayed = (tally: Tally): WinCount[] =>
  counted(tally).sort((a, b) => b.played - a.played || b.won - a.won || a.name.localeCompare(b.name));
const byNumber = (tally: Tally): WinCount[] => counted(tally).sort((a, b) => Number(a.name) - Number(b.name));

/** Cards in winning decks, most wins first. */
const winningCards = (tally: Tally): WinCount[] =>
  counted(tally)
    .filter(({ won }) => won > 0)
    .sort((a, b) => b.won - a.won || a.played - b.played || a.name.localeCompare(b.name))
    .slice(0, NAMES_SHOWN);

/** `results` are newest first, without games where the person held both sides. */
export const statisticsOf = (results: readonly KeptResult[], most: number): StatisticsAnswer => {
  const byGame: Tally = new Map();
  const byPlayed = new Map<string, Tally>();
  const byPlayers: Tally = new Map();
  const byLevel: Tally = new Map();
  const cards: Tally = new Map();
  for (const { game, result, as, names, level, cards: deck } of results) {
    const won = result === 'won';
    count(byGame, game, won);
    count(byPlayers, String(names.length), won);
    if (level !== undefined) count(byLevel, String(level), won);
    for (const card of deck) count(cards, card, won);
    const played: Tally = byPlayed.get(game) ?? new Map();
    byPlayed.set(game, played);
    for (const name of new Set(as)) count(played, name, won);
  }
  const having = (wanted: string): number => results.filter(({ result }) => result === wanted).length;
  return {
    counted: results.length,
    most,
    won: having('won'),
    lost: having('lost'),
    drawn: having('draw'),
    streak: streaks(results.map(({ result }) => result === 'won').reverse()),
    byGame: mostPlayed(byGame),
    byPlayed: [...byPlayed].flatMap(([game, tally]) =>
      mostPlayed(tally)
        .slice(0, NAMES_SHOWN)
        .map((line) => ({ ...line, game })),
    ),
    byPlayers: byNumber(byPlayers),
    byLevel: byNumber(byLevel),
    cards: winningCards(cards),
    recent: results
      .slice(0, RECENT_SHOWN)
      .map(({ result }) => result)
      .reverse(),
  };
};

/** Oldest first. */
const streaks = (wins: readonly boolean[]): { current: number; best: number } => {
  let current = 0;
  let best = 0;
  for (const won of wins) {
    current = won ? current + 1 : 0;
    best = Math.max(best, current);
  }
  return { current, best };
};
