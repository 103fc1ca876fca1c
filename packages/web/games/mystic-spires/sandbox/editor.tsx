import { PHASES } from '@three-spires/mystic-spires/library';
import type { EditorProps, Position } from '../../../game/sandbox.ts';
import { ChoiceField } from '../../../sandbox/choice-field.tsx';
import styles from '../../../sandbox/editor.module.css';
import { type Fields, numberIn, textIn, withField } from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { PickerHost } from '../../../sandbox/picker-host.tsx';
import { LIBRARY } from '../library/library.ts';
import { say } from '../words/say.ts';
import { KeeperEditor } from './keeper-editor.tsx';
import { type KeeperSeat, keeperIn, SEATS, withKeeper } from './position.ts';

const USUAL_TURN = 3;

/** Whose turn it is, its number, and the phase. */
const TurnEditor = ({ position, onChange }: EditorProps) => (
  <section className={styles.table} aria-label={say('sandbox.table')}>
    <ChoiceField
      label={say('sandbox.turnOf')}
      value={String(numberIn(position, 'turnPlayer', 1))}
      options={SEATS.map((seat) => ({
        value: String(seat + 1),
        name: say('sandbox.keeper', { number: seat + 1 }),
      }))}
      path="position.turnPlayer"
      onChange={(value) => onChange(withField(position, 'turnPlayer', Number(value), 1))}
    />
    <ChoiceField
      label={say('sandbox.phase')}
      value={textIn(position, 'phase', 'Main 1')}
      options={PHASES.map((value) => ({ value, name: value }))}
      path="position.phase"
      onChange={(value) => onChange(withField(position, 'phase', value, 'Main 1'))}
    />
    <NumberField
      label={say('sandbox.turnNumber')}
      value={numberIn(position, 'turn', USUAL_TURN)}
      least={1}
      most={99}
      path="position.turn"
      onChange={(value) => onChange(withField(position, 'turn', value, USUAL_TURN))}
    />
  </section>
);

/** `position.keepers[1]` is the second Keeper; any other path means the position itself. */
const changeAt = (position: Position, path: string, change: (now: Fields) => Fields): Position => {
  const seat = /^position\.keepers\[([01])\]$/.exec(path)?.[1];
  if (seat === undefined) return change(position);
  const at = Number(seat) as KeeperSeat;
  return withKeeper(position, at, change(keeperIn(position, at)));
};

/** The whole table: the turn, then each Keeper with everything that belongs to them. */
export const Editor = ({ position, onChange }: EditorProps) => (
  <PickerHost library={LIBRARY} position={position} onChange={onChange} changeAt={changeAt}>
    <div className={styles.editor}>
      <TurnEditor position={position} onChange={onChange} />
      {SEATS.map((seat) => (
        <KeeperEditor key={seat} seat={seat} position={position} onChange={onChange} />
      ))}
    </div>
  </PickerHost>
);
