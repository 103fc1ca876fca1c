/** Tells one event on the displayed view. */
import type { Retell } from '../../../../game/teller.ts';
import { NONE, RESULTS, type StygianSocietyEvent, type StygianSocietyView } from '../../pieces/content.ts';
import {
  changeToken,
  discard,
  drawTreasure,
  exhaust,
  giveTreasure,
  handOver,
  learn,
  refresh,
  refreshAll,
} from './retell-cards.ts';
import { clear, gather, land, moveCubes, returnGathered } from './retell-cubes.ts';
import { arrive, changeWounds, moveFigure, removeFigure } from './retell-figures.ts';

type View = StygianSocietyView;
type Event = StygianSocietyEvent;

/** The phase of the turn after an event. */
const PHASE_AFTER: Readonly<Partial<Record<Event['type'], string>>> = {
  floorBegan: 'floorEffects',
  turnBegan: 'hexed',
  chose: 'perilCubes',
  gathered: 'heroCubes',
  falls: 'drop',
  dropped: 'dropped',
  jostled: 'passOn',
  acted: 'enemies',
  paid: 'endEffects',
  forfeited: 'endEffects',
  turnEnded: 'passOn',
  floorCompleted: 'floorEnd',
  chestOpened: 'treasures',
  over: 'over',
};

/** After these events the same question remains open. */
const KEEPS_QUESTION: ReadonlySet<Event['type']> = new Set(['gave', 'declined']);

const tellFloor = (shown: View, event: Event): View | undefined => {
  switch (event.type) {
    case 'floorBegan':
      return {
        ...clear(shown, false),
        floor: event.floor,
        place: event.place,
        active: event.starter,
        rooms: event.rooms,
        peril: 0,
        fired: [],
        doubled: [],
        extra: shown.extra.map(() => 0),
      };
    case 'floorCompleted':
      return { ...returnGathered(shown), active: event.starter, shieldsLeft: 0 };
    case 'chestsFound':
      return { ...shown, chestsLeft: event.number };
    case 'chestOpened':
      return { ...shown, chestsLeft: shown.chestsLeft - 1, chestCard: event.chest };
    case 'chestLeft':
      return { ...shown, chestsLeft: 0 };
    case 'decksChanged':
      return { ...shown, rooms: event.rooms, treasureDeck: event.treasures };
    case 'over':
      return { ...shown, result: RESULTS[event.result] ?? '', shieldsLeft: 0 };
    default:
      return undefined;
  }
};

const tellTurn = (shown: View, event: Event): View | undefined => {
  switch (event.type) {
    case 'turnBegan':
      return {
        ...shown,
        turn: event.turn,
        active: event.hero,
        supported: false,
        guard: 0,
        shieldsLeft: shown.heroes[event.hero]?.shields ?? 0,
        action: NONE,
        target: NONE,
      };
    case 'chose':
      return { ...shown, action: event.card, target: event.target };
    case 'used':
      return event.as === 'support' ? { ...shown, supported: true } : shown;
    case 'guarded':
      return { ...shown, guard: shown.guard + event.number };
    case 'prevented':
      if (event.by === 'shields') return { ...shown, shieldsLeft: shown.shieldsLeft - event.number };
      return event.by === 'guard' ? { ...shown, guard: shown.guard - event.number } : shown;
    case 'perilCubes':
      return { ...shown, extra: shown.extra.map((count, colour) => count + (event.cubes[colour] ?? 0)) };
    case 'doubled':
      return {
        ...shown,
        doubled: event.on
          ? [...new Set([...shown.doubled, event.enemy])].sort((a, b) => a - b)
          : shown.doubled.filter((enemy) => enemy !== event.enemy),
      };
    default:
      return undefined;
  }
};

const tellTracks = (shown: View, event: Event): View | undefined => {
  switch (event.type) {
    case 'luck':
      return { ...shown, luck: event.now };
    case 'peril':
      return { ...shown, peril: event.now };
    case 'perilEvent':
      return { ...shown, fired: [...shown.fired, event.at].sort((a, b) => a - b) };
    case 'suffered':
    case 'healed':
      return { ...shown, wounds: event.now };
    case 'counted':
      return { ...shown, xp: event.now };
    case 'level':
      return { ...refreshAll(shown), xp: 0, needed: event.needed };
    default:
      return undefined;
  }
};

const tellCubes = (shown: View, event: Event, next: View): View | undefined => {
  switch (event.type) {
    case 'gathered':
    case 'added':
      return gather(shown, event.cubes);
    case 'falls':
      return { ...shown, gathered: shown.gathered.map(() => 0), awaited: 'nothing' };
    case 'dropped':
    case 'jostled':
      return land(shown, event, next);
    case 'cubes':
      return moveCubes(shown, event);
    case 'regrouped':
      return clear(shown, true);
    default:
      return undefined;
  }
};

const tellFigures = (shown: View, event: Event): View | undefined => {
  switch (event.type) {
    case 'arrived':
      return arrive(shown, event);
    case 'moved':
      return moveFigure(shown, event.figure, event.rank);
    case 'wounded':
      return changeWounds(shown, event.figure, event.number);
    case 'mended':
      return changeWounds(shown, event.figure, -event.number);
    case 'eliminated':
      return removeFigure(shown, event.figure);
    case 'fled':
      return { ...shown, figures: [] };
    default:
      return undefined;
  }
};

const tellCards = (shown: View, event: Event): View | undefined => {
  switch (event.type) {
    case 'learned':
      return learn(shown, event.hero, event.card);
    case 'marked':
      return event.mark === 'exhaust' ? exhaust(shown, event.card) : discard(shown, event.card);
    case 'tired':
      return exhaust(shown, event.card);
    case 'refreshed':
      return refresh(shown, event.card);
    case 'treasure':
      return event.hero === NONE
        ? drawTreasure(shown, event.card)
        : giveTreasure(shown, event.hero, event.card);
    case 'gave':
      return handOver(shown, event.card, event.from, event.to);
    case 'afflicted':
      return changeToken(shown, event.hero, event.status, event.colour, 1);
    case 'relieved':
      return changeToken(shown, event.hero, event.status, event.colour, -1);
    default:
      return undefined;
  }
};

/** An event answers the open question: its panel closes, and the turn continues. */
const closeQuestion = (shown: View, event: Event): View => {
  const phase = PHASE_AFTER[event.type] ?? shown.phase;
  if (KEEPS_QUESTION.has(event.type)) return shown;
  if (shown.question === undefined && phase === shown.phase) return shown;
  const { question: _, ...rest } = shown;
  return { ...rest, phase, proposals: [], taken: shown.taken.map(() => 0) };
};

export const retell: Retell<View, Event> = (shown, event, { next }) =>
  closeQuestion(
    tellFloor(shown, event) ??
      tellTurn(shown, event) ??
      tellTracks(shown, event) ??
      tellCubes(shown, event, next) ??
      tellFigures(shown, event) ??
      tellCards(shown, event) ??
      shown,
    event,
  );
