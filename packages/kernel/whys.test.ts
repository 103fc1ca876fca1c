import { expect, test } from 'vitest';
import { eventFor } from './event.ts';
import type { PreviewChange } from './preview.ts';
import {
  addNumber,
  type CountingEvent,
  type CountingState,
  countingGame,
  rollDie,
} from './testing/counting-game.ts';
import type { WhyRules } from './why.ts';
import { whyOfChange, whysOfEntry, whysOfStart } from './whys.ts';

const why: WhyRules<CountingState, CountingEvent> = {
  explain: ({ total }, { added }, earlier) => [
    { says: [`after ${earlier.length}`], rule: 'COUNT-1' },
    { says: [`adds ${added}`], amount: total },
  ],
  changes: ({ type }, { field }) => type === 'counted' && field === 'total',
};
const game = { ...countingGame, why };
const SETUP = { seats: 2, goal: 10 };
const TOTAL: PreviewChange = { of: 'party', index: 0, field: 'total', from: 0, to: 2 };
const start = (): CountingState => game.start(SETUP, 'why');

test('each event of an entry is explained with the state in the middle of the move, which stays as it is', () => {
  const state = start();
  const [only, ...more] = whysOfEntry(game, state, { seq: 1, seat: 0, move: addNumber(3) }, (event) => event);
  expect(more).toEqual([]);
  expect(only?.event).toMatchObject({ seat: 0, added: 3 });
  expect(only?.why).toEqual([
    { says: ['after 0'], rule: 'COUNT-1' },
    { says: ['adds 3'], amount: 3 },
  ]);
  expect(state).toEqual(start());
});

test('a chain is about the event as its viewer sees it, and knows the others so too', () => {
  const telling = {
    ...game,
    apply(state: CountingState, seat: number, move: number, emit?: (event: CountingEvent) => void) {
      game.apply(state, seat, move, (event) => {
        emit?.({ ...event, secret: { seats: 1, word: 'hush' } });
        emit?.(event);
      });
    },
    why: {
      ...why,
      explain: (_: CountingState, event: CountingEvent, earlier: readonly CountingEvent[]) => [
        { says: [JSON.stringify([...earlier, event])] },
      ],
    },
  };
  const told = (viewer: 0 | 1): string =>
    JSON.stringify(
      whysOfEntry(telling, start(), { seq: 1, seat: 0, move: addNumber(1) }, (event) =>
        eventFor(event, viewer),
      ),
    );
  expect(told(0)).toContain('hush');
  expect(told(1)).not.toContain('hush');
});

test('the start is explained in the state that it leads to', () => {
  const opening = {
    ...game,
    start(setup: typeof SETUP, seed: string, emit?: (event: CountingEvent) => void) {
      emit?.({ type: 'counted', seat: 0, added: 0 });
      return { ...game.start(setup, seed), total: 7 };
    },
  };
  expect(whysOfStart(opening, SETUP, 'why', (event) => event)[0]?.why[1]).toEqual({
    says: ['adds 0'],
    amount: 7,
  });
});

test('a figure of a preview is explained by the events that change it, up to what the move reveals', () => {
  expect(whyOfChange(game, start(), 0, addNumber(2), TOTAL)).toMatchObject([{ event: { added: 2 } }]);
  expect(whyOfChange(game, start(), 0, rollDie, TOTAL)).toEqual([]);
});

test('where no event tells of the change, the beginning of the move does', () => {
  const other = { ...TOTAL, field: 'turns' };
  expect(whyOfChange(game, start(), 0, addNumber(2), other)).toMatchObject([{ event: { added: 2 } }]);
});

test('a game measures its previews in its own way', () => {
  const measured = {
    ...game,
    why: {
      ...why,
      measure: (
        copy: CountingState,
        seat: number,
        move: number,
        _change: PreviewChange,
        emit: (event: CountingEvent, state: CountingState) => void,
      ) => {
        for (let time = 0; time < 2; time++) game.apply(copy, seat, move, (event) => emit(event, copy));
      },
    },
  };
  const found = whyOfChange(measured, start(), 0, addNumber(2), TOTAL);
  expect(found.map(({ why: chain }) => chain[1]?.amount)).toEqual([2, 4]);
});

test('a game that does not explain itself says so', () => {
  const entry = { seq: 1, seat: 0, move: addNumber(1) };
  expect(() => whysOfEntry(countingGame, start(), entry, (event) => event)).toThrow(
    'Counting does not explain what happens',
  );
});
