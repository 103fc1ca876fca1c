import { domMax, LazyMotion } from 'motion/react';
import { useEffect, useRef } from 'react';
import Flag from '~icons/game-icons/flying-flag';
import { useDialog } from '../../../kit/dialogs.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { Place } from '../../../pictures/place.tsx';
import { LogPanel } from '../../../table/log-panel.tsx';
import { TopBar } from '../../../table/top-bar.tsx';
import { undoLast } from '../../../table/undo-last.ts';
import { useKeptFocus } from '../../../table/use-kept-focus.ts';
import { useBoard } from '../board/board-context.ts';
import { openOwn, openZone } from '../board/dialogs.ts';
import { dropSelection } from '../board/selection.ts';
import { useKeys } from '../board/use-keys.ts';
import { say } from '../words/say.ts';
import { Arrows } from './arrows.tsx';
import { Cascade } from './cascade.tsx';
import { DecisionBar } from './decision-bar.tsx';
import styles from './duel.module.css';
import { Field } from './field.tsx';
import { Hand } from './hand.tsx';
import { MatchScore } from './match-score.tsx';
import { OpeningPlace } from './opening-place.tsx';
import { Peek } from './peek.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { SearchPlace } from './search-place.tsx';
import { TallTowers } from './tall-towers.tsx';
import { useChain } from './use-chain.ts';
import { VOICE } from './voice.ts';

const Bar = () => {
  const board = useBoard();
  const { picture, seat } = board;
  return (
    <TopBar
      picture={picture}
      logBeside
      left={<MatchScore />}
      onUndo={seat === undefined ? undefined : () => undoLast(board, dropSelection)}
      middle={<PhaseTrack />}
      tools={
        seat === undefined ? undefined : (
          <ToolButton
            Icon={Flag}
            name={say('concede')}
            action="concede"
            onPress={() => openOwn({ kind: 'concede' })}
          />
        )
      }
    />
  );
};

/** Where only cards of graveyards can be chosen, the graveyard opens by itself, once for every choice. */
const useOpenGraveyard = (): void => {
  const { lit, decision } = useBoard();
  const seats = [...lit.values()].flatMap(({ target }) => (target?.kind === 'pile' ? [target.seat] : []));
  const only = seats.length > 0 && seats.length === lit.size ? seats[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision opens it again
  useEffect(() => {
    if (only !== undefined && useDialog.getState().open === undefined) openZone(only, 'graveyard');
  }, [only, decision]);
};

const Battlefields = () => {
  const { view, near, picture } = useBoard();
  const ref = useRef<HTMLElement>(null);
  const chain = useChain(view.links, picture.seq);
  useOpenGraveyard();
  const far = view.keepers.find(({ seat }) => seat !== near);
  const own = view.keepers.find(({ seat }) => seat === near);
  return (
    <main ref={ref} className={styles.board}>
      <Place game="mystic-spires" name="table" />
      <TallTowers />
      {far !== undefined && <Field keeper={far} />}
      <div className={styles.middle}>
        <Cascade chain={chain} />
        <DecisionBar />
      </div>
      {own !== undefined && <Field keeper={own} />}
      <QuestionPanel />
      <SearchPlace />
      <Arrows root={ref} chain={chain} />
      <Peek root={ref} />
    </main>
  );
};

const TIPS = ['tip.crystal', 'tip.attack', 'tip.respond'] as const;

/** The table during a duel. */
export const Duel = () => {
  const board = useBoard();
  useKeys(board);
  useKeptFocus(board.picture.seq);
  const opening = board.view.phase === 'setup';
  return (
    <LazyMotion features={domMax} strict>
      <div className={styles.duel}>
        <Bar />
        {opening ? (
          <main className={styles.board}>
            <Place game="mystic-spires" name="table" dim="deep" />
            <OpeningPlace />
          </main>
        ) : (
          <Battlefields />
        )}
        <LogPanel voice={VOICE} names={board.names} tips={TIPS.map((tip) => say(tip))} />
        {!opening && board.me !== undefined && (
          <section className={styles.hand} aria-label={say('yourCards')}>
            <Hand />
          </section>
        )}
      </div>
    </LazyMotion>
  );
};
