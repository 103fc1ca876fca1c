/** Where a game's page about its sources is. */
export const sourcesHref = (game: string): string => `/sources/${game}`;
