import { expect, test } from "vitest";
import { runCommand, toolCommand } from "./run-command.ts";

const node = (code: string): [string, ...string[]] => [process.execPath, "-e", code];

test("runCommand collects what a program prints, on both channels, and its exit code", async () => {
  const code = `process.stdout.write("a"); process.stderr.write("b"); process.exitCode = 3;`;
  const { exitCode, output } = await runCommand(node(code), { output: "collect" });
  expect(exitCode).toBe(3);
  expect([...output].sort().join("")).toBe("ab");
});

test("a program that doesn't exist has failed, saying so", async () => {
  const { exitCode, output } = await runCommand(["no-such-program"], { output: "collect" });
  expect(exitCode).toBe(1);
  expect(output).toContain("no-such-program");
});

test("a program that takes too long is stopped and has failed", async () => {
  const { exitCode } = await runCommand(node("setInterval(() => {}, 1000)"), { output: "collect", timeoutMs: 200 });
  expect(exitCode).not.toBe(0);
});

test("a package's program is found, and one it doesn't have is refused", async () => {
  const { output } = await runCommand(toolCommand("biome", "@biomejs/biome", "--version"), { output: "collect" });
  expect(output).toMatch(/^Version: \d/);
  expect(() => toolCommand("nothing", "@biomejs/biome")).toThrow("no program called nothing");
});
