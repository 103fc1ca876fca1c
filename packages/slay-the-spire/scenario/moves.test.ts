import {
  createMoveList,
  createRandom,
  listedMoves,
  playScenario,
  randomBelow,
  type ScenarioStep,
  seatsIn,
} from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../index.ts';

const position = {
  players: [
    { character: 'Ironclad', energy: 1, hand: ['Strike', 'Bash', 'Strike'] },
    { character: 'Silent', hand: ['Slice', 'Survivor'] },
  ],
  enemies: [{ name: 'A' }, { name: 'Cultist' }, { name: 'Cultist', row: 2 }],
};
const play = (...moves: ScenarioStep[]) =>
  playScenario(slayTheSpire, { game: slayTheSpire.id, position, moves });

describe('a move that is not possible', () => {
  it.each([
    [
      { do: 'play', card: 'Bash', enemy: 'A' },
      'Bash costs 2 energy and you have 1 (not-enough-energy, STS-6.1)',
    ],
    [{ do: 'play', card: 'Slice', enemy: 'A' }, '(card-not-in-hand, STS-13.24); it is possible for seat 1'],
    [{ do: 'play', card: 'Strik', enemy: 'A' }, '"card" cannot be "Strik" here; did you mean "Strike"?'],
    [
      { do: 'play', card: 'Strike', enemy: 'Cultist' },
      '"enemy" cannot be "Cultist" here; did you mean "Cultist 1"?',
    ],
    [{ do: 'play', card: 'Strike', enmy: 'A' }, 'these moves have no field "enmy"; did you mean "enemy"?'],
    [{ do: 'ply', card: 'Strike' }, '"do" cannot be "ply" here; did you mean "play"?'],
    [{ card: 'Strike', row: 1 }, 'the field "do" must say what is done'],
    [{ do: 'shiv', enemy: 'A', seat: 'Silent' }, '(no-shiv, STS-21.7)'],
    [{ do: 'end turn', seat: 'Silnt' }, 'seat: "Silnt" does not play here; did you mean "Silent"?'],
  ])('is explained: %j', (move, message) => {
    expect(() => play(move)).toThrow(message);
    expect(() => play(move)).toThrow(/^move 1: /);
  });

  it('is answered with what is possible, each once', () => {
    expect(() => play({ do: 'miracle' })).toThrow(
      '; possible: {"do":"play","card":"Strike","enemy":"A"} {"do":"play","card":"Strike","enemy":"Cultist 1"} {"do":"play","card":"Strike","enemy":"Cultist 2"} {"do":"end turn"}',
    );
  });

  it('is an error too if it can mean different moves', () => {
    expect(() => play({ do: 'play', card: 'Strike' })).toThrow('can mean different moves');
  });
});

describe('a move that must be refused', () => {
  it('is refused for the reason given', () => {
    play({ refused: { do: 'play', card: 'Bash', enemy: 'A' }, code: 'not-enough-energy' });
    play({ refused: { do: 'play', card: 'Bash', enemy: 'A' } });
  });

  it.each([
    [
      { refused: { do: 'play', card: 'Bash', enemy: 'A' }, code: 'no-shiv' },
      'refused with "not-enough-energy"',
    ],
    [
      { refused: { do: 'play', card: 'Strike', enemy: 'A' } },
      'is possible, but the scenario says it is refused',
    ],
    [{ refused: { do: 'play', card: 'Bsh', enemy: 'A' } }, 'no reason can be found'],
    [
      { refused: { do: 'miracle' }, cod: 'no-miracle' },
      'a refused move has no field "cod"; did you mean "code"?',
    ],
  ])('is checked: %j', (step, message) => {
    expect(() => play(step)).toThrow(message);
  });

  it('waits for its turn while a player answers a question', () => {
    play(
      { do: 'play', card: 'Slice', enemy: 'A', seat: 'Silent' },
      { refused: { do: 'take back', seat: 'Silent' }, code: 'not-done' },
      { do: 'end turn', seat: 'Silent' },
      { refused: { do: 'play', card: 'Survivor', seat: 'Silent' }, code: 'turn-declared-done' },
    );
  });
});

it('every legal move can be read back from its description', () => {
  const { scenario } = slayTheSpire;
  const list = createMoveList();
  for (let game = 0; game < 12; game++) {
    const random = createRandom(`encode ${game}`, 1);
    const characters = (['Silent', 'Watcher', 'Defect', 'Ironclad'] as const).slice(0, 1 + (game % 4));
    const state = slayTheSpire.start({ characters: [...characters] }, `encode ${game}`);
    while (slayTheSpire.outcome(state) === undefined) {
      const [seat = 0] = seatsIn(slayTheSpire.deciding(state));
      slayTheSpire.legal(state, seat, list);
      for (const move of listedMoves(list)) {
        const readable = slayTheSpire.describe(state, seat, move);
        const again = scenario.encode?.(state, seat, readable) ?? -1;
        expect(slayTheSpire.refuse(state, seat, again), JSON.stringify(readable)).toBeUndefined();
        expect(slayTheSpire.describe(state, seat, again)).toEqual(readable);
      }
      slayTheSpire.apply(state, seat, list.moves[randomBelow(random, 0, list.length)] as number);
    }
  }
});
