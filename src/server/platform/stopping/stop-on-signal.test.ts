import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { stopLimitMs } from "./stop-on-signal.ts";

const source = new URL("./stop-on-signal.ts", import.meta.url).href;

/** A process that stops in this way, and is kept alive by something that nobody ends. */
const run = async (stop: string, signals: NodeJS.Signals[], limitMs: number) => {
  const script = `
    import { stopOnSignal } from ${JSON.stringify(source)};
    setInterval(() => {}, 1_000);
    const report = (error) => console.error("reported:", error.message);
    stopOnSignal({ stop: ${stop}, report, limitMs: ${limitMs} });
    console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  await once(child.stdout, "data");
  for (const signal of signals) child.kill(signal);
  const [code] = await once(child, "close");
  return { code, said: said.trim() };
};

const hanging = "() => new Promise(() => {})";
const longMs = 30_000;

test.each<[string, string, NodeJS.Signals[], number, { code: number; said: string }]>([
  ["a part never ends", hanging, ["SIGTERM"], 300, { code: 1, said: expect.stringContaining("longer than 300 ms") }],
  ["Ctrl-C, and a part never ends", hanging, ["SIGINT"], 300, { code: 1, said: expect.stringContaining("300 ms") }],
  ["all ends", "async () => {}", ["SIGTERM"], longMs, { code: 0, said: "" }],
  [
    "all ends after a second signal",
    "() => new Promise((resolve) => setTimeout(resolve, 300))",
    ["SIGTERM", "SIGINT", "SIGHUP"],
    longMs,
    { code: 0, said: "" },
  ],
  [
    "a part fails",
    "async () => { throw new Error('no goodbye'); }",
    ["SIGTERM"],
    longMs,
    { code: 1, said: "reported: no goodbye" },
  ],
])("%s", async (_case, stop, signals, limitMs, outcome) => {
  expect(await run(stop, signals, limitMs)).toEqual(outcome);
});

test("the whole stop has a minute, as operators are told", () => {
  expect(stopLimitMs).toBe(60_000);
});
