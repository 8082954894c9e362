import type { getBotTrial, sendTrialMessage } from "#contract/chat/bot-trial.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import { trialAddress } from "#domain/clients/trial-address.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Tx } from "../../platform/db/database.ts";
import { storeMessage } from "../conversations/receiving/receiving-service.ts";
import { findThread } from "../conversations/threads/thread-service.ts";
import { countTestAppointments, deleteTrialClient, selectTrialClient } from "./store.ts";

/** The address under which the owner is a client of their own. */
const address = trialAddress;
const shownMessages = 100;

export const findTrial = async (
  tx: Tx,
  ownerId: OwnerId,
  now: Temporal.Instant,
): Promise<RouteResponse<typeof getBotTrial>> => {
  const [[client], [tests]] = await Promise.all([
    tx.run(selectTrialClient, { ownerId, address }),
    tx.run(countTestAppointments, { ownerId }),
  ]);
  const person = client && { ownerId, clientId: client.id };
  const messages = person ? (await findThread(tx, person, { count: shownMessages }, now)).messages : [];
  return {
    messages,
    isTyping: client?.is_underway === true && messages.some(({ status }) => status === "received"),
    testAppointments: tests?.count ?? 0,
  };
};

export const writeToTrial = async (
  tx: Tx,
  clock: Clock,
  ownerId: OwnerId,
  { text, choice }: RouteInput<typeof sendTrialMessage>["body"],
): Promise<{ id: string }> => {
  const id = await storeMessage(tx, {
    ...{ ownerId, address, sender: trialAddress, text },
    choiceId: choice ?? null,
    kind: choice === undefined ? "text" : "choice",
    phone: null,
    profileName: null,
    providerMessageId: null,
    reason: null,
    now: clock.now(),
    opensWindow: false,
  });
  if (id === null) throw new Error("a trial message was taken for one that was there already");
  return { id };
};

export const restartTrial = async (tx: Tx, ownerId: OwnerId): Promise<void> => {
  await tx.run(deleteTrialClient, { ownerId, address });
};
