const lookEveryMs = 250;

/**
 * Ends this process when npm has ended. npm passes a termination signal only to the shell between them,
 * and where that shell does not pass it on, the program would go on without anyone to stop it.
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
