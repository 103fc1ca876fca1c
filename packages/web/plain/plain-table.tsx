import type { GameInWords } from '@three-spires/in-words';
import type { Picture } from '@three-spires/table';
import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { askMe } from '../connection/early-me.ts';
import { useLiveTable, useTable } from '../connection/use-table.ts';
import { useGame } from '../game/games-context.ts';
import { partOf } from '../kit/part.ts';
import { say } from '../text/say.ts';
import { BoardInWords } from './board-in-words.tsx';
import { ChatInWords } from './chat-in-words.tsx';
import { ClocksInWords } from './clocks-in-words.tsx';
import { DecisionInWords } from './decision-in-words.tsx';
import { GatheringInWords } from './gathering.tsx';
import { Story, WholeLog } from './log-in-words.tsx';
import { MoreCommands } from './more-commands.tsx';
import styles from './plain.module.css';
import { Part, PlainPage } from './plain-page.tsx';
import { useTold } from './use-told.ts';

/** A spectator's invitation is in the address. */
const inviteHere = (): string | undefined => new URLSearchParams(location.search).get('invite') ?? undefined;

const Problems = () => {
  const { refused, status } = useTable();
  return (
    <p className={styles.alert} role="alert">
      {[status === 'lost' ? say('connection.lost') : '', refused?.text ?? ''].join(' ').trim()}
    </p>
  );
};

type PlayedProps = { readonly game: GameInWords; readonly picture: Picture; readonly table: string };

const Played = ({ game, picture, table }: PlayedProps) => {
  const play = useTold(game, picture);
  const { told, story } = play;
  const isMine = told.prompt !== '';
  const title = picture.outcome !== undefined ? 'plain.over' : isMine ? 'plain.decide' : 'plain.wait';
  return (
    <>
      <GatheringInWords game={game} picture={picture} table={table} invite={inviteHere()} />
      <Story lines={story} />
      <Part title={say(title)}>
        <p role="status" data-turn={isMine ? 'mine' : 'others'}>
          {told.who === '' ? told.turn : `${told.who}. ${told.turn}`}
        </p>
        {told.viewer === 'spectator' && <p>{say('plain.watching')}</p>}
        <Problems />
        {isMine && <DecisionInWords play={play} game={game} picture={picture} />}
      </Part>
      <ClocksInWords game={game} picture={picture} />
      <Part title={say('plain.board')}>
        <BoardInWords sections={told.board} />
      </Part>
      <MoreCommands game={game} picture={picture} play={play} />
      <ChatInWords />
      <WholeLog game={game} picture={picture} />
    </>
  );
};

type LoadedProps = Omit<PlayedProps, 'game'> & { readonly load: () => Promise<GameInWords> };

const Loaded = ({ load, ...rest }: LoadedProps) => <Played game={use(partOf(load))} {...rest} />;

/** One table of any game as words: follows it while the page is open. */
export const PlainTable = ({ table }: { readonly table: string }) => {
  const { follow } = useLiveTable();
  const { picture, status, failure } = useTable();
  const game = useGame(picture?.game);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void askMe()
      .catch(() => undefined)
      .then(() => {
        if (!left) stop = follow(table, inviteHere());
      });
    return () => {
      left = true;
      stop?.();
    };
  }, [follow, table]);
  const links = (
    <>
      <Link href={`/table/${table}${location.search}`}>{say('plain.graphical')}</Link>
      {game?.rulebook !== undefined && <Link href={`/rules/${game.id}`}>{say('plain.rulebook')}</Link>}
    </>
  );
  return (
    <PlainPage title={game?.title ?? say('plain.title')} links={links}>
      {picture === undefined ? (
        <p role="status">{status === 'failed' ? (failure ?? say('failed')) : say('connecting')}</p>
      ) : game?.words === undefined ? (
        <p role="alert">{say('table.unknownGame')}</p>
      ) : (
        <div
          className={styles.part}
          data-plain-table
          data-seq={picture.seq}
          data-over={picture.outcome?.result}
        >
          <Loaded load={game.words} picture={picture} table={table} />
        </div>
      )}
    </PlainPage>
  );
};
