import { createMoveList, hasSeat, listedMoves, type Move, type ReadableMove } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { QUESTION, type State } from '@three-spires/stygian-society/for-bots';
import { describe, expect, test } from 'vitest';
import { quickMove } from './quick.ts';

const position = (facts: object): State =>
  stygianSociety.scenario.build(
    { heroes: [{ hero: 'Knight' }], physical: false, ...facts },
    'quick',
  ) as State;

const seatOf = (state: State): number =>
  [0, 1, 2, 3].find((seat) => hasSeat(stygianSociety.deciding(state), seat)) ?? 0;

const movesOf = (state: State): Move[] => {
  const list = createMoveList();
  stygianSociety.legal(state, seatOf(state), list);
  return listedMoves(list);
};

const inWords = (state: State, move: Move): ReadableMove =>
  stygianSociety.describe(state, seatOf(state), move);

/** What is answered at a glance to the first question of a kind after this action. */
const answerAfter = (state: State, action: object, kind: number): ReadableMove => {
  const wanted = JSON.stringify(action);
  const move = movesOf(state).find((each) => JSON.stringify(inWords(state, each)) === wanted);
  stygianSociety.apply(state, seatOf(state), move as Move);
  for (let step = 0; step < 20 && state.question.kind !== kind; step++)
    stygianSociety.apply(state, seatOf(state), quickMove(state, movesOf(state)));
  expect(state.question.kind).toBe(kind);
  return inWords(state, quickMove(state, movesOf(state)));
};

describe('payments at a glance', () => {
  test('wounds beyond the health of the enemies are not bought', () => {
    const state = position({
      heroes: [{ hero: 'Spellsling' }],
      front: ['Ash Hound', { enemy: 'Ripper', wounds: 1 }],
      field: { white: 9 },
    });
    const answer = answerAfter(state, { do: 'act', card: 'Arc Bolt', target: 'Ripper' }, QUESTION.pay);
    expect(answer).toMatchObject({ do: 'pay', times: 1 });
  });

  test('no more enemy cubes are paid for than lie there', () => {
    const state = position({
      heroes: [{ hero: 'Burglar', skills: ['Misdirection'] }],
      front: ['Ripper', 'Ripper'],
      crypt: { green: 6 },
    });
    const answer = answerAfter(state, { do: 'act', card: 'Misdirection' }, QUESTION.pay);
    const cubes = [3, 4, 5].reduce(
      (sum, each) => sum + (state.field[each] ?? 0) + (state.crypt[each] ?? 0),
      0,
    );
    expect(answer).toMatchObject({ do: 'pay', times: Math.max(1, 1 + Math.ceil((cubes - 3) / 2)) });
  });

  test('STY-15.10 a melee attack is not paid where the sting would be the end', () => {
    const pay = (wounds: number): ReadableMove => {
      const state = position({ front: ['Lightning Fly', 'Lightning Fly'], field: { blue: 8 }, wounds });
      const action = {
        do: 'act',
        card: 'Steel Fist',
        target: inWords(state, movesOf(state)[0] as Move).target,
      };
      return answerAfter(state, action, QUESTION.pay);
    };
    expect(pay(23)).toEqual({ do: 'pay nothing' });
    expect(pay(10)).toMatchObject({ do: 'pay' });
  });
});

describe('responses at a glance', () => {
  const respondAfter = (facts: object, action: object): ReadableMove =>
    answerAfter(position(facts), action, QUESTION.respond);
  const fist = (target: string): object => ({ do: 'act', card: 'Steel Fist', target });

  test('STY-28.7 heavy actions are cancelled, light ones only near the limit', () => {
    const charm = (enemy: string, wounds: number): ReadableMove =>
      respondAfter(
        { partyTreasures: ['Mirror Charm'], front: [enemy], field: { red: 6 }, wounds },
        fist(enemy),
      );
    expect(charm('Headsman', 0)).toEqual({ do: 'respond', card: 'Mirror Charm' });
    expect(charm('Cellar Imp', 0)).toEqual({ do: 'pass' });
    expect(charm('Cellar Imp', 24)).toEqual({ do: 'respond', card: 'Mirror Charm' });
  });

  test('STY-28.9 status tokens are kept away', () => {
    const facts = { partyTreasures: ['Ward Ribbon'], front: ['Plague Rat'], field: { yellow: 6 } };
    expect(respondAfter(facts, fist('Plague Rat'))).toEqual({ do: 'respond', card: 'Ward Ribbon' });
  });

  test('an enemy is wounded in return where that eliminates it', () => {
    const answer = (wounds: number): ReadableMove => {
      const front = [{ enemy: 'Tower Ogre', wounds }];
      const heroes = [{ hero: 'Knight', skills: ['Riposte'] }];
      return respondAfter({ heroes, front, field: { red: 6 } }, fist('Tower Ogre'));
    };
    expect(answer(9)).toEqual({ do: 'respond', card: 'Riposte' });
    expect(answer(8)).toEqual({ do: 'pass' });
  });

  test('cubes are moved to the crypt where that pays for more', () => {
    const answer = (green: number): ReadableMove => {
      const heroes = [{ hero: 'Burglar', skills: ['Quick Fingers', 'Assassinate'] }];
      const state = position({ heroes, front: ['Headsman'], field: { green: 1 + green } });
      // The drop brings nothing, so that it is known what lies there.
      state.bank[0] = state.bank[1] = state.bank[2] = 0;
      state.tower.fill(0);
      return answerAfter(state, { do: 'act', card: 'Assassinate', target: 'Headsman' }, QUESTION.respond);
    };
    expect(answer(1)).toEqual({ do: 'respond', card: 'Quick Fingers' });
    expect(answer(0)).toEqual({ do: 'pass' });
  });
});
