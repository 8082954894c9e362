import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

const module = JSON.stringify(join(import.meta.dirname, "end-with-parent.ts"));

/** As the server does on SIGTERM: it takes its time, and says when it is through. */
const program = `
  const { endWithParent } = await import(${module});
  process.on("SIGTERM", () => setTimeout(() => { console.log("ended"); process.exit(0); }, 100));
  endWithParent();
  setInterval(() => {}, 1_000);
  console.log("ready");`;

test("a signal to npm ends the shell, and with it the program that the shell runs", async () => {
  // Not the last command, so that no shell becomes the program instead of starting it.
  const shell = spawn("/bin/sh", ["-c", `"$0" --input-type=module -e "$1"; true`, process.execPath, program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  shell.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await expect.poll(() => output, { timeout: 20_000 }).toBe("ready\n");
  const ended = once(shell, "exit");
  shell.kill("SIGTERM");
  await ended;
  await expect.poll(() => output, { timeout: 10_000 }).toBe("ready\nended\n");
});
