import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../../connection/table-store.ts';
import { useDialog } from '../../table/dialogs.ts';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { faceInfo, type SpireEvent, type SpireView, uidOf } from '../library.ts';
import { useSelection } from '../selection.ts';
import styles from './guide.module.css';
import { type Seen, stepNow } from './progress.ts';
import { STEPS, type Step } from './steps.ts';
import { type Place, usePlaceOf } from './use-place-of.ts';

const keyOf = (table: string): string => `three-spires.learn.${table}`;

const usePicked = (view: SpireView | undefined): string | undefined => {
  const source = useSelection((state) => state.source);
  if (source?.kind !== 'card') return undefined;
  const held = view?.players[0]?.hand?.find(({ card }) => uidOf(card) === source.uid);
  return held === undefined ? undefined : faceInfo(held.face).type;
};

/** The step that is due, kept over a reload. */
const useStep = (table: string, seen: Seen | undefined) => {
  const [reached, setReached] = useState(() => Number(sessionStorage.getItem(keyOf(table)) ?? 0));
  const step = seen === undefined ? reached : stepNow(reached, seen);
  useEffect(() => {
    setReached(step);
    sessionStorage.setItem(keyOf(table), String(step));
  }, [table, step]);
  return { step, next: () => setReached(step + 1) };
};

/** Beside what is pointed at, on the side that has more room. */
const sideOf = (place: Place | undefined, aside: boolean): 'aside' | 'middle' | 'above' | 'below' => {
  if (place === undefined) return aside ? 'aside' : 'middle';
  return place.top + place.height / 2 > innerHeight / 2 ? 'above' : 'below';
};

const Ring = ({ place, dimming }: { readonly place: Place; readonly dimming: boolean }) => (
  <span
    className={styles.ring}
    data-dimming={dimming || undefined}
    aria-hidden="true"
    style={{ top: place.top - 6, left: place.left - 6, width: place.width + 12, height: place.height + 12 }}
  />
);

const Ways = ({
  next,
  last,
  lost,
}: {
  readonly next: (() => void) | undefined;
  readonly last: boolean;
  readonly lost: boolean;
}) => (
  <div className={styles.ways}>
    {next !== undefined && (
      <button type="button" className={controls.primary} data-learn="next" onClick={next}>
        {say('learn.next')}
      </button>
    )}
    {last && (
      <Link href={lost ? '/learn' : '/new'} className={controls.primary}>
        {say(lost ? 'learn.again' : 'learn.climb')}
      </Link>
    )}
    <Link href="/" className={controls.quiet} data-learn="leave">
      {say(last ? 'learn.home' : 'learn.leave')}
    </Link>
  </div>
);

type BubbleProps = {
  readonly step: Step;
  readonly at: number;
  readonly lost: boolean;
  readonly next: (() => void) | undefined;
};

const Bubble = ({ step, at, lost, next }: BubbleProps) => {
  const place = usePlaceOf(lost ? [] : step.at);
  const side = sideOf(place, step.aside === true && !lost);
  const name = lost ? 'lost' : step.name;
  return (
    <>
      {place !== undefined && <Ring place={place} dimming={next !== undefined} />}
      <section
        className={styles.bubble}
        data-side={side}
        data-step={name}
        aria-label={say('learn.region')}
        style={{
          ['--left' as string]: `${place === undefined ? innerWidth / 2 : place.left + place.width / 2}px`,
          ['--edge' as string]: `${place === undefined ? 0 : side === 'above' ? innerHeight - place.top + 16 : place.top + place.height + 16}px`,
        }}
      >
        <p className={styles.count}>{say('learn.step', { step: at + 1, steps: STEPS.length })}</p>
        <div aria-live="polite" aria-atomic="true">
          <h2 className={styles.title}>{say(`learn.${name}.title`)}</h2>
          <p>{say(`learn.${name}`)}</p>
        </div>
        <Ways next={next} last={lost || step.name === 'won'} lost={lost} />
      </section>
    </>
  );
};

/** Points at one thing after the other while the fight is played for real. */
export const Guide = ({ table }: { readonly table: string }) => {
  const view = useTable((state) => state.picture?.outlooks[0]?.view as SpireView | undefined);
  const log = useTable((state) => state.log);
  const covered = useDialog((state) => state.open !== undefined);
  const picked = usePicked(view);
  const { step: at, next } = useStep(
    table,
    view === undefined ? undefined : { view, events: log.map(({ event }) => event as SpireEvent), picked },
  );
  const step = STEPS[at];
  const waits = step?.until.when === 'next' && step.name !== 'won';
  useEffect(() => {
    if (!waits || covered) return;
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'n' && !(target instanceof HTMLInputElement)) next();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  if (view === undefined || step === undefined || covered) return null;
  const lost = view.result === 'defeat';
  return <Bubble step={step} at={at} lost={lost} next={waits && !lost ? next : undefined} />;
};
