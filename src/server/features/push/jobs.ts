import { z } from "zod";
import { isLanguage } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { PushSender } from "../../integrations/push/create-push-sender.ts";
import type { Database } from "../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../platform/jobs/owner-id-schema.ts";
import { presentPush } from "./present.ts";
import type { PushKind } from "./service.ts";
import { deleteDevice, selectAppointmentSubject, selectClientSubject, selectDevice } from "./store.ts";

/** Ids only: what there is to say is looked up when it is said. See `enqueuePushes`. */
const sendPushJob = defineJob({
  name: "send-push",
  payload: z.object({
    ownerId: ownerIdSchema,
    deviceId: z.string(),
    kind: z.enum(["booking", "cancellation", "waiting", "question", "late", "coming", "here", "test"]),
    subjectId: z.string().nullable(),
  }),
  maxAttempts: 5,
});

type PushDeps = { db: Database; sender: PushSender };

export const pushHandlers = ({ db, sender }: PushDeps): JobHandler[] => [
  handleJob(sendPushJob, async ({ ownerId, deviceId, kind, subjectId }) => {
    const [[device], subject] = await db.withOwner(ownerId, async (tx) =>
      Promise.all([tx.run(selectDevice, { ownerId, deviceId }), findSubject(tx, ownerId, kind, subjectId)]),
    );
    // The device was taken off, or what it was to be notified of is gone.
    if (!device || (subject === null && kind !== "test")) return;
    const language = isLanguage(device.language) ? device.language : "en";
    const outcome = await sender.send(device, JSON.stringify(presentPush(kind, subject, language)));
    if (outcome === "gone") await db.withOwner(ownerId, (tx) => tx.run(deleteDevice, { ownerId, deviceId }));
  }),
];

type Tx = Parameters<Parameters<Database["withOwner"]>[1]>[0];

const findSubject = async (tx: Tx, ownerId: OwnerId, kind: PushKind, subjectId: string | null) => {
  if (kind === "test" || subjectId === null) return null;
  if (kind !== "booking" && kind !== "cancellation")
    return (await tx.run(selectClientSubject, { ownerId, subjectId }))[0] ?? null;
  const [row] = await tx.run(selectAppointmentSubject, { ownerId, subjectId });
  return row ? { id: row.id, name: row.booked_for ?? row.client_name, date: row.date, time: row.time } : null;
};
