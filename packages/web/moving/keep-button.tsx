import { useState } from 'react';
import { Link } from 'wouter';
import Replay from '~icons/game-icons/rapidshare-arrow';
import Save from '~icons/game-icons/save-arrow';
import { worldOfTable } from '../connection/world.ts';
import controls from '../theme/controls.module.css';
import styles from './keep-button.module.css';
import { useTask } from './use-task.ts';
import { say } from './words.ts';

type KeepButtonProps = {
  readonly table: string;
  /** Only the sign, where there is little room. */
  readonly isSmall?: boolean;
};

/** Copies a finished online game to this device, where its replay opens without a network. */
export const KeepButton = ({ table, isSmall = false }: KeepButtonProps) => {
  const { busy, failure, run } = useTask();
  const [kept, setKept] = useState<string>();
  if (worldOfTable(table) === 'device') return null;
  const keep = (): void =>
    run(say('keep.busy'), async () => {
      const { exportOne, importAll } = await import('./whole.ts');
      const { games, knownGames } = await importAll(await exportOne(table), { world: 'device' });
      setKept([...games, ...knownGames][0]?.table);
    });
  const label = say(kept === undefined ? 'keep.here' : 'keep.watch');
  const looks = {
    className: isSmall ? controls.square : controls.button,
    ...(isSmall ? { 'aria-label': label, 'data-tip': label } : {}),
  };
  const said = kept === undefined ? busy : say('keep.done');
  return (
    <>
      {kept === undefined ? (
        <button type="button" {...looks} data-action="keep" disabled={busy !== undefined} onClick={keep}>
          {isSmall ? <Save aria-hidden="true" /> : label}
        </button>
      ) : (
        <Link href={`/replay/${kept}`} {...looks} data-action="watch-kept">
          {isSmall ? <Replay aria-hidden="true" /> : label}
        </Link>
      )}
      {said !== undefined && (
        <span role="status" className={isSmall ? 'hidden-visually' : undefined}>
          {said}
        </span>
      )}
      {failure !== undefined && (
        <span role="alert" className={isSmall ? styles.above : controls.failure}>
          {failure}
        </span>
      )}
    </>
  );
};
