import { styleText } from "node:util";
import { examineInstallation } from "./doctor/examine.ts";
import type { FindingState } from "./doctor/finding.ts";
import { runCommand } from "./run-command.ts";

const signs: Record<FindingState, string> = {
  fine: styleText("green", "✓"),
  note: styleText("yellow", "!"),
  fault: styleText("red", "✗"),
  unknown: styleText("dim", "?"),
};

/** `npm run doctor`: one line for each thing an installation needs, while it runs or not. A fault makes the exit code 1. */
await runCommand(async (config) => {
  let faults = 0;
  await examineInstallation(config, (name, { state, text }) => {
    if (state === "fault") faults += 1;
    console.log(`${signs[state]} ${name.padEnd(11)}  ${text}`);
  });
  if (faults > 0) process.exitCode = 1;
});
