import { startServer } from './start.ts';

await startServer({ games: async () => (await import('./games.ts')).HOSTED_GAMES });
