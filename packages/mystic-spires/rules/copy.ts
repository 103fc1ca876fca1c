/**
 * A copy that shares nothing with its original but short lists, which are never mutated (state.ts). Lists are
 * created by `slice` and filled in loops: `map` creates lists of another kind in compiled code, and the rules
 * would be compiled for both.
 */
import type { Keeper, Link, State, Thing, Waiting } from './state.ts';
import { keeperAt } from './state.ts';

const copyThing = (thing: Thing): Thing => ({
  id: thing.id,
  card: thing.card,
  owner: thing.owner,
  controller: thing.controller,
  damage: thing.damage,
  fatigue: thing.fatigue,
  given: thing.given,
  stripped: thing.stripped,
  lastingPower: thing.lastingPower,
  lastingHp: thing.lastingHp,
  turnPower: thing.turnPower,
  turnHp: thing.turnHp,
  marks: thing.marks,
  bonds: thing.bonds,
  host: thing.host,
  used: thing.used,
  hitBy: thing.hitBy,
  struckBy: thing.struckBy,
  power: thing.power,
  maxHp: thing.maxHp,
  statuses: thing.statuses,
  duties: thing.duties,
});

const copyKeeper = (keeper: Keeper): Keeper => ({
  tower: keeper.tower,
  hp: keeper.hp,
  crystal: keeper.crystal,
  deck: keeper.deck.slice(),
  hand: keeper.hand.slice(),
  graveyard: keeper.graveyard.slice(),
  exiled: keeper.exiled.slice(),
  tokens: keeper.tokens.slice(),
  marks: keeper.marks,
  skipDraw: keeper.skipDraw,
  skipBattle: keeper.skipBattle,
  played: keeper.played,
  used: keeper.used,
  able: keeper.able,
  tax: keeper.tax,
  limit: keeper.limit,
  towerBarred: keeper.towerBarred,
});

const copyLink = (link: Link): Link => ({
  id: link.id,
  kind: link.kind,
  keeper: link.keeper,
  card: link.card,
  ability: link.ability,
  step: link.step,
  carried: link.carried,
  source: link.source,
  targets: link.targets.slice(),
  aside: link.aside,
  it: link.it,
  did: link.did,
  subject: link.subject,
  answers: link.answers,
  answeredPaid: link.answeredPaid,
  paid: link.paid,
  parent: link.parent,
  foreseen: link.foreseen,
  foretold: link.foretold,
  sourceless: link.sourceless,
});

const copyWaiting = (waiting: Waiting): Waiting => ({
  ability: waiting.ability,
  keeper: waiting.keeper,
  card: waiting.card,
  source: waiting.source,
  subject: waiting.subject,
  sourceless: waiting.sourceless,
  parent: waiting.parent,
});

const copyThings = (things: readonly Thing[]): Thing[] => {
  const copies = things.slice();
  for (let at = 0; at < copies.length; at++) copies[at] = copyThing(copies[at] as Thing);
  return copies;
};

const copyLinks = (links: readonly Link[]): Link[] => {
  const copies = links.slice();
  for (let at = 0; at < copies.length; at++) copies[at] = copyLink(copies[at] as Link);
  return copies;
};

const copyAllWaiting = (waiting: readonly Waiting[]): Waiting[] => {
  const copies = waiting.slice();
  for (let at = 0; at < copies.length; at++) copies[at] = copyWaiting(copies[at] as Waiting);
  return copies;
};

export const copyState = (state: State): State => ({
  random: state.random.slice(),
  phase: state.phase,
  stage: state.stage,
  turn: state.turn,
  turnPlayer: state.turnPlayer,
  firstPlayer: state.firstPlayer,
  battled: state.battled,
  wantsBattle: state.wantsBattle,
  keepers: [copyKeeper(keeperAt(state, 0)), copyKeeper(keeperAt(state, 1))],
  things: copyThings(state.things),
  stale: state.stale,
  leans: state.leans,
  tired: state.tired,
  nextId: state.nextId,
  links: state.links.length === 0 ? [] : copyLinks(state.links),
  waiting: state.waiting.length === 0 ? [] : copyAllWaiting(state.waiting),
  gathering: state.gathering,
  ordered: state.ordered,
  priority: state.priority,
  passes: state.passes,
  attack: {
    stage: state.attack.stage,
    attacker: state.attack.attacker,
    target: state.attack.target,
    interceptor: state.attack.interceptor,
    negated: state.attack.negated,
  },
  question: {
    kind: state.question.kind,
    id: state.question.id,
    seat: state.question.seat,
    number: state.question.number,
  },
  asked: state.asked,
  throws: state.throws.slice(),
  guarded: state.guarded,
  turnLimit: state.turnLimit,
  losers: state.losers,
  reasons: state.reasons.slice(),
});
