/** What bounds the engine's time and memory. */
export const LIMITS = {
  line: 16 * 1024 * 1024,
  slots: 4096,
  batch: 4096,
  play: 1000,
  decisions: 10_000,
  groups: 64,
  grouped: 4096,
  seed: 200,
} as const;

/** What each limit counts, for the documentation. */
export const LIMIT_WORDS: Readonly<Record<keyof typeof LIMITS, string>> = {
  line: 'bytes of a line of input',
  slots: 'games in slots',
  batch: 'requests in a batch',
  play: 'games of a request to play',
  decisions: 'decisions of a game that bots play, or of a game in a group',
  groups: 'groups',
  grouped: 'games in all groups together',
  seed: 'characters of a seed',
};
