/** The story of a duel, derived from its log. Contains only what both Keepers have seen. */
import { type Game, type GameLog, playableEntries, playEntry, startOfLog } from '@three-spires/kernel';
import { LINK } from '../rules/compile/codes.ts';
import { cardEntry, towerEntry } from '../rules/compile/entries.ts';
import type { MysticSpiresEvent } from '../rules/event.ts';
import { isTower, towerSeat } from '../rules/refs.ts';
import type { Setup } from '../rules/setup.ts';
import type { Keeper, State } from '../rules/state.ts';
import type { MysticSpiresView } from '../rules/view-types.ts';
import type { DuelSummary, KeeperSummary } from './types.ts';

export type * from './types.ts';

const KEY_CARDS = 6;

type Counts = {
  readonly plays: Map<number, number>;
  gained: number;
  spent: number;
  summoned: number;
  lost: number;
  damage: number;
};

/** Data collected while the log is replayed. */
type Gathering = {
  readonly counts: readonly Counts[];
  /** The commander of each Unit, by id. */
  readonly units: Map<number, number>;
  readonly hp: number[][];
  cascades: number;
  /** Whether the current Cascade is among them. */
  counted: boolean;
  longest: number;
  longestAt: number;
  at: number;
};

const newCounts = (): Counts => ({
  plays: new Map(),
  gained: 0,
  spent: 0,
  summoned: 0,
  lost: 0,
  damage: 0,
});

const begin = (state: State): Gathering => ({
  counts: state.keepers.map(newCounts),
  units: new Map(
    state.things.flatMap(({ id, card, controller }) =>
      cardEntry(card).isUnit ? [[id, controller] as const] : [],
    ),
  ),
  hp: [],
  cascades: 0,
  counted: false,
  longest: 0,
  longestAt: 0,
  at: 0,
});

const hpNow = ({ keepers }: State): number[] => keepers.map(({ hp }) => Math.max(0, hp));

export const summarise = (
  game: Game<State, Setup, MysticSpiresView, MysticSpiresEvent>,
  log: GameLog,
): DuelSummary => {
  const state = startOfLog(game, log);
  const gathering = begin(state);
  gathering.hp.push(hpNow(state));
  const moves = playableEntries(log);
  moves.forEach((entry, index) => {
    gathering.at = index;
    playEntry(game, state, entry, (event) => take(gathering, state, event));
  });
  gathering.hp.push(hpNow(state));
  const { cascades, longest, longestAt, hp } = gathering;
  return {
    turns: state.turn,
    moves: moves.length,
    cascades,
    longest,
    longestAt,
    hp,
    keepers: state.keepers.map((keeper, seat) => keeperSummary(keeper, seat, gathering)),
  };
};

const take = (gathering: Gathering, state: State, event: MysticSpiresEvent): void => {
  const { units } = gathering;
  const of = (seat: number): Counts => gathering.counts[seat] ?? newCounts();
  switch (event.type) {
    case 'turnBegan':
      if (event.turn > 1) gathering.hp.push(hpNow(state));
      return;
    case 'crystal':
      if (event.change > 0) of(event.seat).gained += event.change;
      else of(event.seat).spent -= event.change;
      return;
    case 'announced':
      announced(gathering, event);
      return;
    case 'summoned':
      units.set(event.thing, event.seat);
      of(event.seat).summoned++;
      return;
    case 'left': {
      const commander = units.get(event.thing);
      if (commander === undefined) return;
      units.delete(event.thing);
      if (event.destroyed) of(commander).lost++;
      return;
    }
    case 'damaged':
    case 'lostHp':
      if (isTower(event.ref)) of(towerSeat(event.ref)).damage += event.amount;
      return;
    default:
  }
};

/** Actives, triggers and attacks come from cards in play. */
const isFromHand = (kind: number): boolean => kind <= LINK.equipment;

type Announced = Extract<MysticSpiresEvent, { readonly type: 'announced' }>;

const announced = (gathering: Gathering, { seat, card, kind, number }: Announced): void => {
  const plays = gathering.counts[seat]?.plays;
  if (isFromHand(kind)) plays?.set(card, (plays.get(card) ?? 0) + 1);
  if (number === 1) gathering.counted = false;
  else if (!gathering.counted) {
    gathering.counted = true;
    gathering.cascades++;
  }
  if (number < 2 || number <= gathering.longest) return;
  gathering.longest = number;
  gathering.longestAt = gathering.at;
};

const keeperSummary = (keeper: Keeper, seat: number, { counts }: Gathering): KeeperSummary => {
  const { plays, gained, spent, summoned, lost, damage } = counts[seat] ?? newCounts();
  return {
    seat,
    tower: keeper.tower,
    hp: Math.max(0, keeper.hp),
    maxHp: keeper.tower < 0 ? 0 : towerEntry(keeper.tower).hp,
    crystalGained: gained,
    crystalSpent: spent,
    crystalLeft: keeper.crystal,
    summoned,
    lost,
    damageTaken: damage,
    cards: [...plays]
      .map(([card, times]) => ({ card, plays: times }))
      .sort((a, b) => b.plays - a.plays || cardEntry(b.card).cost - cardEntry(a.card).cost || a.card - b.card)
      .slice(0, KEY_CARDS),
  };
};
