/** Enemies in their ranks: arrivals, actions, wounds, eliminations. */
import { becomes, NONE } from '@three-spires/kernel';
import { RANKS } from '../../words/lists.ts';
import { foeName } from '../naming.ts';
import type { FigureView } from '../view-types.ts';
import { event, type View } from './event.ts';

type OfFigure = {
  readonly figure: number;
  readonly enemy: number;
  /** Missing in games archived by earlier releases. */
  readonly enemyName?: string;
};

const rankOf = ({ rank }: { readonly rank: number }): FigureView['rank'] => RANKS[rank] ?? 'front';

/** Enemies of the same kind are numbered, front rank first, from the left. */
const labelled = (figures: readonly FigureView[], place: number): readonly FigureView[] =>
  figures.map((figure) => {
    const same = RANKS.flatMap((rank) =>
      figures.filter((other) => other.enemy === figure.enemy && other.rank === rank),
    );
    const name = foeName(figure.enemy, place);
    const label = same.length === 1 ? name : `${name} ${same.indexOf(figure) + 1}`;
    return label === figure.label ? figure : { ...figure, label };
  });

const relabelled =
  <Fields>(change: (figures: readonly FigureView[], event: Fields) => readonly FigureView[]) =>
  ({ figures, place }: View, fields: Fields): readonly FigureView[] =>
    labelled(change(figures, fields), place);

/** Excess wounds are lost: the last space is filled and no more. */
const wounds = (sign: 1 | -1) => ({
  which: ({ id }: FigureView, { figure }: OfFigure): boolean => id === figure,
  change: {
    wounds: (before: FigureView, { number }: OfFigure & { readonly number: number }) =>
      Math.min(before.health, before.wounds + sign * number),
  },
});

export const enemies = {
  acted: event<
    { readonly enemy: number; readonly colour: number; readonly field: number; readonly crypt: number },
    'enemy' | 'line'
  >({
    says: { enemy: '{enemy} triggers on {colour}.', line: 'The {colour} line triggers.' },
    variant: ({ enemy }) => (enemy === NONE ? 'line' : 'enemy'),
    changes: { phase: becomes('enemies') },
  }),
  /** The next wounds of an enemy are doubled, or no longer are. */
  doubled: event<{ readonly enemy: number; readonly on: boolean }>({
    changes: {
      doubled: ({ doubled }, { enemy, on }) => {
        const others = doubled.filter((each) => each !== enemy);
        return on ? [...others, enemy].sort((one, other) => one - other) : others;
      },
    },
  }),
  wounded: event<OfFigure & { readonly number: number; readonly left: number }>({
    says: '{enemy} takes {number} {number|wound|wounds} ({left} left).',
    changes: { figures: wounds(1) },
  }),
  mended: event<OfFigure & { readonly number: number }>({
    says: '{enemy} recovers from {number} {number|wound|wounds}.',
    changes: { figures: wounds(-1) },
  }),
  eliminated: event<OfFigure>({
    says: '{enemy} is eliminated.',
    changes: { figures: relabelled((figures, { figure }) => figures.filter(({ id }) => id !== figure)) },
  }),
  fled: event<{ readonly number: number }>({
    says: '{number} {number|enemy flees|enemies flee}.',
    changes: { figures: becomes([]) },
  }),
  arrived: event<OfFigure & { readonly rank: number; readonly health: number }, FigureView['rank']>({
    says: { front: '{enemy} joins the front rank.', rear: '{enemy} joins the rear rank.' },
    variant: rankOf,
    changes: {
      figures: relabelled((figures, fields) => [
        ...figures,
        {
          id: fields.figure,
          enemy: fields.enemy,
          label: '',
          rank: rankOf(fields),
          wounds: 0,
          health: fields.health,
        },
      ]),
    },
  }),
  /** To the right end of a rank. */
  moved: event<OfFigure & { readonly rank: number }, FigureView['rank']>({
    says: { front: '{enemy} moves to the front rank.', rear: '{enemy} moves to the rear rank.' },
    variant: rankOf,
    changes: {
      figures: relabelled((figures, fields) => [
        ...figures.filter(({ id }) => id !== fields.figure),
        ...figures
          .filter(({ id }) => id === fields.figure)
          .map((figure) => ({ ...figure, rank: rankOf(fields) })),
      ]),
    },
  }),
};
