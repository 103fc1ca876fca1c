/** Loaded into the measured server before anything else: answers each message with the processor time used so far. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

process.on('message', () => process.send?.(used()));
// The channel alone does not keep a server alive that has been told to stop.
process.channel?.unref();
