/** "Why did this happen?": the chain of effects that led to each event, with its rules. */
import { explainBy, type WhyRules } from '@three-spires/kernel';
import type { StygianSocietyEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { attackExplainers } from './attacks.ts';
import { cardExplainers } from './cards.ts';
import { changes } from './changes.ts';
import { cubeExplainers } from './cubes.ts';
import { enemyExplainers } from './enemies.ts';
import { floorExplainers } from './floors.ts';
import { harmExplainers } from './harm.ts';
import { measure } from './measure.ts';
import { trackExplainers } from './tracks.ts';
import { turnExplainers } from './turns.ts';

export const why: WhyRules<State, StygianSocietyEvent> = {
  explain: explainBy<State, StygianSocietyEvent>({
    ...floorExplainers,
    ...turnExplainers,
    ...harmExplainers,
    ...trackExplainers,
    ...cubeExplainers,
    ...attackExplainers,
    ...enemyExplainers,
    ...cardExplainers,
  }),
  changes,
  measure,
};
