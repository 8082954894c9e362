import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { failRegistration, type RegisteringDeps } from "./registering-service.ts";
import { selectRegistration } from "./registration-store.ts";
import { releaseNumber } from "./release-service.ts";
import { deleteNumber, deleteRegistration } from "./removal-store.ts";

/**
 * The administrator removes the record of a number. A number still in use is released first, and its record stays until
 * the provider has released it: otherwise nobody would know what is being paid for.
 */
export const removeNumber = async (
  deps: RegisteringDeps,
  ownerId: OwnerId,
  numberId: string,
  administratorId: OwnerId,
): Promise<void> => {
  const { isReleased } = await releaseNumber(deps, ownerId, numberId, "administrator");
  if (!isReleased) throw new AppError("release-pending");
  await deps.db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteNumber, { ownerId, numberId });
    if (!deleted) throw new AppError("not-found");
    const details = { administratorId };
    await recordAudit(tx, ownerId, {
      ...{ actor: "administrator", action: "number.deleted", subjectId: numberId, details },
    });
  });
};

/**
 * The administrator removes the record of a setup. One in progress is ended first, and what was bought for it is
 * released.
 */
export const removeRegistration = async (
  deps: RegisteringDeps,
  ownerId: OwnerId,
  registrationId: string,
  administratorId: OwnerId,
): Promise<void> => {
  const [[row]] = await deps.db.read(ownerId, (tx) => [tx.run(selectRegistration, { ownerId, registrationId })]);
  if (!row) throw new AppError("not-found");
  if (row.status === "pending") await failRegistration(deps, ownerId, registrationId, { failure: "cancelled" });
  await deps.db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteRegistration, { ownerId, registrationId });
    if (!deleted) throw new AppError("not-found");
    const details = { administratorId };
    await recordAudit(tx, ownerId, {
      ...{ actor: "administrator", action: "registration.deleted", subjectId: registrationId, details },
    });
  });
};
