import type { QueryClient } from "@tanstack/react-query";
import type { Language } from "#domain/languages.ts";
import { nextClockChange } from "#domain/scheduling/clock/clock-change.ts";
import { i18n } from "../../../lib/language/i18n.ts";
import { availabilityQuery } from "../../../lib/queries/availability-query.ts";
import { profileQuery } from "../../../lib/queries/profile-query.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { clockChangeText, freeTimesText } from "../clock-change-words.ts";

const mostTimes = 8;

/**
 * Hours that were just saved also hold on the day the clocks change: says what they come to then. Nothing where clocks
 * never change, or where nobody works on that day.
 */
export const tellClockChange = async (queryClient: QueryClient, now: Temporal.Instant): Promise<void> => {
  const { timeZone } = await queryClient.ensureQueryData(profileQuery);
  const change = nextClockChange(timeZone, now);
  if (change === null) return;
  const words = { t: i18n.t, language: i18n.language as Language };
  const question = { agentId: "anyone" as const, from: change.after.date, as: "owner" as const };
  const { slots } = await queryClient.fetchQuery(availabilityQuery(question));
  const times = freeTimesText(slots, words, mostTimes);
  if (times === null) return;
  showToast({
    id: "clock-change",
    title: i18n.t("timeSettings.preview.clock.title"),
    description: `${clockChangeText(change, words)} ${times}`,
    kind: "info",
  });
};
