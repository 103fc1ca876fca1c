import { useRef } from 'react';
import { useMotion } from '../../../../table/stage/stage.ts';
import { spotOf } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { afterText, isChange, pileAfter } from '../../board/changes.ts';
import { useSpot } from '../../board/use-spot.ts';
import { COLOURS, HERO_COLOURS, type StygianSocietyView } from '../../pieces/content.ts';
import { Cube, colourName } from '../../pieces/cube.tsx';
import { say } from '../../words/say.ts';
import styles from './cube-tray.module.css';

type Tray = 'field' | 'crypt';

/** Hero cubes selected manually for a payment. */
const takenFrom = ({ taken }: StygianSocietyView, tray: Tray, colour: number): number =>
  colour >= HERO_COLOURS ? 0 : (taken[tray === 'field' ? colour : HERO_COLOURS + colour] ?? 0);

/** How many cubes certainly stay and may stay at most, and the later number if it differs. */
const useShown = (tray: Tray, colour: number, count: number) => {
  const { view, changes } = useBoard();
  const after = pileAfter(changes, tray, colour, count);
  const taken = takenFrom(view, tray, colour);
  if (!isChange(after, count)) return { stays: count - taken, mayStay: count - taken };
  return {
    stays: Math.min(count, after.least),
    mayStay: Math.min(count, after.most),
    after: afterText(after),
  };
};

/** Cubes that a previewed move would add. They overlay the tray, so that nothing moves under the pointer. */
const Coming = ({ tray }: { readonly tray: Tray }) => {
  const { view, changes } = useBoard();
  const coming = COLOURS.flatMap((_, colour) => {
    const count = view[tray][colour] ?? 0;
    const { least, most } = pileAfter(changes, tray, colour, count);
    if (most <= count) return [];
    return [{ colour, more: afterText({ least: Math.max(0, least - count), most: most - count }) }];
  });
  return coming.length === 0 ? null : (
    <p className={styles.coming} aria-hidden="true">
      {coming.map(({ colour, more }) => (
        <span key={colour}>
          <Cube colour={colour} />+{more}
        </span>
      ))}
    </p>
  );
};

type StackProps = { readonly tray: Tray; readonly colour: number; readonly count: number };

/** The cubes of one colour in a tray, as one button if one of them can be taken. */
const Stack = ({ tray, colour, count }: StackProps) => {
  const { stays, mayStay, after } = useShown(tray, colour, count);
  const spot = spotOf.cube(tray, colour);
  const { action, canPickUp, words, props } = useSpot(spot, () => undefined);
  const name = say('cubesIn', { count, colour: colourName(colour), tray: say(tray) });
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
          data-marked={cube < stays ? undefined : cube < mayStay ? 'maybe' : 'sure'}
        >
          <Cube colour={colour} size="large" />
        </span>
      ))}
      {count > 3 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      {after !== undefined && (
        <span className={styles.after} aria-hidden="true">
          →{after}
        </span>
      )}
    </button>
  );
};

/** The field in front of the tower, or the crypt next to it, whose cubes count double. */
export const CubeTray = ({ tray }: { readonly tray: Tray }) => {
  const { view } = useBoard();
  const body = useRef<HTMLElement>(null);
  useMotion(`tray:${tray}`, body);
  const counts = view[tray];
  const empty = counts.every((count) => count === 0);
  return (
    <section ref={body} className={styles.tray} data-tray={tray} aria-label={say(tray)}>
      <h3 className={styles.title} data-explain={`tray:${tray}`}>
        {say(tray)}
        {tray === 'crypt' && <span className={styles.double}>{say('double')}</span>}
      </h3>
      <div className={styles.stacks}>
        {COLOURS.map((name, colour) => {
          const count = counts[colour] ?? 0;
          return count === 0 ? null : <Stack key={name} tray={tray} colour={colour} count={count} />;
        })}
        {empty && <p className={styles.empty}>{say('tray.empty')}</p>}
      </div>
      <Coming tray={tray} />
    </section>
  );
};
