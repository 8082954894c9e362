const lookMs = 250;

/**
 * npm starts its scripts in a shell. A signal to npm ends that shell, and nobody tells the program in it: it would stay
 * behind as an orphan. So it looks whose child it is, and takes a lost parent for the signal it missed.
 */
export const endWithParent = (parent = process.ppid): void => {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookMs);
  timer.unref();
};
