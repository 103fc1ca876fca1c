/** What a card or a Tower does, as the words that decide its picture. */
import type { Ability, CardDefinition } from '@three-spires/mystic-spires/library';
import { decisiveFirst } from '../compose/decisive.ts';
import { DECISIVE } from './families.ts';

type Steps = Extract<Ability, { steps: unknown }>['steps'];
type Step = Steps[number];
type Aura = Extract<Ability, { auras: unknown }>['auras'][number];

/** So much Crystal at once is a flood, not a gift. */
const FLOOD = 8;

const isMine = (what: unknown): boolean =>
  what === 'self' || (typeof what === 'object' && what !== null && 'side' in what && what.side === 'my');

const hitsAll = (what: unknown): boolean =>
  typeof what === 'object' && what !== null && 'pick' in what && what.pick === 'all';

/** The word of a step. What is a price — an own Unit, own HP, own cards — is no word. */
const wordOfStep = (step: Step): string | undefined => {
  switch (step.do) {
    case 'damage':
      return isMine(step.what) ? undefined : hitsAll(step.what) ? 'damageAll' : 'damage';
    case 'destroy':
      return isMine(step.what) ? undefined : 'destroy';
    case 'mill':
    case 'skip':
      return step.who === 'my' ? undefined : step.do;
    case 'gain':
      return typeof step.amount === 'number' && step.amount < FLOOD ? 'gain' : 'flood';
    case 'give':
      return `give:${step.status}`;
    case 'equip':
      return undefined;
    default:
      return step.do;
  }
};

const wordOfAura = (aura: Aura): string =>
  aura.do === 'give' ? `give:${aura.status}` : aura.do === 'forbidTower' ? 'forbid' : aura.do;

/** All words of the abilities, the decisive first. */
export const wordsOf = (abilities: readonly Ability[] = []): readonly string[] => {
  const words = abilities.flatMap((ability) =>
    ability.kind === 'passive' ? ability.auras.map(wordOfAura) : ability.steps.map(wordOfStep),
  );
  return decisiveFirst(
    words.filter((word) => word !== undefined),
    DECISIVE,
  );
};

/** The printed statuses by their names. */
export const statusesOf = ({ statuses = [] }: Pick<CardDefinition, 'statuses'>): readonly string[] =>
  statuses.map((status) => (typeof status === 'string' ? status : 'Ignite'));
