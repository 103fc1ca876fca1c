/** For tests of the Defect's and the Watcher's cards: one card played alone, with the own board in view. */
import { type CardRow, playAlone } from './testing-cards.ts';

const BOARDS = {
  Defect: { hp: 9, orbs: [] },
  Watcher: { hp: 9, stance: 'neutral', miracles: 0 },
} as const;

/** Like `playAlone`, and what stands on the board must stay as it was too. */
export const playOwn = (
  character: keyof typeof BOARDS,
  ...[face, does, player, enemy = {}, before = {}]: CardRow
) =>
  playAlone(character, face, does, player, enemy, {
    ...before,
    player: { ...BOARDS[character], ...before.player },
  });
