import type { WhatsAppNumber } from "#contract/chat/whatsapp-numbers.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { ProviderOutcome, WhatsAppNumbers } from "../../integrations/whatsapp/numbers.ts";
import { type AuditEntry, recordAudit } from "../../platform/audit.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import {
  deactivateNumber,
  type NumberRow,
  recordReturned,
  requestReturn,
  selectNumber,
  selectNumberForUpdate,
  selectNumbers,
  withdrawReturn,
} from "./number-store.ts";
import { presentNumber } from "./present.ts";
import { failRegistration, type RegisteringDeps, referenceOf, valueOrRetry } from "./registering-service.ts";
import { selectPendingRegistration, selectRegistration } from "./registration-store.ts";
import { enqueueRelease } from "./work-jobs.ts";

/** Should the process that answers the owner die, a job takes over. Later than any answer of the provider. */
const takeOverSeconds = 60;

/**
 * Cancels a number: its sender goes first, then the number itself. If the sender can't be removed, nothing has changed and
 * the owner reads so; once it is gone there is no way back, and a job sees the rest through.
 */
export const releaseNumber = async (
  deps: RegisteringDeps,
  ownerId: OwnerId,
  numberId: string,
  actor: "owner" | "administrator" = "owner",
): Promise<{ number: WhatsAppNumber; isReleased: boolean }> => {
  const { db, clock, enqueue } = deps;
  const row = await db.withOwner(ownerId, async (tx) => {
    await lockForOwner(tx, ownerId, "numbers");
    const [found] = await tx.run(selectNumberForUpdate, { ownerId, numberId });
    if (!found) throw new AppError("not-found");
    if (!found.is_active) return found;
    const now = clock.now();
    await tx.run(requestReturn, { ownerId, numberId, now });
    await enqueueRelease(enqueue, tx, { ownerId, numberId, runAt: now.add({ seconds: takeOverSeconds }) });
    return found;
  });
  if (row.is_active) {
    const removed = await removeSender(deps.numbers, row);
    if (!removed.ok) {
      await db.withOwner(ownerId, (tx) => tx.run(withdrawReturn, { ownerId, numberId }));
      throw new AppError("provider-failed");
    }
    await cancelNumber(deps, ownerId, numberId, actor);
    const returned = await returnNumber(deps.numbers, row);
    if (returned.ok)
      await db.withOwner(ownerId, (tx) => tx.run(recordReturned, { ownerId, numberId, now: clock.now() }));
  }
  const [[latest]] = await db.read(ownerId, (tx) => [tx.run(selectNumber, { ownerId, numberId })]);
  if (!latest) throw new AppError("not-found");
  return { number: presentNumber(latest), isReleased: latest.released_at !== null || !isAtProvider(latest) };
};

/** The job: finishes a release, no matter who began it. Throws until the provider has released both. */
export const finishRelease = async (deps: RegisteringDeps, ownerId: OwnerId, numberId: string): Promise<void> => {
  const { db, clock } = deps;
  const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectNumber, { ownerId, numberId })]);
  if (!row || row.release_requested_at === null || row.released_at !== null) return;
  valueOrRetry(await removeSender(deps.numbers, row));
  await cancelNumber(deps, ownerId, numberId, "system");
  valueOrRetry(await returnNumber(deps.numbers, row));
  await db.withOwner(ownerId, (tx) => tx.run(recordReturned, { ownerId, numberId, now: clock.now() }));
};

/**
 * Gives back whatever carries a registration's label and isn't on record: bought twice by a provider that answered badly,
 * or bought for a registration that was over by then. What is on record goes its own way, even without its registration.
 */
export const tidyRegistration = async (
  { db, numbers }: RegisteringDeps,
  ownerId: OwnerId,
  registrationId: string,
): Promise<void> => {
  if (numbers === null) return;
  const [[row], kept] = await db.read(ownerId, (tx) => [
    tx.run(selectRegistration, { ownerId, registrationId }),
    tx.run(selectNumbers, { ownerId }),
  ]);
  if (row?.status === "pending") return;
  const recorded = new Set(kept.map(({ provider_number_id: id }) => id));
  for (const { numberId, phoneNumber } of valueOrRetry(await numbers.findBoughtNumbers(referenceOf(registrationId)))) {
    if (recorded.has(numberId)) continue;
    const sender = valueOrRetry(await numbers.findSender(phoneNumber));
    if (sender) valueOrRetry(await numbers.removeSender(sender.senderId));
    valueOrRetry(await numbers.releaseNumber(numberId));
  }
};

/** Everything an owner who leaves has at the provider. Called again until it succeeds. */
export const endNumbers = async (deps: RegisteringDeps, ownerId: OwnerId): Promise<void> => {
  const { db, clock } = deps;
  const [[pending]] = await db.read(ownerId, (tx) => [tx.run(selectPendingRegistration, { ownerId })]);
  if (pending) {
    await failRegistration(deps, ownerId, pending.id, { failure: "cancelled" });
    await tidyRegistration(deps, ownerId, pending.id);
  }
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectNumbers, { ownerId })]);
  for (const { id: numberId } of rows.filter((row) => isAtProvider(row) && row.released_at === null)) {
    await db.withOwner(ownerId, (tx) => tx.run(requestReturn, { ownerId, numberId, now: clock.now() }));
    await finishRelease(deps, ownerId, numberId);
  }
};

/** Numbers that were never bought, as in a demo, need nobody's consent to go. */
const isAtProvider = ({ provider_number_id: id }: NumberRow): boolean => id !== null;

const done: ProviderOutcome<null> = { ok: true, value: null };

const removeSender = async (numbers: WhatsAppNumbers | null, row: NumberRow): Promise<ProviderOutcome<null>> => {
  if (!isAtProvider(row)) return done;
  if (numbers === null) return { ok: false, reason: "away", detail: null };
  if (row.provider_sender_id !== null) return numbers.removeSender(row.provider_sender_id);
  // Registered a moment ago, perhaps, and not recorded.
  const found = await numbers.findSender(row.phone_number);
  if (!found.ok) return found;
  return found.value === null ? done : numbers.removeSender(found.value.senderId);
};

const returnNumber = async (numbers: WhatsAppNumbers | null, row: NumberRow): Promise<ProviderOutcome<null>> =>
  numbers === null || row.provider_number_id === null ? done : numbers.releaseNumber(row.provider_number_id);

/** A registration under way ends with its number. */
const cancelNumber = async (
  deps: RegisteringDeps,
  ownerId: OwnerId,
  numberId: string,
  actor: AuditEntry["actor"],
): Promise<void> => {
  const [[pending]] = await deps.db.read(ownerId, (tx) => [tx.run(selectPendingRegistration, { ownerId })]);
  await deps.db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectNumberForUpdate, { ownerId, numberId });
    if (!row?.is_active) return;
    await tx.run(deactivateNumber, { ownerId, numberId, status: "cancelled", reason: null });
    await recordAudit(tx, ownerId, { actor, action: "number.cancelled", subjectId: numberId });
  });
  if (pending?.number_id === numberId) await failRegistration(deps, ownerId, pending.id, { failure: "cancelled" });
};
