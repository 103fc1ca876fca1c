import type { SandboxGame } from '../../../game/sandbox.ts';
import { numberIn } from '../../../sandbox/fields.ts';
import { say } from '../words/say.ts';
import { checkPosition } from './check.ts';
import { Editor } from './editor.tsx';
import { EXAMPLES } from './examples.ts';

export const SANDBOX: SandboxGame = {
  id: 'stygian-society',
  blank: {
    heroes: [
      { hero: 'Knight', skills: ['Cleave'] },
      { hero: 'Doctor', skills: ['Tonic'] },
      { hero: 'Burglar', skills: ['Hurl Knives'] },
    ],
    place: 'Run and Gun',
    physical: false,
  },
  examples: EXAMPLES.map(({ name, position }) => ({
    name: say(name),
    position: { physical: false, ...position },
  })),
  check: checkPosition,
  setupOf: (position) => {
    const players = numberIn(position, 'players', 1);
    return { setup: { players, position }, seats: players };
  },
  Editor,
};
