import { styleText } from "node:util";
import type { Daybook } from "./start-daybook.ts";

/** What one needs to see after starting: where to go, and whom it really writes to and charges. */
export const describeStart = (daybook: Daybook, tookMs: number): string => {
  const { url, hasSimulators, demoSignInUrl, adminSetup, providers } = daybook;
  const seconds = (tookMs / 1000).toFixed(1);
  const title = `${styleText(["bold", "green"], "Daybook")} ${styleText("dim", `is ready after ${seconds} s`)}`;
  if (url === null) return `\n  ${title}\n  Working on background jobs.\n  ${providers}\n`;
  const lines: [string, string][] = [["app", url]];
  if (hasSimulators) lines.push(["phone", `${url}/simulator`], ["inbox", `${url}/simulator/inbox`]);
  lines.push(["API reference", `${url}/api/docs`]);
  if (adminSetup !== null) lines.push(["admin setup", adminSetup.url]);
  if (adminSetup?.secret) lines.push(["setup secret", adminSetup.secret]);
  const width = Math.max(...lines.map(([label]) => label.length));
  const rows = lines.map(([label, address]) => `  ${label.padEnd(width)}  ${styleText("cyan", address)}`);
  rows.push(`  ${"providers".padEnd(width)}  ${providers}`);
  // Without color or indent: scripts look for this line.
  const demo = demoSignInUrl === null ? "" : `demo sign-in: ${demoSignInUrl}\n\n`;
  return `\n  ${title}\n\n${rows.join("\n")}\n\n${demo}  ${styleText("dim", "Stop with Ctrl-C.")}\n`;
};
