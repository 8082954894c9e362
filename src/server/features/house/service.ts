import type {
  createHouseAnswer as createRoute,
  HouseAnswer,
  updateHouseAnswer as updateRoute,
} from "#contract/chat/house-answers.ts";
import type { RouteInput } from "#contract/route.ts";
import { houseLimits } from "#domain/house/house-answer.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import {
  countHouseAnswers,
  deleteHouseAnswerRow,
  insertHouseAnswer,
  selectHouseAnswerForUpdate,
  updateHouseAnswerRow,
} from "./store.ts";

type NewAnswer = RouteInput<typeof createRoute>["body"];
type AnswerChange = RouteInput<typeof updateRoute>["body"];

export const createHouseAnswer = (
  db: Database,
  ownerId: OwnerId,
  form: NewAnswer,
  key: string | null,
): Promise<HouseAnswer> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "house-answer.created", form } }, async () => {
      // A statement that waits for a lock of its own still sees what there was before it waited.
      await lockForOwner(tx, ownerId, "house-answers");
      const [there] = await tx.run(countHouseAnswers, { ownerId });
      if ((there?.count ?? 0) >= houseLimits.answers) throw new AppError("house-answers-full");
      const [row] = await tx.run(insertHouseAnswer, { ...form, ownerId });
      if (!row) throw new Error("an answer was not stored");
      await recordAudit(tx, ownerId, { actor: "owner", action: "house-answer.created", subjectId: row.id });
      return row;
    }),
  );

export const updateHouseAnswer = (
  db: Database,
  ownerId: OwnerId,
  answerId: string,
  { version, ...change }: AnswerChange,
): Promise<HouseAnswer> =>
  db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectHouseAnswerForUpdate, { ownerId, answerId });
    if (!row) throw new AppError("not-found");
    if (row.version !== version) throw new AppError("edit-conflict");
    const fields = Object.keys(change);
    if (fields.length === 0) return row;
    const { title = row.title, keywords = row.keywords, answer = row.answer } = change;
    const details = { fields };
    const [[saved]] = await Promise.all([
      tx.run(updateHouseAnswerRow, { title, keywords, answer, ownerId, answerId }),
      recordAudit(tx, ownerId, { actor: "owner", action: "house-answer.updated", subjectId: answerId, details }),
    ]);
    if (!saved) throw new Error("a locked answer is gone");
    return saved;
  });

export const deleteHouseAnswer = (db: Database, ownerId: OwnerId, answerId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteHouseAnswerRow, { ownerId, answerId });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "house-answer.deleted", subjectId: answerId });
    return undefined;
  });
