/** What effects say: one short phrase for each word of the vocabulary. */
import type { Text } from '@three-spires/kernel';
import type { Amount, Effect } from '../words/effect.ts';
import { aimed } from './aim-text.ts';
import { type Moved, plainNumber, quantity, type Thing } from './amount-text.ts';
import { BOARD_WRITERS } from './board-effect-text.ts';
import { cardsUpTo, takingPhrase } from './choice-text.ts';
import { conditionText } from './condition-text.ts';
import { ENEMY_WRITERS } from './enemy-effect-text.ts';
import { hitPhrase } from './hit-text.ts';
import { type Icon, icon } from './icons.ts';
import { ITEM_WRITERS } from './item-effect-text.ts';
import { facesText, goingOn, icons, inLines, inline, joinOptions, type Phrase, sentence } from './phrase.ts';
import { runWriters } from './run-effect-text.ts';
import { say } from './say.ts';

/** What a phrase depends on beside its effect. */
type Setting = {
  /** What "this way" refers to. */
  readonly moved: Moved;
  /** Nothing stands before it in its text. */
  readonly opening: boolean;
  /** Stands outside an enemy's action, so that "the player in its row" must be said. */
  readonly named: boolean;
  /** Stands after a colon already. */
  readonly inner?: boolean;
};

type Of<Word extends Effect['do']> = Extract<Effect, { do: Word }>;
type Writers = { readonly [Word in Effect['do']]: (effect: Of<Word>, setting: Setting) => Phrase };

const symbol =
  (name: Icon): Thing =>
  () =>
    icon(name);
const hp: Thing = () => say('thing.hp');
const damageWord: Thing = () => say('thing.damage');
const cards: Thing = (count) => say('thing.card', { count });

/** Everything that is gained as so many icons. */
const gain = (name: Icon, amount: Amount, setting: Setting): Text =>
  quantity(amount, symbol(name), setting.moved);

const fixed = (key: Parameters<typeof say>[0]) => (): Phrase => sentence(say(key));

const tokenPhrase = (effect: Of<'token'>, setting: Setting): Phrase => {
  const token = gain(effect.token, effect.amount, setting);
  const harmsYou = effect.on === 'self' && effect.token !== 'strength';
  return harmsYou ? sentence(say('token.yours', { token })) : aimed(token, effect.on, setting.named);
};

const damagePhrase = (effect: Of<'damage'>, setting: Setting): Phrase => {
  const damage = quantity(effect.amount, damageWord, setting.moved);
  if (effect.at === 'self') return sentence(say('damage.self', { damage }));
  if (effect.at === 'attackers') return sentence(say('damage.attackers', { damage }));
  if (effect.at === 'enemy') return icons(say('aim.enemy', { what: damage }));
  if (effect.at === 'subject') return icons(say('aim.subject', { what: damage }));
  return aimed(damage, effect.at, setting.named);
};

const blockPhrase = (effect: Of<'block'>, setting: Setting): Phrase => {
  const { amount, to } = effect;
  if (typeof amount === 'number' && amount < 0) return sentence(say('loseBlock', { amount: -amount }));
  const what = gain('block', amount, setting);
  // After a count the recipient would read as part of it.
  if (to === 'anyPlayer' && plainNumber(amount) === undefined) return icons(say('aim.toAnyPlayer', { what }));
  return aimed(what, to, setting.named);
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

/** Effects inside another one, as they go on after its opening words. */
const afterColon = (effects: readonly Effect[], setting: Setting): Text =>
  goingOn(inline(phrasesOf(effects, { ...setting, opening: true, inner: true })));

const ifPhrase = (effect: Of<'if'>, setting: Setting): Phrase => {
  const effects = afterColon(effect.then, setting);
  if (effect.when.is === 'die')
    return sentence(say('if.die', { faces: facesText(effect.when.faces ?? []), effects }));
  const condition = conditionText(effect.when);
  if (effect.otherwise !== undefined) {
    const otherwise = afterColon(effect.otherwise, setting);
    const key = setting.inner === true ? 'if.otherwise.inner' : 'if.otherwise';
    return sentence(say(key, { condition, effects, otherwise }));
  }
  return sentence(say(ifKey(effect, setting), { condition, effects }));
};

/** "Also" only where something is added to what stands before, not where the condition's card is moved. */
const ifKey = ({ then }: Of<'if'>, setting: Setting): 'if' | 'if.inner' | 'if.also' => {
  if (setting.inner === true || then[0]?.do === 'takeTopDiscard') return 'if.inner';
  return setting.opening ? 'if' : 'if.also';
};

const choosePhrase = (effect: Of<'choose'>, setting: Setting): Phrase => {
  const options = effect.options.map((option) => afterColon(option, setting));
  return sentence(say('choose', { options: joinOptions(options) }));
};

const repeatPhrase = (effect: Of<'repeat'>, setting: Setting): Phrase => {
  const times = plainNumber(effect.times) ?? [];
  const effects = afterColon(effect.effects, setting);
  return sentence(say('repeat', { times, effects }));
};

const WRITERS: Writers = {
  ...ENEMY_WRITERS,
  ...ITEM_WRITERS,
  ...runWriters((effects) => effectText(effects)),
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
  energy: (effect, setting) => aimed(gain('energy', effect.amount, setting), effect.to, setting.named),
  draw: drawPhrase,
  drawUpTo: ({ amount }) => sentence(say('drawUpTo', { amount })),
  discard: takingPhrase,
  exhaust: takingPhrase,
  retainCards: ({ most }) => sentence(say('retainCards', { cards: cardsUpTo(most) })),
  shiv: (effect, setting) => icons(gain('shiv', effect.amount, setting)),
  useAllShivs: ({ bonus }) => sentence(say('useAllShivs', { bonus })),
  miracle: (effect, setting) => icons(gain('miracle', effect.amount, setting)),
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
        : say('addCube.last', { amount: exhaustAt, effects: afterColon(last, setting) }),
    ),
};

const writePhrase = <Word extends Effect['do']>(effect: Of<Word>, setting: Setting): Phrase => {
  const write = WRITERS[effect.do as Word];
  return write(effect, setting);
};

/** An effect that is printed several times in a row is said once (Dodge and Roll). */
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
  return withoutRepetition(effects).map((effect) => {
    const phrase = writePhrase(effect, { ...setting, moved, opening });
    if (effect.do === 'discard') moved = 'discarded';
    if (effect.do === 'exhaust') moved = 'exhausted';
    if (effect.do === 'removeOrbs') moved = 'removed';
    if (effect.do === 'evokeAll') moved = 'evoked';
    opening = false;
    return phrase;
  });
};

const OPENING: Setting = { moved: 'exhausted', opening: true, named: false };

/** A card's effects, one line for each thing it does. */
export const effectLines = (effects: readonly Effect[]): readonly Text[] =>
  inLines(phrasesOf(effects, OPENING));

/** The same effects in one line, as in an enemy's action or in the log. */
export const effectText = (effects: readonly Effect[]): Text => inline(phrasesOf(effects, OPENING));

/** Effects as they stand after a colon; `named` for abilities of enemies. */
export const effectsAfterColon = (effects: readonly Effect[], named = false): Text =>
  goingOn(inline(phrasesOf(effects, { ...OPENING, named, inner: true })));
