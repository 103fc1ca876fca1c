import { InputError } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { keeperAt } from '@three-spires/mystic-spires/for-bots';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, it } from 'vitest';
import { createPlayer } from '../index.ts';
import type { DeckQuestion, Question, Side, Start } from '../question.ts';
import { pairsOf, playDeckGame, seatingOf } from './deck-games.ts';
import { lookAt } from './look.ts';
import { MYSTIC_SPIRES } from './mystic-spires.ts';
import { playOnce } from './play.ts';

const FIGHT: Start = {
  kind: 'setup',
  setup: {
    characters: ['Ironclad'],
    position: {
      players: [
        {
          character: 'Ironclad',
          hand: ['Strike', 'Strike', 'Defend', 'Defend', 'Bash'],
          draw: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend'],
        },
      ],
      enemies: [{ id: 'a1-enc-jaw-worm', row: 1 }],
    },
  },
};

const PARTY: Start = { kind: 'setup', setup: { players: 2, twoHeroes: true, heroes: ['Doctor', 'Burglar'] } };

const fight = (more: Partial<Question> = {}, side: Partial<Side> = {}): Question => ({
  game: 'slay-the-spire',
  sides: [{ start: FIGHT, ...side }],
  seat: 0,
  levels: ['adept'],
  until: 'scene',
  seed: 'plays',
  ...more,
});

const first = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const playAll = (question: Question, count = 6) => first(count).map((number) => playOnce(question, number));

describe('plays of a fight', () => {
  it('are the same for the same seed, in any order, and others for another seed', () => {
    const ends = playAll(fight());
    expect(
      first(6)
        .toReversed()
        .map((number) => playOnce(fight(), number))
        .toReversed(),
    ).toEqual(ends);
    expect(playAll(fight({ seed: 'other' }))).not.toEqual(ends);
    expect(new Set(ends.flat().map((end) => JSON.stringify(end))).size).toBeGreaterThan(1);
  });

  it('end with the fight, and say what killed the character', () => {
    const weak = { ...(FIGHT.kind === 'setup' ? (FIGHT.setup as { position: object }).position : {}) };
    const start: Start = {
      kind: 'setup',
      setup: {
        characters: ['Ironclad'],
        position: { ...weak, players: [{ character: 'Ironclad', hp: 1, hand: ['Strike'] }] },
      },
    };
    const [end] = playOnce(fight({}, { start }), 0);
    expect(end).toMatchObject({ result: 'lost', hp: 0, cause: 'Jaw Worm' });
    expect(end?.rounds).toBeGreaterThan(0);
  });

  it('begin both sides with the same luck, and with the move that is compared', () => {
    const { offers } = lookAt('slay-the-spire', FIGHT);
    const same = fight({ sides: [{ start: FIGHT }, { start: FIGHT }] });
    for (const [one, other] of playAll(same)) expect(one).toEqual(other);
    const end = offers.find(({ readable }) => readable.do === 'end turn')?.move as number;
    const ending = fight({ sides: [{ start: FIGHT }, { start: FIGHT, move: end }] });
    const lost = playAll(ending, 12).map(([one, other]) => (one?.hp ?? 0) - (other?.hp ?? 0));
    expect(lost.reduce((sum, more) => sum + more, 0)).toBeGreaterThan(0);
  });

  it('try another deck, shuffled and drawn again', () => {
    const cards = (name: string): string[] => Array.from({ length: 10 }, () => name);
    const ends = playAll(
      fight({
        sides: [
          { start: FIGHT, cards: cards('Bludgeon') },
          { start: FIGHT, cards: cards('Defend') },
        ],
      }),
      3,
    );
    expect(ends.map(([one]) => one?.result)).toEqual(['won', 'won', 'won']);
    for (const [one, other] of ends) expect(other?.rounds).toBeGreaterThan(one?.rounds ?? 0);
    expect(() => playOnce(fight({}, { cards: ['Strik'] }), 0)).toThrow(/"Strik".*Strike/);
  });

  it('depend only on what the seat knows', () => {
    const setup = slayTheSpire.readSetup((FIGHT as { setup: unknown }).setup);
    const [one, other] = ['one', 'other'].map((seed) =>
      slayTheSpire.imagine(slayTheSpire.start(setup, seed), 0, seed),
    );
    const ofState = (state: unknown): Side => ({ start: { kind: 'moment', state, isOpen: false } });
    expect(one).not.toEqual(other);
    expect(playAll(fight({ sides: [ofState(one)] }))).toEqual(playAll(fight({ sides: [ofState(other)] })));
  });

  it('are refused where nothing can be played', () => {
    const over = slayTheSpire.start(slayTheSpire.readSetup((FIGHT as { setup: unknown }).setup), 'over');
    over.phase = 12;
    expect(() => lookAt('slay-the-spire', { kind: 'moment', state: over, isOpen: false })).toThrow(
      'The game is over here. Choose an earlier moment.',
    );
    expect(() => playOnce(fight({ game: 'slay-the-spir' }), 0)).toThrow(/slay-the-spire/);
    expect(() => playOnce(fight({}, { move: 1 }), 0)).toThrow(InputError);
  });
});

describe('what can be asked about a position', () => {
  it('is its moves, those of equal cards once, and its cards', () => {
    const { seat, seats, offers, cards } = lookAt('slay-the-spire', FIGHT);
    expect([seat, seats]).toEqual([0, 1]);
    const words = offers.map(({ readable }) => Object.values(readable).join(' '));
    expect(words).toContain('play Strike Jaw Worm');
    expect(new Set(words).size).toBe(words.length);
    expect(cards).toHaveLength(10);
  });

  it('has no cards while something is being resolved that could name one', () => {
    const position = {
      players: [{ character: 'Ironclad', hand: ['True Grit', 'Strike', 'Defend'], draw: ['Strike'] }],
      enemies: [{ id: 'a1-enc-jaw-worm', row: 1 }],
    };
    const state = slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad'], position }), 'quiet');
    const start: Start = { kind: 'moment', state, isOpen: false };
    const { offers, cards } = lookAt('slay-the-spire', start);
    expect(cards).toEqual(['Defend', 'Strike', 'Strike', 'True Grit']);
    slayTheSpire.apply(state, 0, offers.find(({ readable }) => readable.card === 'True Grit')?.move ?? 0);
    expect(lookAt('slay-the-spire', start).cards).toBeUndefined();
    expect(() => playOnce(fight({}, { start, cards: ['Strike'] }), 0)).toThrow(/being resolved/);
  });
});

describe('plays of The Stygian Society', () => {
  it('end with the floor or with the tower', () => {
    const question = { ...fight({ game: 'stygian-society', levels: ['novice'] }), sides: [{ start: PARTY }] };
    const [floor] = playOnce(question, 0);
    const [tower] = playOnce({ ...question, until: 'game' }, 0);
    expect(floor?.rounds).toBeLessThan(tower?.rounds ?? 0);
    expect(['won', 'lost']).toContain(tower?.result);
    if (tower?.result === 'lost') expect(tower.cause).not.toBe('');
  });
});

describe('plays of Mystic Spires', () => {
  const setup = { decks: ['March of Cinders', 'Critical Light'], first: 'first' };
  const state = mysticSpires.start(mysticSpires.readSetup(setup), 'duel');

  it('deal what a seat cannot know again, unless all of it is known', () => {
    const hidden = MYSTIC_SPIRES.deal(state, 0, 'world', false);
    const open = MYSTIC_SPIRES.deal(state, 0, 'world', true);
    expect(keeperAt(open, 1).hand).toEqual(keeperAt(state, 1).hand);
    expect(keeperAt(hidden, 1).hand).not.toEqual(keeperAt(state, 1).hand);
    expect(keeperAt(open, 1).deck).not.toEqual(keeperAt(state, 1).deck);
    expect(keeperAt(open, 1).deck.toSorted()).toEqual(keeperAt(state, 1).deck.toSorted());
    expect(keeperAt(hidden, 0).hand).toEqual(keeperAt(state, 0).hand);
  });

  it('let decks take turns in both seats and at beginning, in fours with the same luck', () => {
    expect(pairsOf(3)).toEqual([
      { one: 0, other: 1 },
      { one: 0, other: 2 },
      { one: 1, other: 2 },
    ]);
    expect(first(5).map(seatingOf)).toEqual([
      { seatOfOne: 0, first: 0, luck: 0 },
      { seatOfOne: 1, first: 0, luck: 0 },
      { seatOfOne: 0, first: 1, luck: 0 },
      { seatOfOne: 1, first: 1, luck: 0 },
      { seatOfOne: 0, first: 0, luck: 1 },
    ]);
  });

  it('let the first deck always begin if asked to', () => {
    const question: DeckQuestion = {
      decks: ['March of Cinders', 'Critical Light'],
      level: 'adept',
      first: 'one',
      seed: 'decks',
    };
    const ends = first(2).map((number) => playDeckGame(question, number));
    expect(ends.map(({ began }) => began)).toEqual([true, true]);
    expect(playDeckGame(question, 0)).toEqual(ends[0]);
  });
});

describe('a worker that plays', () => {
  it('says in a sentence what is wrong with a question, and plays the next one', () => {
    const player = createPlayer();
    const bad: Start = {
      kind: 'setup',
      setup: { characters: ['Ironclad'], position: { enemies: [{ id: 'a1-x', row: 1 }] } },
    };
    const failed = player({ type: 'look', game: 'slay-the-spire', start: bad });
    expect(failed).toMatchObject({ type: 'failed', isAsked: true });
    player({ type: 'question', question: fight() });
    expect(player({ type: 'play', number: 3 })).toEqual({
      type: 'played',
      number: 3,
      ends: playOnce(fight(), 3),
    });
  });
});
