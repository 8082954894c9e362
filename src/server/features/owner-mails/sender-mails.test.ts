import { expect, test } from "vitest";
import { createEnqueue } from "../../platform/jobs/job.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../testing/builders/build-salon.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { senderMailHandler } from "./sender-mail-service.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

const scene = async () => {
  const salon = await buildSalon(app);
  const { owner, agentId } = salon;
  const handler = senderMailHandler({
    db: app.db,
    enqueue: createEnqueue(app.clock),
    supportEmail: "help@daybook.test",
  });
  /** What the jobs that wait make of it, without name and address for replies. */
  const mails = async () => {
    const jobs = await readRows<{ payload: unknown }>(
      app.adminUrl,
      `with due as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks k
         where k.id = j.task_id and k.identifier = 'mail-command-sender' and j.payload ->> 'ownerId' = $1
         returning j.id, j.payload) select payload from due order by id`,
      [owner.id],
    );
    const before = (await queuedMails(app.adminUrl, owner.email)).length;
    for (const { payload } of jobs) await handler.run(payload);
    return (await queuedMails(app.adminUrl, owner.email)).slice(before).map(({ mail }) => {
      expect(mail).toMatchObject({ replyTo: "help@daybook.test" });
      expect(mail).not.toHaveProperty("url");
      return mail;
    });
  };
  const verify = async (number: string, forAgent?: string) => {
    const { body } = await owner.call("POST", "/api/v1/command-senders/codes", forAgent ? { agentId: forAgent } : {});
    const [answer] = await openPhoneOf(app, salon.number, number).write((body as { text: string }).text);
    expect(answer?.text).toContain("now runs");
  };
  const listed = async () =>
    ((await owner.call("GET", "/api/v1/command-senders")).body as { senders: { id: string }[] }).senders;
  return { owner, agentId, mails, verify, listed };
};

test("the owner is mailed when a phone is added, replaced and removed", async () => {
  const { owner, mails, verify, listed } = await scene();
  await verify("+34612500001");
  expect(await mails()).toMatchObject([
    { kind: "commandPhoneAdded", phone: "+34 612 50 00 01", person: "Salon Aurora" },
  ]);
  await verify("+34612500002");
  expect(await mails()).toMatchObject([
    { kind: "commandPhoneChanged", phone: "+34 612 50 00 02", previous: "+34 612 50 00 01" },
  ]);
  const [sender] = await listed();
  await owner.call("DELETE", `/api/v1/command-senders/${sender?.id}`);
  expect(await mails()).toMatchObject([{ kind: "commandPhoneRemoved", phone: "+34 612 50 00 02" }]);
});

test("an agent's phone is named with the agent, and leaves the owner's alone", async () => {
  const { agentId, mails, verify } = await scene();
  await verify("+34612500003");
  await verify("+34612500004", agentId);
  expect(await mails()).toMatchObject([
    { kind: "commandPhoneAdded", phone: "+34 612 50 00 03" },
    { kind: "commandPhoneAdded", phone: "+34 612 50 00 04", person: "Ana" },
  ]);
});

test("what changed nothing sends nothing: verified once more, or removed after it had ended", async () => {
  const { owner, mails, verify, listed } = await scene();
  await verify("+34612500005");
  await mails();
  await verify("+34612500005");
  expect(await mails()).toEqual([]);
  const [sender] = await listed();
  await readRows(app.adminUrl, "update command_senders set ended_at = now(), end_reason = 'signed-out' where id = $1", [
    sender?.id,
  ]);
  await owner.call("DELETE", `/api/v1/command-senders/${sender?.id}`);
  expect(await mails()).toEqual([]);
  await verify("+34612500005");
  expect(await mails()).toMatchObject([{ kind: "commandPhoneAdded" }]);
});
