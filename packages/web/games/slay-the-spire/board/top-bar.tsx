import Deck from '~icons/game-icons/stack';
import TreasureMap from '~icons/game-icons/treasure-map';
import { useLiveTable } from '../../../connection/use-table.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { TopBar } from '../../../table/bar/top-bar.tsx';
import { undoLast } from '../../../table/decision/undo-last.ts';
import { Die } from '../pieces/die.tsx';
import { say } from '../words/say.ts';
import { useBoard } from './board-context.ts';
import { CharacterTabs } from './character-tabs.tsx';
import { isClimbPhase } from './climb-phases.ts';
import { ClimbStatus } from './climb-status.tsx';
import { Decision } from './decision-banner.tsx';
import { openOwn } from './dialogs.ts';
import { Options } from './options.tsx';
import { dropSelection } from './selection.ts';
import styles from './top-bar.module.css';
import { openDeck } from './use-keys.ts';

/** The bar above every place of the climb. */
export const SlayTheSpireBar = () => {
  const board = useBoard();
  const table = useLiveTable();
  const { view, picture, seat } = board;
  const fighting = !isClimbPhase(view.phase);
  return (
    <TopBar
      picture={picture}
      short={view.run !== undefined}
      logBeside={fighting}
      onUndo={seat === undefined ? undefined : () => undoLast(table, board, dropSelection)}
      left={
        <>
          <ClimbStatus />
          {fighting && <span className={styles.round}>{say('round', { round: view.round })}</span>}
          {fighting && <Die face={view.die} moving />}
          <CharacterTabs />
        </>
      }
      middle={
        <>
          <Decision />
          <Options />
        </>
      }
      tools={
        <>
          {(view.run?.boss ?? -1) >= 0 && (
            <ToolButton
              Icon={TreasureMap}
              name={say('map')}
              action="map"
              onPress={() => openOwn({ kind: 'map' })}
            />
          )}
          <ToolButton Icon={Deck} name={say('deck')} onPress={() => openDeck(board)} />
        </>
      }
    />
  );
};
