import type { Why } from '@three-spires/kernel';
import { PHASE, type State } from '../rules/state.ts';
import { type Saying, say } from './say.ts';

type Part = { readonly says: Saying; readonly rule: string };

/** The parts of a round and of a climb in which things happen by themselves. In the others a player has decided. */
const PARTS: Readonly<Record<number, Part>> = {
  [PHASE.reset]: { says: 'reset', rule: 'STS-13.3' },
  [PHASE.draw]: { says: 'draw', rule: 'STS-13.4' },
  [PHASE.roll]: { says: 'roll', rule: 'STS-13.8' },
  [PHASE.startOfTurn]: { says: 'startOfTurn', rule: 'STS-13.11' },
  [PHASE.endOfTurn]: { says: 'endOfTurn', rule: 'STS-13.26' },
  [PHASE.discard]: { says: 'discard', rule: 'STS-13.29' },
  [PHASE.enemyBlock]: { says: 'enemyTurn', rule: 'STS-14.1' },
  [PHASE.enemyActions]: { says: 'enemyTurn', rule: 'STS-14.1' },
  [PHASE.moveCubes]: { says: 'enemyTurn', rule: 'STS-14.7' },
  [PHASE.endOfCombat]: { says: 'afterCombat', rule: 'STS-15.5' },
  [PHASE.rewards]: { says: 'rewards', rule: 'STS-8.1' },
  [PHASE.neow]: { says: 'neow', rule: 'STS-2.14' },
  [PHASE.map]: { says: 'map', rule: 'STS-10.2' },
  [PHASE.room]: { says: 'room', rule: 'STS-10.3' },
  [PHASE.merchant]: { says: 'merchant', rule: 'STS-10.17' },
  [PHASE.bossRelics]: { says: 'bossRelics', rule: 'STS-8.21' },
  [PHASE.actEnd]: { says: 'actEnd', rule: 'STS-10.27' },
};

export const phaseStep = ({ phase }: State): Why => {
  const part = PARTS[phase];
  return part === undefined ? [] : [{ says: say(part.says), rule: part.rule }];
};
