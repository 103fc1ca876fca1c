import { HEROES } from '@three-spires/stygian-society/info';
import { choices, LEVEL, othersField, type SetUp, seatsFor } from '../telling/set-up.ts';

const ANY = 'any';

/** How many heroes come along. */
const heroesFor = (players: number): number => (players === 1 ? 3 : players === 2 ? 4 : players);

export const SET_UP: SetUp = {
  fields: [
    { name: 'players', label: 'Players', choices: choices([1, 2, 3, 4]), usual: '1' },
    {
      name: 'hero',
      label: 'Your first hero',
      choices: choices([ANY, ...HEROES], ['Dealt at random']),
      usual: ANY,
    },
    othersField('Who are the other players'),
    LEVEL,
    {
      name: 'tower',
      label: 'The tower',
      choices: choices(['fast', 'physical'], ['Chance, the same odds', 'Falling cubes']),
      usual: 'fast',
    },
  ],
  open(answers) {
    const players = Number(answers.players);
    const { hero, tower } = answers;
    const others = HEROES.filter((each) => each !== hero);
    const chosen = hero === ANY ? {} : { heroes: [hero, ...others].slice(0, heroesFor(players)) };
    return {
      game: 'stygian-society',
      setup: { players, tower, ...chosen },
      seats: seatsFor(players, answers),
    };
  },
};
