import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { stygianSociety as game, type StygianSocietyState } from '@three-spires/stygian-society';
import { describe, expect, test } from 'vitest';
import { readActions } from '../../board/actions.ts';
import { describeAction } from '../../board/describe.ts';
import type { StygianSocietyEvent } from '../../pieces/content.ts';
import { WORDS } from '../../words/say.ts';
import { beatsOf } from './beats.ts';
import { soundOf } from './sound-of.ts';
import { announce } from './voice.ts';

const GAMES = 12;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

const movesOf = (state: StygianSocietyState, seat: number): readonly Move[] => {
  const list = createMoveList();
  game.legal(state, seat, list);
  return listedMoves(list);
};

/** What is wrong with how this moment is put into words. */
const wordless = (state: StygianSocietyState, seat: number, moves: readonly Move[]): string[] => {
  const view = game.view(state, seat);
  const options = moves.map((move) => ({
    move,
    readable: game.describe(state, seat, move),
    preview: { changes: [], unknown: false },
  }));
  const { kind, occasion } = view.question ?? { kind: '' };
  const asked = occasion === undefined ? `ask.${kind}` : `ask.respond.${occasion}`;
  return [
    ...(asked in WORDS ? [] : [asked]),
    ...readActions(options, view).flatMap((action) =>
      describeAction(action) === action.option.readable.do ? [action.does] : [],
    ),
  ];
};

/** Plays at random to the end, and checks every moment. */
const playThrough = (seed: string): string[] => {
  const random = createRandom(seed, 1);
  const players = 1 + randomBelow(random, 0, 4);
  const events: StygianSocietyEvent[] = [];
  const emit = (event: StygianSocietyEvent): void => {
    events.push(event);
  };
  const state = game.start(game.readSetup({ players, tower: 'fast', jostling: true }), seed, emit);
  const faults = new Set<string>();
  while (game.outcome(state) === undefined) {
    const [seat = 0] = seatsIn(game.deciding(state));
    const moves = movesOf(state, seat);
    for (const fault of wordless(state, seat, moves)) faults.add(fault);
    game.apply(state, seat, moves[randomBelow(random, 0, moves.length)] as Move, emit);
  }
  for (const event of events)
    for (const { figure } of beatsOf(event)) if (figure === '') faults.add(event.type);
  for (const event of events) soundOf(event);
  announce(events, NAMES);
  return [...faults];
};

describe('every moment of whole games', () => {
  test('is asked in a sentence, and every option says what it does', () => {
    const faults = Array.from({ length: GAMES }, (_, number) => playThrough(`moment ${number}`)).flat();
    expect([...new Set(faults)]).toEqual([]);
  });
});
