import { domMax, LazyMotion } from 'motion/react';
import { Place } from '../../../../pictures/place.tsx';
import { useKeptFocus } from '../../../../table/decision/use-kept-focus.ts';
import { LogPanel } from '../../../../table/dialogs/log-panel.tsx';
import { useBoard } from '../../board/board-context.ts';
import { SlayTheSpireBar } from '../../board/top-bar.tsx';
import { useKeys } from '../../board/use-keys.ts';
import { fightPlace } from '../../pieces/place-name.ts';
import { say } from '../../words/say.ts';
import { VOICE } from '../retelling/voice.ts';
import { Battlefield } from './battlefield.tsx';
import styles from './combat.module.css';
import { HandBar, useBlunderPreviews, useEndTurn } from './hand-bar.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { XPicker } from './x-picker.tsx';

const TIPS = (['tip.intent', 'tip.play', 'tip.end'] as const).map((tip) => say(tip));

/** The table during a fight. */
export const Combat = () => {
  const board = useBoard();
  const endTurn = useEndTurn();
  useBlunderPreviews();
  useKeys(board, endTurn);
  useKeptFocus(board.picture.seq);
  return (
    <LazyMotion features={domMax} strict>
      <div className={styles.combat}>
        <SlayTheSpireBar />
        <main className={styles.board}>
          <Place
            game="slay-the-spire"
            name={fightPlace(board.view)}
            dim={board.view.players.length > 1 ? 'deep' : 'soft'}
          />
          <Battlefield />
          <QuestionPanel />
          <XPicker />
        </main>
        <LogPanel voice={VOICE} names={board.names} tips={TIPS} />
        <div className={styles.hand}>
          <HandBar />
        </div>
      </div>
    </LazyMotion>
  );
};
