/** Glass pictures that people can use as portraits. A test checks that the browser has a picture for each. */

const figures = (ids: readonly string[]): readonly string[] => ids.map((id) => `figure/${id}`);

export const SLAY_THE_SPIRE_PORTRAITS = figures([
  ...['ironclad', 'silent', 'defect', 'watcher', 'neow', 'merchant', 'cultist', 'jaw-worm', 'gremlin-wizard'],
  ...['centurion', 'mystic', 'byrd', 'snecko', 'the-champ', 'hexaghost', 'donu', 'corrupt-heart'],
]);

/** The Keepers' Towers. */
export const MYSTIC_SPIRES_PORTRAITS = ['01', '02', '03', '04', '05', '06', '07', '08'].map(
  (number) => `tower/twr-${number}`,
);

export const STYGIAN_SOCIETY_PORTRAITS = figures([
  ...['knight', 'doctor', 'burglar', 'cannoneer', 'headsman', 'mesmerist', 'spellsling', 'weaver'],
  ...['lady-hemlock', 'ottokar-the-undying', 'the-court-astronomer', 'mother-mildew'],
]);
