import { domMax, LazyMotion } from 'motion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import Flag from '~icons/game-icons/flying-flag';
import { useLiveTable } from '../../../connection/use-table.ts';
import { useDialog } from '../../../kit/dialogs.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { Place } from '../../../pictures/place.tsx';
import { TopBar } from '../../../table/bar/top-bar.tsx';
import { undoLast } from '../../../table/decision/undo-last.ts';
import { useKeptFocus } from '../../../table/decision/use-kept-focus.ts';
import { LogPanel } from '../../../table/dialogs/log-panel.tsx';
import { useLive } from '../../../table/live/use-live.ts';
import { useBoard } from '../board/board-context.ts';
import { openOwn, openZone } from '../board/dialogs.ts';
import { dropSelection } from '../board/selection.ts';
import { useKeys } from '../board/use-keys.ts';
import { say } from '../words/say.ts';
import { DecisionBar } from './bar/decision-bar.tsx';
import { MatchScore } from './bar/match-score.tsx';
import { PhaseTrack } from './bar/phase-track.tsx';
import { Arrows } from './cascade/arrows.tsx';
import { Cascade } from './cascade/cascade.tsx';
import { useChain } from './cascade/use-chain.ts';
import styles from './duel.module.css';
import { Field } from './field/field.tsx';
import { Hand } from './field/hand.tsx';
import { Peek } from './field/peek.tsx';
import { TallTowers } from './field/tall-towers.tsx';
import { useWide } from './field/use-wide.ts';
import { OpeningPlace } from './places/opening-place.tsx';
import { QuestionPanel } from './places/question-panel.tsx';
import { SearchPlace } from './places/search-place.tsx';
import { VOICE } from './retelling/voice.ts';

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

/** Opens the graveyard automatically, once per choice, if only cards in graveyards can be chosen. */
const useOpenGraveyard = (): void => {
  const { lit, decision } = useBoard();
  const seats = [...lit.values()].flatMap(({ target }) => (target?.kind === 'pile' ? [target.seat] : []));
  const only = seats.length > 0 && seats.length === lit.size ? seats[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision opens it again
  useEffect(() => {
    if (only !== undefined && useDialog.getState().open === undefined) openZone(only, 'graveyard');
  }, [only, decision]);
};

/** Both fields, the question between them, and the Cascade if no column next to the board has room for it. */
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
