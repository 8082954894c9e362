import { expect, test } from "vitest";
import { usualPauses } from "#domain/conversation/receiving/join-burst.ts";
import { createWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon } from "../../../testing/builders/build-salon.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

test("what is written in pieces is read together and answered once", async () => {
  const app = await createWhatsAppApp({
    ...{ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" },
    burstPauses: usualPauses,
  });
  const { number } = await buildSalon(app);
  const client = "+34612345678";
  const pieces = ["Hi there", "I need a haircut", "tomorrow at 3pm"];
  for (const text of pieces) await app.twilio.deliver({ from: client, to: number, text });
  const said = await waitUntil("an answer", async () => {
    const replies = (await app.phone(client)).filter(({ direction }) => direction === "outbound");
    return replies.length > 0 ? replies : undefined;
  });
  expect(said).toHaveLength(1);
  expect(said[0]?.text).toContain("March 2");
  expect(said[0]?.text).toContain("3:00");
  await app.close();
});

test("what is typed while a summary comes is read together and read back once", async () => {
  const app = await createWhatsAppApp({
    ...{ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" },
    burstPauses: { shortMs: 0, longMs: 0, crossedMs: 2_000, summaryMs: 0 },
  });
  const { number } = await buildSalon(app);
  const client = "+34612345679";
  const write = (text: string) => app.twilio.deliver({ from: client, to: number, text });
  const saidSince = (count: number) =>
    waitUntil("an answer", async () => {
      const replies = (await app.phone(client)).filter(({ direction }) => direction === "outbound");
      return replies.length > count ? replies.slice(count) : undefined;
    });
  await write("a haircut tomorrow at 3pm, I'm Maria Lopez");
  const first = await saidSince(0);
  expect(first.at(-1)?.text).toContain("3:00");
  await write("no wait, rather at 4");
  await write("or no, at 5 please");
  const second = await saidSince(first.length);
  expect(second).toHaveLength(1);
  expect(second[0]?.text).toContain("5:00");
  await app.close();
});
