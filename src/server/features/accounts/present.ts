import type { Me } from "#contract/account/account.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import { businessCurrency } from "#domain/money/business-currency.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import { businessNameOf } from "#domain/numbers/business-name.ts";
import { businessSetupStatus } from "#domain/numbers/business-setup-status.ts";
import type { SlotStep } from "#domain/scheduling/slots/booking-settings.ts";
import { slotStepMinutes } from "#domain/scheduling/slots/sweep-availability.ts";
import type { Session } from "../../platform/session.ts";
import type { AccountRow } from "./store.ts";

export const presentMe = (account: AccountRow, session: Session, now: Temporal.Instant): Me => ({
  user: {
    id: account.id,
    email: account.email,
    name: account.name,
    image: account.image,
    emailVerified: account.email_verified,
  },
  profile: {
    companyName: account.company_name,
    businessName: businessNameOf({
      wizardName: account.wizard_name,
      companyName: account.company_name,
      ownerName: account.name,
    }),
    timeZone: account.time_zone ?? "UTC",
    country: countryOfBusiness(placeOf(account)),
    currency: businessCurrency({ ...placeOf(account), currency: account.currency }),
    slotStepMinutes: (account.slot_step_minutes as SlotStep | null) ?? slotStepMinutes,
    language: (account.language as Language | null) ?? defaultLanguage,
  },
  isAdministrator: account.is_administrator,
  business: account.is_administrator ? null : standingOf(account, now),
  now: now.toString(),
  session: { expiresAt: session.expiresAt.toString() },
});

const placeOf = ({ time_zone, country }: AccountRow) => ({ zone: time_zone ?? "UTC", country });

const standingOf = (account: AccountRow, now: Temporal.Instant): Me["business"] => ({
  ...businessSetupStatus({
    numberStatus: account.verification_status,
    hasPlatformNumber: account.has_platform_number,
    subscription: { subscribed: account.subscribed ?? false, subscriptionEnd: account.subscription_end },
    now,
  }),
  has: {
    agent: account.has_agent,
    type: account.has_type,
    number: account.verification_status !== null,
    appointment: account.has_appointment,
  },
});
