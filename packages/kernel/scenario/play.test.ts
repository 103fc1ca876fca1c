import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defined } from '../defined.ts';
import { InputError } from '../refusal.ts';
import { countingGame } from '../testing/counting-game.ts';
import type { ScenarioMove } from './find-move.ts';
import { findDifference, playScenario, readScenario, type Scenario } from './play.ts';

const scenario = (parts: Partial<Scenario>): Scenario => ({
  game: 'counting',
  position: { seats: 2, goal: 10 },
  moves: [],
  ...parts,
});

const play = (parts: Partial<Scenario>) => playScenario(countingGame, scenario(parts));

describe('findDifference', () => {
  it('finds nothing where all that is expected holds', () => {
    expect(findDifference({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }] }, '')).toBeUndefined();
    expect(findDifference({ a: 1 }, {}, '')).toBeUndefined();
    expect(findDifference(3, 3, '')).toBeUndefined();
  });

  it.each([
    [{ a: 1 }, { a: 2 }, 'a is 1, expected 2'],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b[1] is 2, expected 3'],
    [{ a: [1] }, { a: [1, 2] }, 'a is [1], expected [1,2]'],
    [{ a: [1, 2] }, { a: [1] }, 'a is [1,2], expected [1]'],
    [{ a: 1 }, { a: [1] }, 'a is 1, expected [1]'],
    [{ a: null }, { a: { b: 1 } }, 'a is null, expected {"b":1}'],
    [{}, { a: 1 }, 'a is undefined, expected 1'],
    [1, 2, 'position is 1, expected 2'],
    [{ a: 1, b: 1 }, { a: 2, b: 2 }, 'a is 1, expected 2'],
  ])('of %j from %j says where', (actual, expected, difference) => {
    expect(findDifference(actual, expected, '')).toBe(difference);
  });

  it('finds nothing between equal data, and something once a number is another', () => {
    const tree = fc.object({ values: [fc.integer()], maxDepth: 2, withNullPrototype: false });
    fc.assert(
      fc.property(tree, fc.nat(), (data, number) => {
        expect(findDifference(data, structuredClone(data), '')).toBeUndefined();
        const wider = { ...data, extra: number };
        expect(findDifference(wider, data, '')).toBeUndefined();
        expect(findDifference({ ...data, extra: number + 1 }, wider, '')).toMatch(/extra is/);
      }),
    );
  });
});

describe('readScenario', () => {
  it('gives back what has the parts that all games share', () => {
    const good = scenario({ title: 'Counting', rules: ['COUNT-1'] });
    expect(readScenario(good)).toBe(good);
  });

  it.each([
    [undefined, 'a scenario is a JSON object'],
    [null, 'a scenario is a JSON object'],
    ['counting', 'a scenario is a JSON object'],
    [{ position: {}, moves: [] }, '"game"'],
    [{ game: 'counting', moves: [] }, '"position"'],
    [{ game: 'counting', position: {} }, '"moves"'],
    [{ game: 'counting', position: {}, moves: {} }, '"moves"'],
    [{ game: 'counting', position: null, moves: [] }, '"position"'],
    [{ game: 'counting', position: {}, moves: [3] }, 'move 1'],
    [{ game: 'counting', position: {}, moves: [], expected: {} }, '"expect"'],
  ])('turns away %j and says what is wrong', (value, message) => {
    expect(() => readScenario(value)).toThrow(InputError);
    expect(() => readScenario(value)).toThrow(message);
  });
});

describe('playScenario', () => {
  it('builds the position, plays the moves and gives the state and the events', () => {
    const { state, events } = play({
      position: { seats: 2, goal: 10, total: 4 },
      moves: [
        { do: 'add', amount: 2 },
        { seat: 'Ben', do: 'add', amount: 3 },
        { seat: 0, do: 'roll' },
      ],
    });
    expect(state.turns).toBe(3);
    expect(state.total).toBeGreaterThan(9);
    expect(events.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(events.slice(0, 2).map(({ added }) => added)).toEqual([2, 3]);
  });

  it('plays the same for the same seed, and for no seed at all', () => {
    const moves = [{ do: 'roll' }, { seat: 1, do: 'roll' }];
    const total = (seed: string | undefined) => play({ moves, ...defined({ seed }) }).state.total;
    expect(total('a')).toBe(total('a'));
    expect(total(undefined)).toBe(total(undefined));
  });

  it('needs only as many fields as tell the move apart', () => {
    expect(play({ moves: [{ amount: 3 }] }).state.total).toBe(3);
    expect(play({ moves: [{ do: 'roll' }] }).state.turns).toBe(1);
  });

  it('turns away a step that could mean different moves, naming them', () => {
    expect(() => play({ moves: [{ do: 'add' }] })).toThrow(InputError);
    expect(() => play({ moves: [{ do: 'add' }] })).toThrow(/^move 1: .*"amount":1.*"amount":3/);
  });

  it('checks what is expected on the way and at the end', () => {
    const moves = [{ do: 'add', amount: 2 }, { expect: { total: 2, turn: 'Ben' } }];
    expect(play({ moves, expect: { goal: 10 } }).state.total).toBe(2);
    expect(() => play({ moves: [{ do: 'add', amount: 1 }, ...moves.slice(1)] })).toThrow(
      'move 2: total is 1, expected 2',
    );
    expect(() => play({ moves, expect: { total: 5 } })).toThrow('at the end: total is 2, expected 5');
  });

  it('says why a move is not possible, who could make it, and which moves there are', () => {
    const impossible = (step: ScenarioMove) => () => play({ moves: [step] });
    expect(impossible({ do: 'add', amount: 9 })).toThrow(InputError);
    expect(impossible({ do: 'add', amount: 9 })).toThrow(/^move 1: .*not-a-number.*possible: .*"amount":3/);
    expect(impossible({ do: 'ad', amount: 1 })).toThrow(/"add"/);
    expect(impossible({ seat: 1, do: 'roll' })).toThrow(/seat 1.*not-your-turn.*seat 0.*possible: nothing/);
  });

  it('accepts a move that must be refused, and complains if it is possible', () => {
    const refused = { refused: { seat: 'Ben', do: 'roll' } };
    expect(play({ moves: [refused, { do: 'roll' }] }).state.turns).toBe(1);
    expect(() => play({ moves: [{ refused: { do: 'roll' } }] })).toThrow(
      /^move 1: .*is possible, but the scenario says it is refused/,
    );
  });

  it('wants the reason of a refusal to be the one that is named', () => {
    const step = (code: string) => ({ refused: { seat: 'Ben', do: 'roll' }, code });
    expect(play({ moves: [step('not-your-turn')] }).state.turns).toBe(0);
    expect(() => play({ moves: [step('game-over')] })).toThrow(/not-your-turn.*game-over/);
  });

  it('does not take nonsense for a move that is refused', () => {
    expect(() => play({ moves: [{ refused: { do: 'dance' } }] })).toThrow(InputError);
  });

  it('lets nobody join a game that cannot be joined', () => {
    expect(() => play({ moves: [{ join: ['Cleo'] }] })).toThrow('move 1: nobody can join this game');
  });

  it('passes on what the game says about a bad position', () => {
    expect(() => play({ position: { seats: 2, goal: 3, total: 'x' } })).toThrow(
      new InputError('position: total'),
    );
  });
});
