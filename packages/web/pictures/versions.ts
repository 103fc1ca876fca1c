/** Written by `npm run pictures`: a hash over the pictures of each game, so that a browser may keep them for ever. */
export const PICTURE_VERSIONS = {
  'slay-the-spire': '0',
  'mystic-spires': '0',
  'stygian-society': '0',
} as const;
