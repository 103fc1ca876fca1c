/** The release that writes to the database, as in the repository's package.json. */
export const RELEASE = '1.0.0';
