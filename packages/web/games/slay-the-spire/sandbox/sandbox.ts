import type { SandboxGame } from '../../../game/sandbox.ts';
import { say } from '../words/sandbox.ts';
import { checkPosition } from './check.ts';
import { Editor } from './editor.tsx';
import { EXAMPLES } from './examples.ts';
import { newPlayer, playersIn } from './position.ts';

export const SANDBOX: SandboxGame = {
  id: 'slay-the-spire',
  blank: { players: [newPlayer('Ironclad')], enemies: [{ id: 'a1-enc-jaw-worm', row: 1 }] },
  examples: EXAMPLES.map(({ name, position }) => ({ name: say(name), position })),
  check: checkPosition,
  setupOf: (position) => {
    const characters = playersIn(position).map(({ character }) => character);
    return { setup: { characters, position }, seats: characters.length };
  },
  Editor,
};
