import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './bubble.module.css';
import { type Place, usePlaceOf } from './use-place-of.ts';

/** Next to the target, on the side with more room. */
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

type BubbleProps = {
  /** For tests: which step this is. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** Which of how many steps, from 1. */
  readonly step: number;
  readonly steps: number;
  /** What is pointed at: the first of these that is on the screen. */
  readonly at: readonly string[];
  /** Stays in the corner, out of the way of what there is to do. */
  readonly aside: boolean;
  /** Where the step is left by a button of its own. */
  readonly next: (() => void) | undefined;
  /** At the end: where to go from here. */
  readonly last?: ReactNode;
};

/** The text of a guide, next to its target. */
export const Bubble = ({ name, title, text, step, steps, at, aside, next, last }: BubbleProps) => {
  const place = usePlaceOf(at);
  const side = sideOf(place, aside);
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
        <p className={styles.count}>{say('learn.step', { step, steps })}</p>
        <div aria-live="polite" aria-atomic="true">
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.ways}>
          {next !== undefined && (
            <button type="button" className={controls.primary} data-learn="next" onClick={next}>
              {say('learn.next')}
            </button>
          )}
          {last}
          <Link href="/" className={controls.quiet} data-learn="leave">
            {say(last === undefined ? 'learn.leave' : 'learn.home')}
          </Link>
        </div>
      </section>
    </>
  );
};
