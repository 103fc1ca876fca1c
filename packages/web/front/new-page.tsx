import { use } from 'react';
import { useMood } from '../theme/use-mood.ts';
import { FrontPage } from './front-page.tsx';
import { loadNewGame } from './load-new-game.ts';

/** Where a table of any game is set up. */
const NewPage = ({ game: id }: { readonly game: string }) => {
  const game = use(loadNewGame(id));
  useMood(game && id);
  return game === undefined ? <FrontPage missing /> : <game.Page />;
};

export default NewPage;
