import { useTranslation } from "react-i18next";
import { formatTimeZone, momentAt } from "../../lib/format/format-time-zone.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";

/** Names the business's zone to a reader whose own clock shows another time then; undefined where there is no doubt. */
export const useZoneHint = (when: { date: string; time: string }): string | undefined => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const at = momentAt(when, useBusinessNow());
  if (at.withTimeZone(Temporal.Now.timeZoneId()).offsetNanoseconds === at.offsetNanoseconds) return undefined;
  return t("appointments.timesIn", { timeZone: formatTimeZone(at, language) });
};
