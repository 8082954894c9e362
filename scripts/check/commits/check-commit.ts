/** A commit as `git log` tells of it. */
export type Commit = { hash: string; subject: string; body: string; changedLines: number };

const types = ["feat", "fix", "perf", "refactor", "test", "docs", "chore"];
const limits = { subject: 72, linesWithoutBody: 30 };

/** What CONTRIBUTING.md asks of a commit and a machine can tell. */
export const checkCommit = ({ subject, body, changedLines }: Commit): string[] => {
  const messages: string[] = [];
  if (subject.length > limits.subject) {
    messages.push(`the subject has ${subject.length} characters, at most ${limits.subject}`);
  }
  if (!new RegExp(`^(${types.join("|")})(\\([a-z0-9-]+\\))?: \\S`).test(subject)) {
    messages.push(`the subject isn't of the form "type(scope): why"; types are ${types.join(", ")}`);
  }
  if (hasTwoReasons(subject)) messages.push("the subject holds two reasons; make two commits of it");
  if (body.trim() === "" && changedLines > limits.linesWithoutBody) {
    messages.push(`${changedLines} lines change without a word on the cause; say it in the body`);
  }
  return messages;
};

/** "and" alone joins names as often as reasons; these are distinguished by what follows. */
const hasTwoReasons = (subject: string): boolean =>
  /;|, and | and (also|adds?|fix(es)?|removes?|drops?|renames?|no longer) /.test(subject);
