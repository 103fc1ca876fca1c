import { domMax, LazyMotion } from 'motion/react';
import { pictureSlug } from '../../../../pictures/addresses.ts';
import { Place } from '../../../../pictures/place.tsx';
import { type Stage, stageOf, stageProps } from '../../../../pictures/stage-lights.ts';
import { useKeptFocus } from '../../../../table/decision/use-kept-focus.ts';
import { LogPanel } from '../../../../table/dialogs/log-panel.tsx';
import { useBoard } from '../../board/board-context.ts';
import { SlayTheSpireBar } from '../../board/top-bar.tsx';
import { useKeys } from '../../board/use-keys.ts';
import type { SlayTheSpireView } from '../../pieces/content.ts';
import { fightPlace } from '../../pieces/place-name.ts';
import { say } from '../../words/say.ts';
import { VOICE } from '../retelling/voice.ts';
import { Battlefield } from './battlefield.tsx';
import styles from './combat.module.css';
import { HandBar, useBlunderPreviews, useEndTurn } from './hand-bar.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { XPicker } from './x-picker.tsx';

const TIPS = (['tip.intent', 'tip.play', 'tip.end'] as const).map((tip) => say(tip));

/** The stage of the Boss who still stands. */
const bossStage = ({ enemies }: SlayTheSpireView): Stage | undefined => {
  const boss = enemies.find(({ row, status }) => row === 0 && status === 'alive');
  return boss && stageOf('slay-the-spire', { ...boss, id: pictureSlug(boss.name), changed: boss.mode !== 0 });
};

/** The table during a fight. */
export const Combat = () => {
  const board = useBoard();
  const endTurn = useEndTurn();
  useBlunderPreviews();
  useKeys(board, endTurn);
  useKeptFocus(board.picture.seq);
  const stage = bossStage(board.view);
  return (
    <LazyMotion features={domMax} strict>
      <div className={styles.combat}>
        <SlayTheSpireBar />
        <main className={styles.board} {...stageProps(stage)}>
          <Place
            game="slay-the-spire"
            name={fightPlace(board.view)}
            dim={board.view.players.length > 1 ? 'deep' : 'soft'}
            light={stage?.light}
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
