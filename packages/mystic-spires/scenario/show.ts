/** A position in the words of scenarios. */

import { NONE } from '@three-spires/kernel';
import { abilityEntry, towerEntry } from '../rules/compile/entries.ts';
import { hpLeft } from '../rules/figures/figures.ts';
import { cardName, refLabel, thingLabel } from '../rules/naming.ts';
import { findThing } from '../rules/refs.ts';
import { ATTACK, type Keeper, QUESTION, REASONS, type State, type Thing } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { statusesIn } from '../words/lists.ts';

const countNames = (cards: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[cardName(card)] = (counts[cardName(card)] ?? 0) + 1;
  return counts;
};

const showThing = (state: State, thing: Thing) => {
  const host = findThing(state, thing.host);
  return {
    card: cardName(thing.card),
    power: thing.power,
    hp: hpLeft(thing),
    damage: thing.damage,
    fatigued: thing.fatigue !== 0,
    statuses: statusesIn(thing.statuses),
    marks: thing.marks.map((mark) => mark >> 1),
    bonds: thing.bonds.map((id) => refLabel(state, id)),
    ...(host === undefined ? {} : { on: thingLabel(state, host) }),
  };
};

const showKeeper = (state: State, keeper: Keeper, seat: number) => ({
  tower: towerEntry(keeper.tower).definition.name,
  hp: keeper.hp,
  crystal: keeper.crystal,
  hand: keeper.hand.map(cardName),
  deck: [...keeper.deck].reverse().map(cardName),
  graveyard: keeper.graveyard.map(cardName),
  exiled: keeper.exiled.map(cardName),
  tokens: countNames(keeper.tokens),
  field: state.things.filter(({ controller }) => controller === seat).map((thing) => showThing(state, thing)),
  marks: keeper.marks.map((mark) => mark >> 1),
  skipDraw: keeper.skipDraw,
  skipBattle: keeper.skipBattle,
});

export const showPosition = (state: State) => {
  const { question, links, attack } = state;
  const seen = view(state, 'spectator');
  return {
    turn: state.turn,
    turnPlayer: state.turnPlayer + 1,
    phase: seen.phase,
    keepers: state.keepers.map((keeper, seat) => showKeeper(state, keeper, seat)),
    cascade: links.map(({ card, ability, keeper, targets }) => ({
      name: ability === NONE ? cardName(card) : abilityEntry(ability).name,
      keeper: keeper + 1,
      targets: targets.map((ref) => refLabel(state, ref)),
    })),
    ...(seen.priority === undefined ? {} : { word: seen.priority + 1 }),
    ...(question.kind === QUESTION.none ? {} : { question: seen.question?.kind, asked: question.seat + 1 }),
    ...(attack.stage === ATTACK.none ? {} : { attack: refLabel(state, attack.attacker) }),
    ...(state.losers === 0
      ? {}
      : { result: state.reasons.map((reason) => (reason === 0 ? 'won' : REASONS[reason])) }),
  };
};
