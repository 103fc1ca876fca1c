import { InputError } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import {
  askUndo,
  branchTable,
  commitEntry,
  EVENTS_SHOWN,
  eventsFor,
  explainRefusal,
  lastSeq,
  openTable,
  pictureFor,
  prepareMove,
  proposeMove,
  restoreTable,
  seatPerson,
  sharedSince,
  type Table,
  tableLog,
} from './index.ts';
import { type ToyState, toyDraw, toyEnd, toyGame, toyPlay } from './toy-game.ts';

const open = (...people: (string | undefined)[]): Table =>
  openTable({
    game: toyGame,
    setup: { players: people.length, rounds: 3 },
    seed: 'seed',
    seats: people.map((person, seat) => ({ person, name: person ?? `Player ${seat + 1}` })),
  });

const score = (table: Table, seat: number): number | undefined =>
  (table.state as ToyState).players[seat]?.score;

describe('opening a table', () => {
  it('names the field that is wrong', () => {
    expect(() => open()).toThrow('seats: Toy is played by 1 to 4, not by 0');
    const bad = { game: toyGame, setup: { players: 9 }, seed: '', seats: [{ person: 'ann', name: 'Ann' }] };
    expect(() => openTable(bad)).toThrow('players must be 1 to 4');
    const uneven = { ...bad, setup: { players: 2, rounds: 1 } };
    expect(() => openTable(uneven)).toThrow('seats: the set-up is for 2, not for 1');
  });
});

describe('moves', () => {
  it('changes nothing until it is committed', () => {
    const table = open('ann', 'bob');
    const { prepared } = prepareMove(table, 0, toyPlay(0));
    expect(lastSeq(table)).toBe(0);
    expect(score(table, 0)).toBe(0);
    expect(prepared && commitEntry(table, prepared)).toBe(true);
    expect(lastSeq(table)).toBe(1);
    expect(score(table, 0)).toBeGreaterThan(0);
    expect(prepared && commitEntry(table, prepared)).toBe(false);
  });

  it('refuses an answer to a closed question', () => {
    const table = open('ann');
    const [decision] = toyGame.decisions(table.state as ToyState);
    proposeMove(table, 0, toyEnd, decision?.id);
    const { refusal } = proposeMove(table, 0, toyDraw, decision?.id);
    expect(refusal?.code).toBe('stale-decision');
    expect(proposeMove(table, 0, toyDraw).refusal).toBeUndefined();
  });

  it('lets two seats move at once when both moves stay legal', () => {
    const table = open('ann', 'bob');
    const ids = toyGame.decisions(table.state as ToyState).map(({ id }) => id);
    expect(proposeMove(table, 0, toyPlay(0), ids[0]).refusal).toBeUndefined();
    expect(proposeMove(table, 1, toyPlay(0), ids[1]).refusal).toBeUndefined();
    expect(lastSeq(table)).toBe(2);
  });

  it('explains a refusal in a sentence', () => {
    const table = open('ann');
    const sentence = (seat: number, move: number): string | undefined => {
      const { refusal } = proposeMove(table, seat, move);
      return refusal && explainRefusal(toyGame, refusal).join('');
    };
    expect(sentence(5, toyDraw)).toBe('There is no seat 5 at this table.');
    expect(sentence(0, -1)).toBe('That is not a move of this game.');
    expect(sentence(0, toyPlay(9))).toBe('The toy game says no-such-card.');
  });
});

describe('events', () => {
  it('vanish with the move that was undone', () => {
    const table = open('ann', 'bob');
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 1, toyPlay(0));
    const { prepared } = askUndo(table, 'bob', 1);
    if (prepared !== undefined) commitEntry(table, prepared);
    expect(eventsFor(table, 'ann', 0).map(({ seq }) => seq)).toEqual([1]);
    expect(sharedSince(table, 2)).toBe(1);
    expect(sharedSince(table, 3)).toBe(3);
  });

  it('show a drawn card to its seat only', () => {
    const table = open('ann', 'bob');
    proposeMove(table, 1, toyDraw);
    expect(eventsFor(table, 'bob', 0)[0]?.event).toHaveProperty('secret.card');
    expect(eventsFor(table, 'ann', 0)[0]?.event).not.toHaveProperty('secret');
    expect(eventsFor(table, undefined, 0)[0]?.event).not.toHaveProperty('secret');
  });

  it('show a person with two seats what either knows, but rivals at one screen only what both know', () => {
    const table = open('ann', 'ann');
    proposeMove(table, 1, toyDraw);
    expect(eventsFor(table, 'ann', 0)[0]?.event).toHaveProperty('secret.card');
    const rivals = { ...table, game: { ...table.game, rivals: true as const } };
    expect(eventsFor(rivals, 'ann', 0)[0]?.event).not.toHaveProperty('secret');
    expect(pictureFor(table, 'ann')).not.toHaveProperty('rivals');
    expect(pictureFor(rivals, 'ann').rivals).toBe(true);
  });

  it('begin with the opening as entry 0, of which each player sees their own part', () => {
    const table = open('ann', 'bob');
    const knows = (person: string | undefined) =>
      eventsFor(table, person).map(({ seq, event }) => [seq, event.type, 'secret' in event]);
    expect(knows('ann')).toEqual([
      [0, 'dealt', true],
      [0, 'dealt', false],
    ]);
    expect(knows('bob').map(([, , secret]) => secret)).toEqual([false, true]);
    expect(knows(undefined).map(([, , secret]) => secret)).toEqual([false, false]);
    expect(eventsFor(table, 'ann', 0)).toEqual([]);
  });

  it('include the opening after a restart, until older moves have left the screen', () => {
    const table = open('ann');
    const first = eventsFor(table, 'ann')[0];
    expect(eventsFor(restoreTable(toyGame, tableLog(table), table.seats), 'ann')[0]).toEqual(first);
    const long = openTable({
      game: toyGame,
      setup: { players: 4, rounds: 50 },
      seed: 'long',
      seats: [0, 1, 2, 3].map(() => ({ person: 'ann', name: 'Ann' })),
    });
    for (let round = 0; round < 49; round++) for (const seat of [0, 1, 2, 3]) proposeMove(long, seat, toyEnd);
    while (long.standing.length < EVENTS_SHOWN) proposeMove(long, 0, toyDraw);
    expect(eventsFor(long, 'ann')[0]?.seq).toBe(0);
    proposeMove(long, 0, toyDraw);
    expect(eventsFor(long, 'ann')[0]?.seq).toBe(2);
  });

  it('are the same for a screen that has seen less, also where they are not kept', () => {
    const table = openTable({
      game: toyGame,
      setup: { players: 2, rounds: 50 },
      seed: 'behind',
      seats: [0, 1].map(() => ({ person: 'ann', name: 'Ann' })),
      practice: ['freeUndo'],
    });
    for (let turn = 0; turn < 40; turn++) {
      proposeMove(table, 0, turn % 3 === 0 ? toyDraw : toyEnd);
      proposeMove(table, 1, toyEnd);
      const undo = turn % 7 === 0 ? askUndo(table, 'ann', 0) : undefined;
      if (undo?.prepared !== undefined) commitEntry(table, undo.prepared);
    }
    const all = eventsFor(table, 'ann');
    expect(all.length).toBeGreaterThan(60);
    for (let since = -1; since <= lastSeq(table); since++)
      expect(eventsFor(table, 'ann', since)).toEqual(all.filter(({ seq }) => seq > since));
  });
});

describe('pictures', () => {
  it('give an outlook for each seat held, and a spectator one without', () => {
    const table = open('ann', 'bob', 'ann', undefined);
    expect(pictureFor(table, 'ann').outlooks.map(({ viewer }) => viewer)).toEqual([0, 2]);
    expect(pictureFor(table, 'eve').outlooks).toMatchObject([{ viewer: 'spectator', options: [] }]);
    expect(pictureFor(table, 'bob').seats.map(({ open, mine }) => [open, mine])).toEqual([
      [false, false],
      [false, true],
      [false, false],
      [true, false],
    ]);
    seatPerson(table, 3, { person: 'dan', name: 'Dan' });
    expect(pictureFor(table, 'dan').outlooks[0]?.viewer).toBe(3);
  });

  it('describe every legal move', () => {
    const [outlook] = pictureFor(open('ann'), 'ann').outlooks;
    expect(outlook?.options.map(({ readable }) => readable.do)).toEqual([
      'play',
      'play',
      'play',
      'draw',
      'end',
    ]);
    expect(outlook?.decisions).toEqual([{ id: 1, kind: 'turn', seats: [0] }]);
  });
});

describe('branching', () => {
  it('goes its own way from any entry', () => {
    const table = open('ann');
    proposeMove(table, 0, toyPlay(0));
    proposeMove(table, 0, toyDraw);
    const branch = branchTable(table, 1);
    proposeMove(branch, 0, toyEnd);
    expect(lastSeq(table)).toBe(2);
    expect(branch.entries.map((entry) => 'move' in entry && entry.move)).toEqual([toyPlay(0), toyEnd]);
    expect(() => branchTable(table, 3)).toThrow(InputError);
  });
});
