/** Written by `npm run pictures`: they make the browser fetch a picture again after it has changed. */
export const PICTURE_VERSIONS = {
  'slay-the-spire': 'af6dad2c',
  'mystic-spires': '93f3f78a',
  'stygian-society': 'cf616b22',
} as const;
