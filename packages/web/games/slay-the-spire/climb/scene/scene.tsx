import type { ReactNode } from 'react';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { say } from '../../words/say.ts';
import styles from '../place.module.css';

type SceneProps = {
  readonly kicker?: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'fire' | 'treasure' | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** A place: its name at the top, its contents in the middle, the way on at the bottom. */
export const Scene = ({ kicker, title, lead, tone, children, footer }: SceneProps) => (
  <div className={styles.scene} data-tone={tone}>
    <header className={styles.header}>
      {kicker !== undefined && <p className={controls.label}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
    <footer className={styles.footer}>{footer}</footer>
  </div>
);

/**
 * The players this place is still waiting for, besides the deciding seat. Your other seats are asked next.
 */
export const WaitingNames = () => {
  const { picture, names, seat } = useBoard();
  const nameOf = (each: number): string => {
    const name = names[each] ?? '';
    return picture.seats[each]?.open === true ? say('openSeat', { seat: name }) : name;
  };
  const others = picture.deciding.filter((each) => each !== seat);
  const [mine, theirs] = [true, false].map((own) =>
    others.filter((each) => (picture.seats[each]?.mine === true) === own).map(nameOf),
  );
  return (
    <>
      {mine !== undefined && mine.length > 0 && (
        <p data-next-seats>{say('climb.then', { names: mine.join(', ') })}</p>
      )}
      {theirs !== undefined && theirs.length > 0 && (
        <p data-waiting>{say('waitingFor', { names: theirs.join(', ') })}</p>
      )}
    </>
  );
};
