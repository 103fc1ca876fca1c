export const GAMES = ['slay-the-spire', 'mystic-spires', 'stygian-society'] as const;

export type GameId = (typeof GAMES)[number];
