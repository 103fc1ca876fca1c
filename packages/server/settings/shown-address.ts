/** The last line that a server prints. */
export const stoppedText = (signal: string): string => `Three Spires has stopped (${signal}).`;

/** The address to open in a browser on this machine. */
export const shownAddress = (host: string, port: number): string => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
};
