/** How events change the numbers on a figure, forwards and backwards. */
import type { EnemyView, PlayerView, SlayTheSpireEvent } from '../../pieces/content.ts';

export type FigureField =
  | 'hp'
  | 'block'
  | 'strength'
  | 'vulnerable'
  | 'weak'
  | 'poison'
  | 'energy'
  | 'gold'
  | 'shivs'
  | 'miracles';

export type FigureChange = {
  readonly side: 'player' | 'enemy';
  readonly index: number;
  readonly field: FigureField;
  readonly change: number;
};

const FIELD_OF_TOKEN: Readonly<Record<string, FigureField>> = {
  strength: 'strength',
  vulnerable: 'vulnerable',
  weak: 'weak',
  poison: 'poison',
  shiv: 'shivs',
  miracle: 'miracles',
};

const ofPlayer = (index: number, field: FigureField, change: number): readonly FigureChange[] => [
  { side: 'player', index, field, change },
];

/** The changes that an event makes to numbers on figures. */
export const figureChanges = (event: SlayTheSpireEvent): readonly FigureChange[] => {
  switch (event.type) {
    case 'damaged': {
      const { side, index, blocked, lost } = event;
      return [
        { side, index, field: 'block', change: -blocked },
        { side, index, field: 'hp', change: -lost },
      ];
    }
    case 'hpLost':
      return [{ side: event.side, index: event.index, field: 'hp', change: -event.lost }];
    case 'healed':
      return [{ side: event.side, index: event.index, field: 'hp', change: event.amount }];
    case 'blockGained':
      return [{ side: event.side, index: event.index, field: 'block', change: event.amount }];
    case 'tokenChanged': {
      const field = FIELD_OF_TOKEN[event.token];
      return field === undefined
        ? []
        : [{ side: event.side, index: event.index, field, change: event.change }];
    }
    case 'energyGained':
      return ofPlayer(event.seat, 'energy', event.amount);
    case 'goldChanged':
      return ofPlayer(event.seat, 'gold', event.change);
    case 'miracleSpent':
      return [...ofPlayer(event.seat, 'miracles', -1), ...ofPlayer(event.seat, 'energy', 1)];
    default:
      return [];
  }
};

type Figure = PlayerView | EnemyView;

const numberOf = (figure: Figure, field: FigureField): number =>
  (figure as unknown as Readonly<Record<string, number | undefined>>)[field] ?? 0;

/** Computes a figure's number before later events from the number after them. */
export const rewound = (
  figure: Figure,
  field: FigureField,
  { side, index }: Pick<FigureChange, 'side' | 'index'>,
  later: readonly SlayTheSpireEvent[],
): number =>
  later
    .flatMap(figureChanges)
    .filter((change) => change.side === side && change.index === index && change.field === field)
    .reduce((sum, { change }) => sum - change, numberOf(figure, field));

const TOKENS: readonly FigureField[] = ['hp', 'block', 'strength', 'vulnerable', 'weak'];
const OF_ENEMY: readonly FigureField[] = [...TOKENS, 'poison'];
const OF_PLAYER: readonly FigureField[] = [...TOKENS, 'gold', 'shivs', 'miracles'];

const allRewound = <One extends Figure>(
  figure: One,
  fields: readonly FigureField[],
  place: Pick<FigureChange, 'side' | 'index'>,
  later: readonly SlayTheSpireEvent[],
): One => ({
  ...figure,
  ...Object.fromEntries(fields.map((field) => [field, rewound(figure, field, place, later)])),
});

/** An enemy as it arrived, before what happened to it in the same scene. */
export const rewoundEnemy = (enemy: EnemyView, later: readonly SlayTheSpireEvent[]): EnemyView => ({
  ...allRewound(enemy, OF_ENEMY, { side: 'enemy', index: enemy.index }, later),
  status: 'alive',
});

export const rewoundPlayer = (player: PlayerView, later: readonly SlayTheSpireEvent[]): PlayerView =>
  allRewound(player, OF_PLAYER, { side: 'player', index: player.seat }, later);

/** Applies the changes of one event; returns the same figure if there are none. */
export const changed = <One extends Figure>(figure: One, changes: readonly FigureChange[]): One => {
  const real = changes.filter(({ change }) => change !== 0);
  if (real.length === 0) return figure;
  const numbers: Record<string, number> = {};
  for (const { field, change } of real)
    numbers[field] = Math.max(0, (numbers[field] ?? numberOf(figure, field)) + change);
  return { ...figure, ...numbers };
};
