import { randomUUID } from "node:crypto";
import type { OwnerId } from "#domain/owner-id.ts";
import { advanceConversation } from "#server/features/conversations/queue/advance-service.ts";
import { settleInBatches } from "#server/features/conversations/queue/settling-service.ts";
import { sendNotice } from "#server/features/notices/sending/sending-service.ts";
import type { SendResult, WhatsAppChannel } from "#server/integrations/whatsapp/channel.ts";
import { createTwilioChannel } from "#server/integrations/whatsapp/twilio/create-twilio-channel.ts";
import { testOrigin } from "#server/testing/apps/sample-app-deps.ts";
import { captureLog } from "#server/testing/capture-log.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { type AttackWorld, type Person, twilioAccount } from "../attack-world.ts";
import { type Check, findingUnless } from "./check.ts";
import { clientPhone, deliverWebhook, giveNumber, messageTo } from "./webhook-checks.ts";

/** A channel that only notes who was written to. */
export const recordingChannel = (): { channel: WhatsAppChannel; sent: string[] } => {
  const sent: string[] = [];
  const note = async (to: string, text: string): Promise<SendResult> => {
    sent.push(`${to}: ${text}`);
    return { ok: true, providerMessageId: `SM${sent.length}` };
  };
  return {
    sent,
    channel: {
      ...createTwilioChannel({ ...twilioAccount, apiBase: "http://127.0.0.1:9" }, testOrigin),
      sendText: ({ to }, text) => note(to, text),
      sendButtons: ({ to }, { text }) => note(to, text),
      sendList: ({ to }, { text }) => note(to, text),
      sendTemplate: ({ to }) => note(to, "a template"),
      findSent: async () => ({ ok: true, providerMessageId: null }),
    },
  };
};

/** Answers and sends all there is, as the worker does. */
export const workOff = async ({ db, clock, adminUrl }: AttackWorld, { id }: Person, channel: WhatsAppChannel) => {
  const ownerId = id as OwnerId;
  const deps = {
    db,
    clock,
    channel,
    log: captureLog().log,
    workerId: randomUUID(),
    burstPauses: { shortMs: 0, longMs: 0, crossedMs: 0, summaryMs: 0 },
  };
  const settling = settleInBatches({ ...deps, onSettled: () => {} });
  const rows = (what: string) => readRows<{ id: string }>(adminUrl, what, [id, clientPhone]);
  const conversations = await rows(
    "select v.id from conversations v join clients c on c.id = v.client_id where v.user_id = $1 and c.channel_address = $2",
  );
  for (const conversation of conversations) {
    const { settlement, error } = await advanceConversation(deps, { ownerId, conversationId: conversation.id });
    if (error !== undefined) throw error;
    if (settlement) settling.add(settlement);
  }
  await settling.flush();
  settling.stop();
  const notices = await rows(
    "select id from notices where user_id = $1 and status = 'queued' and details ->> 'recipient' = $2",
  );
  for (const notice of notices) await sendNotice(deps, ownerId, notice.id);
};

const everyWayOut: Check = {
  threat: "STOP",
  name: "who has written STOP is sent nothing, whichever way it would go out",
  run: async (world) => {
    const person = await world.person();
    const { agentId, typeId } = person.scene;
    const number = await giveNumber(world, person);
    const { channel, sent } = recordingChannel();
    const hear = async (text: string) => {
      await deliverWebhook(world, messageTo(number, text));
      await workOff(world, person, channel);
    };
    const book = (appointmentTime: string) =>
      person.call("POST", "/api/v1/appointments", {
        ...{ clientName: "Cleo", clientPhone: clientPhone, agentId, appointmentTypeId: typeId },
        ...{ appointmentDate: "2027-03-22", appointmentTime },
      });

    await hear("hello");
    const greeted = sent.length;
    const [client] = await readRows<{ id: string }>(
      world.adminUrl,
      "select id from clients where user_id = $1 and channel_address = $2",
      [person.id, clientPhone],
    );
    const write = (text: string) => person.call("POST", `/api/v1/clients/${client?.id}/messages`, { text });
    // Both wait to be sent when STOP comes.
    const [early, booked] = [await write("See you soon"), await book("11:00")];
    await deliverWebhook(world, messageTo(number, "STOP"));
    await workOff(world, person, channel);
    const stopped = sent.length;

    // The owner's words made the bot pause.
    const handedBack = await person.call("POST", `/api/v1/clients/${client?.id}/hand-back`);
    await hear("hello?");
    const late = await write("Are you there?");
    const after = await book("15:00");
    await workOff(world, person, channel);
    const replies = await readRows(
      world.adminUrl,
      `select from messages m where user_id = $1 and client_id = $2 and author = 'bot'
        and position > (select position from messages s where s.user_id = $1 and s.client_id = $2 and s.text = 'STOP')`,
      [person.id, client?.id],
    );
    const noticeOf = (body: unknown) => (body as { notice?: { status?: string } }).notice?.status;
    return [
      ...findingUnless(greeted > 0, "not even a greeting went out before STOP"),
      ...findingUnless(
        early.status === 201 && noticeOf(booked.body) === "queued",
        "nothing waited to be sent before STOP",
      ),
      ...findingUnless(handedBack.status < 300, `the bot wasn't handed back: ${handedBack.status}`),
      ...findingUnless(stopped === greeted, `after STOP went out: ${sent.slice(greeted).join(" | ")}`),
      ...findingUnless(sent.length === stopped, `later went out: ${sent.slice(stopped).join(" | ")}`),
      ...findingUnless(replies.length === 0, `the bot said ${replies.length} things`),
      ...findingUnless(late.status === 409, `the owner could write: ${late.status}`),
      ...findingUnless(noticeOf(after.body) === "not_sent", `the notice is ${noticeOf(after.body)}`),
    ];
  },
};

export const optOutChecks: readonly Check[] = [everyWayOut];
