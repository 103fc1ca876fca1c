import type { SandboxGame } from '../../../game/sandbox.ts';
import { say } from '../words/say.ts';
import { checkPosition } from './check.ts';
import { Editor } from './editor.tsx';
import { EXAMPLES } from './examples.ts';
import { newKeeper } from './position.ts';

export const SANDBOX: SandboxGame = {
  id: 'mystic-spires',
  blank: {
    keepers: [
      { ...newKeeper(0), field: ['Quilted Sentinel', 'Moonlit Courser'] },
      { ...newKeeper(1), field: ['Coalback Hound'] },
    ],
  },
  examples: EXAMPLES.map(({ name, position }) => ({ name: say(name), position })),
  check: checkPosition,
  setupOf: (position) => ({ setup: { decks: [null, null], position }, seats: 2 }),
  Editor,
};
