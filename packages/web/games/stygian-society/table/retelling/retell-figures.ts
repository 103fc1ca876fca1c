/** Enemies on the displayed view: arrivals, wounds, moves, eliminations. */
import {
  type FigureView,
  foeInfo,
  type StygianSocietyEvent,
  type StygianSocietyView,
} from '../../pieces/content.ts';

const RANKS = ['front', 'rear'] as const;
const rankOf = (rank: number): FigureView['rank'] => RANKS[rank] ?? 'front';

/** Enemies of the same kind are numbered, front rank first, from the left. */
const labelled = (figures: readonly FigureView[], place: number): FigureView[] =>
  figures.map((figure) => {
    const same = RANKS.flatMap((rank) =>
      figures.filter((other) => other.enemy === figure.enemy && other.rank === rank),
    );
    const { name } = foeInfo(figure.enemy, place);
    const label = same.length === 1 ? name : `${name} ${same.indexOf(figure) + 1}`;
    return label === figure.label ? figure : { ...figure, label };
  });

const withFigures = (shown: StygianSocietyView, figures: readonly FigureView[]): StygianSocietyView => ({
  ...shown,
  figures: labelled(figures, shown.place),
});

export const arrive = (
  shown: StygianSocietyView,
  { figure, enemy, rank, health }: Extract<StygianSocietyEvent, { type: 'arrived' }>,
): StygianSocietyView =>
  withFigures(shown, [
    ...shown.figures,
    { id: figure, enemy, label: '', rank: rankOf(rank), wounds: 0, health },
  ]);

/** Moves an enemy to the right end of a rank. */
export const moveFigure = (shown: StygianSocietyView, id: number, rank: number): StygianSocietyView =>
  withFigures(shown, [
    ...shown.figures.filter((figure) => figure.id !== id),
    ...shown.figures
      .filter((figure) => figure.id === id)
      .map((figure) => ({ ...figure, rank: rankOf(rank) })),
  ]);

export const removeFigure = (shown: StygianSocietyView, id: number): StygianSocietyView =>
  withFigures(
    shown,
    shown.figures.filter((figure) => figure.id !== id),
  );

/** Excess wounds are lost: the last space is filled and no more. */
export const changeWounds = (shown: StygianSocietyView, id: number, by: number): StygianSocietyView => ({
  ...shown,
  figures: shown.figures.map((figure) =>
    figure.id === id ? { ...figure, wounds: Math.min(figure.health, figure.wounds + by) } : figure,
  ),
});
