import { expect, test } from 'vitest';
import { floor, pay, strike } from '../../testing/turns.ts';
import { cardEntry, cardName } from '../compile/entries.ts';

const RIPPER = { front: [{ enemy: 'Ripper', wounds: 2 }, 'Tower Ogre'], field: { blue: 2 } };

/** One XP short of a level; the Ripper brings it. */
const LEVEL = {
  ...RIPPER,
  xp: 7,
  players: 2,
  heroes: [
    { hero: 'Knight', skills: ['Cleave', 'Riposte'], exhausted: ['Riposte'], treasures: ['Bandage Roll'] },
    { hero: 'Doctor', seat: 1, skills: ['Tonic', 'Stimulant'], exhausted: ['Tonic', 'Bandage Roll'] },
  ],
};
const REACHED = [...strike('Ripper'), pay(1)];
const LEARNED = [
  { do: 'learn', hero: 'Knight', skill: 'Lance Charge' },
  { do: 'learn', hero: 'Doctor', skill: 'Transfusion', seat: 1 },
];

test('STY-17.1 a level is gained as soon as XP reach the number needed, before anything goes on', () => {
  floor({ with: LEVEL, moves: REACHED, expect: { question: 'skill', asked: [0, 1], turn: 1 } });
  floor({ with: { ...LEVEL, xp: 6 }, moves: REACHED, expect: { question: 'turn', xp: 7, turn: 2 } });
});

test('STY-17.2 XP go to 0 and the number needed rises by 1, up to 15', () => {
  floor({ with: LEVEL, moves: REACHED, expect: { xp: 0, needed: 9 } });
  floor({ with: { ...LEVEL, xp: 14, needed: 15 }, moves: REACHED, expect: { xp: 0, needed: 15 } });
});

test('STY-17.3 a level makes all exhausted skills and treasures ready', () => {
  floor({ with: LEVEL, moves: REACHED, expect: { heroes: [{ exhausted: [] }, { exhausted: [] }] } });
});

test('STY-17.4 every hero gains a skill, any of a level already known', () => {
  const { state } = floor({
    with: LEVEL,
    moves: [...REACHED, ...LEARNED],
    expect: {
      heroes: [
        { skills: ['Cleave', 'Riposte', 'Lance Charge'] },
        { skills: ['Tonic', 'Stimulant', 'Transfusion'] },
      ],
      question: 'turn',
    },
  });
  expect(state.heroes.map(({ skills }) => skills.length)).toEqual([4, 4]);
  // The Knight knows level 1 alone: nothing of level 2 can be chosen.
  const greedy = { do: 'learn', hero: 'Knight', skill: 'Sunder' };
  expect(() => floor({ with: LEVEL, moves: [...REACHED, greedy] })).toThrow('not possible');
});

test('STY-17.5 instead a hero may draw a skill of the next level at random', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    const { state } = floor({
      with: LEVEL,
      moves: [...REACHED, { do: 'learn', hero: 'Knight', skill: 'next level' }, ...LEARNED.slice(1)],
      seed: `draw ${seed}`,
    });
    const card = state.heroes[0]?.skills.at(-1) ?? -1;
    expect(cardEntry(card)).toMatchObject({ hero: 0, level: 2 });
    drawn.add(cardName(card));
  }
  expect(drawn.size).toBeGreaterThan(2);
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
