import type { Tone } from "#domain/house/tone.ts";
import { defaultLanguage, isLanguage, type Language } from "#domain/languages.ts";
import { type ChannelDecision, type ClientChannel, chooseChannel } from "#domain/notices/channel/choose-channel.ts";
import type { MailFailure } from "#domain/notices/channel/mail-failure.ts";
import type { NoticeKind } from "#domain/notices/client-knowledge.ts";
import { isElsewhere } from "#domain/notices/client-zone/client-zone.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { decideSending, type NoticeEnd, type SendingFacts } from "#domain/notices/decide-sending.ts";
import type { NoticeReason } from "#domain/notices/notice-reason.ts";
import type { NoticeStatus } from "#domain/notices/notice-status.ts";
import { businessNameOf } from "#domain/numbers/business-name.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type {
  Envelope,
  LostMessage,
  SendFailure,
  SendResult,
  WhatsAppChannel,
} from "../../../integrations/whatsapp/channel.ts";
import { conversationQueue } from "../../../integrations/whatsapp/conversation-queue.ts";
import { toReference } from "../../../integrations/whatsapp/message-reference.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { NotYet } from "../../../platform/jobs/not-yet.ts";
import type { Log } from "../../../platform/log.ts";
import type { ClientMail } from "../../../platform/mail/create-mailer.ts";
import { countriesOfPhone } from "../../../platform/phone/countries-of-phone.ts";
import { noteRefusedAddress } from "../../client-mail/service.ts";
import { type NoticeDetails, readDetails } from "../details-present.ts";
import { type ClientMailSending, composeClientMail } from "../mail/client-mail-service.ts";
import { presentMessage, templateName } from "../message-present.ts";
import { noteWriting } from "../senders/sender-service.ts";
import { sendingJob } from "./send-jobs.ts";
import {
  claimAgain,
  claimNotice,
  closeNotice,
  enqueueAgain,
  recordSent,
  refuseText,
  releaseNotice,
  type SendingRow,
  selectForSending,
} from "./sending-store.ts";

export type SendingDeps = {
  db: Database;
  clock: Clock;
  channel: WhatsAppChannel | null;
  log: Log;
  /** Without it clients are not written to by mail. */
  mail?: ClientMailSending;
};

/**
 * Sends a notice that is still true, and at most once. It is claimed before it is sent and settled afterwards; if the
 * answer gets lost in between (a crash, a cut connection), the next try asks the provider's log before it sends again.
 * What remains is a message that the provider accepts after having been asked: only then can a client see it twice.
 */
export const sendNotice = async (deps: SendingDeps, ownerId: OwnerId, noticeId: string): Promise<void> => {
  const notice = { ownerId, noticeId };
  const prepared = await deps.db.withOwner(ownerId, (tx) => prepare(tx, deps, notice));
  if (prepared === "wait") throw new NotYet("another worker has it, or the owner's own words come first");
  if (prepared === null) return;
  if ("mail" in prepared) return sendByMail(deps, notice, prepared.mail);
  if (deps.channel === null) return;
  if ("end" in prepared) return endLostNotice(deps, deps.channel, notice, prepared);
  const { result, sentAs } = await hand(deps.channel, prepared);
  if (!result.ok) return recordFailure(deps, notice, { sentAs, failure: result });
  const { providerMessageId } = result;
  await deps.db.withOwner(ownerId, (tx) => noteSent(tx, { ...notice, providerMessageId, sentAs }));
};

/**
 * A mail server keeps no log to ask. After a lost answer the mail goes once more under the same message id, by which mailboxes
 * recognize it.
 */
const sendByMail = async (deps: SendingDeps, notice: NoticeRef, mail: ClientMail): Promise<void> => {
  if (!deps.mail) return;
  const outcome = await deps.mail.mailer.sendToClient(mail);
  if (outcome.ok) {
    const sent = { ...notice, providerMessageId: outcome.messageId, sentAs: "mail" as const };
    await deps.db.withOwner(notice.ownerId, (tx) => noteSent(tx, sent));
    return;
  }
  const { mayHaveArrived } = outcome;
  if (outcome.reason === "address-refused") {
    const refused = { email: mail.to, now: deps.clock.now() };
    await deps.db.withOwner(notice.ownerId, (tx) => noteRefusedAddress(tx, notice.ownerId, refused));
  }
  const reason = mailReasons[outcome.reason];
  const failure = { ok: false as const, reason, isRetryable: outcome.reason === "retry", mayHaveArrived };
  await recordFailure(deps, notice, { sentAs: "mail", failure });
};

const mailReasons = {
  "address-refused": "mail-refused",
  refused: "rejected",
  retry: "provider-away",
} as const satisfies Record<MailFailure, NoticeReason>;

/** It need not leave any more, but an earlier try may have brought it to the provider: then the client has read it. */
const endLostNotice = async (
  deps: SendingDeps,
  channel: WhatsAppChannel,
  notice: NoticeRef,
  { envelope, lost, sentAs, end }: LostNotice,
): Promise<void> => {
  const found = await channel.findSent(envelope, lost);
  if (!found.ok) return recordFailure(deps, notice, { sentAs, failure: found });
  const { providerMessageId } = found;
  await deps.db.withOwner(notice.ownerId, (tx) =>
    providerMessageId === null
      ? endNotice(tx, deps.log, notice, end)
      : noteSent(tx, { ...notice, providerMessageId, sentAs }),
  );
};

const noteSent = (tx: Tx, sent: NoticeRef & { providerMessageId: string; sentAs: SentAs }): Promise<unknown> => {
  tx.count({ thing: "notices", fate: "sent", reason: null });
  return tx.run(recordSent, sent);
};

const endNotice = (tx: Tx, log: Log, notice: NoticeRef, { status, reason }: NoticeEnd): Promise<unknown> => {
  if (reason !== null) log.warn({ noticeId: notice.noticeId, reason }, "a client was not notified");
  tx.count({ thing: "notices", fate: status, reason });
  return tx.run(closeNotice, { ...notice, status, reason });
};

type NoticeRef = { ownerId: OwnerId; noticeId: string };

type SentAs = "text" | "template" | "mail";

/** One that has to end, and of which nobody knows whether the provider has it. */
type LostNotice = { envelope: Envelope; lost: LostMessage; sentAs: SentAs; end: NoticeEnd };

type PreparedNotice = {
  envelope: Envelope;
  as: Exclude<SentAs, "mail">;
  /** What an earlier try, which got no answer, may have left with the provider; null at the first. */
  lost: (LostMessage & { from: string }) | null;
  message: ReturnType<typeof presentMessage>;
  templateId: string | null;
};

/** Decides, claims and composes while the notice is locked. Null when there is nothing to send. */
const prepare = async (
  tx: Tx,
  { clock, channel, log, mail }: SendingDeps,
  { ownerId, noticeId }: NoticeRef,
): Promise<PreparedNotice | LostNotice | { mail: ClientMail } | "wait" | null> => {
  const [row] = await tx.run(selectForSending, { ownerId, noticeId, account: channel?.account ?? null });
  // Deleted together with its owner.
  if (!row) return null;
  const details = readDetails(row.details);
  const sender = channel === null ? null : row.sender;
  const facts = toFacts(row, details, decideChannel(row, details, { sender, hasMail: mail !== undefined }));
  const decision = decideSending(facts, clock.now());
  if (decision.act === "nothing") return null;
  // What the owner said before the change comes before the news of it.
  if (decision.act === "wait" || row.is_behind) return "wait";
  const { recipient } = details;
  const reference = toReference("notice", ownerId, noticeId);
  if (decision.act === "close") {
    if (decision.isRepeat && channel !== null && recipient && row.tried_sender !== null && row.tried_body !== null) {
      await tx.run(claimAgain, { ownerId, noticeId });
      return {
        envelope: { from: row.tried_sender, to: recipient, reference },
        lost: { texts: [row.tried_body], since: row.created_at, others: row.others },
        sentAs: row.tried_as as SentAs,
        end: decision,
      };
    }
    await endNotice(tx, log, { ownerId, noticeId }, decision);
    return null;
  }
  if (mail && decision.act === "send" && decision.as === "mail") {
    return { mail: await prepareMail(tx, mail, { ownerId, noticeId }, { row, details, now: clock.now() }) };
  }
  if (!recipient || sender === null) throw new Error("a notice without a sender or a recipient was queued");
  if (decision.act === "wait-for-template") {
    await tx.run(enqueueAgain, laterJob(ownerId, noticeId, conversationQueue(sender, recipient)));
    return null;
  }
  const as = decision.as === "text" ? "text" : "template";
  const message = presentMessage(toContent(row, details));
  const body = as === "text" ? message.text : message.templateText;
  const now = clock.now();
  await tx.run(claimNotice, { ownerId, noticeId, sender, sentAs: as, body, now });
  if (sender === row.platform_sender) noteWriting(tx, { ownerId, client: recipient, now });
  return {
    envelope: { from: sender, to: recipient, reference },
    as,
    lost: decision.isRepeat
      ? {
          // The business may have another name by now, or another number.
          texts: [message.text, message.templateText, ...(row.tried_body === null ? [] : [row.tried_body])],
          since: row.created_at,
          others: row.others,
          from: row.tried_sender ?? sender,
        }
      : null,
    message,
    templateId: facts.template === "approved" ? row.template_id : null,
  };
};

const prepareMail = async (
  tx: Tx,
  sending: ClientMailSending,
  notice: NoticeRef,
  known: { row: SendingRow; details: NoticeDetails; now: Temporal.Instant },
): Promise<ClientMail> => {
  const { row, details, now } = known;
  const mail = await composeClientMail(tx, sending, { ...notice, ...known, ...toContent(row, details) });
  await tx.run(claimNotice, { ...notice, sender: null, sentAs: "mail", body: null, now });
  return mail;
};

type Means = { sender: string | null; hasMail: boolean };

/** Decided when the notice leaves, by what is true then. A repeat stays with the channel of the first try. */
const decideChannel = (
  row: SendingRow,
  { recipient = null }: NoticeDetails,
  { sender, hasMail }: Means,
): ChannelDecision => {
  const isRepeat = row.status === "sending";
  if (isRepeat && row.tried_as === "mail") {
    return hasMail && row.email !== null ? { channel: "mail" } : { channel: null, obstacle: "no-address" };
  }
  return chooseChannel({
    kind: row.kind as NoticeKind,
    choice: row.channel_choice as ClientChannel | null,
    whatsApp: {
      sender,
      recipient,
      isOptedOut: row.opted_out_at !== null,
      lastFailure: row.last_failure as NoticeReason | null,
    },
    mail: {
      address: hasMail && !isRepeat ? row.email : null,
      isRefused: row.mail_refused_at !== null,
      isStopped: row.mail_stopped_at !== null,
    },
  });
};

const toFacts = (row: SendingRow, details: NoticeDetails, channel: ChannelDecision): SendingFacts => {
  const isCurrentTemplate = row.template_name === templateName(row.kind as NoticeKind, languageOf(row));
  return {
    kind: row.kind as NoticeKind,
    status: row.status as NoticeStatus,
    version: row.appointment_version,
    startsAt: startsAtOf(row, details),
    appointment:
      row.current_version === null ? null : { version: row.current_version, status: row.current_status as string },
    claimedForMs: row.claimed_ms,
    channel,
    lastInboundAt: row.last_inbound_at,
    isTextRefused: row.refused_message_id !== null,
    template: isCurrentTemplate ? (row.template_status as SendingFacts["template"]) : "pending",
  };
};

const startsAtOf = (row: SendingRow, { startsAt }: NoticeDetails): Temporal.Instant =>
  startsAt ? Temporal.Instant.from(startsAt) : row.created_at;

/** In today's words: the business may have changed its name, its language or its clock since the notice was queued. */
const toContent = (row: SendingRow, details: NoticeDetails) => {
  const isAsKept = row.kind === "cancel" || row.appointment_date === null || row.appointment_time === null;
  return {
    kind: row.kind as NoticeKind,
    language: languageOf(row),
    tone: row.bot_tone as Tone | null,
    clientName: details.clientName,
    businessName: businessNameOf({
      wizardName: row.wizard_name,
      companyName: row.company_name,
      ownerName: row.owner_name,
    }),
    zone: isElsewhere(countriesOfPhone(details.recipient ?? ""), row.time_zone, startsAtOf(row, details))
      ? row.time_zone
      : null,
    country: countryOfBusiness({ zone: row.time_zone, country: row.country }),
    service: details.serviceType,
    agentName: details.agentName ?? "",
    parts: details.parts,
    series: details.series,
    until: details.until,
    appointment: { id: row.appointment_id, version: row.appointment_version },
    slot:
      details.parts?.[0] ??
      (isAsKept ? details : { date: row.appointment_date as string, time: row.appointment_time as string }),
  };
};

const languageOf = ({ language }: SendingRow): Language => (isLanguage(language) ? language : defaultLanguage);

const hand = async (
  channel: WhatsAppChannel,
  { envelope, as, lost, message, templateId }: PreparedNotice,
): Promise<{ result: SendResult; sentAs: SentAs }> => {
  if (lost !== null) {
    const found = await channel.findSent({ ...envelope, from: lost.from }, lost);
    if (!found.ok) return { result: found, sentAs: as };
    const { providerMessageId } = found;
    if (providerMessageId !== null) return { result: { ok: true, providerMessageId }, sentAs: as };
  }
  if (as === "text") {
    const { text, buttons } = message;
    const result = await (buttons.length > 0
      ? channel.sendButtons(envelope, { text, buttons })
      : channel.sendText(envelope, text));
    const mustBeTemplate = !result.ok && result.reason === "outside-window" && templateId !== null;
    if (!mustBeTemplate) return { result, sentAs: "text" };
  }
  const template = { providerId: templateId as string, variables: message.variables };
  return { result: await channel.sendTemplate(envelope, template), sentAs: "template" };
};

const recordFailure = async (
  { db, log }: SendingDeps,
  { ownerId, noticeId }: NoticeRef,
  { sentAs, failure }: { sentAs: SentAs; failure: SendFailure },
): Promise<void> => {
  const { reason } = failure;
  if (sentAs === "text" && reason === "outside-window") {
    await db.withOwner(ownerId, (tx) => tx.run(refuseText, { ownerId, noticeId, messageId: "" }));
    throw new NotYet("the window is closed");
  }
  if (failure.isRetryable) {
    // Whether it arrived is then asked at the next try.
    const status = failure.mayHaveArrived ? "sending" : "queued";
    await db.withOwner(ownerId, (tx) => {
      tx.count({ thing: "notices", fate: "retried", reason });
      return tx.run(releaseNotice, { ownerId, noticeId, status, reason });
    });
    throw new NotYet(reason, { isFailure: true });
  }
  log.warn({ noticeId, reason }, "a client could not be notified");
  await db.withOwner(ownerId, (tx) => {
    tx.count({ thing: "notices", fate: "failed", reason });
    return tx.run(closeNotice, { ownerId, noticeId, status: "failed", reason });
  });
};

/** Reviews take from a moment to two days; looking again costs next to nothing. */
const templatePauseSeconds = 15;

const laterJob = (ownerId: OwnerId, noticeId: string, queue: string) => ({
  ...sendingJob(ownerId, noticeId, queue),
  seconds: templatePauseSeconds,
});
