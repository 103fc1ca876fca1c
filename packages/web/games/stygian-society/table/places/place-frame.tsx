import { type ReactNode, useRef } from 'react';
import { useMotion } from '../../../../table/stage/stage.ts';
import { FloatLayer } from '../../pieces/float-layer.tsx';
import styles from './place-frame.module.css';

type PlaceFrameProps = {
  readonly kind: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
};

/** A place outside the fight: a chest, a level, the landing between two floors. */
export const PlaceFrame = ({ kind, title, about, children }: PlaceFrameProps) => {
  const body = useRef<HTMLDivElement>(null);
  useMotion('place', body);
  return (
    <section className={styles.place} data-place={kind} data-question={kind} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {about !== undefined && <p className={styles.about}>{about}</p>}
        <FloatLayer figure="place" />
      </header>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </section>
  );
};
