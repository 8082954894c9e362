import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Profile } from "#contract/account/profile.ts";
import type { BusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import type { useDraft } from "../../lib/drafts/use-draft.ts";
import { saveProfile } from "../../lib/profile/save-profile.ts";
import { useZoneConfirmation } from "../../lib/profile/use-zone-confirmation.ts";
import { businessHoursQuery } from "../../lib/queries/business-hours-query.ts";
import { profileQuery } from "../../lib/queries/profile-query.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import { saveBusinessHours } from "./api/save-business-hours.ts";
import { sayDone, sayFailed } from "./api/settings-toasts.ts";
import { tellClockChange } from "./api/tell-clock-change.ts";
import { toBusinessDays } from "./components/hours/hours-errors.ts";

export type BookingRules = Pick<
  Profile,
  | "timeZone"
  | "minimumNoticeMinutes"
  | "horizonDays"
  | "slotStepMinutes"
  | "smallestGapMinutes"
  | "cancelCutoffHours"
  | "maxActiveBookings"
  | "noShowRule"
  | "noShowLimit"
>;

export type HoursDraft = ReturnType<typeof useDraft<BusinessWeek>>;
export type RulesDraft = ReturnType<typeof useDraft<BookingRules>>;

/**
 * Saves the rules that were edited and the whole week. Versions are read at the moment of saving: whatever changed
 * elsewhere before is on the screen by then, and where it touches an edit the draft reports a clash.
 */
export const useSaveSettings = (hours: HoursDraft, rules: RulesDraft) => {
  const queryClient = useQueryClient();
  const { confirmZone, question } = useZoneConfirmation();
  const now = useBusinessNow();

  const save = useMutation({
    mutationFn: async (): Promise<"given-up" | "rules" | "hours"> => {
      if (hours.clashing.length + rules.clashing.length > 0) throw new ApiError("edit-conflict", 409);
      const { timeZone } = rules.edits;
      if (timeZone !== undefined && !(await confirmZone(timeZone))) return "given-up";
      const saved = hours.isDirty || timeZone !== undefined ? "hours" : "rules";
      if (rules.isDirty) {
        const { version } = await queryClient.ensureQueryData(profileQuery);
        await saveProfile(queryClient, { ...rules.edits, version });
        rules.discard();
      }
      const { revision } = await queryClient.ensureQueryData(businessHoursQuery);
      await saveBusinessHours(queryClient, { days: toBusinessDays(hours.values), revision });
      hours.discard();
      return saved;
    },
    onSuccess: (saved) => {
      if (saved === "given-up") return;
      sayDone("settingsSaved");
      // Only a word more: when it can't be found out, the preview beside it says what is wrong.
      if (saved === "hours") tellClockChange(queryClient, now.toInstant()).catch(() => undefined);
    },
    onError: (error) => {
      sayFailed("saveFailed", error);
      void invalidateAfter(queryClient, "user_profiles", "business_hours");
    },
    meta: { ownErrors: true },
  });
  return { save, question };
};
