import type { Profile } from "#contract/profile.ts";
import { defaultBookingSettings } from "#domain/scheduling/booking-settings.ts";
import type { ProfileRow } from "./store.ts";

/** An account without a profile reads as if it had the one it would start with. */
export const presentProfile = (row: ProfileRow | undefined): Profile =>
  row
    ? {
        companyName: row.company_name,
        timeZone: row.time_zone,
        minimumNoticeMinutes: row.minimum_notice_minutes,
        horizonDays: row.horizon_days,
        version: row.version,
      }
    : { companyName: null, timeZone: "UTC", ...defaultBookingSettings, version: 1 };
