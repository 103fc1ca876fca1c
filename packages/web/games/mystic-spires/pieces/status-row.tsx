import { say } from '../words/say.ts';
import type { ThingView } from './content.ts';
import { STATUS_SIGNS } from './signs.ts';
import styles from './status-row.module.css';

type Mark = { readonly key: string; readonly name: string; readonly number?: number };

/** Everything on a Unit: statuses, Ignite marks, bonds. */
const marksOf = ({ statuses, marks, bonds, fatigued }: ThingView): readonly Mark[] => [
  ...(fatigued ? [{ key: 'Fatigue', name: say('fatigued') }] : []),
  ...statuses.map((status) => ({ key: status, name: status })),
  ...(marks.length > 0
    ? [
        {
          key: 'mark',
          name: say('marks', { marks: marks.join(' + ') }),
          number: marks.reduce((sum, mark) => sum + mark, 0),
        },
      ]
    : []),
  ...(bonds.length > 0
    ? [{ key: 'Spiritbond', name: say('bonds', { count: bonds.length }), number: bonds.length }]
    : []),
];

/** In words, for the name of the tile. */
export const marksInWords = (thing: ThingView): readonly string[] => marksOf(thing).map(({ name }) => name);

/** The signs on a tile. They are visual only, because its name says the same. */
export const StatusRow = ({
  thing,
  given,
  taken,
}: {
  readonly thing: ThingView;
  /** What a preview would add and remove. */
  readonly given: readonly string[];
  readonly taken: readonly string[];
}) => {
  const coming = given
    .filter((status) => !thing.statuses.includes(status))
    .map((status) => ({ key: status, name: status, tone: 'given' }));
  const marks = marksOf(thing).map((mark) => ({
    ...mark,
    tone: taken.includes(mark.key) ? 'taken' : mark.key === 'mark' ? 'burning' : undefined,
  }));
  if (marks.length + coming.length === 0) return null;
  return (
    <span className={styles.row} aria-hidden="true">
      {[...marks, ...coming].map((mark) => {
        const Sign = STATUS_SIGNS[mark.key === 'mark' ? 'Ignite' : mark.key];
        return (
          <span
            key={`${mark.key}:${mark.tone}`}
            className={styles.mark}
            data-status={mark.key}
            data-tone={mark.tone}
            data-explain={`status:${mark.key}`}
            data-tip={mark.name}
          >
            {Sign && <Sign />}
            {'number' in mark && mark.number !== undefined && <span>{mark.number}</span>}
          </span>
        );
      })}
    </span>
  );
};
