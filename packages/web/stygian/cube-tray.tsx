import { useRef } from 'react';
import { useMotion } from '../table/stage.ts';
import { say } from '../text/say.ts';
import { spotOf } from './actions.ts';
import { useBoard } from './board-context.ts';
import { afterText, isChange, pileAfter } from './changes.ts';
import { Cube, colourName } from './cube.tsx';
import styles from './cube-tray.module.css';
import { COLOURS, HERO_COLOURS, type StygianView } from './library.ts';
import { useSpot } from './use-spot.ts';

type Tray = 'field' | 'crypt';

/** Hero cubes that are being paid by hand. */
const takenFrom = ({ taken }: StygianView, tray: Tray, colour: number): number =>
  colour >= HERO_COLOURS ? 0 : (taken[tray === 'field' ? colour : HERO_COLOURS + colour] ?? 0);

/** Cubes that are there or would come: those that leave for certain lie last and are lifted. */
const useShown = (tray: Tray, colour: number, count: number) => {
  const { view, changes } = useBoard();
  const after = pileAfter(changes, tray, colour, count);
  const changed = isChange(after, count);
  const leaving = changed ? count - after.most : takenFrom(view, tray, colour);
  return {
    stays: changed ? Math.min(count, after.least) : count - leaving,
    mayLeave: changed ? Math.min(count, after.most) : count - leaving,
    coming: Math.max(0, after.least - count),
    mayCome: Math.max(0, after.most - Math.max(count, after.least)),
    after: changed ? afterText(after) : undefined,
  };
};

/** Cubes that a previewed move would bring. */
const Coming = ({
  colour,
  sure,
  maybe,
}: {
  readonly colour: number;
  readonly sure: number;
  readonly maybe: number;
}) =>
  Array.from({ length: sure + maybe }, (_, cube) => cube).map((cube) => (
    <span key={cube} className={styles.cube} data-coming={cube < sure ? 'sure' : 'maybe'}>
      <Cube colour={colour} size="large" />
    </span>
  ));

type StackProps = { readonly tray: Tray; readonly colour: number; readonly count: number };

/** The cubes of one colour in a tray, as one button where one of them can be taken. */
const Stack = ({ tray, colour, count }: StackProps) => {
  const { stays, mayLeave, coming, mayCome, after } = useShown(tray, colour, count);
  const spot = spotOf.cube(tray, colour);
  const { action, canPickUp, words, props } = useSpot(spot, () => undefined);
  const name = say('sty.cubesIn', { count, colour: colourName(colour), tray: say(`sty.${tray}`) });
  return (
    <button
      type="button"
      className={styles.stack}
      disabled={action === undefined && !canPickUp}
      aria-label={words === '' ? name : `${words}. ${name}`}
      {...props}
    >
      {Array.from({ length: count }, (_, cube) => cube).map((cube) => (
        <span
          key={cube}
          className={styles.cube}
          data-marked={cube < stays ? undefined : cube < mayLeave ? 'maybe' : 'sure'}
        >
          <Cube colour={colour} size="large" />
        </span>
      ))}
      <Coming colour={colour} sure={coming} maybe={mayCome} />
      {(count > 3 || after !== undefined) && (
        <span className={styles.count} aria-hidden="true">
          {count}
          {after !== undefined && <span className={styles.after}>→{after}</span>}
        </span>
      )}
    </button>
  );
};

/** The field before the tower, or the crypt beside it whose cubes count double. */
export const CubeTray = ({ tray }: { readonly tray: Tray }) => {
  const { view, changes } = useBoard();
  const body = useRef<HTMLElement>(null);
  useMotion(`tray:${tray}`, body);
  const counts = view[tray];
  const isShown = (colour: number, count: number): boolean =>
    count > 0 || pileAfter(changes, tray, colour, count).most > 0;
  const empty = !counts.some((count, colour) => isShown(colour, count));
  return (
    <section ref={body} className={styles.tray} data-tray={tray} aria-label={say(`sty.${tray}`)}>
      <h3 className={styles.title}>
        {say(`sty.${tray}`)}
        {tray === 'crypt' && <span className={styles.double}>{say('sty.double')}</span>}
      </h3>
      <div className={styles.stacks}>
        {COLOURS.map((name, colour) => {
          const count = counts[colour] ?? 0;
          return isShown(colour, count) ? (
            <Stack key={name} tray={tray} colour={colour} count={count} />
          ) : null;
        })}
        {empty && <p className={styles.empty}>{say('sty.tray.empty')}</p>}
      </div>
    </section>
  );
};
