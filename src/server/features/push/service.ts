import webPush from "web-push";
import type { PushChoice, savePushDevice } from "#contract/account/push.ts";
import type { RouteInput } from "#contract/route.ts";
import type { ArrivalReport } from "#domain/conversation/command.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { PushKeys } from "../../integrations/push/create-push-sender.ts";
import { isPushAddress } from "../../integrations/push/push-address.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import {
  deleteDeviceOfSession,
  enqueuePushes,
  insertKeys,
  releaseEndpoint,
  selectKeys,
  selectPushChoice,
  upsertDevice,
} from "./store.ts";

/** What a device is notified of. `test`: that it works. */
export type PushKind = "booking" | "cancellation" | "waiting" | "question" | ArrivalReport | "test";

/** This installation's keys, made when there are none yet. */
export const ensurePushKeys = async (db: Database): Promise<PushKeys> => {
  const [known] = await db.run(selectKeys, {});
  if (known) return known;
  await db.run(insertKeys, webPush.generateVAPIDKeys());
  const [made] = await db.run(selectKeys, {});
  if (!made) throw new Error("the push keys were not stored");
  return made;
};

type OfSession = { ownerId: OwnerId; sessionId: string };

export const readPush = async (db: Database, { ownerId, sessionId }: OfSession) => {
  const { publicKey } = await ensurePushKeys(db);
  const [[device]] = await db.read(ownerId, (tx) => [tx.run(selectPushChoice, { ownerId, sessionId })]);
  return { publicKey, device: device ?? null };
};

/** A browser's push address belongs to one owner at a time: the previous owner is no longer notified there. */
export const saveDevice = (
  db: Database,
  { ownerId, sessionId }: OfSession,
  { endpoint, p256dh, auth, ...choice }: RouteInput<typeof savePushDevice>["body"],
): Promise<PushChoice> => {
  if (!isPushAddress(endpoint)) throw new AppError("invalid-input", { fields: { endpoint: "subscriptionInvalid" } });
  return db.withOwner(ownerId, async (tx) => {
    await tx.run(releaseEndpoint, { endpoint, sessionId });
    await tx.run(upsertDevice, { ownerId, sessionId, endpoint, p256dh, auth, ...choice });
    return choice;
  });
};

export const forgetDevice = (db: Database, { ownerId, sessionId }: OfSession): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    await tx.run(deleteDeviceOfSession, { ownerId, sessionId });
    return undefined;
  });

export const testDevice = (db: Database, { ownerId, sessionId }: OfSession): Promise<{ queued: boolean }> =>
  db.withOwner(ownerId, async (tx) => {
    const jobs = await tx.run(enqueuePushes, { ownerId, kind: "test", subjectId: null, sessionId });
    if (jobs.length === 0) throw new AppError("not-found");
    return { queued: true };
  });

/** Queued in the transaction of the change it reports; the owner's devices are notified after the commit, or never. */
export const notifyDevices = (tx: Tx, ownerId: OwnerId, kind: Exclude<PushKind, "test">, subjectId: string): void =>
  tx.send(enqueuePushes, { ownerId, kind, subjectId, sessionId: null });
