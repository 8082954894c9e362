import type {
  createSenderRegistration as createRoute,
  getWhatsAppOnboarding as onboardingRoute,
} from "#contract/chat/whatsapp-numbers.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import { onboardingOutcome } from "#domain/numbers/onboarding-outcome.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { isSubscriptionValid } from "#domain/subscription/entitlement.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { isOwnFile } from "../files/service.ts";
import { selectActiveNumber, selectSubscriptionEnd } from "./number-store.ts";
import { presentRegistration } from "./present.ts";
import type { RegisteringDeps } from "./registering-service.ts";
import {
  fillCompanyName,
  insertRegistration,
  selectLatestRegistration,
  selectPendingRegistration,
} from "./registration-store.ts";
import { enqueueRegistration } from "./work-jobs.ts";

export type NumberDeps = { db: Database; clock: Clock; enqueue: Enqueue };

type RegistrationBody = RouteInput<typeof createRoute>["body"];
type RegistrationForm = Omit<RegistrationBody, "profileImageUrl" | "country"> & {
  profileImageUrl: string | null;
  country: string | null;
};
type Accepted = RouteResponse<typeof createRoute>;

/**
 * Takes a registration in; the number is bought by a job. Whatever is clicked twice or in two tabs, there is one: the lock
 * makes it orderly, and the database's index makes it sure.
 */
export const createRegistration = (
  { db, clock, enqueue, numbers }: NumberDeps & Pick<RegisteringDeps, "numbers">,
  ownerId: OwnerId,
  body: RegistrationBody,
  key: string | null,
): Promise<Accepted> => {
  const form: RegistrationForm = {
    ...body,
    profileImageUrl: body.profileImageUrl ?? null,
    country: body.country ?? null,
  };
  if (numbers !== null && form.country !== null && !numbers.countries.includes(form.country)) {
    throw new AppError("invalid-input", { fields: { country: "countryUnknown" } });
  }
  return db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "registration.created", form } }, async () => {
      await lockForOwner(tx, ownerId, "numbers");
      const [isSubscribed, [pending], [active]] = await Promise.all([
        hasSubscription(tx, ownerId, clock.now()),
        tx.run(selectPendingRegistration, { ownerId }),
        tx.run(selectActiveNumber, { ownerId }),
      ]);
      if (pending && isSameAs(form, pending)) {
        return { success: true, phoneNumber: pending.provisioned_phone_number, registrationId: pending.id };
      }
      if (!isSubscribed) throw new AppError("subscription-required");
      if (pending || active) throw new AppError("number-active");
      if (form.profileImageUrl !== null && !(await isOwnFile(tx, ownerId, form.profileImageUrl))) {
        throw new AppError("invalid-input", { fields: { profileImageUrl: "imageUnknown" } });
      }
      const [row] = await tx.run(insertRegistration, { ...form, ownerId, now: clock.now() });
      if (!row) throw new Error("a registration was not stored");
      await Promise.all([
        enqueueRegistration(enqueue, tx, { ownerId, registrationId: row.id }),
        tx.run(fillCompanyName, { ownerId, businessName: form.businessName }),
        recordAudit(tx, ownerId, { actor: "owner", action: "registration.created", subjectId: row.id }),
      ]);
      return { success: true, phoneNumber: null, registrationId: row.id };
    }),
  );
};

type PendingRow = NonNullable<(typeof selectPendingRegistration)["row"]>;

const isSameAs = (form: RegistrationForm, row: PendingRow): boolean =>
  form.businessName === row.business_name &&
  form.businessDescription === row.business_description &&
  form.businessAddress === row.business_address &&
  form.businessWebsite === row.business_website &&
  form.businessEmail === row.business_email &&
  form.businessPhone === row.business_phone &&
  form.businessCategory === row.business_category &&
  form.profileImageUrl === row.profile_image_url &&
  form.country === row.country;

export const getOnboarding = async (
  { db, clock, numbers }: Pick<NumberDeps, "db" | "clock"> & Pick<RegisteringDeps, "numbers">,
  ownerId: OwnerId,
): Promise<RouteResponse<typeof onboardingRoute>> => {
  const [isSubscribed, [registration], [active]] = await db.read(ownerId, (tx) => [
    hasSubscription(tx, ownerId, clock.now()),
    tx.run(selectLatestRegistration, { ownerId }),
    tx.run(selectActiveNumber, { ownerId }),
  ]);
  const outcome = onboardingOutcome({
    isSubscribed,
    numberStatus: active?.verification_status ?? null,
    isRegistering: registration?.status === "pending",
  });
  return {
    outcome,
    isSubscribed,
    countries: [...(numbers?.countries ?? [])],
    registration: registration ? presentRegistration(registration) : null,
  };
};

const hasSubscription = async (tx: Tx, ownerId: OwnerId, now: Temporal.Instant): Promise<boolean> => {
  const [row] = await tx.run(selectSubscriptionEnd, { ownerId });
  return (
    row !== undefined && isSubscriptionValid({ subscribed: row.subscribed, subscriptionEnd: row.subscription_end }, now)
  );
};
