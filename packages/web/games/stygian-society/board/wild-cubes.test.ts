import { playScenario } from '@three-spires/kernel';
import { type StygianSocietyState, stygianSociety } from '@three-spires/stygian-society';
import { expect, test } from 'vitest';
import { proposedWild } from './wild-cubes.ts';

/** What is proposed for the wild cube of Cleave, which is paid with two blue cubes, as [blue, green, white]. */
const proposed = (field: Readonly<Record<string, number>>): readonly number[] => {
  const { state } = playScenario(stygianSociety, {
    game: stygianSociety.id,
    seed: 'wild',
    position: {
      physical: false,
      heroes: [{ hero: 'Knight', skills: ['Cleave'] }, { hero: 'Doctor' }, { hero: 'Burglar' }],
      place: 'Webbed Stair',
      front: ['Ripper'],
      field,
    },
    moves: [{ do: 'act', card: 'Cleave', target: 'Ripper' }],
  });
  return proposedWild(stygianSociety.view(state as StygianSocietyState, 0));
};

test('a wild cube is proposed in the colour of the price, also where enough of it is there', () => {
  expect(proposed({})).toEqual([1, 0, 0]);
  expect(proposed({ blue: 5, green: 2, white: 1 })).toEqual([1, 0, 0]);
});
