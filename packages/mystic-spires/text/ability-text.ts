/** The texts of abilities, cards and Towers, generated from their definitions. */
import {
  defined,
  type FieldsIn,
  formatMessage,
  joinTexts,
  type Text,
  type TextPart,
} from '@three-spires/kernel';
import type { Ability, Answered, Condition, Price } from '../words/abilities.ts';
import { type Aura, auraWord } from '../words/auras.ts';
import type { CardDefinition, TowerDefinition } from '../words/definition.ts';
import { eachText, objectsText } from '../words/objects.ts';
import { type Occasion, occasionWord } from '../words/occasions.ts';
import type { Step } from '../words/vocabulary.ts';
import { aboutOpponent, type Voice } from '../words/voice.ts';
import { en } from './en.ts';
import { say, sayWord } from './say.ts';
import { stepsText, stepText } from './step-text.ts';

/**
 * A part of a card's text. Condition, action and reaction are those of MYS-7.1; statuses and notes are
 * separate.
 */
export type EffectPart = {
  readonly part: 'status' | 'condition' | 'action' | 'reaction' | 'note';
  readonly text: Text;
};

/** Capitalises the first letter of a sentence. */
const begin = (text: Text): Text => {
  const [first, ...rest] = text;
  const raise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  if (first === undefined) return text;
  const raised: TextPart =
    typeof first === 'string' ? raise(first) : 'keyword' in first ? { keyword: raise(first.keyword) } : first;
  return [raised, ...rest];
};

const sentence = (text: Text): Text => (text.length === 0 ? [] : say('sentence', { text: begin(text) }));

/**
 * The parts of an effect. After a price and its colon, the action starts a new sentence; after any other
 * condition it continues after a comma.
 */
const partsOf = (condition: Text, isPrice: boolean, action: Text, reaction: Text): EffectPart[] => {
  const parts: EffectPart[] = [
    {
      part: 'condition',
      text:
        condition.length === 0
          ? []
          : say(isPrice ? 'condition.price' : 'condition.plain', { condition: begin(condition) }),
    },
    {
      part: 'action',
      text: condition.length === 0 || isPrice ? sentence(action) : say('sentence', { text: action }),
    },
    { part: 'reaction', text: sentence(reaction) },
  ];
  return parts.filter(({ text }) => text.length > 0);
};

const namesOpponent = (on: Occasion): boolean =>
  occasionWord(on).names === 'opponent' || ('who' in on && on.who === 'opp');

const occasionText = (on: Occasion, voice: Voice): Text => {
  const { who, of }: FieldsIn<Occasion> = on;
  const key = who === undefined ? `when.${on.when}` : `when.${on.when}.${who}`;
  return (
    occasionWord(on).says?.(on, voice) ?? formatMessage(en, key, defined({ what: of && eachText(of, voice) }))
  );
};

/** The parts of a price besides the limit per turn, as a list. */
const priceText = ({ fatigue, crystal, destroySelf }: Price, equipment: boolean): Text =>
  joinTexts(
    [
      fatigue ? say(equipment ? 'price.fatigueHost' : 'price.fatigue') : [],
      crystal === undefined ? [] : say('price.crystal', { crystal }),
      destroySelf ? say('price.destroySelf') : [],
    ],
    ' and ',
  );

const deedText = (answers: readonly Answered[]): Text =>
  answers.map((kind) => say(`deed.${kind}`)).reduce((left, right) => say('or', { left, right }));

const answerText = (answers: readonly Answered[]): Text =>
  say('condition.answer', { deed: deedText(answers) });

const activeParts = (ability: Extract<Ability, { kind: 'active' }>, voice: Voice): EffectPart[] => {
  const price = priceText(ability.price, voice.equipment);
  const isAnswer = ability.answers !== undefined;
  const { action, reaction } = stepsText(ability.steps, isAnswer ? aboutOpponent(voice) : voice);
  const condition = joinTexts(
    [
      ability.answers === undefined ? [] : answerText(ability.answers),
      ability.atAnyTime && !isAnswer ? say('condition.anyTime') : [],
      ability.price.oncePerTurn ? say('condition.once') : [],
      price,
    ],
    ', ',
  );
  const isPriced = price.length > 0;
  return partsOf(condition, isPriced, isPriced ? action : say('may', { effect: action }), reaction);
};

const triggeredParts = (ability: Extract<Ability, { kind: 'triggered' }>, voice: Voice): EffectPart[] => {
  const { on, may, price: asked, steps } = ability;
  const occasion = occasionText(on, voice);
  const speaking = { ...voice, selfNamed: occasionWord(on).names === 'self' };
  const { action, reaction } = stepsText(steps, namesOpponent(on) ? aboutOpponent(speaking) : speaking);
  const price = priceText(asked, voice.equipment);
  if (price.length > 0) return partsOf(say('condition.mayPay', { occasion, price }), true, action, reaction);
  return partsOf(occasion, false, may ? say('may', { effect: action }) : action, reaction);
};

const conditionText = (condition: Condition): Text =>
  'crystal' in condition
    ? say(`condition.crystal.${condition.crystal}`, { number: condition.atLeast })
    : say(`condition.deck.${condition.deck}`, { number: condition.atMost });

/** What a Passive effect says about its objects, without naming them. */
const auraText = (aura: Aura, voice: Voice): Text =>
  auraWord(aura).says?.(aura, voice) ?? sayWord(`aura.${aura.do}`, aura, voice);

/** The full text of a Passive effect; objects shared by several parts are named once. */
const aurasText = (auras: readonly Aura[], voice: Voice): Text =>
  auras.reduce<Text>((said, aura, at) => {
    const before = auras[at - 1];
    const isSame =
      before !== undefined &&
      'what' in before &&
      'what' in aura &&
      JSON.stringify(before.what) === JSON.stringify(aura.what);
    const objects = isSame || !('what' in aura) ? [] : objectsText(aura.what, voice);
    const text = joinTexts([objects, auraText(aura, voice)], ' ');
    return at === 0 ? text : say('aura.both', { first: said, second: text });
  }, []);

const passiveParts = (ability: Extract<Ability, { kind: 'passive' }>, voice: Voice): EffectPart[] => {
  const { while: condition, auras } = ability;
  if (condition === undefined) return partsOf([], false, aurasText(auras, voice), []);
  const isOpposing = ('crystal' in condition ? condition.crystal : condition.deck) === 'opp';
  const effect = aurasText(auras, isOpposing ? aboutOpponent(voice) : voice);
  return partsOf(conditionText(condition), false, effect, []);
};

const abilityPartsFor = (ability: Ability, voice: Voice): EffectPart[] => {
  switch (ability.kind) {
    case 'cast': {
      const { answers } = ability;
      const { action, reaction } = stepsText(ability.steps, {
        ...voice,
        opponentNamed: answers !== undefined,
      });
      return partsOf(answers === undefined ? [] : answerText(answers), false, action, reaction);
    }
    case 'active':
      return activeParts(ability, voice);
    case 'triggered':
      return triggeredParts(ability, voice);
    case 'passive':
      return passiveParts(ability, voice);
  }
};

const statusNames = ({ statuses = [] }: CardDefinition): Text[] =>
  statuses.map(
    (status): Text => [{ keyword: typeof status === 'object' ? `Ignite ${status.ignite}` : status }],
  );

const voiceOf = (card: Pick<CardDefinition, 'kind'> | undefined): Voice => ({
  unit: card?.kind === 'Unit' || card?.kind === 'Token',
  equipment: card?.kind === 'Equipment',
  selfNamed: false,
  opponentNamed: false,
  opponentActs: false,
});

/** One ability in its parts, for Cascades and choices. */
export const abilityParts = (ability: Ability, card: CardDefinition | undefined): readonly EffectPart[] =>
  abilityPartsFor(ability, voiceOf(card));

const noteText = ({ timing, kind }: CardDefinition): Text => {
  if (timing === 'own') return say('card.own');
  return kind === 'Passive' && timing === 'any' ? say('card.any') : [];
};

/** The full text of a card: its statuses, its abilities in order, and when it can be cast. */
export const cardParts = (card: CardDefinition): readonly (readonly EffectPart[])[] => {
  const statuses = sentence(joinTexts(statusNames(card), ', '));
  const note = noteText(card);
  const lines: (readonly EffectPart[])[] = [
    statuses.length === 0 ? [] : [{ part: 'status', text: statuses }],
    ...(card.abilities ?? []).map((ability) => abilityParts(ability, card)),
    note.length === 0 ? [] : [{ part: 'note', text: note }],
  ];
  return lines.filter(({ length }) => length > 0);
};

export const towerParts = ({ abilities = [] }: TowerDefinition): readonly (readonly EffectPart[])[] =>
  abilities.map((ability) => abilityParts(ability, undefined));

/** Joins parts into one running text. */
const joinParts = (parts: readonly EffectPart[]): Text =>
  joinTexts(
    parts.map(({ text }) => text),
    ' ',
  );

export const cardText = (card: CardDefinition): Text => joinParts(cardParts(card).flat());

export const towerAbilityTexts = (tower: TowerDefinition): Text[] => towerParts(tower).map(joinParts);

export const abilityText = (ability: Ability, card: CardDefinition | undefined): Text =>
  joinParts(abilityParts(ability, card));

/** One step of an effect as a sentence of its own. */
export const stepSentence = (step: Step, card: CardDefinition | undefined): Text =>
  sentence(stepText(step, voiceOf(card)));

/** When a Triggered effect happens: "when this Unit attacks". */
export const occasionOf = (on: Occasion, card: CardDefinition | undefined): Text =>
  occasionText(on, voiceOf(card));
