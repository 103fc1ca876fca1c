import type { Section } from '@three-spires/in-words';
import { keyed } from '../kit/keyed.ts';
import styles from './plain.module.css';

/** The board, a heading for each part. */
export const BoardInWords = ({ sections }: { readonly sections: readonly Section[] }) => (
  <>
    {keyed(sections).map(({ key, item: { heading, lines } }) => (
      <section key={key} className={styles.part}>
        <h3>{heading}</h3>
        <ul className={styles.lines}>
          {keyed(lines).map((line) => (
            <li key={line.key}>{line.item}</li>
          ))}
        </ul>
      </section>
    ))}
  </>
);
