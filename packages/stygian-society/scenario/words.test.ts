import { InputError, plainText, playScenario, type ScenarioStep } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { stygianSociety } from '../index.ts';
import { CHEST_ENTRIES } from '../rules/compile/entries.ts';
import { act, drops, floor, quiet, wild } from '../testing/turns.ts';

const open = { do: 'vote', chest: 'open' };

const built = (position: Readonly<Record<string, unknown>>) => () => floor({ with: position, moves: [] });

describe('positions say what chance would decide', () => {
  test('chests: the cards that are opened, in order', () => {
    const chests = CHEST_ENTRIES.slice(3, 5).map(({ name }) => name);
    const { events } = floor({
      // An empty treasure deck: nothing is asked between two chests.
      with: { at: 'floor end', place: 'Gear Gallery', chests, treasureDeck: [] },
      moves: [{ expect: { chests } }, open, { expect: { chests: chests.slice(1) } }, open],
    });
    const opened = events.flatMap((event) => (event.type === 'chestOpened' ? [event.chest] : []));
    expect(opened).toEqual([3, 4]);
  });

  test('tokenColours: the colours of the tokens that are drawn, in order', () => {
    floor({
      with: {
        front: ['Plague Rat'],
        field: { yellow: 3 },
        tokenColours: ['white', 'green'],
        heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
      },
      moves: quiet(),
      expect: {
        heroes: [{ tokens: { Stricken: { white: 1, blue: 0, green: 0 } } }, {}],
        tokenColours: ['green'],
      },
    });
  });

  test.each([
    [1, 'Guardroom'],
    [3, 'Mother Mildew'],
    [4, 'Bell Tower'],
    [6, 'Lady Hemlock'],
  ])('next: floor %i is %s', (number, name) => {
    floor({
      with: { at: 'floor start', floor: number, next: name },
      moves: [],
      expect: { floor: number, place: name },
    });
  });

  test('next: the room that was arranged is not drawn a second time', () => {
    const { state } = floor({ with: { at: 'floor start', next: 'Guardroom' }, moves: [] });
    expect(state.rooms).not.toContain(state.place);
  });

  test('STY-22.5 beaten: the other side of the mid-boss is in force', () => {
    floor({
      with: { at: 'floor start', floor: 4, next: 'Bell Tower', beaten: 'Baron Brass' },
      moves: [],
      expect: { peril: 2 },
    });
    floor({
      with: { floor: 4, place: 'Bell Tower', beaten: 'Patchwork Adams' },
      moves: [],
      expect: { banished: { blue: 2, green: 2, white: 2 }, bank: { blue: 8 } },
    });
  });

  test('STY-26.1 jostling: at the ends of which turns the tower is knocked', () => {
    const two = {
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
      front: ['Tower Ogre'],
      tower: { red: 1 },
    };
    floor({
      with: { ...two, jostling: [false, true] },
      moves: [
        ...quiet(),
        { expect: { turn: 2, jostling: true, tower: { red: 2, white: 2 } } },
        ...quiet(),
        { expect: { awaited: 'nudge' } },
        drops({ red: 1 }),
      ],
      expect: { turn: 3, field: { red: 1 } },
    });
    floor({ with: two, moves: [], expect: { jostling: false } });
  });

  test.each([
    [{ chests: ['The Weaver Has Awoken'] }, 'there is no chest "The Weaver Has Awoken"'],
    [{ next: 'Guard Room' }, 'there is no room or boss "Guard Room"'],
    [{ next: 'Lady Hemlock' }, 'floor 2 has a room, "Lady Hemlock" is a wizard'],
    [{ floor: 2, next: 'Guardroom' }, 'floor 3 has a mid-boss, "Guardroom" is a room'],
    [{ floor: 4, beaten: 'Guardroom' }, '"Guardroom" is no mid-boss'],
    [{ floor: 3, beaten: 'Baron Brass' }, 'the mid-boss is beaten from floor 4 on'],
    [{ tokenColours: ['red'] }, 'tokenColours'],
    [{ jostling: new Array(51).fill(true) }, 'jostling'],
    [{ chests: new Array(51).fill('Ray of Agony') }, 'chests'],
  ])('%j is refused by name', (position, message) => {
    expect(built(position)).toThrow(InputError);
    expect(built(position)).toThrow(message);
  });

  test('what is arranged is hidden: no view shows it', () => {
    const arranged = {
      next: 'Guardroom',
      tokenColours: ['white'],
      chests: [CHEST_ENTRIES[0]?.name],
      jostling: [true],
    };
    const seen = (position: Readonly<Record<string, unknown>>): string => {
      const { state } = floor({ with: { tower: { red: 1 }, ...position }, moves: [] });
      return JSON.stringify([stygianSociety.view(state, 0), stygianSociety.view(state, 'spectator')]);
    };
    expect(seen(arranged)).toBe(seen({ jostling: true }));
  });
});

describe('refused understands every verb', () => {
  const refuses = (
    position: Readonly<Record<string, unknown>>,
    moves: readonly ScenarioStep[],
    refused: Readonly<Record<string, unknown>>,
    code: string,
  ): void => {
    floor({ with: position, moves: [...moves, { refused, code }] });
  };

  test('wild: only where a cube is chosen, and only a colour the bank holds', () => {
    refuses({}, [], { do: 'wild', cube: 'blue' }, 'not-now');
    refuses(
      { field: { blue: 8 } },
      [act('Steel Fist', 'Ripper 1')],
      { do: 'wild', cube: 'blue' },
      'answer-first',
    );
    // Steel Fist drops two blue of its own: with those the bank is empty.
    floor({ with: { field: { blue: 7 } }, moves: [act('Steel Fist', 'Ripper 1'), wild('blue')] });
  });

  test('exchange: only a cube that lies there', () => {
    refuses({}, [], { do: 'exchange', cube: 'blue', from: 'field', for: 'white' }, 'not-now');
  });

  test('exhaust: only a card that is asked for', () => {
    refuses({}, [], { do: 'exhaust', card: 'Cleave' }, 'not-now');
  });

  test('learn: only at a level-up', () => {
    refuses({}, [], { do: 'learn', hero: 'Knight', skill: 'Cleave' }, 'not-now');
    refuses({}, [], { do: 'learn', hero: 'Knight', skill: 'next level' }, 'not-now');
    // STY-25.4: before the game a further skill of level 1 is chosen, none is drawn.
    playScenario(stygianSociety, {
      game: stygianSociety.id,
      position: { setup: { players: 2, twoHeroes: true, heroes: ['Knight', 'Doctor'] } },
      moves: [{ refused: { do: 'learn', hero: 'Knight', skill: 'next level' }, code: 'answer-first' }],
    });
  });

  test('remove: only at the end of a turn, and only with what is there', () => {
    const stricken = {
      heroes: [{ hero: 'Knight', tokens: { Stricken: { blue: 1 } } }],
      front: ['Tower Ogre'],
      field: { blue: 1 },
    };
    const remove = (source: string) => ({ do: 'remove', status: 'Stricken', token: 'blue', with: source });
    refuses(stricken, [], remove('field'), 'not-now');
    refuses(stricken, quiet(), remove('crypt'), 'answer-first');
    floor({ with: stricken, moves: [...quiet(), remove('field')], expect: { field: { blue: 0 } } });
  });

  test.each([
    { do: 'strike', cube: 'any' },
    { do: 'spend', with: 'blue', from: 'crypt' },
    { do: 'spend', with: 'luck' },
    { do: 'wound', target: 'Ripper 1' },
    { do: 'cleanse', hero: 'Knight', status: 'Dazed', token: 'blue' },
    { do: 'refresh', card: 'Cleave' },
    { do: 'return', cube: 'red', from: 'field' },
    { do: 'lose', cube: 'blue', from: 'crypt' },
    { do: 'bury', cube: 'blue', from: 'field' },
    { do: 'vote', chest: 'open' },
    { do: 'vote', hero: 'Knight' },
  ])('%j means something although it is not possible', (refused) => {
    refuses({}, [], refused, 'not-now');
  });

  test('a name that means nothing is an error and no refusal', () => {
    for (const refused of [
      { do: 'wild', cube: 'purple' },
      { do: 'learn', hero: 'Wizard', skill: 'Cleave' },
      { do: 'remove', status: 'Stricken', token: 'blue', with: 'gold' },
      { do: 'exchange', cube: 'blue', from: 'bank', for: 'white' },
      { do: 'exhaust', card: 'Steel Fish' },
    ])
      expect(() => floor({ moves: [{ refused }] })).toThrow(InputError);
  });

  test('every answer a game asks for is encoded as it is described', () => {
    const { state } = floor({ with: { field: { blue: 1 } }, moves: [act('Steel Fist', 'Ripper 1')] });
    const move = stygianSociety.scenario.encode?.(state, 0, { do: 'wild', cube: 'white' });
    expect(move).toBeDefined();
    expect(stygianSociety.describe(state, 0, move ?? 0)).toEqual({ do: 'wild', cube: 'white' });
    expect(plainText(stygianSociety.explain({ code: 'offer-refused' }))).toContain('refused');
  });
});
