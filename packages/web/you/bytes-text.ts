const ONE_DECIMAL_BELOW = 10;

/** A size in megabytes, as people read it. */
export const bytesText = (bytes: number): string => {
  const megabytes = bytes / 1e6;
  return `${megabytes.toFixed(megabytes > 0 && megabytes < ONE_DECIMAL_BELOW ? 1 : 0)} MB`;
};
