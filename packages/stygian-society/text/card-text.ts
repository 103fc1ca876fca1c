/** The texts of cards, enemies, rooms, bosses and chests, generated from their definitions. */
import { joinTexts, pluralOf, type Text, type TextPart } from '@three-spires/kernel';
import type {
  BossDefinition,
  CardDefinition,
  ChestDefinition,
  EnemyDefinition,
  FloorDefinition,
  Line,
  Modifier,
  Reaction,
  Resistance,
} from '../words/definition.ts';
import { ATTACKS, COLOURS } from '../words/lists.ts';
import { cubesText, namedCubesText } from '../words/phrases.ts';
import type { Effect } from '../words/vocabulary.ts';
import { answerText, effectsText } from './effect-text.ts';
import { say } from './say.ts';

/** The text with an initial capital. */
const begin = ([first, ...rest]: Text): Text => {
  const raise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  if (first === undefined) return [];
  const raised: TextPart =
    typeof first === 'string' ? raise(first) : 'keyword' in first ? { keyword: raise(first.keyword) } : first;
  return [raised, ...rest];
};

const sentences = (texts: readonly Text[]): Text =>
  joinTexts(
    texts.flatMap((text) => (text.length === 0 ? [] : [say('sentence', { text: begin(text) })])),
    ' ',
  );

export const modifierText = (modifier: Modifier): Text => {
  if (modifier.mod === 'drop') return say('mod.drop', { cubes: namedCubesText(modifier.cubes) });
  if (modifier.mod === 'immune') return say('mod.immune', { status: [{ keyword: modifier.status }] });
  return say(`mod.${modifier.mod}`, { number: Math.abs(modifier.number) });
};

export const reactionText = ({ on, mine, effects }: Reaction): Text =>
  say(on === 'partyHurt' && mine ? 'on.partyHurt.mine' : `on.${on}`, {
    effects: on === 'partyHurt' ? answerText(effects) : effectsText(effects),
  });

const purchaseText = (key: 'card.pay' | 'card.more', purchase: CardDefinition['pay']): Text[] =>
  purchase === undefined
    ? []
    : [say(key, { price: cubesText(purchase.price), effects: effectsText(purchase.effects) })];

export const cardText = (card: CardDefinition): Text =>
  sentences([
    card.shields === 0 ? [] : say('card.shields', { number: card.shields }),
    card.attack === undefined ? [] : say('card.attack', { attack: card.attack }),
    card.target === undefined ? [] : say(`card.target.${card.target}`),
    card.drop === '' ? [] : say('card.drop', { cubes: cubesText(card.drop) }),
    ...purchaseText('card.pay', card.pay),
    ...purchaseText('card.more', card.more),
    card.use === undefined ? [] : effectsText(card.use),
    card.reaction === undefined ? [] : reactionText(card.reaction),
    ...card.modifiers.map(modifierText),
    card.mark === undefined ? [] : say(`card.${card.mark}`),
  ]);

const resistText = (resist: Resistance = {}): Text[] =>
  ATTACKS.flatMap((attack) => {
    const number = resist[attack];
    return number === undefined ? [] : [say('enemy.resist', { number, attack })];
  });

const screenText = (screened: number | undefined): Text =>
  screened === undefined ? [] : say('enemy.screened', { number: screened });

const ofColour = (count: number, colour: string): Text => say('cubes.one', { count, colour });

export const enemyText = (enemy: EnemyDefinition): Text =>
  sentences([
    say('enemy.facts', { colour: enemy.colour, health: enemy.health, xp: enemy.xp }),
    enemy.trigger === undefined
      ? []
      : say('enemy.trigger', {
          cubes: ofColour(enemy.trigger, enemy.colour),
          effects: effectsText(enemy.effects, [enemy.name]),
        }),
    ...resistText(enemy.resist),
    screenText(enemy.screened),
    enemy.sting === undefined ? [] : say('enemy.sting', { effects: effectsText(enemy.sting, [enemy.name]) }),
  ]);

const lineText = (line: Line | undefined, colour: string): Text =>
  line === undefined
    ? []
    : say(line.always ? 'floor.always' : 'floor.line', {
        cubes: ofColour(line.cubes, colour),
        effects: effectsText(line.effects),
      });

/** The enemies of a rank from the left: "3 Rippers, 1 Cannoneer". */
const rankText = (names: readonly string[]): string => {
  const groups: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = groups[groups.length - 1];
    if (last?.name === name) last.count++;
    else groups.push({ name, count: 1 });
  }
  return groups.map(({ name, count }) => `${count} ${count === 1 ? name : pluralOf(name)}`).join(', ');
};

const floorTexts = (floor: FloorDefinition): Text[] => [
  floor.front.length === 0 ? [] : say('floor.front', { enemies: rankText(floor.front) }),
  floor.rear.length === 0 ? [] : say('floor.rear', { enemies: rankText(floor.rear) }),
  say('floor.perilCubes', { cubes: cubesText(floor.perilCubes) }),
  lineText(floor.red, COLOURS[3]),
  lineText(floor.yellow, COLOURS[4]),
  lineText(floor.black, COLOURS[5]),
  ...floor.events.map(({ at, effects }) => say('floor.event', { at, effects: effectsText(effects) })),
  floor.chests === 0 ? [] : say('floor.chests', { number: floor.chests }),
];

export const roomText = (room: FloorDefinition): Text => sentences(floorTexts(room));

export const bossText = (boss: BossDefinition): Text =>
  sentences([
    say('boss.facts', { health: boss.health, rank: boss.rank }),
    boss.lessPerHero === undefined ? [] : say('boss.smaller', { number: boss.lessPerHero }),
    ...resistText(boss.resist),
    screenText(boss.screened),
    ...floorTexts(boss),
    boss.defeated === undefined ? [] : say('boss.defeated', { effects: effectsText(boss.defeated) }),
  ]);

export const chestText = ({ peril, effects }: ChestDefinition): Text =>
  sentences([
    say(peril === 0 ? 'chest.always' : 'chest.peril', { number: peril, effects: effectsText(effects) }),
  ]);

/** Effects as a sentence of their own. */
export const effectsSentence = (effects: readonly Effect[], name?: Text): Text =>
  sentences([effectsText(effects, name)]);
