export const sourcesHref = (game: string): string => `/sources/${game}`;
