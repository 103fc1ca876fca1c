import { startServer } from '../../packages/server/start.ts';

await startServer({
  games: async () => {
    const [{ HOSTED_GAMES }, { lanternStair }] = await Promise.all([
      import('../../packages/server/games.ts'),
      import('./game.ts'),
    ]);
    return [...HOSTED_GAMES, { game: lanternStair }];
  },
});
