/** "Why did this happen?": the chain of effects that led to each event, with its rules. */
import { explainBy, type PreviewChange, type WhyRules } from '@three-spires/kernel';
import type { MysticSpiresEvent } from '../rules/event.ts';
import { measure } from '../rules/preview.ts';
import { towerRef } from '../rules/refs.ts';
import type { State } from '../rules/state.ts';
import { battleExplainers } from './battle.ts';
import { cardExplainers } from './cards.ts';
import { cascadeExplainers } from './cascade.ts';
import { costExplainers } from './costs.ts';
import { damageExplainers } from './damage.ts';
import { figureExplainers } from './figures.ts';
import { leavingExplainers } from './leaving.ts';
import { turnExplainers } from './turns.ts';

/** Of Towers and cards in play; what is in `figures` may have stayed as it was. */
const changes = (event: MysticSpiresEvent, { of, index, field, from }: PreviewChange): boolean => {
  switch (event.type) {
    case 'crystal':
      return of === 'player' && field === 'crystal' && event.seat === index;
    case 'damaged':
    case 'lostHp':
    case 'healed':
      return field === 'hp' && event.ref === (of === 'player' ? towerRef(index) : index);
    case 'left':
      return of === 'card' && field === 'gone' && event.thing === index;
    case 'figures': {
      const figures = of === 'card' ? event.things.find(({ thing }) => thing === index) : undefined;
      return figures !== undefined && (figures as Readonly<Record<string, number>>)[field] !== from;
    }
    default:
      return false;
  }
};

export const why: WhyRules<State, MysticSpiresEvent> = {
  explain: explainBy<State, MysticSpiresEvent>({
    ...turnExplainers,
    ...cardExplainers,
    ...leavingExplainers,
    ...cascadeExplainers,
    ...battleExplainers,
    ...damageExplainers,
    ...costExplainers,
    ...figureExplainers,
  }),
  changes,
  measure: (copy, seat, move, _, emit) => measure(copy, seat, move, (event) => emit(event, copy)),
};
