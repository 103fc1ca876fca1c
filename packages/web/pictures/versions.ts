/** Written by `npm run pictures`: they make the browser fetch a picture again after it has changed. */
export const PICTURE_VERSIONS = {
  'slay-the-spire': '74ba4089',
  'mystic-spires': '6ae2e6e0',
  'stygian-society': '033375e7',
} as const;
