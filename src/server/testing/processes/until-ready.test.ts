import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { closedAddress } from "./closed-address.ts";
import { endProcess } from "./end-process.ts";
import { untilReady } from "./until-ready.ts";

const run = (script: string) => spawn(process.execPath, ["-e", script], { stdio: "ignore" });

test("a server that can't start is given up at once, and its end is waited for no longer", async () => {
  const server = run("process.exit(1)");
  await expect(untilReady(server, await closedAddress())).rejects.toThrow("ended before it was ready");
  await endProcess(server);
});

test("one that was killed counts as ended, too", async () => {
  const server = run("setInterval(() => {}, 1000)");
  server.kill("SIGKILL");
  await once(server, "exit");
  await expect(untilReady(server, await closedAddress())).rejects.toThrow("ended before it was ready");
  await endProcess(server);
});

test("a server that runs is ended", async () => {
  const server = run("setInterval(() => {}, 1000)");
  await endProcess(server);
  expect(server.signalCode).toBe("SIGTERM");
});
