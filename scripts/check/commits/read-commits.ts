import { execFileSync } from "node:child_process";
import type { Commit } from "./check-commit.ts";

/** The commits that aren't on the default branch yet, newest first; null when that can't be known here. */
export const readSubmittedCommits = (root: string): Commit[] | null => {
  const git = (...args: string[]): string | null => {
    try {
      return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      return null;
    }
  };
  const base = ["origin/HEAD", "origin/main", "main"]
    .map((branch) => git("merge-base", branch, "HEAD"))
    .find((found) => found !== null);
  // A shallow clone may have no common commit, an archive no repository at all.
  if (!base) return null;
  const log = git(
    "log",
    "--no-merges",
    "--numstat",
    `--format=${commitMark}%h${fieldMark}%s${fieldMark}%b${fieldMark}`,
    `${base.trim()}..HEAD`,
  );
  return log?.split(commitMark).slice(1).map(toCommit) ?? null;
};

const commitMark = "\u0001";
const fieldMark = "\u0002";

const toCommit = (text: string): Commit => {
  const [hash = "", subject = "", body = "", files = ""] = text.split(fieldMark);
  // Generated files need no reason.
  const counts = files.split("\n").filter((line) => /^\d/.test(line) && !/\.gen\.ts|package-lock\.json/.test(line));
  const changedLines = counts.reduce((sum, line) => {
    const [added = "0", removed = "0"] = line.split("\t");
    return sum + Number(added) + Number(removed);
  }, 0);
  return { hash, subject, body, changedLines };
};
