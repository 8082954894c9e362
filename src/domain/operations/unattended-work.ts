/** The two things that a worker does. */
export const workQueues = ["jobs", "messages"] as const;

export type WorkQueue = (typeof workQueues)[number];

export type WaitingWork = {
  /** For how long the oldest that could be done has been waiting with nobody at it; 0 when nothing is. */
  dueSeconds: number;
  /** How long ago something was begun that isn't done yet; null when nothing is under way. */
  begunSeconds: number | null;
};

/** A worker notices by itself within this time that its queue hangs, and starts it again. */
const unattendedAfterSeconds = 15;

/** For how long due work has been left lying; 0 while a worker is at it, however much there is to do. */
export const unattendedSeconds = ({ dueSeconds, begunSeconds }: WaitingWork): number => {
  const isWorkedOn = begunSeconds !== null && begunSeconds <= unattendedAfterSeconds;
  return dueSeconds > unattendedAfterSeconds && !isWorkedOn ? dueSeconds : 0;
};
