import { join } from "node:path";
import { checkCommit } from "./check/commits/check-commit.ts";
import { readSubmittedCommits } from "./check/commits/read-commits.ts";

const commits = readSubmittedCommits(join(import.meta.dirname, ".."));
const findings = (commits ?? []).flatMap((commit) =>
  checkCommit(commit).map((message) => `${commit.hash} ${commit.subject}: ${message}`),
);
for (const finding of findings) console.error(finding);
console.log(commits === null ? "no default branch to compare with: nothing checked" : `${commits.length} commits`);
if (findings.length > 0) process.exitCode = 1;
