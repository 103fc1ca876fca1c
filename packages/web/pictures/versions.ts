/** Written by `npm run pictures`: they make the browser fetch a picture again after it has changed. */
export const PICTURE_VERSIONS = {
  'slay-the-spire': '8c2d2c31',
  'mystic-spires': '93f3f78a',
  'stygian-society': 'f42c2be4',
} as const;
