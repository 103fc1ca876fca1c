import { domMax, LazyMotion } from 'motion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import Flag from '~icons/game-icons/flying-flag';
import { useLiveTable } from '../../../connection/use-table.ts';
import { useDialog } from '../../../kit/dialogs.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { Place } from '../../../pictures/place.tsx';
import { LogPanel } from '../../../table/log-panel.tsx';
import { TopBar } from '../../../table/top-bar.tsx';
import { undoLast } from '../../../table/undo-last.ts';
import { useKeptFocus } from '../../../table/use-kept-focus.ts';
import { useLive } from '../../../table/use-live.ts';
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
import { useWide } from './use-wide.ts';
import { VOICE } from './voice.ts';

const Bar = () => {
  const table = useLiveTable();
  const board = useBoard();
  const { picture, seat } = board;
  const plays = useLive() && seat !== undefined;
  return (
    <TopBar
      clocksBeside
      picture={picture}
      logBeside
      left={<MatchScore />}
      onUndo={plays ? () => undoLast(table, board, dropSelection) : undefined}
      middle={<PhaseTrack />}
      tools={
        plays && (
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

/** Both fields, what is asked between them, and the Cascade where no column beside the board has room for it. */
const Battlefields = ({ cascade }: { readonly cascade: ReactNode }) => {
  const { view, near } = useBoard();
  useOpenGraveyard();
  const far = view.keepers.find(({ seat }) => seat !== near);
  const own = view.keepers.find(({ seat }) => seat === near);
  return (
    <main className={styles.board}>
      <Place game="mystic-spires" name="table" />
      <TallTowers />
      {far !== undefined && <Field keeper={far} />}
      <div className={styles.cascade}>{cascade}</div>
      <div className={styles.middle}>
        <DecisionBar />
      </div>
      {own !== undefined && <Field keeper={own} />}
      <QuestionPanel />
      <SearchPlace />
    </main>
  );
};

const TIPS = ['tip.crystal', 'tip.attack', 'tip.respond'] as const;

/** The table during a duel. */
export const Duel = () => {
  const board = useBoard();
  const { view, me, names, picture } = board;
  const ref = useRef<HTMLDivElement>(null);
  const chain = useChain(view.links);
  const wide = useWide();
  useKeys(board);
  useKeptFocus(picture.seq);
  const opening = view.phase === 'setup';
  const cascade = <Cascade chain={chain} />;
  return (
    <LazyMotion features={domMax} strict>
      <div ref={ref} className={styles.duel}>
        <Bar />
        {opening ? (
          <main className={styles.board}>
            <Place game="mystic-spires" name="table" dim="deep" />
            <OpeningPlace />
          </main>
        ) : (
          <Battlefields cascade={!wide && cascade} />
        )}
        <div className={styles.side}>
          {wide && cascade}
          <LogPanel voice={VOICE} names={names} tips={TIPS.map((tip) => say(tip))} />
        </div>
        {!opening && me !== undefined && (
          <section className={styles.hand} aria-label={say('yourCards')}>
            <Hand />
          </section>
        )}
        <Arrows root={ref} chain={chain} />
        <Peek root={ref} />
      </div>
    </LazyMotion>
  );
};
