import { plainText, type Seat } from '@three-spires/kernel';
import { useTable } from '../connection/table-store.ts';
import styles from './bot-line.module.css';

/** Why the bot in a seat made its last move, beside its name. Nothing where it said nothing. */
export const BotLine = ({ seat }: { readonly seat: Seat }) => {
  const why = useTable(({ whys }) => whys[seat]);
  if (why === undefined) return null;
  const text = plainText(why);
  return (
    <span className={styles.line} data-why={seat} title={text}>
      {text}
    </span>
  );
};
