/** Events, Neow's cards and the campfire, compiled into the form the rules run on. */
import { NONE } from '@three-spires/kernel';
import { EVENTS } from '../../content/events/index.ts';
import { REST_HEAL } from '../../content/limits.ts';
import { NEOW_CARDS, NEOW_GIFT, type NeowCard } from '../../content/neow.ts';
import type { EventDefinition, EventOption } from '../../words/event-definition.ts';
import type { Effect } from '../../words/vocabulary.ts';
// Routine numbers must be the same everywhere: importing these entries puts cards, items and enemies first.
import { findItem } from './entries.ts';
import { canBeLacked, isPrice } from './price-entry.ts';
import { addRoutine, compileFrom } from './routines.ts';

export type OptionEntry = {
  readonly name: string;
  readonly routine: number;
  readonly effects: readonly Effect[];
  /** A player may be unable to meet its demand, and its text says pay or give (R36). */
  readonly demands: boolean;
  readonly price: boolean;
  /** The relic the party needs for it, or NONE, and its demands on each player. */
  readonly needsRelic: number;
  readonly ofEveryPlayer: readonly (readonly Effect[])[];
};

const compileOption = (source: string, { name, does, needsRelic }: EventOption): OptionEntry => ({
  name,
  routine: addRoutine(`${source}: ${name}`, does),
  effects: does,
  demands: canBeLacked(does),
  price: does.some(isPrice),
  needsRelic: needsRelic === undefined ? NONE : findItem(needsRelic),
  ofEveryPlayer: does.flatMap((effect) =>
    effect.do === 'everyPlayer' && canBeLacked(effect.does) ? [effect.does] : [],
  ),
});

export type EventEntry = {
  readonly definition: EventDefinition;
  readonly options: readonly OptionEntry[];
  /** The party chooses once, or there is nothing to choose. Otherwise each player chooses. */
  readonly byParty: boolean;
  readonly automatic: boolean;
  readonly distinct: boolean;
  readonly picks: number;
  readonly notFirst: boolean;
  readonly turnsUpRelic: boolean;
};

compileFrom('event');
export const EVENT_ENTRIES: readonly EventEntry[] = EVENTS.map((definition) => ({
  definition,
  options: definition.options.map((option) => compileOption(definition.name, option)),
  byParty: definition.scope === 'party',
  automatic: definition.scope === 'automatic',
  distinct: definition.distinct === true,
  picks: definition.picks ?? 1,
  notFirst: definition.notFirst === true,
  turnsUpRelic: definition.turnsUpRelic === true,
}));

export type NeowEntry = { readonly card: NeowCard; readonly options: readonly OptionEntry[] };

export const NEOW_ENTRIES: readonly NeowEntry[] = NEOW_CARDS.map((card) => ({
  card,
  options: card.choices.map((does, index) => compileOption('Neow', { name: `Blessing ${index + 1}`, does })),
}));

compileFrom('run');
/** STS-2.15 */
export const NEOW_GIFT_ROUTINE = addRoutine('Neow', NEOW_GIFT);

/** STS-10.14, STS-10.15 */
export const REST = compileOption('Campfire', { name: 'Rest', does: [{ do: 'heal', amount: REST_HEAL }] });
/** What relics add to a Rest: more healing, and removing a card (Regal Pillow, Peace Pipe). */
export const REST_MORE_ROUTINE = addRoutine('Regal Pillow', [{ do: 'heal', amount: 3 }]);
export const REST_REMOVE_ROUTINE = addRoutine('Peace Pipe', [
  { do: 'choose', options: [[{ do: 'removeCards', amount: 1 }], []] },
]);
export const SMITH = compileOption('Campfire', { name: 'Smith', does: [{ do: 'upgradeCards', amount: 1 }] });

/** STS-10.22 */
export const REMOVE_ROUTINE = addRoutine('Merchant', [{ do: 'removeCards', amount: 1 }]);
export const TRANSFORM_ROUTINE = addRoutine('Transformed', [{ do: 'transformCards', amount: 1 }]);

/** STS-15.15 */
export const SWAP_ROUTINE = addRoutine('Rows', [{ do: 'swapRows' }]);

/** Two players want the same draft relic (R29). */
export const ROLL_OFF_ROUTINE = addRoutine('Boss relics', [{ do: 'rollOff' }]);

/** End-of-combat effects of run modifiers (STS-31.10, STS-31.11), and the price of an Event (STS-31.14). */
export const TERMINAL_ROUTINE = addRoutine('Terminal', [{ do: 'loseHp', amount: 1 }]);
export const INSANITY_ROUTINE = addRoutine('Insanity', [{ do: 'transformCards', amount: 1, random: true }]);
export const DEADLY_EVENT_ROUTINE = addRoutine('Deadly Events', [{ do: 'loseHp', amount: 2 }]);
