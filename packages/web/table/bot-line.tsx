import { plainText, type Seat } from '@three-spires/kernel';
import { useTable } from '../connection/table-store.ts';
import styles from './bot-line.module.css';

type BotLineProps = {
  readonly seat: Seat;
  /** Whether it lies over the upper edge of its place, where there is no room above. */
  readonly inside?: boolean;
};

/** Why the bot in a seat made its last move, beside its name. Nothing where it said nothing. */
export const BotLine = ({ seat, inside = false }: BotLineProps) => {
  const why = useTable(({ whys }) => whys[seat]);
  if (why === undefined) return null;
  const text = plainText(why);
  return (
    <span className={styles.line} data-why={seat} data-inside={inside || undefined} title={text}>
      {text}
    </span>
  );
};
