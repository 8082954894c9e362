import type { BusinessCategory } from "#domain/numbers/business-category.ts";
import { suggestCountry } from "#domain/numbers/number-country.ts";
import { nextStep, pollPauseSeconds, type RegistrationFailure } from "#domain/numbers/registration-step.ts";
import { type RegistrationStatus, statusesOf } from "#domain/numbers/sender-state.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type {
  BoughtNumber,
  ProviderFailure,
  ProviderOutcome,
  SenderProfile,
  WhatsAppNumbers,
} from "../../integrations/whatsapp/numbers.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Log } from "../../platform/log.ts";
import { deactivateNumber, insertNumber, recordSender, recordState, requestReturn } from "./number-store.ts";
import {
  completeRegistration,
  fillContacts,
  lockPendingRegistration,
  type RegistrationRow,
  recordFailure,
  recordNumber,
  recordPoll,
  selectRegistration,
} from "./registration-store.ts";
import type { NumberDeps } from "./service.ts";
import { enqueueRegistration, enqueueRelease, enqueueTidying } from "./work-jobs.ts";

export type RegisteringDeps = NumberDeps & {
  /** Null when no numbers can be bought. */
  numbers: WhatsAppNumbers | null;
  /** Where the provider fetches logos. */
  publicUrl: string;
  log: Log;
};

type Deps = RegisteringDeps & { numbers: WhatsAppNumbers };

/** Thrown to have the job tried again later. */
class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/**
 * Takes a registration as far as it goes: buys a number, hands it to WhatsApp and asks until it is online. Each step
 * looks first whether it was done already, does it, and records it in a transaction of its own: after a crash anywhere
 * the next run goes on, and a number that was bought is found by its label instead of bought again.
 */
export const advanceRegistration = async (
  deps: RegisteringDeps,
  ownerId: OwnerId,
  registrationId: string,
): Promise<void> => {
  for (let goesOn = true; goesOn; ) {
    const [[row]] = await deps.db.read(ownerId, (tx) => [tx.run(selectRegistration, { ownerId, registrationId })]);
    // Deleted with its owner, or its number is on its way back.
    if (!row || row.release_requested_at !== null) return;
    goesOn = await takeStep(deps, ownerId, row);
  }
};

/** What the provider is told to write on a number bought for a registration. */
export const referenceOf = (registrationId: string): string => `daybook ${registrationId}`;

/** Whether to go on at once. */
const takeStep = async (deps: RegisteringDeps, ownerId: OwnerId, row: RegistrationRow): Promise<boolean> => {
  const step = nextStep(
    {
      status: row.status as RegistrationStatus,
      hasNumber: row.number_id !== null,
      hasSender: row.provider_sender_id !== null,
      createdAt: row.created_at,
    },
    deps.clock.now(),
  );
  if (step === "nothing") return false;
  if (step === "give-up") return failRegistration(deps, ownerId, row.id, { failure: "timed-out" });
  const { numbers } = deps;
  if (numbers === null) return failRegistration(deps, ownerId, row.id, { failure: "no-provider" });
  if (step === "buy-number") return buyNumber({ ...deps, numbers }, ownerId, row);
  if (step === "register-sender") return registerSender({ ...deps, numbers }, ownerId, row);
  return askSender({ ...deps, numbers }, ownerId, row);
};

const buyNumber = async (deps: Deps, ownerId: OwnerId, row: RegistrationRow): Promise<boolean> => {
  const bought = await findOrBuy(deps.numbers, row);
  if (!bought.ok) return failRegistration(deps, ownerId, row.id, { failure: bought.failure, detail: bought.detail });
  const { numberId: providerNumberId, phoneNumber } = bought.number;
  return deps.db.withOwner(ownerId, async (tx) => {
    const [registration] = await tx.run(lockPendingRegistration, { ownerId, registrationId: row.id });
    if (!registration) {
      await enqueueTidying(deps.enqueue, tx, ownerId, row.id);
      return false;
    }
    const { business_name: businessName, business_description: businessDescription } = registration;
    const now = deps.clock.now();
    const [number] = await tx.run(insertNumber, {
      ...{ ownerId, phoneNumber, providerNumberId, businessName, businessDescription, now },
    });
    if (!number) throw new Error("a number was not stored");
    await tx.run(recordNumber, { ownerId, registrationId: row.id, numberId: number.id, phoneNumber });
    await recordAudit(tx, ownerId, { actor: "system", action: "number.bought", subjectId: number.id });
    return true;
  });
};

type Bought =
  | { ok: true; number: BoughtNumber }
  | { ok: false; failure: "no-numbers" | "number-refused"; detail: string | null };

const findOrBuy = async (numbers: WhatsAppNumbers, row: RegistrationRow): Promise<Bought> => {
  const reference = referenceOf(row.id);
  // The operator may have changed the list since.
  const country = suggestCountry(numbers.countries, row.country);
  if (country === null) return { ok: false, failure: "no-numbers", detail: null };
  const found = unlessAway(await numbers.findBoughtNumbers(reference));
  if (!found.ok) return { ok: false, failure: "number-refused", detail: found.detail };
  const [earlier] = found.value;
  if (earlier) return { ok: true, number: earlier };
  const offers = unlessAway(await numbers.searchNumbers(country));
  if (!offers.ok) return { ok: false, failure: "number-refused", detail: offers.detail };
  for (const phoneNumber of offers.value) {
    const bought = unlessAway(await numbers.buyNumber(phoneNumber, reference));
    if (bought.ok) return { ok: true, number: bought.value };
    if (bought.reason === "refused") return { ok: false, failure: "number-refused", detail: bought.detail };
  }
  return { ok: false, failure: "no-numbers", detail: null };
};

const registerSender = async (deps: Deps, ownerId: OwnerId, row: RegistrationRow): Promise<boolean> => {
  const phoneNumber = row.provisioned_phone_number;
  if (row.number_id === null || phoneNumber === null) throw new Error("a sender needs a number");
  const { numbers } = deps;
  const found = unlessAway(await numbers.findSender(phoneNumber));
  const earlier = found.ok ? found.value : null;
  const registered: ProviderOutcome<{ senderId: string }> = earlier
    ? { ok: true, value: earlier }
    : unlessAway(await numbers.registerSender(phoneNumber, toProfile(row, deps.publicUrl)));
  if (!registered.ok)
    return failRegistration(deps, ownerId, row.id, { failure: "sender-refused", detail: registered.detail });
  const { senderId } = registered.value;
  const isKept = await deps.db.withOwner(ownerId, async (tx) => {
    const [registration] = await tx.run(lockPendingRegistration, { ownerId, registrationId: row.id });
    if (!registration) return false;
    return (await tx.run(recordSender, { ownerId, numberId: row.number_id as string, senderId })).length > 0;
  });
  // Released while WhatsApp was being asked: the release may have looked for a sender before there was one.
  if (!isKept) await numbers.removeSender(senderId);
  return isKept;
};

const askSender = async (deps: Deps, ownerId: OwnerId, row: RegistrationRow): Promise<boolean> => {
  const { db, clock, enqueue, numbers } = deps;
  const report = unlessAway(await numbers.getSender(row.provider_sender_id as string));
  if (!report.ok) return failRegistration(deps, ownerId, row.id, { failure: "sender-refused", detail: report.detail });
  const { state, detail } = report.value;
  const registrationId = row.id;
  if (state === "offline") return failRegistration(deps, ownerId, registrationId, { failure: "went-offline", detail });
  await db.withOwner(ownerId, async (tx) => {
    if (state === "preparing") {
      const [polled] = await tx.run(recordPoll, { ownerId, registrationId });
      const runAt = clock.now().add({ seconds: pollPauseSeconds(row.polls) });
      if (polled) await enqueueRegistration(enqueue, tx, { ownerId, registrationId, runAt });
      return;
    }
    const [registration] = await tx.run(lockPendingRegistration, { ownerId, registrationId });
    if (!registration) return;
    const { business_phone: phone, business_email: email } = registration;
    const numberId = row.number_id as string;
    await Promise.all([
      tx.run(completeRegistration, { ownerId, registrationId }),
      tx.run(recordState, { ownerId, numberId, status: statusesOf.online.number, reason: null }),
      tx.run(fillContacts, { ownerId, phone, email }),
      recordAudit(tx, ownerId, { actor: "system", action: "number.online", subjectId: numberId }),
      enqueueTidying(enqueue, tx, ownerId, registrationId),
    ]);
  });
  return false;
};

/** Ends a registration; a job releases what was bought for it. Returns false because nothing more can be done. */
export const failRegistration = async (
  { db, clock, enqueue, log }: RegisteringDeps,
  ownerId: OwnerId,
  registrationId: string,
  { failure, detail = null }: { failure: RegistrationFailure; detail?: string | null },
): Promise<false> => {
  await db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(lockPendingRegistration, { ownerId, registrationId });
    if (!row) return;
    await tx.run(recordFailure, { ownerId, registrationId, failure, detail });
    const numberId = row.number_id;
    if (numberId !== null) {
      await tx.run(requestReturn, { ownerId, numberId, now: clock.now() });
      await tx.run(deactivateNumber, { ownerId, numberId, status: statusesOf.offline.number, reason: detail });
      await enqueueRelease(enqueue, tx, { ownerId, numberId });
    }
    await enqueueTidying(enqueue, tx, ownerId, registrationId);
    await recordAudit(tx, ownerId, {
      ...{ actor: "system", action: "registration.failed", subjectId: registrationId, details: { failure } },
    });
    log.warn({ registrationId, failure }, "a WhatsApp number could not be set up");
  });
  return false;
};

/** An answer, or another try later. */
const unlessAway = <Value>(outcome: ProviderOutcome<Value>): ProviderOutcome<Value> => {
  if (!outcome.ok && outcome.reason === "away") throw new ProviderAway("the provider of numbers doesn't answer");
  return outcome;
};

/** The value; throws otherwise, so that the job tries again later whatever the reason. */
export const valueOrRetry = <Value>(outcome: { ok: true; value: Value } | ProviderFailure): Value => {
  if (!outcome.ok) throw new ProviderAway(`the provider of numbers: ${outcome.reason}`);
  return outcome.value;
};

const toProfile = (row: RegistrationRow, publicUrl: string): SenderProfile => ({
  name: row.business_name,
  description: row.business_description,
  address: row.business_address,
  website: row.business_website,
  email: row.business_email,
  category: row.business_category as BusinessCategory | null,
  logoUrl: row.profile_image_url && publicUrl + row.profile_image_url,
});
