import { statusesOf } from "#domain/numbers/sender-state.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import { recordState, selectNumber, selectOnlineNumbers, selectStuckNumbers } from "./number-store.ts";
import type { RegisteringDeps } from "./registering-service.ts";
import { enqueueRegistration, enqueueRelease } from "./work-jobs.ts";

/** Starts again what nobody is working on: its job was given up while the provider was away, or got lost. */
export const reviveStuck = async ({ db, enqueue }: Pick<RegisteringDeps, "db" | "enqueue">): Promise<void> => {
  for (const { user_id: owner, kind, id } of await db.run(selectStuckNumbers, {})) {
    const ownerId = owner as OwnerId;
    await db.withOwner(ownerId, (tx) =>
      kind === "registration"
        ? enqueueRegistration(enqueue, tx, { ownerId, registrationId: id })
        : enqueueRelease(enqueue, tx, { ownerId, numberId: id }),
    );
  }
};

/** WhatsApp takes numbers offline, and lets them back, without telling. One that can't be asked keeps its state. */
export const watchNumbers = async ({
  db,
  numbers,
  enqueue,
  publicUrl,
  log,
}: Pick<RegisteringDeps, "db" | "numbers" | "enqueue" | "publicUrl" | "log">): Promise<void> => {
  if (numbers === null) return;
  for (const { user_id: owner, id: numberId } of await db.run(selectOnlineNumbers, {})) {
    const ownerId = owner as OwnerId;
    const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectNumber, { ownerId, numberId })]);
    if (!row?.provider_sender_id) continue;
    const report = await numbers.getSender(row.provider_sender_id);
    if (!report.ok || report.value.state === "preparing") continue;
    const { state, detail: reason } = report.value;
    await db.withOwner(ownerId, async (tx) => {
      const [changed] = await tx.run(recordState, { ownerId, numberId, status: statusesOf[state].number, reason });
      if (!changed) return;
      await recordAudit(tx, ownerId, { actor: "system", action: `number.${state}`, subjectId: numberId });
      if (state !== "online") {
        const url = `${publicUrl}/settings?tab=whatsapp`;
        const { phone_number: number } = row;
        await mailOwner(tx, enqueue, { ownerId }, (name) => ({ kind: "numberOffline", name, number, url }));
      }
      log.warn({ numberId, state }, "a WhatsApp number changed its state");
    });
  }
};
