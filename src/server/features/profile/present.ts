import type { Profile } from "#contract/account/profile.ts";
import { defaultClientRules } from "#domain/clients/client-rules.ts";
import type { Tone } from "#domain/house/tone.ts";
import { businessCurrency, fallbackCurrency } from "#domain/money/business-currency.ts";
import { defaultBookingSettings } from "#domain/scheduling/slots/booking-settings.ts";
import type { ProfileRow } from "./store.ts";

/** An account without a profile reads as if it had the one it would start with. */
export const presentProfile = (row: ProfileRow | undefined): Profile =>
  row
    ? {
        companyName: row.company_name,
        timeZone: row.time_zone,
        country: row.country,
        currency: businessCurrency({ currency: row.currency, zone: row.time_zone, country: row.country }),
        minimumNoticeMinutes: row.minimum_notice_minutes,
        horizonDays: row.horizon_days,
        slotStepMinutes: row.slot_step_minutes as Profile["slotStepMinutes"],
        smallestGapMinutes: row.smallest_gap_minutes,
        cancelCutoffHours: row.cancel_cutoff_hours,
        maxActiveBookings: row.max_active_bookings,
        noShowRule: row.no_show_rule as Profile["noShowRule"],
        noShowLimit: row.no_show_limit,
        contactPhone: row.contact_phone,
        contactEmail: row.contact_email,
        address: row.business_address,
        greeting: row.bot_greeting,
        tone: row.bot_tone as Tone | null,
        version: row.version,
      }
    : { ...blank, ...defaultBookingSettings, ...defaultClientRules, version: 1 };

const blank = {
  companyName: null,
  timeZone: "UTC",
  country: null,
  currency: fallbackCurrency,
  contactPhone: null,
  contactEmail: null,
  address: null,
  greeting: null,
  tone: null,
};
