import type { AnyGame } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import {
  answerUndo,
  askUndo,
  branchTable,
  commitEntry,
  eventsFor,
  explainRefusal,
  lastSeq,
  openTable,
  type PracticeReason,
  pictureFor,
  prepareOutside,
  proposeMove,
  restoreTable,
  type SeatHolder,
  type Table,
  tableLog,
  undoCost,
} from './index.ts';
import { type ToyState, toyDraw, toyEnd, toyGame, toyPlay, toyWish } from './toy-game.ts';

type Opening = { readonly practice?: readonly PracticeReason[]; readonly game?: AnyGame };

const seated = (person: string): SeatHolder =>
  person === 'bot' ? { person: undefined, name: 'Moth', bot: 'random' } : { person, name: person };

const openWith = ({ practice = [], game = toyGame }: Opening, ...people: string[]): Table =>
  openTable({
    game,
    setup: { players: people.length, rounds: 3, wishes: true },
    seed: 'seed',
    seats: people.map(seated),
    practice,
  });

const open = (...people: string[]): Table => openWith({}, ...people);
const openFree = (...people: string[]): Table => openWith({ practice: ['freeUndo'] }, ...people);
const RIVALS: AnyGame = { ...toyGame, rivals: true };
/** Rivals who take turns: seat 1 waits until seat 0 has ended its turn. */
const TURNS: AnyGame = {
  ...RIVALS,
  deciding: (state: ToyState) => {
    const seat = state.players.findIndex(({ done }) => !done);
    return seat < 0 ? 0 : 1 << seat;
  },
};

const score = (table: Table, seat: number): number | undefined =>
  (table.state as ToyState).players[seat]?.score;

describe('undo', () => {
  it('is free for your own moves that revealed nothing', () => {
    const table = open('ann', 'bob');
    proposeMove(table, 0, toyPlay(0));
    const before = score(table, 0);
    proposeMove(table, 0, toyPlay(0));
    expect(undoCost(table, 'ann')).toEqual({ cost: 'free', to: 1 });
    const { prepared } = askUndo(table, 'ann', 0);
    expect(prepared && commitEntry(table, prepared)).toBe(true);
    expect(table.entries.at(-1)).toEqual({ seq: 3, seat: 0, undoTo: 1 });
    expect(score(table, 0)).toBe(before);
  });

  it('needs the others when it takes their moves back too', () => {
    const table = open('ann', 'bob');
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 1, toyPlay(0));
    expect(undoCost(table, 'ann')).toEqual({ cost: 'consent', to: 0, people: ['bob'] });
    expect(undoCost(table, 'bob')).toEqual({ cost: 'free', to: 1 });
  });

  it('is refused to spectators, to holders of another seat and to players who have not moved', () => {
    const table = open('ann', 'bob');
    proposeMove(table, 0, toyPlay(0));
    expect(pictureFor(table, 'eve').canUndo).toEqual({ cost: 'no' });
    expect(askUndo(table, 'eve', 0).refusal?.code).toBe('not-your-seat');
    expect(askUndo(table, 'bob', 1).refusal?.code).toBe('nothing-to-undo');
    expect(askUndo(table, 'ann', 0, 7).refusal?.code).toBe('nothing-to-undo');
  });

  it('does not reopen a finished game', () => {
    const table = openFree('ann');
    for (let round = 0; round < 3; round++) proposeMove(table, 0, toyEnd);
    expect(toyGame.outcome(table.state as ToyState)).toBeDefined();
    expect(undoCost(table, 'ann')).toEqual({ cost: 'no' });
    expect(askUndo(table, 'ann', 0).refusal?.code).toBe('nothing-to-undo');
  });

  it('goes back further than the snapshots reach', () => {
    const table = open('ann');
    const start = structuredClone(table.state);
    for (let turn = 0; turn < 500; turn++) {
      proposeMove(table, 0, toyPlay(0));
      const undo = askUndo(table, 'ann', 0);
      if (undo.prepared !== undefined) commitEntry(table, undo.prepared);
    }
    expect(table.state).toEqual(start);
    expect(lastSeq(table)).toBe(1000);
  });

  it('goes back to the entry at the snapshot a table was loaded from', () => {
    const table = openFree('ann');
    proposeMove(table, 0, toyPlay(0));
    const snapshot = { seq: lastSeq(table), state: structuredClone(table.state) };
    proposeMove(table, 0, toyDraw);
    const loaded = restoreTable(toyGame, tableLog(table), table.seats, {
      practice: table.practice,
      snapshot,
    });
    expect(loaded.standing.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(undoCost(loaded, 'ann', 1)).toMatchObject({ to: 1 });
  });

  it.each([
    ['that counts', []],
    ['of practice', ['freeUndo']],
  ] as const)('costs as much as before in a game %s that was loaded from a snapshot', (_, practice) => {
    const table = openWith({ practice }, 'ann', 'bob');
    for (const [seat, move] of [
      [0, toyPlay(0)],
      [1, toyPlay(0)],
      [0, toyDraw],
      [0, toyPlay(0)],
      [1, toyPlay(0)],
    ] as const)
      proposeMove(table, seat, move);
    commitEntry(table, prepareOutside(table, { join: 'late' }));
    proposeMove(table, 0, toyPlay(0));
    const snapshot = { seq: lastSeq(table), state: structuredClone(table.state) };
    for (let to = 0; to < lastSeq(table); to++) {
      const loaded = restoreTable(toyGame, tableLog(table), table.seats, { practice, snapshot });
      for (const person of ['ann', 'bob'])
        expect(undoCost(loaded, person, to)).toEqual(undoCost(table, person, to));
    }
  });

  it('is refused where the log before the snapshot cannot be played again', () => {
    const table = openFree('ann');
    for (let turn = 0; turn < 3; turn++) proposeMove(table, 0, toyPlay(0));
    const log = tableLog(table);
    const damaged = { ...log, entries: log.entries.with(0, { seq: 1, outside: undefined }) };
    const snapshot = { seq: 3, state: structuredClone(table.state) };
    const loaded = restoreTable(toyGame, damaged, table.seats, { practice: table.practice, snapshot });
    expect(undoCost(loaded, 'ann')).toEqual({ cost: 'no' });
    expect(eventsFor(loaded, 'ann')).toEqual([]);
  });
});

describe('undo in a game that counts', () => {
  it.each([
    ['alone', ['ann']],
    ['at one screen', ['ann', 'ann']],
    ['with others, whatever they say', ['ann', 'bob']],
  ])('never goes back past a draw, %s', (_, people) => {
    const table = open(...people);
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 0, toyDraw);
    expect(undoCost(table, 'ann')).toEqual({ cost: 'no', reason: 'revealed' });
    expect(undoCost(table, 'ann', 0)).toEqual({ cost: 'no', reason: 'revealed' });
    expect(pictureFor(table, 'ann').canUndo).toEqual({ cost: 'no', reason: 'revealed' });
    const { refusal } = askUndo(table, 'ann', 0);
    expect(refusal && explainRefusal(toyGame, refusal).join('')).toMatch(/^You have seen something since/);
    expect(table.request).toBeUndefined();
  });

  it('stops at the last revelation and is free up to there', () => {
    const table = open('ann');
    proposeMove(table, 0, toyDraw);
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 0, toyPlay(0));
    expect(undoCost(table, 'ann', 1)).toEqual({ cost: 'free', to: 1 });
    expect(undoCost(table, 'ann', 0)).toEqual({ cost: 'no', reason: 'revealed' });
  });

  it('stops there after a restart too', () => {
    const table = open('ann');
    proposeMove(table, 0, toyDraw);
    const restored = restoreTable(toyGame, tableLog(table), table.seats, { practice: table.practice });
    expect(undoCost(restored, 'ann')).toEqual({ cost: 'no', reason: 'revealed' });
  });

  it('stops where a rival was asked, before there is an answer (H3)', () => {
    const table = openWith({ game: TURNS }, 'ann', 'bob');
    proposeMove(table, 0, toyPlay(0));
    expect(undoCost(table, 'ann')).toEqual({ cost: 'free', to: 0 });
    proposeMove(table, 0, toyEnd);
    expect(undoCost(table, 'ann')).toEqual({ cost: 'no', reason: 'rival' });
    expect(askUndo(table, 'ann', 0).refusal?.code).toBe('undo-rival');
  });

  it.each([
    ['a person', ['ann', 'bob']],
    ['a bot', ['ann', 'bot']],
    ['a rival at the same screen', ['ann', 'ann']],
  ])('stops at what %s answered', (_, people) => {
    const table = openWith({ game: RIVALS }, ...people);
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 1, toyPlay(0));
    expect(undoCost(table, 'ann', 0)).toEqual({ cost: 'no', reason: 'rival' });
  });

  it('takes back later moves of bots in a cooperative game if nothing was revealed', () => {
    const table = open('ann', 'bot');
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 1, toyPlay(0));
    expect(undoCost(table, 'ann')).toEqual({ cost: 'free', to: 0 });
  });

  it('takes back a fact from outside that the game waited for and that revealed nothing', () => {
    const table = open('ann');
    proposeMove(table, 0, toyWish);
    commitEntry(table, prepareOutside(table, { gift: 3 }));
    expect(undoCost(table, 'ann')).toEqual({ cost: 'free', to: 0 });
  });
});

describe('undo in practice', () => {
  it('is shown to everyone at the table, but not in a game that counts', () => {
    for (const person of ['ann', 'bob', 'eve'])
      expect(pictureFor(openFree('ann', 'bob'), person).practice).toEqual(['freeUndo']);
    expect(pictureFor(open('ann', 'bob'), 'ann')).not.toHaveProperty('practice');
  });

  it('needs the others once a card was drawn', () => {
    const table = openFree('ann', 'bob', 'cat');
    proposeMove(table, 0, toyDraw);
    expect(undoCost(table, 'ann')).toEqual({ cost: 'consent', to: 0, people: ['bob', 'cat'] });
    expect(askUndo(table, 'ann', 0)).toEqual({ waiting: ['bob', 'cat'] });
    expect(askUndo(table, 'bob', 1).refusal?.code).toBe('undo-already-asked');
    expect(pictureFor(table, 'bob').request).toMatchObject({ by: 'ann', moves: 1, asked: true, mine: false });
    expect(answerUndo(table, 'bob', true)).toEqual({ waiting: ['cat'] });
    expect(answerUndo(table, 'bob', true).refusal?.code).toBe('consent-not-needed');
    const { prepared } = answerUndo(table, 'cat', true);
    expect(prepared && commitEntry(table, prepared)).toBe(true);
    expect(table.standing).toHaveLength(0);
    expect(table.request).toBeUndefined();
  });

  it('ends with a no, with a move, and when it is withdrawn', () => {
    const table = openFree('ann', 'bob');
    proposeMove(table, 0, toyDraw);
    askUndo(table, 'ann', 0);
    answerUndo(table, 'bob', false);
    expect(answerUndo(table, 'bob', true).refusal?.code).toBe('no-undo-asked');
    askUndo(table, 'ann', 0);
    answerUndo(table, 'ann', false);
    expect(table.request).toBeUndefined();
    askUndo(table, 'ann', 0);
    proposeMove(table, 1, toyPlay(0));
    expect(table.request).toBeUndefined();
  });

  it('asks no one when one person holds every seat', () => {
    const table = openFree('ann', 'ann');
    proposeMove(table, 0, toyDraw);
    expect(pictureFor(table, 'ann').canUndo).toEqual({ cost: 'consent', people: [] });
    expect(askUndo(table, 'ann', 1).prepared?.entry).toEqual({ seq: 2, seat: 1, undoTo: 0 });
  });

  it('goes with every kind of practice: a branch of a game that counts is one', () => {
    const table = open('ann');
    proposeMove(table, 0, toyDraw);
    const branch = branchTable(table, 1);
    expect(branch.practice).toEqual(['branch']);
    expect(askUndo(branch, 'ann', 0).prepared?.entry).toEqual({ seq: 2, seat: 0, undoTo: 0 });
  });
});
