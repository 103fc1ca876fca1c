/** What a viewer may see, built field by field. */
import { findFrame, NONE, seatsIn, topFrame, type Viewer } from '@three-spires/kernel';
import { HERO_COLOURS, HEROES, RANKS, STATUSES } from '../words/lists.ts';
import { activeHero, deciding } from './asking.ts';
import { cardEntry, placeEntry } from './compile/entries.ts';
import { OCCASION } from './compile/occasions.ts';
import type { PerilEvent } from './compile/place-entry.ts';
import { total } from './cubes/cubes.ts';
import { QUESTION_NAMES } from './decisions.ts';
import { healthOf } from './enemy/ranks.ts';
import { proposedStarter } from './floor/floor.ts';
import { isReady, luckLimit, shieldsOf, tokenIndex, woundLimit } from './hero/heroes.ts';
import { priceOf, proposal } from './hero/payment.ts';
import { figureLabel } from './naming.ts';
import {
  AWAITED,
  type Figure,
  FRAME,
  type Hero,
  isInTurn,
  PHASE,
  QUESTION,
  RESULTS,
  type State,
} from './state.ts';
import type { CardView, FigureView, HeroView, QuestionView, StygianSocietyView } from './view-types.ts';

const PHASE_NAMES = Object.keys(PHASE);
const AWAITED_NAMES = Object.keys(AWAITED) as (keyof typeof AWAITED)[];
const viewCard = (state: State, card: number): CardView => ({ card, exhausted: !isReady(state, card) });

const viewTokens = ({ tokens }: Hero): HeroView['tokens'] => {
  const seen: Record<string, number[]> = {};
  for (let status = 0; status < STATUSES.length; status++) {
    const first = tokenIndex(status, 0);
    seen[STATUSES[status] as string] = tokens.slice(first, first + HERO_COLOURS);
  }
  return seen;
};

const viewHero = (state: State, hero: Hero): HeroView => ({
  hero: HEROES[hero.hero] ?? '',
  seat: hero.seat,
  skills: hero.skills.map((card) => viewCard(state, card)),
  treasures: hero.treasures.map((card) => viewCard(state, card)),
  shields: shieldsOf(hero),
  tokens: viewTokens(hero),
});

const viewFigure = (state: State, figure: Figure): FigureView => ({
  id: figure.id,
  enemy: figure.kind,
  label: figureLabel(state, figure),
  rank: RANKS[figure.rank] ?? 'front',
  wounds: figure.wounds,
  health: healthOf(state, figure),
});

const OCCASION_NAMES = Object.keys(OCCASION);

/** What can be responded to. */
const viewOccasion = (state: State): Pick<QuestionView, 'occasion' | 'wounds'> => {
  if (state.question.kind !== QUESTION.respond) return {};
  const opening = topFrame(state.stack);
  return {
    occasion: OCCASION_NAMES[opening?.number ?? NONE] ?? '',
    wounds: findFrame(state.stack, FRAME.hurt)?.left ?? 0,
  };
};

const viewQuestion = (state: State): QuestionView => ({
  kind: QUESTION_NAMES[state.question.kind] ?? '',
  seats: seatsIn(deciding(state)),
  number: state.question.number,
  hero: state.question.hero,
  votes: state.question.kind === QUESTION.accept ? [] : state.question.votes.slice(),
  source: topFrame(state.stack)?.card ?? NONE,
  proposal: state.question.kind === QUESTION.start ? proposedStarter(state) : NONE,
  wanted: state.question.kind === QUESTION.accept ? (state.question.votes[1] ?? NONE) : NONE,
  ...viewOccasion(state),
});

/** STY-8.1: the proposed payment for each number of times. */
const viewProposals = (state: State): number[][] => {
  if (state.question.kind !== QUESTION.pay) return [];
  return Array.from(
    { length: state.question.number },
    (_, times) => proposal(state, priceOf(cardEntry(state.action), times + 1)) ?? [],
  );
};

const firedEvents = (state: State): number[] => {
  const fired: number[] = [];
  if (state.fired === 0) return fired;
  const { events } = placeEntry(state.place);
  for (let index = 0; index < events.length; index++)
    if ((state.fired & (1 << index)) !== 0) fired.push((events[index] as PerilEvent).at);
  return fired;
};

const doubledEnemies = ({ doubled }: State): number[] => {
  const enemies: number[] = [];
  for (let enemy = 0; doubled >> enemy !== 0; enemy++)
    if ((doubled & (1 << enemy)) !== 0) enemies.push(enemy);
  return enemies;
};

/** Cubes on the table. */
const viewCubes = (state: State) => ({
  bank: state.bank.slice(),
  tower: state.tower.slice(),
  physical: state.physical === 1,
  stuck: state.stuck.slice(),
  awaited: AWAITED_NAMES[state.awaited] ?? 'nothing',
  field: state.field.slice(),
  crypt: state.crypt.slice(),
  gathered: state.gathered.slice(),
  banished: state.banished.slice(),
  extra: state.extra.slice(),
});

const viewTracks = (state: State) => ({
  luck: state.luck,
  luckLimit: luckLimit(state),
  xp: state.xp,
  needed: state.needed,
  wounds: state.wounds,
  woundLimit: woundLimit(state),
  peril: state.peril,
  fired: firedEvents(state),
  doubled: doubledEnemies(state),
});

/** This game has no hidden information for views: all viewers share one. */
export const views = (state: State): ((viewer: Viewer) => StygianSocietyView) => {
  const shown = viewAll(state);
  return () => shown;
};

export const view = (state: State, _viewer: Viewer): StygianSocietyView => viewAll(state);

const viewAll = (state: State): StygianSocietyView => ({
  players: state.players,
  phase: PHASE_NAMES[state.phase] ?? '',
  floor: state.floor,
  place: state.place,
  turn: state.turn,
  active: state.active,
  heroes: state.heroes.map((hero) => viewHero(state, hero)),
  partyTreasures: state.partyTreasures.map((card) => viewCard(state, card)),
  figures: state.figures.map((figure) => viewFigure(state, figure)),
  ...viewCubes(state),
  ...viewTracks(state),
  rooms: state.rooms.length,
  treasureDeck: state.treasureDeck.length,
  tokensLeft: total(state.supply),
  supported: state.supported === 1,
  shieldsLeft: isInTurn(state) ? Math.max(0, shieldsOf(activeHero(state)) - state.shieldsUsed) : 0,
  guard: state.guard,
  action: state.action,
  target: state.target,
  chestsLeft: state.chestsLeft,
  chestCard: state.chestCard,
  proposals: viewProposals(state),
  taken: state.taken.slice(),
  ...(state.question.kind === QUESTION.none ? {} : { question: viewQuestion(state) }),
  ...(state.result === 0 ? {} : { result: RESULTS[state.result] ?? '' }),
});
