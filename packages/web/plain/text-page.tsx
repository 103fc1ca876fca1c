import type { GameInWords } from '@three-spires/in-words';
import { type ReactNode, use } from 'react';
import { PageTable } from '../connection/page-table.tsx';
import { useGame } from '../game/games-context.ts';
import { partOf } from '../kit/part.ts';
import { say } from '../text/say.ts';
import { PlainHome } from './home.tsx';
import { NewGame } from './new-game.tsx';
import { Part, PlainPage } from './plain-page.tsx';
import { PlainTable } from './plain-table.tsx';

type WithWordsProps = {
  readonly id: string;
  readonly children: (game: GameInWords) => ReactNode;
};

/** Loads how a game is told. */
const WithWords = ({ id, children }: WithWordsProps) => {
  const load = useGame(id)?.words;
  if (load === undefined)
    return (
      <PlainPage title={say('plain.title')}>
        <Part title={say('table.unknownGame')}>{null}</Part>
      </PlainPage>
    );
  return <Told load={load}>{children}</Told>;
};

type ToldProps = Pick<WithWordsProps, 'children'> & { readonly load: () => Promise<GameInWords> };

const Told = ({ load, children }: ToldProps) => children(use(partOf(load)));

type TextPageProps = { readonly game?: string | undefined; readonly table?: string | undefined };

/** Text mode: the list of games, a set-up, or a table. */
const TextPage = ({ game, table }: TextPageProps) => {
  if (table !== undefined)
    return (
      <PageTable>
        <PlainTable table={table} />
      </PageTable>
    );
  return game === undefined ? (
    <PlainHome />
  ) : (
    <WithWords id={game}>{(told) => <NewGame game={told} />}</WithWords>
  );
};

export default TextPage;
