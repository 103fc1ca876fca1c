import { plainText, type Seat } from '@three-spires/kernel';
import { useTable } from '../../connection/use-table.ts';
import styles from './bot-line.module.css';

type BotLineProps = {
  readonly seat: Seat;
  /** Whether it is a line of its own, and does not lie above its place. */
  readonly inline?: boolean;
};

/** Why the bot in a seat made its last move, beside its name. Nothing where it said nothing. */
export const BotLine = ({ seat, inline = false }: BotLineProps) => {
  const why = useTable(({ whys }) => whys[seat]);
  if (why === undefined) return null;
  const text = plainText(why);
  return (
    <span className={styles.line} data-why={seat} data-inline={inline || undefined} title={text}>
      {text}
    </span>
  );
};
