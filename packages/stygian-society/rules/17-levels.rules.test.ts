import { expect, test } from 'vitest';
import { floor, pay, strike } from '../testing.ts';

const RIPPER = { front: [{ enemy: 'Ripper', wounds: 2 }, 'Tower Ogre'], field: { blue: 2 } };

test('STY-17.1 STY-17.2 STY-17.3 STY-17.4 STY-17.5 a level refreshes cards and brings every hero a skill', () => {
  const { state } = floor({
    with: {
      ...RIPPER,
      xp: 7,
      players: 2,
      heroes: [
        { hero: 'Knight', skills: ['Cleave', 'Riposte'], exhausted: ['Riposte'] },
        { hero: 'Doctor', seat: 1, skills: ['Tonic', 'Stimulant'], exhausted: ['Tonic'] },
      ],
    },
    moves: [
      ...strike('Ripper'),
      pay(1),
      { expect: { question: 'skill', asked: [0, 1], xp: 0, needed: 9 } },
      // The Knight knows level 1 only; a skill of level 2 can only be drawn.
      { do: 'learn', hero: 'Knight', skill: 'next level' },
      { do: 'learn', hero: 'Doctor', skill: 'Transfusion', seat: 1 },
    ],
    expect: {
      heroes: [{ exhausted: [] }, { exhausted: [], skills: ['Tonic', 'Stimulant', 'Transfusion'] }],
    },
  });
  expect(state.heroes.map(({ skills }) => skills.length)).toEqual([4, 4]);
});

test('STY-17.6 surplus XP count on and may bring a second level', () => {
  floor({
    with: {
      place: 'Baron Brass',
      floor: 3,
      front: [{ enemy: 'Baron Brass', wounds: 24 }],
      field: { blue: 2 },
      xp: 6,
      heroes: [{ hero: 'Knight', skills: ['Cleave'] }],
    },
    moves: [
      ...strike('Baron Brass'),
      pay(1),
      { do: 'learn', skill: 'Lance Charge' },
      { expect: { needed: 10, question: 'skill' } },
      { do: 'learn', skill: 'Riposte' },
    ],
    expect: { xp: 1, needed: 10, heroes: [{ skills: ['Cleave', 'Lance Charge', 'Riposte'] }] },
  });
});
