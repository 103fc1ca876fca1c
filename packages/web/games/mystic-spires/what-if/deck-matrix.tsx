import type { Cell, Matrix } from '@three-spires/what-if/figures';
import styles from './deck-matrix.module.css';
import { say } from './words.ts';

const percent = (share: number): number => Math.round(100 * share);

const figuresOf = ({ games, chance: { share, low, high } }: Cell) => ({
  games,
  percent: percent(share),
  low: percent(low),
  high: percent(high),
});

type CellProps = { readonly cell: Cell | undefined; readonly deck: string; readonly other: string };

/** The colour goes from the opponent's to the player's own. */
const CellField = ({ cell, deck, other }: CellProps) => {
  if (cell === undefined) return <td className={styles.self}>{say('whatIf.noneYet')}</td>;
  if (cell.games === 0) return <td>{say('whatIf.noneYet')}</td>;
  const figures = figuresOf(cell);
  return (
    <td
      style={{ '--share': `${figures.percent}%` } as React.CSSProperties}
      data-cell={figures.percent}
      data-tip={say('whatIf.cellWords', { deck, other, ...figures })}
    >
      <b>{figures.percent} %</b>
      <small>
        {figures.low}–{figures.high}
      </small>
    </td>
  );
};

/** Who beats whom. */
export const DeckMatrix = ({
  names,
  matrix,
}: {
  readonly names: readonly string[];
  readonly matrix: Matrix;
}) => (
  <>
    <h3>{say('whatIf.matrix')}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
    <section className={styles.scroll} aria-label={say('whatIf.matrix')} tabIndex={0}>
      <table className={styles.matrix} aria-label={say('whatIf.matrix')} data-matrix>
        <thead>
          <tr>
            <th scope="col">{say('whatIf.against')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {names.length > 2 && <th scope="col">{say('whatIf.all')}</th>}
          </tr>
        </thead>
        <tbody>
          {names.map((deck, row) => (
            <tr key={deck}>
              <th scope="row">{deck}</th>
              {names.map((other, column) => (
                <CellField key={other} cell={matrix.cells[row]?.[column]} deck={deck} other={other} />
              ))}
              {names.length > 2 && (
                <CellField cell={matrix.totals[row]} deck={deck} other={say('whatIf.all')} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {matrix.beginner.games > 0 && <p>{say('whatIf.begins', figuresOf(matrix.beginner))}</p>}
  </>
);
