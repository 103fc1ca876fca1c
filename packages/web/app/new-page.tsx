import { use } from 'react';
import { useGame } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { partOf } from '../kit/part.ts';
import { useTheme } from '../theme/use-theme.ts';
import { FrontPage } from './front-page.tsx';
import { RulesDialog } from './rules-dialog.tsx';

const SetUp = ({ game: { id, setUp } }: { readonly game: WebGame }) => {
  const { Page } = use(partOf(setUp));
  useTheme(id);
  return (
    <>
      <Page />
      <RulesDialog game={id} />
    </>
  );
};

/** The set-up page of any game. */
const NewPage = ({ game: id }: { readonly game: string | undefined }) => {
  const game = useGame(id);
  return game === undefined ? <FrontPage missing /> : <SetUp game={game} />;
};

export default NewPage;
