/** Enemies and players as lines. */
import {
  type EnemyView,
  enemyInfo,
  type HandCardView,
  itemInfo,
  NO_ACTION,
  type PlayerView,
} from '@three-spires/slay-the-spire/library';
import { counted, joined, lines, sentences } from '../telling/parts.ts';
import {
  actionOf,
  cardName,
  cardWords,
  enemyName,
  faceName,
  namesCounted,
  type SlaySeen,
  wordsOf,
} from './names.ts';
import { say, sayOr } from './words.ts';

const TOKENS = ['block', 'strength', 'vulnerable', 'weak'] as const;

const tokens = (figure: EnemyView | PlayerView): string[] =>
  TOKENS.map((token) => counted(figure[token], say(`field.${token}`)));

const intent = (enemy: EnemyView, names: readonly string[]): string => {
  if (enemy.nextAction < 0) return say('nextUnknown');
  const hits = enemy.attacks.map(({ seat, damage, times }) =>
    say('intent.hits', { who: names[seat] ?? '', damage, times }),
  );
  const action = actionOf(enemy.kind, enemy.nextAction) || NO_ACTION;
  return say('next', { action: joined([action, ...hits], '; ') });
};

const marks = (enemy: EnemyView): string[] =>
  lines(
    enemy.modeName !== undefined && say('enemy.mode', { mode: enemy.modeName }),
    enemy.cubes > 0 && say('enemy.cubes', { cubes: enemy.cubes }),
    enemy.clock !== undefined && say('enemy.clock', { cards: enemy.clock }),
    enemy.immune === true && say('enemy.immune'),
    enemy.otherRow !== undefined && say('enemy.otherRow', { row: enemy.otherRow }),
    enemy.attachedCard !== undefined && say('enemy.attached', { card: cardName(enemy.attachedCard) }),
  );

const abilities = ({ kind }: EnemyView): string[] =>
  enemyInfo(kind).abilities.map(({ text }) => say('ability', { text: wordsOf(text) }));

/** "Jaw Worm: row 1, 10 of 10 HP, 3 Block. Next: …" */
export const enemyLine = (seen: SlaySeen, enemy: EnemyView): string => {
  const figures = joined([
    enemy.row === 0 ? say('everyRow') : say('row', { row: enemy.row }),
    say('hpOf', { hp: enemy.hp, maxHp: enemy.maxHp }),
    ...tokens(enemy),
    counted(enemy.poison, say('field.poison')),
    ...marks(enemy),
  ]);
  return `${enemyName(seen.view, enemy.index)}: ${sentences([figures, intent(enemy, seen.names), ...abilities(enemy)])}`;
};

const incoming = (
  { seat, incoming: { damage, hpLost: lost, lethal } }: PlayerView,
  names: readonly string[],
) => {
  if (damage === 0 && lost === 0) return undefined;
  const params = { who: names[seat] ?? '', damage, lost };
  if (lethal) return say('say.incomingLethal', params);
  return say(lost > 0 ? 'say.incoming' : 'say.blocked', params);
};

const orbs = ({ orbs: held, orbSlots }: PlayerView): string | undefined => {
  if (orbSlots === 0) return undefined;
  const empty = orbSlots - held.length;
  const filled = held.map((orb) => sayOr(`symbol.${orb}`, orb));
  return say('orbs', { orbs: joined([...filled, empty > 0 && say('orbSlots', { count: empty })]) });
};

const relics = ({ relics: held, relicStates }: PlayerView): string[] =>
  held.map((item, at) => {
    const { name, text, counts } = itemInfo(item);
    const state = relicStates[at];
    const about = joined([
      state?.ready === false && say('item.used'),
      counts !== undefined && state !== undefined && say(`item.${counts}`, { count: state.left }),
    ]);
    return say('relic', { name: about === '' ? name : `${name} (${about})`, text: wordsOf(text) });
  });

const potions = ({ potions: held }: PlayerView): string[] =>
  held.map((item) => say('potion', { name: itemInfo(item).name, text: wordsOf(itemInfo(item).text) }));

const powers = ({ powers: held }: PlayerView): string[] =>
  held.map((card) => {
    const [name = '', text = ''] = cardWords(card & 0x7ff).split(/: (.*)/s);
    return say('power', { name, text });
  });

const figuresOf = (player: PlayerView): string =>
  joined([
    player.row === 0 ? say('dead') : say('row', { row: player.row }),
    say('hpOf', { hp: player.hp, maxHp: player.maxHp }),
    say('energyCount', { energy: player.energy }),
    ...tokens(player),
    counted(player.shivs, say('field.shivs')),
    counted(player.miracles, say('field.miracles')),
    counted(player.gold, say('symbol.gold')),
    player.stance !== 'neutral' && say('stance', { stance: sayOr(`stance.${player.stance}`, player.stance) }),
    player.done && say('done'),
    ...player.doubling.map((what) => sayOr(`doubling.${what}`, what)),
  ]);

/** A player's own section, or that of another: the same but for what only the owner may see. */
export const playerLines = (player: PlayerView, names: readonly string[]): string[] =>
  lines(
    `${figuresOf(player)}.`,
    incoming(player, names),
    orbs(player),
    say('piles', {
      draw: player.drawSize,
      discard: player.discardPile.length,
      exhaust: player.exhaustPile.length,
    }),
    player.hand === undefined && say('handCount', { count: player.handSize }),
    player.drawPile !== undefined &&
      player.drawPile.length > 0 &&
      say('drawPile', { cards: namesCounted(player.drawPile.map(faceName)) }),
    player.discardPile.length > 0 &&
      say('discardPile', { cards: namesCounted(player.discardPile.map(cardName)) }),
    player.exhaustPile.length > 0 &&
      say('exhaustPile', { cards: namesCounted(player.exhaustPile.map(cardName)) }),
    ...powers(player),
    ...relics(player),
    ...potions(player),
  );

export const handLine = ({ face, cost, refused, retained }: HandCardView): string => {
  const price = cost === 'none' ? say('cost.none') : say('cost', { cost });
  const marked = joined([price, retained && say('retained'), refused !== undefined && say('cannotPlay')]);
  const [name = '', text = ''] = cardWords(face).split(/: (.*)/s);
  return `${name} (${marked}): ${text}`;
};
