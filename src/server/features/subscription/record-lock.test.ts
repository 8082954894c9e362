import { expect, test } from "vitest";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { openPayPalApp } from "../../testing/apps/open-paypal-app.ts";

const t = await openPayPalApp(Temporal.Instant.from("2027-03-01T09:00:00Z"));

test("a notice is dismissed after the reconciliation that is under way, not undone by it", async () => {
  const owner = await t.owner();
  const order: string[] = [];
  let dismissing: Promise<unknown> | undefined;
  await t.db.withOwner(owner.id, async (tx) => {
    await lockForOwner(tx, owner.id, "agents");
    dismissing = owner
      .call("DELETE", "/api/v1/subscription/notice")
      .then(({ status }) => order.push(`dismissed ${status}`));
    await new Promise((resolve) => setTimeout(resolve, 300));
    order.push("reconciled");
  });
  await dismissing;
  expect(order).toEqual(["reconciled", "dismissed 200"]);
});
