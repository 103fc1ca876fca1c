import type { EditorProps, Position } from '../../../game/sandbox.ts';
import { keyed } from '../../../kit/keyed.ts';
import styles from '../../../sandbox/editor.module.css';
import { type Fields, numberIn } from '../../../sandbox/fields.ts';
import { usePicker } from '../../../sandbox/picker-context.ts';
import { PickerHost } from '../../../sandbox/picker-host.tsx';
import controls from '../../../theme/controls.module.css';
import { LIBRARY } from '../library/library.ts';
import { say } from '../words/sandbox.ts';
import { EnemyEditor, newEnemy } from './enemy-editor.tsx';
import { PlayerEditor } from './player-editor.tsx';
import {
  addEnemy,
  addPlayer,
  enemiesIn,
  freeCharacters,
  newPlayer,
  playersIn,
  removeEnemy,
  removePlayer,
  withEnemy,
  withPlayer,
} from './position.ts';
import { TableEditor } from './table-editor.tsx';

const ENEMIES = ['enemy'] as const;

/** The enemies of one row, or those in every row. */
const EnemyRow = ({ position, onChange, row }: EditorProps & { readonly row: number }) => {
  const pick = usePicker();
  const enemies = enemiesIn(position);
  const players = playersIn(position).length;
  const inRow = (enemy: Fields): boolean => Math.min(numberIn(enemy, 'row', 0), players) === row;
  if (row === 0 && !enemies.some(inRow)) return null;
  return (
    <div className={styles.enemies} data-row={row}>
      {row === 0 && <p className={controls.label}>{say('sandbox.everyRow')}</p>}
      {keyed(enemies).map(({ key, item, place }) =>
        inRow(item) ? (
          <EnemyEditor
            key={key}
            enemy={item}
            at={place}
            players={players}
            onChange={(enemy) => onChange(withEnemy(position, place, enemy))}
            onRemove={() => onChange(removeEnemy(position, place))}
          />
        ) : null,
      )}
      {row > 0 && (
        <button
          type="button"
          className={styles.addEnemy}
          onClick={() =>
            pick((latest) => ({
              title: say('sandbox.addEnemy', { row }),
              kinds: ENEMIES,
              onPick: (entry) => latest('position', (now) => addEnemy(now, newEnemy(entry, row))),
            }))
          }
        >
          + {say('sandbox.addEnemy', { row })}
        </button>
      )}
    </div>
  );
};

/** `position.players[1]` is the second player; any other path means the position itself. */
const changeAt = (position: Position, path: string, change: (now: Fields) => Fields): Position => {
  const seat = /^position\.players\[(\d+)\]$/.exec(path)?.[1];
  if (seat === undefined) return change(position);
  const player = playersIn(position)[Number(seat)];
  return player === undefined ? position : withPlayer(position, Number(seat), change(player));
};

/** The whole table: shared fields first, then row by row the player and the enemies there. */
export const Editor = ({ position, onChange }: EditorProps) => {
  const players = playersIn(position);
  const free = freeCharacters(position);
  return (
    <PickerHost library={LIBRARY} position={position} onChange={onChange} changeAt={changeAt}>
      <div className={styles.editor}>
        <TableEditor position={position} onChange={onChange} />
        <EnemyRow position={position} onChange={onChange} row={0} />
        {keyed(players).map(({ key, item, place }) => (
          <div key={key} className={styles.row}>
            <PlayerEditor
              player={item}
              seat={place}
              free={free}
              alone={players.length === 1}
              onChange={(player) => onChange(withPlayer(position, place, player))}
              onCharacter={(character) => onChange(withPlayer(position, place, newPlayer(character)))}
              onRemove={() => onChange(removePlayer(position, place))}
            />
            <EnemyRow position={position} onChange={onChange} row={place + 1} />
          </div>
        ))}
        {free.length > 0 && (
          <button type="button" className={styles.addPlayer} onClick={() => onChange(addPlayer(position))}>
            + {say('sandbox.addPlayer')}
          </button>
        )}
      </div>
    </PickerHost>
  );
};
