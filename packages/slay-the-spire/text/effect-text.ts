/** What effects say: one short phrase for each word of the vocabulary. */
import type { Text } from '@three-spires/kernel';
import type { Amount, Effect } from '../words/effect.ts';
import { aimed } from './aim-text.ts';
import { type Moved, plainNumber, quantity, type Thing } from './amount-text.ts';
import { cardsUpTo, exactCards, takingPhrase } from './choice-text.ts';
import { conditionText } from './condition-text.ts';
import { ENEMY_WRITERS } from './enemy-effect-text.ts';
import { hitPhrase } from './hit-text.ts';
import { type Icon, icon } from './icons.ts';
import { ITEM_WRITERS } from './item-effect-text.ts';
import { facesText, goingOn, icons, inLines, inline, joinOptions, type Phrase, sentence } from './phrase.ts';
import { RUN_WRITERS } from './run-effect-text.ts';
import { say } from './say.ts';

/** What a phrase depends on beside its effect. */
type Setting = {
  /** What "this way" refers to. */
  readonly moved: Moved;
  /** Nothing stands before it in its text. */
  readonly opening: boolean;
  /** Stands outside an enemy's action, so that "the player in its row" must be said. */
  readonly named: boolean;
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
  return aimed(damage, effect.at, setting.named);
};

const blockPhrase = (effect: Of<'block'>, setting: Setting): Phrase =>
  typeof effect.amount === 'number' && effect.amount < 0
    ? sentence(say('loseBlock', { amount: -effect.amount }))
    : aimed(gain('block', effect.amount, setting), effect.to, setting.named);

const drawPhrase = (effect: Of<'draw'>, setting: Setting): Phrase =>
  sentence(
    say(effect.to === 'self' ? 'draw' : `draw.${effect.to}`, {
      cards: quantity(effect.amount, cards, setting.moved),
    }),
  );

const dazePhrase = (effect: Of<'daze'>, setting: Setting): Phrase => {
  const token = gain('daze', effect.amount, setting);
  return effect.to === 'self'
    ? sentence(say('token.yours', { token }))
    : aimed(token, effect.to, setting.named);
};

const multiplyPoisonPhrase = ({ by }: Of<'multiplyPoison'>): Phrase =>
  sentence(by === 2 || by === 3 ? say(`multiplyPoison.${by}`) : say('multiplyPoison', { by }));

const evokePhrase = ({ times }: Of<'evoke'>): Phrase =>
  sentence(times === 1 ? say('evoke') : say('evoke.times', { times: plainNumber(times) ?? [] }));

const ifPhrase = (effect: Of<'if'>, setting: Setting): Phrase => {
  const effects = goingOn(inline(phrasesOf(effect.then, { ...setting, opening: true })));
  if (effect.when.is === 'die')
    return sentence(say('if.die', { faces: facesText(effect.when.faces ?? []), effects }));
  const condition = conditionText(effect.when);
  if (effect.otherwise !== undefined) {
    const otherwise = goingOn(inline(phrasesOf(effect.otherwise, { ...setting, opening: true })));
    return sentence(say('if.otherwise', { condition, effects, otherwise }));
  }
  return sentence(say(setting.opening ? 'if' : 'if.also', { condition, effects }));
};

const choosePhrase = (effect: Of<'choose'>, setting: Setting): Phrase => {
  const options = effect.options.map((option) =>
    goingOn(inline(phrasesOf(option, { ...setting, opening: true }))),
  );
  return sentence(say('choose', { options: joinOptions(options) }));
};

const repeatPhrase = (effect: Of<'repeat'>, setting: Setting): Phrase => {
  const times = plainNumber(effect.times) ?? [];
  const effects = goingOn(inline(phrasesOf(effect.effects, { ...setting, opening: true })));
  return sentence(say('repeat', { times, effects }));
};

const WRITERS: Writers = {
  ...ENEMY_WRITERS,
  ...ITEM_WRITERS,
  ...RUN_WRITERS,
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
  noMoreDraws: fixed('noMoreDraws'),
  handCostsZero: fixed('handCostsZero'),
  discard: takingPhrase,
  exhaust: takingPhrase,
  moveCard: ({ from, to, amount }) => sentence(say(`moveCard.${from}.${to}`, { cards: exactCards(amount) })),
  retainCards: ({ most }) => sentence(say('retainCards', { cards: cardsUpTo(most) })),
  shiv: (effect, setting) => icons(gain('shiv', effect.amount, setting)),
  useAllShivs: ({ bonus }) => sentence(say('useAllShivs', { bonus })),
  miracle: (effect, setting) => icons(gain('miracle', effect.amount, setting)),
  channel: (effect, setting) => sentence(say('channel', { orbs: gain(effect.orb, effect.amount, setting) })),
  evoke: evokePhrase,
  stance: ({ stance }) => sentence(say(`stance.${stance}`)),
  daze: dazePhrase,
  status: (effect, setting) => aimed(gain(effect.status, effect.amount, setting), effect.to, setting.named),
  if: ifPhrase,
  choose: choosePhrase,
  repeat: repeatPhrase,
  playDrawnCard: fixed('playDrawnCard'),
  playTwice: ({ type }) => sentence(say(`playTwice.${type}`)),
  copyLastCard: fixed('copyLastCard'),
  swapRows: fixed('swapRows'),
  attachToTarget: ({ deathDamage }) => sentence(say('attachToTarget', { amount: deathDamage })),
  discardAttached: fixed('discardAttached'),
  exhaustThis: fixed('exhaustThis'),
  exhaustEthereal: fixed('exhaustEthereal'),
  fadeStrength: fixed('fadeStrength'),
  addCube: ({ exhaustAt }) => sentence(say('addCube', { amount: exhaustAt })),
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
  goingOn(inline(phrasesOf(effects, { ...OPENING, named })));
