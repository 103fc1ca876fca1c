/** Figures as they were before later events, computed backwards from the figures after them. */
import type { Story } from '@three-spires/kernel';
import type { EnemyView, PlayerView } from '../view-types.ts';
import { enemyOf, playerOf, type View } from './event.ts';
import { type Figure, type FigureField, figures } from './figures.ts';

type Place = { readonly side: 'player' | 'enemy'; readonly index: number };
type Later = readonly {
  readonly type: string;
  readonly seat?: number;
  readonly side?: string;
  readonly index?: number;
}[];

const isAbout = ({ seat, side = 'player', index = seat }: Later[number], place: Place): boolean =>
  side === place.side && index === place.index;

const numbersOf = (type: string): Readonly<Partial<Record<FigureField, (event: never) => number>>> => {
  const record = type in figures ? figures[type as keyof typeof figures] : {};
  return 'numbers' in record ? record.numbers : {};
};

const rewound = (figure: Figure, field: FigureField, place: Place, later: Later): number =>
  later.reduce(
    (number, event) =>
      isAbout(event, place) ? number - (numbersOf(event.type)[field]?.(event as never) ?? 0) : number,
    figure[field] ?? 0,
  );

const TOKENS: readonly FigureField[] = ['hp', 'block', 'strength', 'vulnerable', 'weak'];
const OF_ENEMY: readonly FigureField[] = [...TOKENS, 'poison'];
const OF_PLAYER: readonly FigureField[] = [...TOKENS, 'gold', 'shivs', 'miracles'];

const allRewound = <One extends Figure>(
  figure: One,
  fields: readonly FigureField[],
  place: Place,
  later: Later,
): One => ({
  ...figure,
  ...Object.fromEntries(fields.map((field) => [field, rewound(figure, field, place, later)])),
});

/** An enemy as it arrived, before what happened to it in the same scene. */
export const rewoundEnemy = (enemy: EnemyView, later: Later): EnemyView => ({
  ...allRewound(enemy, OF_ENEMY, { side: 'enemy', index: enemy.index }, later),
  status: 'alive',
  nextAction: -1,
  attacks: [],
});

export const rewoundPlayer = (player: PlayerView, later: Later): PlayerView =>
  allRewound(player, OF_PLAYER, { side: 'player', index: player.seat }, later);

/** For changes: the number of a player, or of an enemy, before the later events. */
export const playerBefore =
  (field: 'energy' | 'block') =>
  (player: PlayerView, _: object, { next, later }: Story<View>): number => {
    const after = playerOf(next, player.seat);
    if (after === undefined) return player[field];
    return rewound(after, field, { side: 'player', index: player.seat }, later);
  };
export const enemyBefore =
  (field: 'hp' | 'block') =>
  (enemy: EnemyView, _: object, { next, later }: Story<View>): number => {
    const after = enemyOf(next, enemy.index);
    if (after === undefined) return enemy[field];
    return rewound(after, field, { side: 'enemy', index: enemy.index }, later);
  };
