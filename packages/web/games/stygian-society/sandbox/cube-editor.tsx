import { COLOURS } from '@three-spires/stygian-society/info';
import type { EditorProps } from '../../../game/sandbox.ts';
import styles from '../../../sandbox/editor.module.css';
import { NumberField } from '../../../sandbox/number-field.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { countIn, withCount } from './position.ts';

const TRAYS = ['field', 'crypt', 'tower'] as const;
const MOST = 10;

/** The cubes outside the bank. */
export const CubeEditor = ({ position, onChange }: EditorProps) => (
  <>
    {TRAYS.map((tray) => (
      <section key={tray} className={styles.table} aria-label={say(`sandbox.${tray}`)}>
        <p className={controls.label}>{say(`sandbox.${tray}`)}</p>
        {COLOURS.map((colour) => (
          <NumberField
            key={colour}
            label={say(`cube.${colour}`)}
            value={countIn(position, tray, colour)}
            most={MOST}
            path={`position.${tray}.${colour}`}
            onChange={(count) => onChange(withCount(position, tray, colour, count))}
          />
        ))}
      </section>
    ))}
  </>
);
