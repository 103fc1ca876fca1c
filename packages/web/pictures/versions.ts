/** Written by `npm run pictures`: they make the browser fetch a picture again after it has changed. */
export const PICTURE_VERSIONS = {
  'slay-the-spire': '4f52148f',
  'mystic-spires': '2dba356c',
  'stygian-society': '737a75c7',
} as const;
