/** A commit as `git log` tells of it. */
export type Commit = { hash: string; subject: string; body: string; changedLines: number };

/** The verbs that a commit subject may begin with. Add a verb if one is missing. */
const verbs = `
  Accept Add Allow Answer Ask Avoid Begin Book Bound Build Call Change Check Close Compare Copy Correct Count Cut
  Deliver Describe Document Draw End Explain Find Fix Fold Follow Give Guard Hide Hold Import Keep Lead Let
  Limit List Load Make Mark Measure Mend Merge Move Name Number Offer Open Order Pass Print Propose Prove Put Read
  Record Refuse Reject Remove Rename Renew Replace Report Return Run Save Say Send Set Share Show Shorten
  Simplify Skip Sort Speed Split Start State Stop Store Take Teach Tell Test Train Translate Try Turn Undo
  Update Upgrade Use Wait Write
`.split(/\s+/);

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
  const [, first = ""] = subject.match(/^[^:]*: (\S+)/) ?? [];
  if (first !== "" && !verbs.includes(first)) messages.push(`"${first}" isn't a verb that a subject begins with`);
  if (hasTwoReasons(subject)) messages.push("the subject holds two reasons; make two commits of it");
  if (body.trim() === "" && changedLines > limits.linesWithoutBody) {
    messages.push(`${changedLines} lines change without a word on the cause; say it in the body`);
  }
  return messages;
};

/** "and" alone joins names as often as reasons; these are distinguished by what follows. */
const hasTwoReasons = (subject: string): boolean =>
  /;|, and | and (also|adds?|fix(es)?|removes?|drops?|renames?|no longer) /.test(subject);
