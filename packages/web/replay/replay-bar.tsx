import type { ReplayAnswer } from '@three-spires/session/protocol';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useGame } from '../game/games-context.ts';
import type { Chapter } from '../game/replay.ts';
import { addressOf } from '../kit/base.ts';
import { Button } from '../kit/button.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { KeepButton } from '../moving/keep-button.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { Glyph, type GlyphName } from './glyphs.tsx';
import styles from './replay.module.css';
import { playFrom } from './replay-api.ts';
import { type Player, SPEEDS } from './use-player.ts';

type ReplayBarProps = {
  readonly replay: ReplayAnswer;
  readonly player: Player;
  readonly at: number;
  readonly chapters: readonly Chapter[];
  readonly current: string;
  readonly jump: (by: 1 | -1) => void;
  readonly onEyes: (seat: number) => void;
  /** What is open next to the picture. */
  readonly beside: 'chapters' | 'analysis' | undefined;
  readonly onList: () => void;
  readonly onAnalyse: () => void;
};

const Press = ({
  name,
  glyph,
  keys,
  disabled = false,
  strong = false,
  onPress,
}: {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly keys: string;
  readonly disabled?: boolean;
  readonly strong?: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    className={`${controls.square} ${strong ? styles.play : ''}`}
    aria-label={name}
    aria-keyshortcuts={keys}
    data-tip={name}
    disabled={disabled}
    onClick={onPress}
  >
    <Glyph name={glyph} />
  </button>
);

const Choice = ({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}) => (
  <label className={styles.choice}>
    <span className={controls.label}>{label}</span>
    <select className={controls.field} value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
  </label>
);

/** The timeline: drag it anywhere; the ticks are the chapters. */
const Timeline = ({ replay, player, at, chapters, current }: ReplayBarProps) => {
  const last = replay.moves.length;
  return (
    <div className={styles.timeline}>
      <span className={styles.ticks} aria-hidden="true">
        {chapters.map((chapter) => (
          <i
            key={`${chapter.at}:${chapter.level}`}
            data-level={chapter.level}
            style={{ insetInlineStart: `${(100 * chapter.at) / Math.max(1, last)}%` }}
          />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('replay.moment')}
        aria-valuetext={say('replay.position', { at, last, chapter: current })}
        style={{ '--done': `${(100 * at) / Math.max(1, last)}%` } as React.CSSProperties}
        onChange={(event) => {
          player.setPlaying(false);
          player.go(Number(event.target.value));
        }}
      />
    </div>
  );
};

const Share = ({ replay, at }: Pick<ReplayBarProps, 'replay' | 'at'>) => {
  const eyes = replay.viewer === 'spectator' ? '' : `&seat=${replay.viewer}`;
  return (
    <CopyButton
      text={addressOf(`/replay/${replay.table}?at=${at}${eyes}`)}
      label={say('replay.share')}
      className={controls.button}
      data-tip={say(replay.status === 'finished' ? 'replay.shareAbout' : 'replay.shareLater')}
    />
  );
};

const Branch = ({ replay, at }: Pick<ReplayBarProps, 'replay' | 'at'>) => {
  const [, go] = useLocation();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = (): void => {
    setBusy(true);
    playFrom(replay.table, at === 0 ? 0 : (replay.moves[at - 1]?.seq ?? 0))
      .then(({ table }) => go(`/table/${table}`))
      .catch((error: Error) => {
        setFailure(error.message);
        setBusy(false);
      });
  };
  return (
    <>
      <Button
        look="primary"
        data-action="branch"
        disabled={!replay.mayBranch || busy || (at === replay.moves.length && replay.status === 'finished')}
        data-tip={say(replay.mayBranch ? 'replay.branchAbout' : 'replay.branchLater')}
        onClick={open}
      >
        {say('replay.branch')}
      </Button>
      {failure !== undefined && <span role="alert">{failure}</span>}
    </>
  );
};

const Analyse = ({ replay, beside, onAnalyse }: Pick<ReplayBarProps, 'replay' | 'beside' | 'onAnalyse'>) => {
  const isOver = replay.status === 'finished';
  return (
    <Button
      data-action="analyse"
      data-tip={say(isOver ? 'analysis.tip' : 'analysis.later')}
      disabled={!isOver}
      aria-expanded={beside === 'analysis'}
      aria-controls="replay-analysis"
      onClick={onAnalyse}
    >
      {say('analysis.open')}
    </Button>
  );
};

/** Leads to the page where bots play this moment many times. */
const WhatIf = ({ replay, at }: Pick<ReplayBarProps, 'replay' | 'at'>) => {
  const game = useGame(replay.game);
  const isOver = replay.status === 'finished' && at === replay.moves.length;
  if (game?.whatIf === undefined || replay.viewer === 'spectator' || isOver) return null;
  return (
    <Link
      href={`/what-if/${replay.game}?table=${replay.table}&at=${at}&seat=${replay.viewer}`}
      className={controls.button}
      data-action="what-if"
    >
      {say('shelf.whatIf')}
    </Link>
  );
};

/** Buttons: previous chapter, previous move, play, next move, next chapter. */
const Presses = ({ replay, player, at, jump }: Pick<ReplayBarProps, 'replay' | 'player' | 'at' | 'jump'>) => {
  const last = replay.moves.length;
  const play = (): void => {
    if (!player.playing && at >= last) player.go(0);
    player.setPlaying(!player.playing);
  };
  return (
    <div className={styles.presses}>
      <Press
        name={say('replay.previous')}
        glyph="previous"
        keys="Shift+ArrowLeft"
        disabled={at === 0}
        onPress={() => jump(-1)}
      />
      <Press
        name={say('replay.back')}
        glyph="back"
        keys="ArrowLeft"
        disabled={at === 0}
        onPress={() => player.step(-1)}
      />
      <Press
        name={say(player.playing ? 'replay.pause' : 'replay.play')}
        glyph={player.playing ? 'pause' : 'play'}
        keys="Space"
        strong
        onPress={play}
      />
      <Press
        name={say('replay.forward')}
        glyph="forward"
        keys="ArrowRight"
        disabled={at >= last}
        onPress={() => player.step(1)}
      />
      <Press
        name={say('replay.next')}
        glyph="next"
        keys="Shift+ArrowRight"
        disabled={at >= last}
        onPress={() => jump(1)}
      />
    </div>
  );
};

/** The speed, and whose view is shown. */
const Choices = ({ replay, player, onEyes }: Pick<ReplayBarProps, 'replay' | 'player' | 'onEyes'>) => (
  <>
    <Choice
      label={say('replay.speed')}
      value={String(player.speed)}
      onChange={(value) => player.setSpeed(Number(value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {say('replay.times', { speed })}
        </option>
      ))}
    </Choice>
    {replay.eyes.length > 1 && (
      <Choice
        label={say('replay.eyes')}
        value={String(replay.viewer)}
        onChange={(value) => onEyes(Number(value))}
      >
        {replay.eyes.map((seat) => (
          <option key={seat} value={seat}>
            {eyesName(replay, seat)}
          </option>
        ))}
      </Choice>
    )}
  </>
);

export const ReplayBar = (props: ReplayBarProps) => {
  const { replay, at, current, beside, onList } = props;
  return (
    <section className={styles.bar} aria-label={say('replay.controls')}>
      <Timeline {...props} />
      <div className={styles.row}>
        <Presses {...props} />
        <button
          type="button"
          className={styles.where}
          aria-expanded={beside === 'chapters'}
          aria-controls="replay-chapters"
          onClick={onList}
        >
          <strong>{current}</strong>
          <span>{say('replay.move', { at, last: replay.moves.length })}</span>
        </button>
        <div className={styles.tools}>
          <Choices {...props} />
          <Analyse {...props} />
          <WhatIf replay={replay} at={at} />
          <Share replay={replay} at={at} />
          {replay.status === 'finished' && replay.seats.some(({ mine }) => mine) && (
            <KeepButton table={replay.table} isSmall />
          )}
          <Branch replay={replay} at={at} />
        </div>
      </div>
    </section>
  );
};

/** The character if the set-up names one, otherwise the person. */
const eyesName = ({ setup, seats }: ReplayAnswer, seat: number): string => {
  const { characters } = (setup ?? {}) as { characters?: readonly string[] };
  return characters?.[seat] ?? seats[seat]?.name ?? '';
};
