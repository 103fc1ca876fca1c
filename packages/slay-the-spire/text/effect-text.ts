/** The texts of effects: one short phrase per word of the vocabulary. */
import type { Text } from '@three-spires/kernel';
import type { Amount, Condition, Effect } from '../words/effect.ts';
import { aimed } from './aim-text.ts';
import { allOf, type Moved, plainNumber, quantity, type Thing } from './amount-text.ts';
import { BOARD_WRITERS } from './board-effect-text.ts';
import { cardsUpTo, takingPhrase } from './choice-text.ts';
import { conditionText } from './condition-text.ts';
import { ENEMY_WRITERS } from './enemy-effect-text.ts';
import { hitPhrase } from './hit-text.ts';
import { type Icon, icon } from './icons.ts';
import { ITEM_WRITERS } from './item-effect-text.ts';
import {
  andList,
  facesText,
  gained,
  goingOn,
  icons,
  inLines,
  inline,
  joinOptions,
  type Phrase,
  sentence,
  stopped,
  unstopped,
} from './phrase.ts';
import { runWriters } from './run-effect-text.ts';
import { say } from './say.ts';

/** The context of a phrase besides its effect. */
type Setting = {
  /** What "this way" refers to. */
  readonly moved: Moved;
  /** It is the first in its text. */
  readonly opening: boolean;
  /** Outside an enemy's action, so that "the player in its row" must be said. */
  readonly named: boolean;
  /** Already after a colon. */
  readonly inner?: boolean;
  /** The previous effect gives the same thing, so this one gives more of it. */
  readonly more?: boolean;
};

type Of<Word extends Effect['do']> = Extract<Effect, { do: Word }>;
type Writers = { readonly [Word in Effect['do']]: (effect: Of<Word>, setting: Setting) => Phrase };

const symbol =
  (name: Icon): Thing =>
  (count) =>
    icon(name, count);
const hp: Thing = () => say('thing.hp');
const damageWord: Thing = () => say('thing.damage');
const cards: Thing = (count) => say('thing.card', { count });

/** A gain written as a number of icons. */
const gain = (name: Icon, amount: Amount, setting: Setting): Text =>
  quantity(amount, symbol(name), setting.moved);

const fixed = (key: Parameters<typeof say>[0]) => (): Phrase => sentence(say(key));

const tokenPhrase = (effect: Of<'token'>, setting: Setting): Phrase => {
  const token = gain(effect.token, effect.amount, setting);
  const phrase = aimed(token, effect.on, setting.named);
  if (effect.on !== 'self') return phrase;
  return effect.token === 'strength' ? gained(phrase) : sentence(say('token.yours', { token }));
};

const damagePhrase = (effect: Of<'damage'>, setting: Setting): Phrase => {
  const damage = quantity(effect.amount, damageWord, setting.moved);
  if (effect.at === 'self') return sentence(say('damage.self', { damage }));
  if (effect.at === 'attackers') return sentence(say('damage.attackers', { damage }));
  if (effect.at === 'enemy') return icons(say('aim.enemy', { what: damage }));
  if (effect.at === 'subject') return icons(say('aim.subject', { what: damage }));
  // After a count, the recipient would be read as part of it.
  if (effect.at === 'thatPlayer' && plainNumber(effect.amount) === undefined)
    return sentence(say('aim.thatPlayer.counted', { what: damage }));
  return aimed(damage, effect.at, setting.named);
};

const blockPhrase = (effect: Of<'block'>, setting: Setting): Phrase => {
  const { amount, to } = effect;
  if (typeof amount === 'number' && amount < 0) return sentence(say('loseBlock', { amount: -amount }));
  if (typeof amount !== 'number' && plainNumber(amount) === undefined && amount.each === 1) {
    const what = allOf(amount.per, setting.moved);
    if (to === 'anyPlayer')
      return sentence(
        amount.base === 0
          ? say('block.anyPlayer', { what })
          : say('block.anyPlayerPlus', { what, base: amount.base }),
      );
    // Damage is not a number of things, so there is no "for each".
    if (amount.per === 'damageThrough' && amount.base === 0) return sentence(say('block.equal', { what }));
  }
  if (setting.more === true && typeof amount === 'number' && to === 'self')
    return icons(say('block.more', { amount }));
  const phrase = aimed(gain('block', amount, setting), to, setting.named);
  return to === 'self' ? gained(phrase) : phrase;
};

const drawPhrase = (effect: Of<'draw'>, setting: Setting): Phrase =>
  sentence(
    say(effect.to === 'self' ? 'draw' : `draw.${effect.to}`, {
      cards: quantity(effect.amount, cards, setting.moved),
    }),
  );

const dazePhrase = (effect: Of<'daze'>, setting: Setting): Phrase => {
  const token = gain('daze', effect.amount, setting);
  if (effect.pile === 'discard') return sentence(say('daze.discard', { token }));
  return effect.to === 'self'
    ? sentence(say('token.yours', { token }))
    : aimed(token, effect.to, setting.named);
};

const multiplyPoisonPhrase = ({ by }: Of<'multiplyPoison'>): Phrase =>
  sentence(by === 2 || by === 3 ? say(`multiplyPoison.${by}`) : say('multiplyPoison', { by }));

/** Nested effects, continuing after the opening words. */
const afterColon = (effects: readonly Effect[], setting: Setting): Text =>
  goingOn(inline(phrasesOf(effects, { ...setting, opening: true, inner: true })));

/** Effects after a comma, where a gain needs its verb: "if you are in Calm, gain 1 Block". */
const afterComma = (effects: readonly Effect[], setting: Setting): Text => {
  const phrases = phrasesOf(effects, { ...setting, opening: true, inner: true });
  const text = stopped(goingOn(inline(phrases)));
  return phrases[0]?.gained === true ? say('gaining', { what: text }) : text;
};

const ifPhrase = (effect: Of<'if'>, setting: Setting): Phrase => {
  if (effect.when.is === 'die') {
    const effects = afterColon(effect.then, setting);
    return sentence(say('if.die', { faces: facesText(effect.when.faces ?? []), effects }));
  }
  const condition = conditionText(effect.when);
  const variant = amountVariant(effect);
  if (variant !== undefined) {
    const effects = unstopped(goingOn(writePhrase(variant.effect, setting).text));
    return sentence(say('if.variant', { effects, variant: variantText(effect.when, variant.amount) }));
  }
  // The effect moves its card, so the two belong together.
  const inner = setting.inner === true || effect.then[0]?.do === 'takeTopDiscard';
  const write = inner ? afterComma : afterColon;
  const effects = write(effect.then, setting);
  if (effect.otherwise === undefined) return sentence(say(inner ? 'if.inner' : 'if', { condition, effects }));
  const otherwise = write(effect.otherwise, setting);
  return sentence(say(inner ? 'if.otherwise.inner' : 'if.otherwise', { condition, effects, otherwise }));
};

/** Two branches that differ only in their number: the plain one, and the number under the condition. */
const amountVariant = ({
  when,
  then,
  otherwise,
}: Of<'if'>): { readonly effect: Effect; readonly amount: number } | undefined => {
  const [one, ...more] = then;
  const [other, ...rest] = otherwise ?? [];
  if (one === undefined || other === undefined || more.length + rest.length > 0) return undefined;
  if (!('amount' in one && 'amount' in other) || typeof one.amount !== 'number') return undefined;
  // A single player is all players.
  const aims = when.is === 'solo' ? { to: undefined } : {};
  const shape = (effect: Effect): string => JSON.stringify({ ...effect, ...aims, amount: 0 });
  return shape(one) === shape(other) ? { effect: other, amount: one.amount } : undefined;
};

const variantText = (when: Condition, amount: number): Text => {
  if (when.is === 'inWrath' || when.is === 'inCalm' || when.is === 'solo')
    return say(`variant.${when.is}`, { amount });
  return say('variant.other', { amount, condition: conditionText(when) });
};

const choosePhrase = (effect: Of<'choose'>, setting: Setting): Phrase => {
  const options = effect.options.map((option) => afterColon(option, setting));
  return sentence(say('choose', { options: joinOptions(options) }));
};

const repeatPhrase = (effect: Of<'repeat'>, setting: Setting): Phrase => {
  const times = plainNumber(effect.times) ?? [];
  const [phrase, ...more] = phrasesOf(effect.effects, { ...setting, opening: true, inner: true });
  if (phrase?.kind !== 'icons' || phrase.area || more.length > 0)
    return sentence(say('repeat', { times, effects: afterColon(effect.effects, setting) }));
  const effects = phrase.text;
  return icons(
    effect.times === 2 ? say('repeat.twice', { effects }) : say('repeat.icons', { times, effects }),
  );
};

const WRITERS: Writers = {
  ...ENEMY_WRITERS,
  ...ITEM_WRITERS,
  ...runWriters(
    (effects) => inOrder(effects),
    (effects) => inOneSentence(effects),
  ),
  ...BOARD_WRITERS,
  hit: (effect, setting) => hitPhrase(effect, setting.moved, setting.named),
  damage: damagePhrase,
  loseHp: (effect, { moved }) =>
    sentence(
      say(effect.at === 'subject' ? 'loseHp.subject' : 'loseHp', { hp: quantity(effect.amount, hp, moved) }),
    ),
  heal: (effect, { moved }) => sentence(say('heal', { hp: quantity(effect.amount, hp, moved) })),
  block: blockPhrase,
  doubleBlock: fixed('doubleBlock'),
  token: tokenPhrase,
  doubleStrength: fixed('doubleStrength'),
  multiplyPoison: multiplyPoisonPhrase,
  loseStrengthAtEndOfTurn: (effect, setting) =>
    effect.onlyGained
      ? sentence(say('loseStrength.gained'))
      : sentence(say('loseStrength', { strength: gain('strength', effect.amount, setting) })),
  energy: (effect, setting) => {
    const phrase = aimed(gain('energy', effect.amount, setting), effect.to, setting.named);
    return effect.to === 'self' ? gained(phrase) : phrase;
  },
  draw: drawPhrase,
  drawUpTo: ({ amount }) => sentence(say('drawUpTo', { amount })),
  discard: takingPhrase,
  exhaust: takingPhrase,
  retainCards: ({ most }) => sentence(say('retainCards', { cards: cardsUpTo(most) })),
  shiv: (effect, setting) => gained(icons(gain('shiv', effect.amount, setting))),
  useAllShivs: ({ bonus }) => sentence(say('useAllShivs', { bonus })),
  miracle: (effect, setting) => gained(icons(gain('miracle', effect.amount, setting))),
  channel: (effect, setting) => sentence(say('channel', { orbs: gain(effect.orb, effect.amount, setting) })),
  daze: dazePhrase,
  status: (effect, setting) => aimed(gain(effect.status, effect.amount, setting), effect.to, setting.named),
  if: ifPhrase,
  choose: choosePhrase,
  repeat: repeatPhrase,
  atEndOfTurn: ({ does }, setting) => sentence(say('atEndOfTurn', { effects: afterColon(does, setting) })),
  attachToTarget: ({ deathDamage }) => sentence(say('attachToTarget', { amount: deathDamage })),
  discardAttached: fixed('discardAttached'),
  exhaustThis: fixed('exhaustThis'),
  exhaustEthereal: fixed('exhaustEthereal'),
  fadeStrength: fixed('fadeStrength'),
  addCube: ({ exhaustAt, last }, setting) =>
    sentence(
      last === undefined
        ? say('addCube', { amount: exhaustAt })
        : say('addCube.last', { amount: exhaustAt, effects: stopped(afterColon(last, setting)) }),
    ),
};

const writePhrase = <Word extends Effect['do']>(effect: Of<Word>, setting: Setting): Phrase => {
  const write = WRITERS[effect.do as Word];
  const phrase = write(effect, setting);
  return phrase.kind === 'icons' && isCounted(effect) ? { ...phrase, counted: true } : phrase;
};

/** Whether it says "for each". */
const isCounted = (effect: Effect): boolean =>
  ['amount', 'times'].some((part) => {
    const number = (effect as Readonly<Record<string, unknown>>)[part];
    return typeof number === 'object' && plainNumber(number as Amount) === undefined;
  });

/** An effect printed several times in a row is written once (Dodge and Roll). */
const withoutRepetition = (effects: readonly Effect[]): readonly Effect[] => {
  const result: Effect[] = [];
  for (let at = 0; at < effects.length; ) {
    const effect = effects[at] as Effect;
    const printed = JSON.stringify(effect);
    let times = 1;
    while (at + times < effects.length && JSON.stringify(effects[at + times]) === printed) times++;
    result.push(times === 1 ? effect : { do: 'repeat', times, effects: [effect] });
    at += times;
  }
  return result;
};

const phrasesOf = (effects: readonly Effect[], setting: Setting): readonly Phrase[] => {
  let { moved, opening } = setting;
  return withoutRepetition(effects).map((effect, at, all) => {
    const before = at === 0 ? undefined : all[at - 1];
    const phrase = writePhrase(effect, { ...setting, moved, opening, ...addsTo(before, effect) });
    if (effect.do === 'discard') moved = 'discarded';
    if (effect.do === 'exhaust') moved = 'exhausted';
    if (effect.do === 'removeOrbs') moved = 'removed';
    if (effect.do === 'evokeAll') moved = 'evoked';
    opening = false;
    return phrase;
  });
};

/** A condition that gives more of the preceding effect (Deflect). */
const addsTo = (before: Effect | undefined, effect: Effect): { readonly more?: true } =>
  before?.do === 'block' && effect.do === 'if' && effect.then[0]?.do === 'block' ? { more: true } : {};

const OPENING: Setting = { moved: 'exhausted', opening: true, named: false };

/** A card's effects, one line each. */
export const effectLines = (effects: readonly Effect[]): readonly Text[] =>
  inLines(phrasesOf(effects, OPENING));

/** The same effects on one line, as in an enemy's action or in the log. */
export const effectText = (effects: readonly Effect[]): Text => inline(phrasesOf(effects, OPENING));

const inOrder = (effects: readonly Effect[]): Text => effectText(effects);

/** "heal to full HP and gain 1 Curse": instructions to others, in one sentence. */
const inOneSentence = (effects: readonly Effect[]): Text =>
  andList(phrasesOf(effects, OPENING).map(({ text }) => unstopped(goingOn(text))));

/** Effects after a colon; `named` for abilities of enemies. */
export const effectsAfterColon = (effects: readonly Effect[], named = false): Text =>
  afterColon(effects, { ...OPENING, named });

/** What a player suffers, addressed to that player: "gain 2 Burns." */
export const sufferedText = (effects: readonly Effect[]): Text => {
  const phrases = phrasesOf(effects, OPENING);
  const text = stopped(goingOn(inline(phrases)));
  return phrases[0]?.kind === 'icons' ? say('gaining', { what: text }) : text;
};

/** Effects after a condition and a comma. */
export const effectsAfterComma = (effects: readonly Effect[]): Text => afterComma(effects, OPENING);
