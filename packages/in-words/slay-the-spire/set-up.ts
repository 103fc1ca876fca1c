import { CHARACTERS } from '@three-spires/slay-the-spire/library';
import { choices, LEVEL, othersField, type SetUp, seatsFor } from '../telling/set-up.ts';

const LEVELS = Array.from({ length: 14 }, (_, level) => level);
const ALL_OPEN = { Ironclad: 3, Silent: 3, Defect: 3, Watcher: 3, colorless: true, actFour: true };

export const SET_UP: SetUp = {
  fields: [
    {
      name: 'mode',
      label: 'What to play',
      choices: choices(['climb', 'fight'], ['The climb', 'The first fight alone']),
      usual: 'climb',
    },
    { name: 'character', label: 'Your character', choices: choices(CHARACTERS), usual: 'Ironclad' },
    { name: 'players', label: 'Characters in the party', choices: choices([1, 2, 3, 4]), usual: '1' },
    othersField('Who plays the other characters'),
    LEVEL,
    { name: 'ascension', label: 'Ascension, in a climb', choices: choices(LEVELS), usual: '0' },
    {
      name: 'unlocks',
      label: 'Unlocked cards, in a climb',
      choices: choices(['none', 'all'], ['Nothing unlocked', 'Everything unlocked']),
      usual: 'none',
    },
  ],
  open(answers) {
    const count = Number(answers.players);
    const others = CHARACTERS.filter((character) => character !== answers.character);
    const characters = [answers.character, ...others].slice(0, count);
    const climb = {
      ascension: Number(answers.ascension),
      ...(answers.unlocks === 'all' ? { unlocks: ALL_OPEN } : {}),
    };
    return {
      game: 'slay-the-spire',
      setup: { characters, ...(answers.mode === 'climb' ? { climb } : {}) },
      seats: seatsFor(count, answers),
    };
  },
};
