/** Why a hero uses this support or this action in a turn. */
import { createSay, type Move, moveA, moveB, moveKind, NONE, type Text } from '@three-spires/kernel';
import {
  BOSS,
  type CardEntry,
  cardEntry,
  enemyEntry,
  type Figure,
  figureLabel,
  healthOf,
  MOVE,
  placeEntry,
  routineOf,
  type State,
} from '@three-spires/stygian-society/for-bots';
import { enWhy } from './en-why.ts';
import { COLOURS, type Glance, HERO_COLOURS, lookAround } from './glance.ts';
import { harmOf } from './harm.ts';
import { enemyCubes } from './purchase.ts';
import { expectedWounds } from './swift-attack.ts';
import { perilLeft } from './track.ts';

const say = createSay(enWhy);

/** From this many wounds on, an enemy's next action is a reason. */
const THREAT = 3;
const NEAR_END = 6;

const cubesInTower = ({ tower }: State): number => {
  let cubes = 0;
  for (let colour = HERO_COLOURS; colour < COLOURS; colour++) cubes += tower[colour] ?? 0;
  return cubes;
};

const whyPeril = (state: State, card: string): Text => {
  const { peril } = state;
  const left = perilLeft(state);
  const event = placeEntry(state.place).events.find(
    ({ at }, index) => at > peril && (state.fired & (1 << index)) === 0,
  );
  if (left <= NEAR_END || event === undefined) return say('why.peril', { card, peril, last: peril + left });
  return say('why.perilEvent', { card, peril, next: event.at });
};

const whyPurge = (state: State, glance: Readonly<Glance>, card: string): Text => {
  const wounds = Math.round(glance.incoming);
  return wounds > 0
    ? say('why.purge', { card, wounds })
    : say('why.purgeQuietly', { card, cubes: enemyCubes(state) });
};

/** Whether a card removes more tokens than it heals wounds. */
const cleansesMore = (state: State, glance: Readonly<Glance>, routine: number): boolean => {
  let [healed, removed] = [0, 0];
  for (const { effect } of routineOf(routine)) {
    if (effect.do === 'heal') healed += Math.min(effect.number, state.wounds);
    if (effect.do === 'cleanse') removed += Math.min(effect.number, glance.tokens);
  }
  return removed > healed;
};

/** The reason given by the first effect that has one. */
const whyEffects = (
  state: State,
  glance: Readonly<Glance>,
  card: string,
  routine: number,
  isAction: boolean,
): Text => {
  for (const { effect } of routine === NONE ? [] : routineOf(routine))
    switch (effect.do) {
      case 'heal':
        if (state.wounds === 0 || cleansesMore(state, glance, routine)) break;
        return say('why.heal', { card, left: glance.left - 1 });
      case 'peril':
        if (state.peril === 0) break;
        return whyPeril(state, card);
      case 'luck':
        return say('why.luck', { card, luck: state.luck });
      case 'purge':
        return whyPurge(state, glance, card);
      case 'guard':
        return say('why.guard', { card, wounds: Math.round(glance.incoming) });
      case 'cleanse':
        if (glance.tokens === 0) break;
        return say('why.cleanse', { card, tokens: glance.tokens });
      case 'refresh':
        if (state.exhausted.length === 0) break;
        return say('why.refresh', { card, cards: state.exhausted.length });
      case 'gain':
        return say('why.gain', { card });
      case 'bury':
      case 'recolor':
        return say('why.cubes', { card });
      case 'wound':
        return say('why.wound', { card });
      case 'regroup':
        return say('why.regroup', { cubes: enemyCubes(state) + cubesInTower(state) });
      default:
        break;
    }
  return say(isAction ? 'why.drop' : 'why.useful', { card });
};

/** Wounds that the next action of a figure's kind would cause. */
const threatOf = (state: State, { kind }: Figure): number => {
  if (kind === BOSS) return 0;
  const { routine, trigger } = enemyEntry(kind);
  if (trigger === NONE) return 0;
  const { wounds, woundsPerSelf } = harmOf(routine);
  return wounds + woundsPerSelf * state.figures.filter((figure) => figure.kind === kind).length;
};

const whyAttack = (
  state: State,
  glance: Readonly<Glance>,
  entry: CardEntry,
  target: Figure | undefined,
): Text => {
  const card = entry.definition.name;
  const hits = state.figures.filter((figure) => expectedWounds(state, glance, entry, figure, target, 0) >= 1);
  const number = hits.length;
  const figure = target ?? hits[0];
  if (figure === undefined) return say('why.useful', { card });
  const health = healthOf(state, figure);
  const left = health - figure.wounds;
  const enemy = figureLabel(state, figure);
  if (figure.kind === BOSS) return say('why.boss', { card, enemy, left, health });
  if (number > 1) return say('why.several', { card, number });
  if (expectedWounds(state, glance, entry, figure, target, 0) >= left)
    return say('why.finish', { card, enemy, left });
  const wounds = threatOf(state, figure);
  if (wounds >= THREAT) return say('why.threat', { enemy, wounds });
  return say('why.attack', { card, enemy, left, health });
};

export const whyTurn = (state: State, move: Move): Text => {
  const glance = lookAround(state);
  const entry = cardEntry(moveA(move));
  const card = entry.definition.name;
  if (moveKind(move) === MOVE.support || entry.pay === undefined)
    return whyEffects(state, glance, card, entry.routine, false);
  if (entry.pay.wounds.length === 0) return whyEffects(state, glance, card, entry.pay.rest, true);
  return whyAttack(state, glance, entry, moveB(move) === 0 ? undefined : state.figures[moveB(move) - 1]);
};
