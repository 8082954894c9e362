import { useTranslation } from "react-i18next";
import { formatTimeZone } from "../../lib/format/format-time-zone.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";

/** Names the business's zone to a reader whose own clock shows another time; undefined where there is no doubt. */
export const useZoneHint = (): string | undefined => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useBusinessNow();
  const readersNow = now.withTimeZone(Temporal.Now.timeZoneId());
  if (readersNow.offsetNanoseconds === now.offsetNanoseconds) return undefined;
  return t("appointments.timesIn", { timeZone: formatTimeZone(now, language) });
};
