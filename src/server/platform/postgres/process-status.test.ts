import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { waitUntil } from "../../testing/wait-until.ts";
import { isAlive, processStart } from "./process-status.ts";

describe("isAlive", () => {
  it("knows the living from the dead", async () => {
    expect(isAlive(process.pid)).toBe(true);
    const child = spawn("sleep", ["60"]);
    const pid = child.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(isAlive(pid)).toBe(false);
  });

  it("counts one that has ended as dead before its parent takes notice", async () => {
    // The shell turns into a program that never asks after the child it inherits.
    const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
    const [line] = await once(parent.stdout, "data");
    const pid = Number(String(line));
    expect(isAlive(pid)).toBe(true);
    await waitUntil("its end", () => !isAlive(pid));
    expect(() => process.kill(pid, 0), "it has been buried already").not.toThrow();
    parent.kill("SIGKILL");
    await once(parent, "exit");
  });
});

describe.runIf(process.platform === "linux")("processStart", () => {
  it("stays the same for a process and differs between two", async () => {
    const mine = processStart(process.pid);
    await sleep(20);
    expect(processStart(process.pid)).toBe(mine);
    const child = spawn("sleep", ["60"]);
    expect(processStart(child.pid ?? 0)).not.toBe(mine);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(processStart(child.pid ?? 0)).toBeNull();
  });
});
