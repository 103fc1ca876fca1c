/** Event cards: the riders that change how options are chosen, and the options. */
import { joinTexts, lines, type Text } from '@three-spires/kernel';
import type { EventDefinition } from '../words/event-definition.ts';
import type { Effect } from '../words/vocabulary.ts';
import { effectText } from './effect-text.ts';
import { say } from './say.ts';

/** What applies to the whole card besides who chooses, one line each (STS-10.9). */
export const eventRiders = ({
  notFirst,
  distinct,
  picks = 1,
  turnsUpRelic,
}: EventDefinition): readonly Text[] => [
  ...(notFirst === true ? [say('rider.notFirst')] : []),
  ...(turnsUpRelic === true ? [say('rider.turnsUpRelic')] : []),
  ...(distinct === true ? [say('rider.distinct')] : []),
  ...(picks === 1 ? [] : [picks === 2 ? say('rider.picksTwo') : say('rider.picks', { picks })]),
];

/** For an Event that reveals a random relic first, "random" means that relic. */
const asRevealed = (effect: Effect): Effect =>
  effect.do === 'giveRelic' && effect.random === true ? { ...effect, revealed: true } : effect;

/** An option's effects and its requirements besides its price. */
export const eventOptionText = (event: EventDefinition, at: number): Text => {
  const option = event.options[at];
  if (option === undefined) throw new Error(`${event.name} has no option ${at}`);
  const { does, needsRelic } = option;
  if (does.length === 0) return say('card.event.nothing');
  const effects = effectText(event.turnsUpRelic === true ? does.map(asRevealed) : does);
  return needsRelic === undefined ? effects : say('card.event.needsRelic', { relic: needsRelic, effects });
};

/** The whole card. */
export const eventText = (event: EventDefinition): Text =>
  lines([
    ...eventRiders(event),
    // STS-10.11
    ...(event.scope === 'party' && event.options.length > 1 ? [say('rider.party')] : []),
    ...event.options.map(({ name }, at) => joinTexts([[`[${name}]`], eventOptionText(event, at)], ' ')),
  ]);
