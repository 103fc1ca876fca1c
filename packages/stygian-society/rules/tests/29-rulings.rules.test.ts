import { describe, expect, test } from 'vitest';
import { wounds } from '../../testing/cards.ts';
import { openChest } from '../../testing/chests.ts';
import { act, drops, floor, pay, quiet, strike, wild } from '../../testing/turns.ts';

const two = (first: object = {}, second: object = {}) => ({
  players: 2,
  heroes: [
    { hero: 'Knight', ...first },
    { hero: 'Doctor', seat: 1, ...second },
  ],
});

describe('rulings in play', () => {
  test('STY-1.7 R5 a tie goes to the player whose hero acts next, and a vote may be changed', () => {
    const votes = (active: string, expected: string) =>
      floor({
        with: { ...two(), at: 'floor end', active, place: 'Run and Gun' },
        moves: [
          { seat: 0, do: 'vote', chest: 'leave' },
          { seat: 0, do: 'vote', chest: 'open' },
          { seat: 1, do: 'vote', chest: 'leave' },
        ],
        expect: { floor: expected === 'left' ? 2 : 1 },
        // With this seed the chest holds a solo treasure, so that the party stays until it is given away.
        seed: 'tie 3',
      });
    votes('Doctor', 'left');
    expect(votes('Knight', 'opened').events.some(({ type }) => type === 'chestOpened')).toBe(true);
  });

  test('STY-5.7 R21 a target that falls to a response after payment: its wounds are lost, the payment too', () => {
    floor({
      with: {
        heroes: [{ hero: 'Knight', skills: ['Riposte'] }],
        front: [{ enemy: 'Ghoul', wounds: 4 }, 'Tower Ogre'],
        rear: ['Lightning Fly'],
        field: { blue: 2 },
      },
      moves: [
        act('Steel Fist', 'Ghoul'),
        wild('white'),
        drops(),
        pay(1),
        { do: 'respond', card: 'Riposte' },
        { do: 'wound', target: 'Ghoul' },
      ],
      expect: { wounds: 1, field: { blue: 0 }, front: [{ enemy: 'Tower Ogre', wounds: 0 }], xp: 2 },
    });
  });

  test('STY-6.2 R22 peril for missing cubes brings its events before hero cubes are gathered', () => {
    // Run and Gun at 8: the event at 9 adds a red cube to later drops, not to this one.
    floor({
      with: { front: ['Ghoul'], peril: 8, tower: { red: 10 } },
      moves: [act('Catch Breath')],
      expect: { peril: 9, extra: { red: 1 }, gathered: { red: 0, yellow: 1, black: 1, blue: 0 } },
    });
  });

  test('STY-7.10 R29 figures that come after the check of their colour wait for the next turn', () => {
    // Professor Nachtigall: four black bring two Shades, and three more black would let them act.
    floor({
      with: {
        floor: 6,
        place: 'Professor Nachtigall',
        front: ['Professor Nachtigall'],
        field: { black: 7 },
      },
      moves: quiet(),
      expect: { wounds: 0, field: { black: 3 }, peril: 1 },
    });
  });

  test('STY-12.3 R41 several events at once happen from the lowest up', () => {
    const { events } = floor({
      with: { front: ['Ghoul'], peril: 2 },
      moves: [act('Regroup')],
      expect: { peril: 6, wounds: 1, front: [{ enemy: 'Ghoul' }, { enemy: 'Ripper' }] },
    });
    const fired = events.flatMap((event) => (event.type === 'perilEvent' ? [event.at] : []));
    expect(fired).toEqual([3, 6]);
  });

  test('STY-13.2 R44 between turns no hero has shields, but responses work', () => {
    openChest(
      'Swinging Blade',
      { heroes: [{ hero: 'Knight', skills: ['Plate Harness'] }], peril: 4 },
      { wounds: 2 },
    );
    openChest(
      'Acid Spray',
      { heroes: [{ hero: 'Spellsling', skills: ['Deflection'] }], peril: 7 },
      { wounds: 0 },
      [{ do: 'respond', card: 'Deflection' }],
    );
  });

  test('STY-16.12 R63 what was paid is finished after the last enemy has fallen', () => {
    floor({
      with: {
        heroes: [{ hero: 'Doctor', skills: ['Vivisection'] }],
        front: ['Ripper'],
        field: { green: 3, red: 2 },
        wounds: 6,
      },
      moves: [act('Vivisection', 'Ripper'), wild('white'), drops(), pay(1)],
      expect: { question: 'chest', wounds: 4, peril: 0 },
    });
  });

  test('STY-17.5 R67 where the next level is used up the hero can only choose', () => {
    const level3 = ['Giantslayer', 'Earthshaker', 'Unbreakable', 'Last Stand'];
    const { state } = floor({
      with: {
        heroes: [{ hero: 'Knight', skills: ['Cleave', 'Sunder', ...level3] }],
        front: [{ enemy: 'Ripper', wounds: 2 }, 'Ghoul'],
        field: { blue: 2 },
        xp: 7,
      },
      moves: [
        ...strike('Ripper'),
        pay(1),
        { expect: { question: 'skill' } },
        { do: 'learn', hero: 'Knight', skill: 'Battle Cry' },
      ],
      expect: { needed: 9, xp: 0 },
    });
    expect(state.heroes[0]?.skills).toHaveLength(8);
  });

  test('STY-18.7 R72 a card is exhausted before its effect, so that a level refreshes it', () => {
    floor({
      with: {
        heroes: [{ hero: 'Knight', skills: ['Lance Charge'] }],
        front: [{ enemy: 'Ripper', wounds: 2 }, 'Ghoul'],
        field: { blue: 2 },
        xp: 7,
      },
      moves: [
        act('Lance Charge', 'Ripper'),
        drops(),
        pay(1),
        { do: 'learn', hero: 'Knight', skill: 'Cleave' },
      ],
      expect: { heroes: [{ exhausted: [] }] },
    });
  });

  test('STY-20.4 R79 all that lowers peril for chests adds up, and the marker stays', () => {
    const heroes = [{ hero: 'Burglar', skills: ['Skeleton Keys'] }];
    const partyTreasures = ['Dark Lantern'];
    // Two chests, so that the floor is still there after the first.
    const position = { heroes, partyTreasures, place: 'Gear Gallery' };
    openChest('Swinging Blade', { ...position, peril: 7 }, { wounds: 0, peril: 7 });
    openChest('Swinging Blade', { ...position, peril: 8 }, { wounds: 2, peril: 8 });
  });

  test('STY-22.4 R93 enemies that fall with the mid-boss give their XP, the others flee without', () => {
    floor({
      with: {
        heroes: [{ hero: 'Knight', skills: ['Whirling Steel'] }],
        floor: 3,
        place: 'Mother Mildew',
        needed: 15,
        front: [{ enemy: 'Mother Mildew', wounds: 36 }, 'Plague Rat'],
        rear: ['Plague Rat'],
        field: { blue: 2 },
      },
      moves: [act('Whirling Steel', 'Mother Mildew'), drops(), pay(1)],
      expect: { xp: 13, question: 'chest', front: [], rear: [] },
    });
  });

  test('STY-28.7 R102 a cancelled line that would have raised peril raises it by exactly one', () => {
    floor({
      with: { front: ['Ghoul'], field: { red: 4 }, partyTreasures: ['Mirror Charm'] },
      moves: [...quiet(), { do: 'respond', card: 'Mirror Charm' }],
      expect: { peril: 1, field: { red: 0 } },
    });
  });

  test('STY-28.11 R104 doubled harm is used up even if it is all prevented', () => {
    const { state } = floor({
      with: {
        heroes: [{ hero: 'Knight', skills: ['Unbreakable', 'Plate Harness'] }],
        floor: 3,
        place: 'Patchwork Adams',
        front: ['Patchwork Adams', 'Lightning Fly', 'Lightning Fly'],
        field: { black: 4, blue: 2 },
      },
      moves: [
        act('Steel Fist', 'Patchwork Adams'),
        wild('white'),
        drops(),
        { expect: { question: 'pay', field: { red: 1 } } },
        pay(1),
      ],
      expect: { wounds: 0, front: wounds(3, 0, 0) },
    });
    expect(state.doubled).toBe(0);
  });
});
