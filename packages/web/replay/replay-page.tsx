import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchMe } from '../connection/api.ts';
import { PageTable } from '../connection/page-table.tsx';
import type { Chapter } from '../game/replay.ts';
import { useDialog } from '../kit/dialogs.ts';
import { Failure } from '../kit/failure.tsx';
import { WaitingPage } from '../kit/waiting-page.tsx';
import { say } from '../text/say.ts';
import { useTheme } from '../theme/use-theme.ts';
import { AnalysisPanel } from './analysis/analysis-panel.tsx';
import { ChapterList } from './chapter-list.tsx';
import styles from './replay.module.css';
import { playFrom, type Watching } from './replay-api.ts';
import { ReplayBar } from './replay-bar.tsx';
import { usePlayer, usePlayerKeys, usePlaying } from './use-player.ts';
import { useReplay } from './use-replay.ts';

const readNumber = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
};

/** The chapter of a moment with its parent chapters: "Act 1 · Elite · Round 3". */
const trailAt = (chapters: readonly Chapter[], at: number): Chapter[] => {
  const trail: Chapter[] = [];
  for (const chapter of chapters) {
    if (chapter.at > at) break;
    while ((trail.at(-1)?.level ?? -1) >= chapter.level) trail.pop();
    trail.push(chapter);
  }
  return trail;
};

const inWords = (trail: readonly Chapter[]): string => trail.map(({ title }) => title).join(' · ');

type WatchProps = {
  readonly watching: Watching;
  readonly start: number;
  /** Whether the analysis is open from the start. */
  readonly analysed: boolean;
};

const Watch = ({ watching, start, analysed }: WatchProps) => {
  const [eyes, setEyes] = useState(watching);
  const [beside, setBeside] = useState<'chapters' | 'analysis' | undefined>(
    analysed ? 'analysis' : undefined,
  );
  const [, setLocation] = useLocation();
  const player = usePlayer(start);
  const { loaded, at, picture, failure } = useReplay(eyes, player.at);
  useTheme(loaded?.replay.game);
  const last = loaded?.replay.moves.length ?? 0;
  const chapters = useMemo(() => loaded?.game.chapters(loaded.replay.moves) ?? [], [loaded]);
  usePlaying({ ...player, at }, last, picture !== undefined);
  const jump = (by: 1 | -1): void => {
    const stops = [...chapters.map((chapter) => chapter.at), last];
    const next = by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
    player.setPlaying(false);
    player.go(next ?? (by > 0 ? last : 0));
  };
  usePlayerKeys({
    player: { ...player, at },
    last,
    jump,
    busy: () => useDialog.getState().open !== undefined,
  });
  // The last picture stays until the next one arrives.
  const [shown, setShown] = useState<{ at: number; picture: NonNullable<typeof picture> }>();
  useEffect(() => {
    if (picture !== undefined) setShown({ at, picture });
  }, [at, picture]);
  if (loaded === undefined || shown === undefined)
    return <WaitingPage words={say('loading')} failure={failure} />;
  const trail = trailAt(chapters, at);
  const { Picture, nameMove } = loaded.game;
  const choose = (chosen: number): void => {
    player.setPlaying(false);
    player.go(chosen);
  };
  const toggle = (part: typeof beside) => () => setBeside(beside === part ? undefined : part);
  return (
    <div className={styles.page} data-replay data-at={shown.at} data-last={last}>
      <div className={styles.stage}>
        <Picture
          replay={loaded.replay}
          at={shown.at}
          picture={shown.picture}
          stepped={player.stepped && shown.at === at}
        />
      </div>
      {beside === 'chapters' && (
        <ChapterList
          chapters={chapters}
          current={trail.at(-1)}
          onChoose={choose}
          onClose={() => setBeside(undefined)}
        />
      )}
      {beside === 'analysis' && (
        <AnalysisPanel
          replay={loaded.replay}
          at={at}
          where={(moment) => inWords(trailAt(chapters, moment))}
          nameMove={nameMove}
          onChoose={choose}
          onShow={(moment, seat) => {
            if (loaded.replay.eyes.includes(seat)) setEyes({ ...eyes, seat });
            choose(moment);
          }}
          onPlayOn={async (moment, line) => {
            const { table, moves } = loaded.replay;
            const branch = await playFrom(table, moves[moment - 1]?.seq ?? 0, line);
            setLocation(`/table/${branch.table}`);
          }}
          onClose={() => setBeside(undefined)}
        />
      )}
      <ReplayBar
        replay={loaded.replay}
        player={player}
        at={at}
        chapters={chapters}
        current={inWords(trail)}
        jump={jump}
        beside={beside}
        onList={toggle('chapters')}
        onAnalyse={toggle('analysis')}
        onEyes={(seat) => setEyes({ ...eyes, seat })}
      />
      <Failure text={failure} className={styles.failure} />
    </div>
  );
};

/** The replay of a table, for any game that can show its pictures. */
const ReplayPage = ({ table }: { readonly table: string }) => {
  const query = new URLSearchParams(location.search);
  const [watching] = useState<Watching>(() => ({
    table,
    seat: readNumber(query, 'seat'),
    invite: query.get('invite') ?? undefined,
  }));
  const [start] = useState(() => readNumber(query, 'at') ?? 0);
  const [analysed] = useState(() => query.has('analysis'));
  const [known, setKnown] = useState(false);
  useEffect(() => {
    void fetchMe()
      .catch(() => undefined)
      .then(() => setKnown(true));
  }, []);
  return known ? (
    <PageTable>
      <Watch watching={watching} start={start} analysed={analysed} />
    </PageTable>
  ) : (
    <WaitingPage words={say('loading')} failure={undefined} />
  );
};

export default ReplayPage;
