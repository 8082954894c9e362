import { createHash, randomInt } from "node:crypto";
import { z } from "zod";
import type { CommandSender, createCommandCode, listCommandSenders } from "#contract/chat/command-senders.ts";
import type { RouteResponse } from "#contract/route.ts";
import { chatLink } from "#domain/numbers/chat-link.ts";
import { senderStatusOf } from "#domain/owner-commands/senders/sender-status.ts";
import { codeMinutes, makeCode, showCode } from "#domain/owner-commands/senders/verification-code.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { createEnqueue, defineJob } from "../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../platform/jobs/owner-id-schema.ts";
import { isAgent } from "../agents/service.ts";
import {
  chooseBusiness,
  deleteCodes,
  endAllSenders,
  endReplaced,
  removeSender,
  replaceCode,
  saveSender,
  selectBusinesses,
  selectBusinessNumber,
  selectCommandSender,
  selectLiveSender,
  selectSenders,
  touchSender,
  useCode,
} from "./store.ts";

type Deps = { db: Database; clock: Clock };

export const findSenders = async (
  { db, clock }: Deps,
  ownerId: OwnerId,
): Promise<RouteResponse<typeof listCommandSenders>> => {
  const [[profile], rows] = await db.read(ownerId, (tx) => [
    tx.run(selectBusinessNumber, { ownerId }),
    tx.run(selectSenders, { ownerId }),
  ]);
  const now = clock.now();
  return {
    number: profile?.number ?? null,
    senders: rows.map(
      (row): CommandSender => ({
        id: row.id,
        agentId: row.agent_id,
        phone: row.address,
        verifiedAt: row.verified_at.toString(),
        lastUsedAt: row.last_used_at.toString(),
        status: senderStatusOf({ endedAt: row.ended_at, lastUsedAt: row.last_used_at }, now),
      }),
    ),
  };
};

/** The code itself is only in the answer: what is stored opens nothing. */
export const createCode = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  agentId: string | null,
): Promise<RouteResponse<typeof createCommandCode>> =>
  db.withOwner(ownerId, async (tx) => {
    const [[profile], isKnown] = await Promise.all([
      tx.run(selectBusinessNumber, { ownerId }),
      agentId === null || isAgent(tx, ownerId, agentId),
    ]);
    if (!isKnown) throw new AppError("not-found");
    const number = profile?.number ?? null;
    const code = makeCode(randomInt);
    const expiresAt = clock.now().add({ minutes: codeMinutes });
    await tx.run(replaceCode, { ownerId, agentId, hash: hashOf(code), expiresAt });
    await recordAudit(tx, ownerId, {
      actor: "owner",
      action: "command-sender.code-created",
      subjectId: agentId ?? ownerId,
    });
    const text = `Daybook ${showCode(code)}`;
    return {
      code: showCode(code),
      number,
      text,
      link: number === null ? null : chatLink(number, text),
      expiresAt: expiresAt.toString(),
    };
  });

export const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

/** The owner is mailed of every phone that is added, replaced or removed; of one that is verified once more there is no news. */
export const mailSenderJob = defineJob({
  name: "mail-command-sender",
  payload: z.object({
    ownerId: ownerIdSchema,
    senderId: z.string(),
    previousId: z.string().nullable(),
    change: z.enum(["added", "changed", "removed"]),
  }),
  maxAttempts: 5,
});

/** A phone and the agent it belongs to, null being the owner; nothing when it is erased. */
export const findSender = async (tx: Tx, ownerId: OwnerId, senderId: string) =>
  (await tx.run(selectCommandSender, { ownerId, senderId }))[0];

const usedSince = (row: { last_used_at: Temporal.Instant }) => ({ endedAt: null, lastUsedAt: row.last_used_at });

/** A person who sent the code of a business from a phone runs it with that phone. Null when the code is no longer there. */
export const proveSender = async (
  { tx, clock, ownerId }: { tx: Tx; clock: Clock; ownerId: OwnerId },
  { hash, address }: { hash: string; address: string },
): Promise<{ senderId: string; agentId: string | null } | null> => {
  const now = clock.now();
  const [code] = await tx.run(useCode, { ownerId, hash, now });
  if (!code) return null;
  const proof = { ownerId, agentId: code.agent_id, address, now };
  const [before] = await tx.run(selectLiveSender, proof);
  await tx.run(endReplaced, proof);
  const [sender] = await tx.run(saveSender, proof);
  if (!sender) throw new Error("a sender was not stored");
  const details = { via: "whatsapp", ...(code.agent_id !== null && { agentId: code.agent_id }) };
  await recordAudit(tx, ownerId, {
    actor: "owner",
    action: "command-sender.verified",
    subjectId: sender.id,
    details,
  });
  const isKnown = before?.address === address && senderStatusOf(usedSince(before), now) === "verified";
  const previousId = before && before.address !== address ? before.id : null;
  const mail = { ownerId, senderId: sender.id, previousId, change: previousId === null ? "added" : "changed" } as const;
  if (!isKnown) await createEnqueue(clock)(tx, mailSenderJob, mail);
  return { senderId: sender.id, agentId: code.agent_id };
};

export const deleteSender = ({ db, clock }: Deps, ownerId: OwnerId, senderId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [removed] = await tx.run(removeSender, { ownerId, senderId, now: clock.now() });
    if (!removed) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "command-sender.removed", subjectId: senderId });
    const mail = { ownerId, senderId, previousId: null, change: "removed" } as const;
    if (removed.was_live) await createEnqueue(clock)(tx, mailSenderJob, mail);
    return undefined;
  });

/** The businesses that a phone may run, those of others by name alone. */
export const findBusinesses = async (tx: Tx, ownerId: OwnerId, client: string) =>
  (await tx.run(selectBusinesses, { ownerId, client })).map((row) => ({
    id: row.user_id,
    name: row.name,
    chosenAt: row.chosen_at,
  }));

export const chooseBusinessOf = async (
  tx: Tx,
  ownerId: OwnerId,
  choice: { client: string; chosen: string; now: Temporal.Instant },
): Promise<void> => void (await tx.run(chooseBusiness, { ownerId, ...choice }));

/** A phone that is used stays verified. */
export const noteSenderUse = (tx: Tx, ownerId: OwnerId, senderId: string, now: Temporal.Instant): void =>
  tx.send(touchSender, { ownerId, senderId, now });

/** Another password, or a farewell to all devices: phones have to be verified again as well. */
export const endSenders = (tx: Tx, ownerId: OwnerId): void => {
  tx.send(endAllSenders, { ownerId });
  tx.send(deleteCodes, { ownerId });
};
