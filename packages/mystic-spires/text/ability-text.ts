/** Abilities, cards and Towers as text, generated from their definitions. */
import { joinTexts, type Text, type TextPart } from '@three-spires/kernel';
import type { CardDefinition, TowerDefinition } from '../words/definition.ts';
import type { Ability, Answered, Aura, Condition, Occasion, Price } from '../words/effect.ts';
import { countedText, eachText, numberOf, objectsText } from './object-text.ts';
import { say } from './say.ts';
import { signed, stepsText } from './step-text.ts';

/** The first letter of a sentence, large. */
const begin = (text: Text): Text => {
  const [first, ...rest] = text;
  const raise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  if (first === undefined) return text;
  const raised: TextPart =
    typeof first === 'string' ? raise(first) : 'keyword' in first ? { keyword: raise(first.keyword) } : first;
  return [raised, ...rest];
};

const sentence = (text: Text): Text => say('sentence', { text: begin(text) });

const occasionText = (on: Occasion): Text => {
  if ('of' in on) return say(`when.${on.when}`, { what: eachText(on.of) });
  if ('who' in on) return say(`when.${on.when}.${on.who}` as 'when.standby.my');
  return say(`when.${on.when}`);
};

/** The parts of a price beside the limit per turn, as a list. */
const priceText = ({ fatigue, crystal, destroySelf }: Price, equipment: boolean): Text =>
  joinTexts(
    [
      fatigue ? say(equipment ? 'price.fatigueHost' : 'price.fatigue') : [],
      crystal === undefined ? [] : say('price.crystal', { crystal }),
      destroySelf ? say('price.destroySelf') : [],
    ],
    ' and ',
  );

type Speaker = { readonly unit: boolean; readonly equipment: boolean };

const activeText = (ability: Extract<Ability, { kind: 'active' }>, { unit, equipment }: Speaker): Text => {
  const price = priceText(ability.price, equipment);
  const effect = stepsText(ability.steps, unit);
  if (ability.answers !== undefined)
    return say('sentence', {
      text: say('ability.answerPaid', { deed: deedText(ability.answers), price, effect }),
    });
  const plain =
    price.length === 0
      ? say('ability.may', { effect })
      : say('ability.active', { price, effect: begin(effect) });
  const limited = ability.price.oncePerTurn ? say('ability.once', { rest: plain }) : plain;
  return sentence(ability.atAnyTime ? say('ability.anyTime', { rest: limited }) : limited);
};

const deedText = (answers: readonly Answered[]): Text =>
  answers.map((kind) => say(`deed.${kind}`)).reduce((left, right) => say('or', { left, right }));

const answerText = (answers: readonly Answered[], effect: Text): Text =>
  say('sentence', { text: say('ability.answer', { deed: deedText(answers), effect }) });

const triggeredText = (
  ability: Extract<Ability, { kind: 'triggered' }>,
  { unit, equipment }: Speaker,
): Text => {
  const occasion = occasionText(ability.on);
  const effect = stepsText(ability.steps, unit);
  const price = priceText(ability.price, equipment);
  if (price.length > 0) return sentence(say('ability.whenMayPay', { occasion, price, effect }));
  return sentence(say(ability.may ? 'ability.whenMay' : 'ability.when', { occasion, effect }));
};

const conditionText = (condition: Condition): Text =>
  'crystal' in condition
    ? say(`condition.crystal.${condition.crystal}`, { number: condition.atLeast })
    : say(`condition.deck.${condition.deck}`, { number: condition.atMost });

const raiseText = (aura: Extract<Aura, { do: 'raise' }>, unit: boolean): Text => {
  const count = numberOf(aura.what);
  const base = { what: objectsText(aura.what, unit), gets: say('verb.gets', { count }) };
  const { power } = aura;
  if (typeof power === 'object' && 'count' in power) {
    const of = countedText(power.count, unit, power.per === undefined ? 1 : 2);
    return power.per === undefined
      ? say('aura.raiseBy', { ...base, of })
      : say('aura.raisePer', { ...base, of, per: power.per });
  }
  return say('aura.raise', {
    ...base,
    power: signed(typeof power === 'number' ? power : 0),
    hp: signed(aura.hp),
  });
};

const auraText = (aura: Aura, unit: boolean): Text => {
  switch (aura.do) {
    case 'raise':
      return raiseText(aura, unit);
    case 'give':
    case 'strip': {
      const count = numberOf(aura.what);
      const amount = 'amount' in aura ? aura.amount : undefined;
      return say(`aura.${aura.do}`, {
        what: objectsText(aura.what, unit),
        status: [{ keyword: amount === undefined ? aura.status : `${aura.status} ${amount}` }],
        has: say('verb.has', { count }),
        loses: say('verb.loses', { count }),
      });
    }
    case 'permit':
      return say(`aura.permit.${aura.act}`, { what: objectsText(aura.what, unit) });
    case 'forbid':
    case 'force':
      return say(`aura.${aura.do}.${aura.act}`, { what: objectsText(aura.what, unit) });
    case 'forbidTower':
      return say('aura.forbidTower');
    case 'tax':
    case 'limit':
      return say(`aura.${aura.do}`, { number: aura.number });
  }
};

const passiveText = (ability: Extract<Ability, { kind: 'passive' }>, { unit }: Speaker): Text => {
  const effect = ability.auras
    .map((aura) => auraText(aura, unit))
    .reduce((first, second) => say('aura.both', { first, second }));
  return sentence(
    ability.while === undefined
      ? effect
      : say('ability.while', { condition: conditionText(ability.while), effect }),
  );
};

const abilityTextFor = (ability: Ability, speaker: Speaker): Text => {
  switch (ability.kind) {
    case 'cast':
      return ability.answers === undefined
        ? sentence(stepsText(ability.steps, speaker.unit))
        : answerText(ability.answers, stepsText(ability.steps, speaker.unit));
    case 'active':
      return activeText(ability, speaker);
    case 'triggered':
      return triggeredText(ability, speaker);
    case 'passive':
      return passiveText(ability, speaker);
  }
};

const statusNames = ({ statuses = [] }: CardDefinition): Text[] =>
  statuses.map(
    (status): Text => [{ keyword: typeof status === 'object' ? `Ignite ${status.ignite}` : status }],
  );

/** Everything a card says, one ability after another. */
export const cardText = (card: CardDefinition): Text => {
  const speaker = {
    unit: card.kind === 'Unit' || card.kind === 'Token',
    equipment: card.kind === 'Equipment',
  };
  const statuses = joinTexts(statusNames(card), ', ');
  return joinTexts(
    [
      statuses.length === 0 ? [] : say('sentence', { text: statuses }),
      ...(card.abilities ?? []).map((ability) => abilityTextFor(ability, speaker)),
      card.timing === 'own' ? say('card.own') : [],
      card.kind === 'Passive' && card.timing === 'any' ? say('card.any') : [],
    ],
    ' ',
  );
};

export const towerAbilityTexts = ({ abilities = [] }: TowerDefinition): Text[] =>
  abilities.map((ability) => abilityTextFor(ability, { unit: false, equipment: false }));

/** One ability by itself, for Cascades and choices. */
export const abilityText = (ability: Ability, card: CardDefinition | undefined): Text =>
  abilityTextFor(ability, {
    unit: card?.kind === 'Unit' || card?.kind === 'Token',
    equipment: card?.kind === 'Equipment',
  });
