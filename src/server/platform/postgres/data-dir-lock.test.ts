import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Contender, startContender } from "../../testing/processes/lock-contender.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { DataDirInUse, lockDataDir } from "./data-dir-lock.ts";

const lockFile = (dir: string) => join(dir, "daybook.lock");

const contenders: Contender[] = [];
const contender = async (dir: string): Promise<Contender> => {
  const started = await startContender(dir);
  contenders.push(started);
  return started;
};
afterEach(() => Promise.all(contenders.splice(0).map((each) => each.kill())));

describe("lockDataDir", () => {
  it("locks a fresh folder and leaves nothing behind", () => {
    using dir = tempDir();
    const lock = lockDataDir(dir.path);
    expect(readdirSync(dir.path)).toEqual(["daybook.lock"]);
    lock.release();
    expect(readdirSync(dir.path)).toEqual([]);
    lockDataDir(dir.path).release();
  });

  it("refuses a second process with one clear sentence", async () => {
    using dir = tempDir();
    const holder = await contender(dir.path);
    expect(await holder.go()).toBe("won");
    expect(() => lockDataDir(dir.path)).toThrow(
      new DataDirInUse(`Another Daybook (process ${holder.pid}) already runs on ${dir.path}.`),
    );
  });

  it("refuses a second time within one process, too", () => {
    using dir = tempDir();
    const lock = lockDataDir(dir.path);
    expect(() => lockDataDir(dir.path)).toThrow(DataDirInUse);
    lock.release();
  });

  it("takes over from a killed process", async () => {
    using dir = tempDir();
    const holder = await contender(dir.path);
    await holder.go();
    await holder.kill();
    expect(existsSync(lockFile(dir.path))).toBe(true);
    const lock = lockDataDir(dir.path);
    expect(readdirSync(dir.path)).toEqual(["daybook.lock"]);
    lock.release();
  });

  it.runIf(process.platform === "linux")(
    "isn't fooled by a recycled pid: the same number, started at another time",
    async () => {
      using dir = tempDir();
      const stranger = await contender(dir.path);
      await stranger.go();
      const held = JSON.parse(readFileSync(lockFile(dir.path), "utf8")) as Record<string, unknown>;
      writeFileSync(lockFile(dir.path), JSON.stringify({ ...held, startedAt: `${held.startedAt}0` }));
      lockDataDir(dir.path).release();
    },
  );

  it.each(["", "{", '{"pid":12', "null", "[]", '{"pid":0}', '{"pid":"x"}'])(
    "takes over a damaged lock: %j",
    (content) => {
      using dir = tempDir();
      writeFileSync(lockFile(dir.path), content);
      lockDataDir(dir.path).release();
      expect(readdirSync(dir.path)).toEqual([]);
    },
  );

  it("releases only its own lock", () => {
    using dir = tempDir();
    const lock = lockDataDir(dir.path);
    writeFileSync(lockFile(dir.path), "someone else's");
    lock.release();
    expect(readFileSync(lockFile(dir.path), "utf8")).toBe("someone else's");
  });

  it("goes on where a process died in the middle of taking over", async () => {
    using dir = tempDir();
    const [first, second] = [await contender(dir.path), await contender(dir.path)];
    await first.go();
    const stale = readFileSync(lockFile(dir.path), "utf8");
    await first.kill();
    // The second takes over; put back, this is the moment in which it holds the claim and hasn't replaced the lock yet.
    await second.go();
    const claimed = readFileSync(lockFile(dir.path), "utf8");
    await second.kill();
    writeFileSync(lockFile(dir.path), stale);
    const name = createHash("sha256").update(stale).digest("hex").slice(0, 16);
    writeFileSync(`${lockFile(dir.path)}.${name}`, claimed);
    lockDataDir(dir.path).release();
    expect(readdirSync(dir.path)).toEqual([]);
  });

  it("has exactly one winner when many processes find one stale lock", async () => {
    using dir = tempDir();
    const crowd = await Promise.all(Array.from({ length: 8 }, () => contender(dir.path)));
    // Each round's winner is killed, so that the next round finds a stale lock again.
    for (let waiting = crowd; waiting.length > 1; ) {
      const results = await Promise.all(waiting.map((each) => each.go()));
      expect(results.filter((result) => result === "won")).toHaveLength(1);
      await waiting[results.indexOf("won")]?.kill();
      waiting = waiting.filter((_, index) => results[index] === "refused");
    }
  });
});
