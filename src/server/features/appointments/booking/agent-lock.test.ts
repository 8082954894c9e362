import { expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { findTakenNow } from "../availability/taken-store.ts";
import { withAgentsLocked } from "./agent-lock-store.ts";

const ownerId = "7f1c9a54-0000-4000-8000-000000000001" as OwnerId;
const agentId = "7f1c9a54-0000-4000-8000-000000000002";
const day = { agentId, fromDate: "2027-03-02", dayCount: 1 };

/** Notes statements in the order in which they are issued; the lock is answered when the test says so. */
const recordingTx = () => {
  const issued: string[] = [];
  let grant = () => {};
  const granted = new Promise<void>((resolve) => {
    grant = resolve;
  });
  const tx = {
    run: async (query: { text: string }) => {
      const isLock = query.text.includes("pg_advisory_xact_lock");
      issued.push(isLock ? "lock" : "read");
      if (isLock) await granted;
      return [];
    },
  } as unknown as Tx;
  return { tx, issued, grant };
};

test.each([
  ["one agent", { agentId }],
  ["every active agent", { agentId: null }],
  ["the agents of an appointment", { appointmentId: agentId, newAgentId: null }],
])("the lock of %s is issued before anything is read, and waited for", async (_what, agents) => {
  const { tx, issued, grant } = recordingTx();
  let isOver = false;
  const reading = withAgentsLocked(tx, ownerId, agents, (locked) => findTakenNow(locked, ownerId, day)).then(
    (facts) => {
      isOver = true;
      return facts;
    },
  );
  expect(issued).toEqual(["lock", "read", "read"]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  grant();
  expect(await reading).toEqual({ version: null, busyOf: new Map([[agentId, []]]), holds: [], uses: [] });
});

test("facts for a booking can't be read in a transaction without the lock", () => {
  const { tx } = recordingTx();
  // @ts-expect-error a plain transaction is refused by the compiler
  const read = () => findTakenNow(tx, ownerId, day);
  expect(read).toBeTypeOf("function");
});
