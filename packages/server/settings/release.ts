/** The release that writes to the database, as in the package.json of the repository. */
export const RELEASE = '1.0.0';
