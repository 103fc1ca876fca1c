import { type AnyGame, type Move, type Random, randomBelow, type Seat } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { randomStart as randomDuel } from '@three-spires/mystic-spires/testing';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
  sensibleMove as climbSensibly,
  randomStart as randomClimb,
} from '@three-spires/slay-the-spire/testing';
import { stygianSociety } from '@three-spires/stygian-society';
import {
  isIdle,
  sensibleMove as playTowerSensibly,
  randomStart as randomTower,
} from '@three-spires/stygian-society/testing';
import { describe, expect, test } from 'vitest';
import { type GameInWords, narrated, optionLines, seenBy, tell } from './index.ts';
import { MYSTIC_SPIRES } from './mystic-spires/index.ts';
import { SLAY_THE_SPIRE } from './slay-the-spire/index.ts';
import { STYGIAN_SOCIETY } from './stygian-society/index.ts';
import { allWords, faultIn, type Moment, pictureOf, playAtRandom } from './testing/random-positions.ts';

/** WORDS_GAMES=500 plays longer; WORDS_FROM=12 WORDS_GAMES=1 plays one game alone. */
const GAMES = Number(process.env.WORDS_GAMES ?? 6);
const FROM = Number(process.env.WORDS_FROM ?? 0);
const MOVES = 350;
const IMAGINED_EVERY = 6;
const PREVIEWED = 4;

type Choose = (state: unknown, seat: Seat, moves: readonly Move[], random: Random) => Move;

type Tried = {
  readonly game: AnyGame;
  readonly words: GameInWords;
  readonly setup: (seed: string) => Record<string, unknown>;
  readonly choose: Choose;
};

const startOf = (start: unknown): Record<string, unknown> =>
  (start as { setup: Record<string, unknown> }).setup;

const anyOf: Choose = (_state, _seat, moves, random) => moves[randomBelow(random, 0, moves.length)] as Move;

/** Three sensible moves, and then any. */
const mostly =
  (sensible: Choose, isIdle: (move: Move) => boolean): Choose =>
  (state, seat, moves, random) => {
    const busy = moves.filter((move) => !isIdle(move));
    const some = busy.length > 0 ? busy : moves;
    return randomBelow(random, 0, 4) > 0
      ? sensible(state, seat, some, random)
      : anyOf(state, seat, some, random);
  };

const sensibly: Choose = (state, _seat, moves, random) =>
  playTowerSensibly(state as Parameters<typeof playTowerSensibly>[0], moves, random);

const TRIED: readonly Tried[] = [
  {
    game: slayTheSpire,
    words: SLAY_THE_SPIRE as GameInWords,
    setup: (seed) => startOf(randomClimb(seed)),
    choose: mostly(climbSensibly as Choose, () => false),
  },
  {
    game: mysticSpires,
    words: MYSTIC_SPIRES as GameInWords,
    setup: (seed) => startOf(randomDuel(seed)),
    choose: anyOf,
  },
  {
    game: stygianSociety,
    words: STYGIAN_SOCIETY as GameInWords,
    // Where cubes fall is asked of nobody here.
    setup: (seed) => ({ ...startOf(randomTower(seed)), tower: 'fast' }),
    choose: mostly(sensibly, isIdle),
  },
];

const seatsIn = ({ game, setup }: Tried, seed: string): number => {
  const state = game.start(game.readSetup(setup(seed)), seed);
  const view = game.view(state, 'spectator') as { players?: unknown; keepers?: unknown[] };
  if (Array.isArray(view.players)) return view.players.length;
  return typeof view.players === 'number' ? view.players : (view.keepers?.length ?? 1);
};

/** The faults of the texts of a moment, with where they are. */
const faultsAt = (tried: Tried, { state, seat, picture, events }: Moment): string[] => {
  const { game, words } = tried;
  const told = tell(words, picture, seat);
  const seen = seenBy(words, picture, seat);
  if (seen === undefined) return ['the seat sees nothing'];
  const faults: string[] = [];
  const log = events.map((event) => ({ seq: 1, event }));
  const narration = narrated(words, log, words.names(picture)).map(({ line }) => line);
  const lines = [...allWords(told), ...narration];
  for (const line of lines) {
    const fault = faultIn(line);
    if (fault !== undefined) faults.push(`"${line}" ${fault}`);
  }
  if (told.options.length === 0) faults.push('no options');
  if (new Set(told.options.map(({ line }) => line)).size < told.options.length)
    faults.push('two options read alike');
  const plain = seen.options.map((option) => words.option(option, seen));
  plain.forEach((line, at) => {
    const before = plain.indexOf(line);
    const [one, other] = [seen.options[before], seen.options[at]].map((option) =>
      JSON.stringify({ ...option?.readable, place: undefined }),
    );
    if (one !== other) faults.push(`"${line}" stands for ${one} and for ${other}`);
  });
  for (const option of seen.options.slice(0, PREVIEWED)) {
    const changes = words.changes(game.preview(state, seat, option.move), seen);
    const fault = changes === '' ? undefined : faultIn(changes);
    if (fault !== undefined) faults.push(`${JSON.stringify(option.readable)}: "${changes}" ${fault}`);
  }
  return faults.map((fault) => `${fault} (${seen.decisions[0]?.kind})`);
};

/** The text of a position that differs only in what the viewer cannot know. */
const otherWords = (
  { game, words }: Tried,
  { state, seat, picture }: Moment,
  seed: string,
): readonly string[] =>
  allWords(tell(words, pictureOf(game, game.imagine(state, seat, seed), seat, picture.seats.length), seat));

describe.each(TRIED)('random games of $words.title', (tried) => {
  const faults = new Set<string>();
  const leaks: string[] = [];
  const kinds = new Set<string>();
  let moments = 0;

  test(`${GAMES} games are told`, () => {
    for (let number = FROM; number < FROM + GAMES; number++) {
      const seed = `in words ${number}`;
      const played = { ...tried, setup: tried.setup(seed), seats: seatsIn(tried, seed), seed, moves: MOVES };
      playAtRandom(played, (moment) => {
        moments++;
        for (const { kind } of moment.picture.outlooks[0]?.decisions ?? []) kinds.add(kind);
        for (const fault of faultsAt(tried, moment)) faults.add(`${seed}: ${fault}`);
        if (moments % IMAGINED_EVERY !== 0) return;
        const own = allWords(tell(tried.words, moment.picture, moment.seat));
        const other = otherWords(tried, moment, `other ${moments}`);
        const at = own.findIndex((line, place) => line !== other[place]);
        if (at >= 0 || own.length !== other.length)
          leaks.push(`${seed}: "${own[at]}" is "${other[at]}" where only hidden things differ`);
      });
    }
    expect(moments).toBeGreaterThan(GAMES * 20);
    expect(kinds.size).toBeGreaterThan(3);
  });

  test('every text is whole, and every option has a line of its own', () => {
    expect([...faults].slice(0, 20)).toEqual([]);
  });

  test('no text tells what the seat cannot know', () => {
    expect(leaks.slice(0, 5)).toEqual([]);
  });
});

test('options that look the same are counted', () => {
  const [, , society] = TRIED;
  if (society === undefined) throw new Error('no third game');
  const state = society.game.start(society.game.readSetup({ players: 1 }), 'counted');
  const picture = pictureOf(society.game, state, 0, 1);
  const seen = seenBy(society.words, picture, 0);
  const [first] = seen?.options ?? [];
  if (seen === undefined || first === undefined) throw new Error('nothing to choose');
  const lines = optionLines(society.words, { ...seen, options: [first, first] });
  expect(lines.map((line) => line.slice(-8))).toEqual(
    [' (1 of 2', ' (2 of 2'].map((end) => `${end})`.slice(-8)),
  );
});
