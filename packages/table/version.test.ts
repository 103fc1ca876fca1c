import { type AnyGame, defined, type Move, moveA } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { branchTable } from './branch.ts';
import { restoreTable } from './fold.ts';
import { pictureFor } from './picture.ts';
import { proposeMove } from './proposal.ts';
import { openTable, type Table, tableLog } from './table.ts';
import { type ToyState, toyConcede, toyDraw, toyEnd, toyGame, toyPlay } from './toy-game.ts';
import { askUndo, undoCost } from './undo.ts';
import {
  type EarlierTable,
  hasVersionsOf,
  readStored,
  type StoredState,
  shapeOf,
  updateTable,
} from './version.ts';

const ANN = { person: 'ann', name: 'Ann' };
const BOB = { person: 'bob', name: 'Bob' };
const AT = 1_700_000_000_000;

/** The toy game after an update that changes nothing, or what a card is worth. */
const nextRules = (more: Partial<AnyGame> = {}): AnyGame => ({ ...toyGame, rulesVersion: 2, ...more });
const apply = (state: ToyState, seat: number, move: Move, emit?: Parameters<AnyGame['apply']>[3]): void => {
  const before = state.players[seat]?.score ?? 0;
  toyGame.apply(state, seat, move, emit);
  const player = state.players[seat];
  if (player !== undefined && player.score !== before) player.score += 100;
};
const otherPlay = nextRules({ apply });

const openToy = (): Table =>
  openTable({ game: toyGame, setup: { players: 2, rounds: 5 }, seed: 'update', seats: [ANN, BOB] });

const played = (...moves: readonly (readonly [number, Move])[]): Table => {
  const table = openToy();
  for (const [seat, move] of moves) expect(proposeMove(table, seat, move).refusal).toBeUndefined();
  return table;
};
const someMoves = () => played([0, toyPlay(0)], [1, toyDraw], [0, toyPlay(1)], [1, toyEnd]);

const storedState = ({ state, entries }: Table, shape = shapeOf(toyGame)): StoredState => ({
  seq: entries.length,
  state,
  ...shape,
});

const earlier = (table: Table, more: Partial<EarlierTable> = {}): EarlierTable => {
  const outcome = toyGame.outcome(table.state as ToyState);
  return {
    log: tableLog(table),
    base: undefined,
    stood: {
      deciding: toyGame.deciding(table.state as ToyState),
      about: {},
      ...defined({ outcome }),
    },
    states: [],
    seats: table.seats,
    practice: [],
    ...more,
  };
};

const updated = (game: AnyGame, table: EarlierTable): Table => {
  const fate = updateTable(game, table, AT);
  if (fate.fate === 'lost') throw new Error('the table is lost');
  return fate.table;
};

describe('a table after an update', () => {
  it('stays the same where its log replays to where it stood', () => {
    const table = someMoves();
    const fate = updateTable(nextRules(), earlier(table, { states: [storedState(table)] }), AT);
    expect(fate).toMatchObject({ fate: 'same', table: { rulesVersion: 2, base: undefined } });
    expect(updated(nextRules(), earlier(table)).state).toEqual(table.state);
  });

  it('counts the content among its versions', () => {
    const { rulesVersion, contentHash } = someMoves();
    expect(hasVersionsOf(toyGame, { rulesVersion, contentHash })).toBe(true);
    expect(hasVersionsOf(toyGame, { rulesVersion, contentHash: 'other' })).toBe(false);
    expect(hasVersionsOf(nextRules(), { rulesVersion, contentHash })).toBe(false);
  });

  it('begins under the new rules where no one has moved', () => {
    const start = (...given: Parameters<AnyGame['start']>) => ({ ...toyGame.start(...given), round: 40 });
    expect(updateTable(nextRules({ start }), earlier(openToy()), AT)).toMatchObject({
      fate: 'same',
      table: { state: { round: 40 } },
    });
  });

  it('goes on from its last state where the log comes out differently', () => {
    const table = someMoves();
    const fate = updateTable(otherPlay, earlier(table, { states: [storedState(table)] }), AT);
    expect(fate).toMatchObject({ fate: 'continued', table: { base: { seq: 4, at: AT } } });
    const continued = updated(otherPlay, earlier(table, { states: [storedState(table)] }));
    expect(continued.state).toEqual(table.state);
    expect(pictureFor(continued, 'ann')).toMatchObject({ seq: 4, continued: { seq: 4, at: AT } });
  });

  it('cannot take back moves from before the update, but later ones', () => {
    const table = someMoves();
    const continued = updated(otherPlay, earlier(table, { states: [storedState(table)] }));
    expect(undoCost(continued, 'ann')).toEqual({ cost: 'no' });
    expect(undoCost(continued, 'ann', 2)).toEqual({ cost: 'no' });
    proposeMove(continued, 0, toyPlay(0));
    expect(undoCost(continued, 'ann')).toEqual({ cost: 'free', to: 4 });
    expect(undoCost(continued, 'ann', 0)).toEqual({ cost: 'no' });
    expect(askUndo(continued, 'ann', 0)).toMatchObject({ prepared: { state: table.state } });
    expect(() => branchTable(continued, 3)).toThrow('entries 4 to 5');
    expect(branchTable(continued, 4).state).toEqual(table.state);
  });

  it('replays from its base when it is loaded again', () => {
    const table = someMoves();
    const continued = updated(otherPlay, earlier(table, { states: [storedState(table)] }));
    proposeMove(continued, 0, toyPlay(0));
    const restored = restoreTable(otherPlay, tableLog(continued), continued.seats);
    expect(restored.state).toEqual(continued.state);
    expect(restored.standing.map(({ seq }) => seq)).toEqual([5]);
  });

  it('makes the moves after the newest state again where they are legal', () => {
    const table = someMoves();
    const state = storedState(table);
    proposeMove(table, 0, toyPlay(0));
    const continued = updated(otherPlay, earlier(table, { states: [state] }));
    expect(continued.base?.seq).toBe(5);
    expect(JSON.stringify(continued.state)).not.toBe(JSON.stringify(table.state));
    const strict = nextRules({
      apply,
      refuse: (before: ToyState, seat, move) =>
        move === toyPlay(0) ? { code: 'no-more' } : toyGame.refuse(before, seat, move),
    });
    expect(updateTable(strict, earlier(table, { states: [state] }), AT).fate).toBe('lost');
  });

  it('does not go on from a state that was undone since', () => {
    const table = played([0, toyPlay(0)], [0, toyPlay(0)]);
    const undone = storedState(table);
    table.entries.push({ seq: 3, seat: 0, undoTo: 1 });
    const stood = earlier(played([0, toyPlay(0)])).stood;
    expect(updateTable(otherPlay, earlier(table, { stood, states: [undone] }), AT).fate).not.toBe(
      'continued',
    );
  });

  it('is lost where its state has another shape, unless the game reads it', () => {
    const table = someMoves();
    const score = (table.state as ToyState).players[0]?.score ?? 0;
    const stood = { ...earlier(table).stood, about: { score } };
    const kept = earlier(table, { stood, states: [storedState(table)] });
    const about = ({ players }: ToyState) => ({ score: players[0]?.score ?? 0, round: 1 });
    const reshaped = nextRules({ apply, about, stateVersion: 2 });
    expect(updateTable(reshaped, kept, AT).fate).toBe('lost');
    const reading = nextRules({
      apply,
      about,
      stateVersion: 2,
      readState: (value, version) =>
        version === 1 ? { ...(value as ToyState), nextDecision: 99 } : undefined,
    });
    expect(updateTable(reading, kept, AT)).toMatchObject({
      fate: 'continued',
      table: { state: { nextDecision: 99, players: [{ score }, {}] } },
    });
  });

  it('is lost where the new rules fail on its state', () => {
    const table = someMoves();
    const kept = earlier(table, { states: [storedState(table)] });
    const view = (): never => {
      throw new TypeError('no such field');
    };
    expect(updateTable(nextRules({ apply, view }), kept, AT).fate).toBe('lost');
  });

  it('is updated a second time from its base', () => {
    const table = someMoves();
    const continued = updated(otherPlay, earlier(table, { states: [storedState(table)] }));
    proposeMove(continued, 0, toyPlay(0));
    const base = { ...storedState(table), at: AT };
    const third = { ...otherPlay, rulesVersion: 3 };
    const again = earlier(continued, { base });
    expect(updateTable(third, again, AT + 1)).toMatchObject({
      fate: 'same',
      table: { state: continued.state, base: { seq: 4, at: AT } },
    });
    expect(updateTable(nextRules({ rulesVersion: 3, stateVersion: 9 }), again, AT + 1).fate).toBe('lost');
  });
});

describe('a finished table after an update', () => {
  const finished = () => played([0, toyPlay(0)], [1, toyConcede]);

  it('is shown as it ended where its log comes out differently', () => {
    const table = finished();
    const differs = nextRules({ outcome: () => ({ result: 'draw', winners: [], reason: 'other' }) });
    expect(updateTable(nextRules(), earlier(table), AT).fate).toBe('same');
    expect(updateTable(differs, earlier(table, { states: [storedState(table)] }), AT).fate).toBe('shown');
    expect(updateTable(differs, earlier(table), AT).fate).toBe('lost');
  });
});

describe('the shape of a state', () => {
  const item = (id: string, effects: unknown) => ({
    id,
    name: id,
    kind: 'card',
    copies: 1,
    faces: [{ text: [], effects }],
  });
  const withContent = (...items: ReturnType<typeof item>[]): AnyGame => ({ ...toyGame, content: items });

  it('is another one with other content, but not with other amounts', () => {
    const shape = shapeOf(withContent(item('a', [{ hit: 2 }]), item('b', [])));
    expect(shapeOf(withContent(item('a', [{ hit: 3 }]), item('b', [])))).toEqual(shape);
    expect(shapeOf(withContent(item('b', []), item('a', [{ hit: 2 }])))).not.toEqual(shape);
    expect(shapeOf(withContent(item('a', [{ block: 2 }]), item('b', [])))).not.toEqual(shape);
  });

  it('decides whether a state can be read', () => {
    const stored = { state: { round: moveA(toyEnd) }, ...shapeOf(toyGame) };
    expect(readStored(toyGame, stored)).toBe(stored.state);
    expect(readStored(toyGame, { ...stored, outline: 'other' })).toBeUndefined();
  });
});
