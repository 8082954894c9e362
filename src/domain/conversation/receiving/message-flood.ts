/** More than anyone types who wants an appointment; another machine easily does. */
export const mostMessagesPerMinute = 20;

/**
 * What to do with a message, given how many the person has sent in the minute up to it: answer it, say once that this is
 * too much, or be silent.
 */
export const judgeFlood = (recentCount: number): "answer" | "warn" | "silent" => {
  if (recentCount <= mostMessagesPerMinute) return "answer";
  return recentCount === mostMessagesPerMinute + 1 ? "warn" : "silent";
};
