import { useRef } from 'react';
import { useMotion } from '../table/stage.ts';
import { say } from '../text/say.ts';
import { spotOf } from './actions.ts';
import { useBoard } from './board-context.ts';
import { Cube, colourName } from './cube.tsx';
import styles from './cube-tray.module.css';
import { COLOURS, HERO_COLOURS } from './library.ts';
import { useSpot } from './use-spot.ts';

type Tray = 'field' | 'crypt';

/** Hero cubes that are being paid: picked by hand so far, or what the pointed-at payment would take. */
const useMarked = (tray: Tray, colour: number): number => {
  const { view, previewed } = useBoard();
  if (colour >= HERO_COLOURS) return 0;
  const place = tray === 'field' ? colour : HERO_COLOURS + colour;
  const times = previewed?.does === 'pay' ? Number(previewed.option.readable.times) : 0;
  const cubes = times > 0 ? view.proposals[times - 1] : view.taken;
  return cubes?.[place] ?? 0;
};

type StackProps = { readonly tray: Tray; readonly colour: number; readonly count: number };

/** The cubes of one colour in a tray, as one button where one of them can be taken. */
const Stack = ({ tray, colour, count }: StackProps) => {
  const marked = useMarked(tray, colour);
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
        <span key={cube} className={styles.cube} data-marked={cube >= count - marked || undefined}>
          <Cube colour={colour} size="large" />
        </span>
      ))}
      {count > 3 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
};

/** The field before the tower, or the crypt beside it whose cubes count double. */
export const CubeTray = ({ tray }: { readonly tray: Tray }) => {
  const { view } = useBoard();
  const body = useRef<HTMLElement>(null);
  useMotion(`tray:${tray}`, body);
  const counts = view[tray];
  const empty = counts.every((count) => count === 0);
  return (
    <section ref={body} className={styles.tray} data-tray={tray} aria-label={say(`sty.${tray}`)}>
      <h3 className={styles.title}>
        {say(`sty.${tray}`)}
        {tray === 'crypt' && <span className={styles.double}>{say('sty.double')}</span>}
      </h3>
      <div className={styles.stacks}>
        {COLOURS.map((name, colour) => {
          const count = counts[colour] ?? 0;
          return count === 0 ? null : <Stack key={name} tray={tray} colour={colour} count={count} />;
        })}
        {empty && <p className={styles.empty}>{say('sty.tray.empty')}</p>}
      </div>
    </section>
  );
};
