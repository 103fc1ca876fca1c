/** What a seat may see, built field by field: nothing else can leak. */

import { isAsking, NONE, type Viewer } from '@three-spires/kernel';
import { statusesIn } from '../words/lists.ts';
import { lastLink } from './cascade/links.ts';
import { abilityEntry, cardEntry, towerEntry } from './compile/entries.ts';
import { hpLeft } from './figures/figures.ts';
import { isPoint, momentOf } from './play/moment.ts';
import { costOf, obstacleToCard } from './play/play.ts';
import {
  ATTACK,
  type CardNumber,
  EMPTY,
  isAwaitingDecks,
  type Keeper,
  keeperAt,
  type Link,
  QUESTION,
  REASONS,
  type ShortList,
  type State,
  type Thing,
  UNLIMITED,
} from './state.ts';
import { isWindow } from './turn/turn.ts';
import {
  type KeeperView,
  LINK_KINDS,
  type LinkView,
  type MysticSpiresView,
  type QuestionView,
  type ThingView,
} from './view-types.ts';

const PHASE_NAMES = ['setup', 'Draw', 'Standby', 'Main 1', 'Battle', 'Main 2', 'End', 'over'] as const;
const QUESTION_NAMES = [
  'target',
  'may',
  'order',
  'toll',
  'discard',
  'search',
  'intercept',
  'throw',
  'first',
] as const;

const byNumber = (a: number, b: number): number => a - b;

/** Optional fields are added at the end of a view. */
type Writable<View> = { -readonly [Field in keyof View]: View[Field] };

const viewMarks = (marks: ShortList): ShortList =>
  marks.length === 0 ? EMPTY : marks.map((mark) => mark >> 1);

const viewThing = (thing: Thing, place: number): ThingView => ({
  id: thing.id,
  place,
  card: thing.card,
  owner: thing.owner,
  controller: thing.controller,
  power: thing.power,
  hp: hpLeft(thing),
  maxHp: thing.maxHp,
  fatigued: thing.fatigue !== 0,
  statuses: statusesIn(thing.statuses),
  marks: viewMarks(thing.marks),
  bonds: thing.bonds,
  host: thing.host,
  usedThisTurn: thing.used !== 0,
});

const viewKeeper = (state: State, keeper: Keeper, seat: number, viewer: Viewer): KeeperView => {
  const { hp, crystal } = towerEntry(keeper.tower);
  const view: Writable<KeeperView> = {
    seat,
    tower: keeper.tower,
    hp: keeper.hp,
    maxHp: hp,
    crystal: keeper.crystal,
    income: crystal,
    marks: viewMarks(keeper.marks),
    deckSize: keeper.deck.length,
    handSize: keeper.hand.length,
    tokenCount: keeper.tokens.length,
    graveyard: keeper.graveyard.slice(),
    exiled: keeper.exiled.slice(),
    skipDraw: keeper.skipDraw,
    skipBattle: keeper.skipBattle,
    played: keeper.played,
    ...(keeper.limit === UNLIMITED ? undefined : { limit: keeper.limit }),
    towerBarred: keeper.towerBarred === 1,
  };
  if (viewer === seat) {
    view.hand = viewHand(state, keeper.hand, seat);
    view.tokens = keeper.tokens.slice().sort(byNumber);
  }
  return view;
};

/** Until both decks are chosen, a Keeper sees their own Tower and nothing of the opponent's (MYS-12.2). */
const viewWaiting = (keeper: Keeper, seat: number, viewer: Viewer): KeeperView => ({
  seat,
  tower: viewer === seat ? keeper.tower : NONE,
  hp: 0,
  maxHp: 0,
  crystal: 0,
  income: 0,
  marks: [],
  deckSize: 0,
  handSize: 0,
  tokenCount: 0,
  graveyard: [],
  exiled: [],
  skipDraw: 0,
  skipBattle: 0,
  played: 0,
  towerBarred: false,
  ...(viewer === seat ? { hand: [], tokens: [] } : {}),
});

type HandView = NonNullable<KeeperView['hand']>;

const viewHand = (state: State, cards: readonly CardNumber[], seat: number): HandView => {
  const moment = momentOf(state, seat);
  return cards.map((card) => {
    const cost = costOf(state, seat, card);
    const obstacle = obstacleToCard(state, seat, card, moment);
    return obstacle === undefined ? { card, cost } : { card, cost, refused: obstacle.code };
  });
};

const viewLink = (link: Link, at: number): LinkView => ({
  id: link.id,
  number: at + 1,
  kind: LINK_KINDS[link.kind] ?? 'unit',
  seat: link.keeper,
  card: link.card,
  source: link.source,
  ability: link.ability,
  step: link.step,
  targets: link.targets.slice(),
  answers: link.answers,
  waits: link.parent >= 0 && link.foreseen === 0,
});

/** The printed name of the question's source. */
const sourceOf = (state: State): string => {
  const { kind } = state.question;
  if (kind === QUESTION.may) return abilityEntry(state.waiting[0]?.ability ?? 0).name;
  if (
    kind === QUESTION.target ||
    kind === QUESTION.toll ||
    kind === QUESTION.discard ||
    kind === QUESTION.search
  ) {
    const link = lastLink(state);
    return link.ability < 0 ? cardEntry(link.card).definition.name : abilityEntry(link.ability).name;
  }
  return '';
};

const viewQuestion = (state: State, viewer: Viewer): QuestionView => {
  const { kind, seat, number } = state.question;
  return {
    kind: QUESTION_NAMES[kind - 1] ?? 'target',
    seat,
    number,
    source: sourceOf(state),
    ...(kind === QUESTION.order ? { abilities: state.waiting.map(({ ability }) => ability) } : {}),
    ...(kind === QUESTION.search && viewer === seat
      ? { deck: keeperAt(state, seat).deck.slice().sort(byNumber) }
      : {}),
  };
};

const viewResult = ({ losers, reasons }: State): NonNullable<MysticSpiresView['result']> => ({
  losers: reasons.flatMap((_, seat) => ((losers & (1 << seat)) === 0 ? [] : [seat])),
  reasons: reasons.map((reason) => REASONS[reason] ?? ''),
});

export const view = (state: State, viewer: Viewer): MysticSpiresView => views(state)(viewer);

/** What is on the table is the same for everyone, and built once. */
export const views = (state: State): ((viewer: Viewer) => MysticSpiresView) => {
  const things = state.things.map(viewThing);
  const links = state.links.map(viewLink);
  const { attack } = state;
  const asked = isAsking(state);
  const isPointNow = !asked && state.losers === 0 && isPoint(state);
  const isAwaiting = isAwaitingDecks(state);
  return (viewer) => ({
    phase: PHASE_NAMES[state.phase] ?? 'setup',
    turn: state.turn,
    turnPlayer: state.turnPlayer,
    firstPlayer: state.firstPlayer,
    keepers: state.keepers.map((keeper, seat) =>
      isAwaiting ? viewWaiting(keeper, seat, viewer) : viewKeeper(state, keeper, seat, viewer),
    ),
    ...(isAwaiting
      ? { awaitedDecks: state.keepers.flatMap(({ tower }, seat) => (tower === NONE ? [seat] : [])) }
      : undefined),
    things,
    links,
    ...(isPointNow ? { priority: state.priority } : undefined),
    window: isPointNow && state.links.length === 0 && isWindow(state),
    ...(attack.stage === ATTACK.none
      ? undefined
      : { attack: { attacker: attack.attacker, target: attack.target, interceptor: attack.interceptor } }),
    ...(asked ? { question: viewQuestion(state, viewer) } : undefined),
    ...(state.losers === 0 ? undefined : { result: viewResult(state) }),
  });
};
