const lookEveryMs = 250;

/**
 * Ends this process when npm has ended. npm sends a termination signal only to the shell between them. If that shell
 * does not forward it, this process would be orphaned.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  watch.unref();
}
