import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { ConversationRef } from "../answering/answering-service.ts";
import { claimConversations } from "./queue-store.ts";

type LookOptions = {
  db: Database;
  workerId: string;
  /** How many more could be taken up. */
  room(): number;
  onClaimed(ref: ConversationRef): void;
};

/**
 * Takes up what has been due for this long, as much as there is room for. One look at a time: a second one after it is
 * enough for all who ask meanwhile.
 */
export const lookForDue = ({ db, workerId, room, onClaimed }: LookOptions): ((sinceSeconds: number) => void) => {
  let isLooking = false;
  let isAskedAgain = false;

  const claimAll = async (sinceSeconds: number): Promise<void> => {
    for (let count = room(); count > 0; count = room()) {
      const claimed = await db.run(claimConversations, { worker: workerId, sinceSeconds, count });
      for (const { user_id, conversation_id: conversationId } of claimed)
        onClaimed({ ownerId: user_id as OwnerId, conversationId });
      if (claimed.length < count) return;
    }
  };
  const look = async (sinceSeconds: number): Promise<void> => {
    isLooking = true;
    // A database that is away is reported elsewhere.
    await claimAll(sinceSeconds).catch(() => {});
    isLooking = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    await look(0);
  };
  return (sinceSeconds) => {
    if (isLooking) isAskedAgain ||= sinceSeconds === 0;
    else void look(sinceSeconds);
  };
};
