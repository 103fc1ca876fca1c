import { createRandom, type Random, randomBelow, seatsIn } from '@three-spires/kernel';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import { CHARACTERS } from '@three-spires/slay-the-spire/library';
import { openTable, pictureFor, proposeMove, type Table } from '@three-spires/table';
import { describe, expect, test } from 'vitest';
import { type Action, readActions } from '../../board/actions.ts';
import type { Board } from '../../board/board-context.ts';
import { isClimbPhase } from '../../board/climb-phases.ts';
import { describeAction } from '../../board/describe.ts';
import type { SlayTheSpirePicture } from '../../board/table-picture.ts';

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

/** Moves that lead nowhere by themselves, made seldom. */
const IDLE: readonly string[] = ['swap rows', 'share', 'drop', 'take back'];

const boardOf = (picture: SlayTheSpirePicture, seat: number, actions: readonly Action[]): Board => {
  const view = picture.outlooks.find(({ viewer }) => viewer === seat)?.view ?? picture.outlooks[0]?.view;
  if (view === undefined) throw new Error('nothing to see');
  return {
    picture,
    live: true,
    view,
    seat,
    me: view.players[seat],
    names: view.players.map(({ character }) => character),
    decision: undefined,
    actions,
    source: undefined,
    payment: undefined,
    lit: new Map(),
    only: undefined,
    perform: () => undefined,
    litFor: () => undefined,
  };
};

/** Kinds of questions that the places between combats know how to ask. */
const ASKED_ON_CLIMB: readonly string[] = ['card', 'offer', 'player', 'option', 'order', 'party', 'row'];

type Seen = { readonly moments: Set<string>; readonly troubles: Set<string> };

/** Reads every option of every seat as the screen would. */
const look = (picture: SlayTheSpirePicture, { moments, troubles }: Seen): void => {
  for (const { viewer, view, options } of picture.outlooks) {
    if (viewer === 'spectator') continue;
    const actions = readActions(options, view.question);
    const board = boardOf(picture, viewer, actions);
    for (const option of options) {
      const moment = `${view.phase} ${view.question?.kind ?? '-'} ${option.readable.do}`;
      moments.add(moment);
      const action = actions.find((each) => each.option === option);
      if (action === undefined) troubles.add(`not read: ${moment}`);
      else if (isRaw(describeAction(board, action), option.readable.do))
        troubles.add(`not described: ${moment} "${describeAction(board, action)}"`);
    }
    const { question } = view;
    if (question !== undefined && isClimbPhase(view.phase) && !ASKED_ON_CLIMB.includes(question.kind))
      troubles.add(`not asked: ${view.phase} ${question.kind}`);
  }
};

/** Words that only the engine uses, or nothing at all. The option of a room may be the printed word "Take". */
const isRaw = (words: string, does: string): boolean =>
  words.trim() === '' ||
  words === does ||
  /undefined|\{/.test(words) ||
  (does !== 'option' && /^(Choose|Use|Take|Give|Buy|Vote:|Play) ?$/.test(words));

/** The party does not fall, so that later rooms come into view. */
const strengthen = (state: SlayTheSpireState): void => {
  for (const player of state.players) player.hp = player.maxHp;
  for (const enemy of state.enemies) if (enemy.hp > 2) enemy.hp = 2;
};

const openClimb = (seed: string, random: Random, startAct: number): Table => {
  const characters = CHARACTERS.slice(0, 1 + randomBelow(random, 0, 3));
  const climb = {
    startAct,
    unlocks: { colorless: true, actFour: true },
    chooseYourRelic: randomBelow(random, 0, 2) === 0,
    modifiers: randomBelow(random, 0, 3) === 0 ? ['Prismatic Shard'] : [],
  };
  return openTable({
    game: slayTheSpire,
    setup: { characters, climb },
    seed,
    seats: characters.map((name) => ({ person: 'me', name })),
  });
};

const play = (seed: string, startAct: number, decisions: number, seen: Seen): void => {
  const random = createRandom(seed, 1);
  const table = openClimb(seed, random, startAct);
  for (let decision = 0; decision < decisions; decision++) {
    const state = table.state as SlayTheSpireState;
    if (slayTheSpire.outcome(state) !== undefined) return;
    strengthen(state);
    const picture = pictureFor(table, 'me') as SlayTheSpirePicture;
    look(picture, seen);
    const seat = pick(random, seatsIn(slayTheSpire.deciding(state)));
    const options = picture.outlooks.find(({ viewer }) => viewer === seat)?.options ?? [];
    const busy = options.filter(({ readable }) => !IDLE.includes(readable.do));
    const { move } = pick(random, busy.length > 0 && randomBelow(random, 0, 25) > 0 ? busy : options);
    proposeMove(table, seat, move, undefined);
  }
};

describe('the screens know every moment', () => {
  test('every option of random climbs is read and put into words', () => {
    const seen: Seen = { moments: new Set(), troubles: new Set() };
    for (const act of [1, 2, 3])
      for (const seed of ['a', 'b', 'c', 'd']) play(`${seed}${act}`, act, 160, seen);
    expect([...seen.troubles].sort()).toEqual([]);
    for (const room of [
      'room - option',
      'merchant - buy',
      'rewards - take',
      'rewards - reveal',
      'map party vote',
    ])
      expect([...seen.moments]).toContain(room);
  }, 120_000);
});
