import { plainText, type Seat } from '@three-spires/kernel';
import { useTable } from '../../connection/use-table.ts';
import styles from './bot-line.module.css';

type BotLineProps = {
  readonly seat: Seat;
  /** Whether it takes a separate line instead of overlaying its place. */
  readonly inline?: boolean;
};

/** Why the bot in a seat made its last move, next to its name. Nothing if the bot gave no reason. */
export const BotLine = ({ seat, inline = false }: BotLineProps) => {
  const why = useTable(({ whys }) => whys[seat]);
  if (why === undefined) return null;
  const text = plainText(why);
  return (
    <span className={styles.line} data-inline={inline || undefined} title={text}>
      {text}
    </span>
  );
};
