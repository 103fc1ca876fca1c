import { use } from 'react';
import { loadNewGame } from '../game/load-new-game.ts';
import { useMood } from '../theme/use-theme.ts';
import { FrontPage } from './front-page.tsx';

/** Where a table of any game is set up. */
const NewPage = ({ game: id }: { readonly game: string }) => {
  const game = use(loadNewGame(id));
  useMood(game && id);
  return game === undefined ? <FrontPage missing /> : <game.Page />;
};

export default NewPage;
