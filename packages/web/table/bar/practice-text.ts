import type { PracticeReason } from '@three-spires/table';
import { say } from '../../text/say.ts';

/** Why a game is practice, one sentence per reason. */
export const practiceReasons = (reasons: readonly PracticeReason[]): readonly string[] =>
  reasons.map((reason) => say(`practice.${reason}`));
