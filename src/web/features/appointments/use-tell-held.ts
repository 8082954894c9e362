import { useTranslation } from "react-i18next";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useOwner } from "../../lib/session/owner-context.ts";
import { showToast } from "../../lib/toast/toast.ts";

/** Says until when a time is held for somebody on the waitlist, on the business's clock. */
export const useTellHeld = (): ((error: unknown) => void) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { profile } = useOwner();
  return (error) => {
    const heldUntil = error instanceof ApiError ? error.fields["heldUntil"] : undefined;
    const wall = heldUntil ? instantToWall(Temporal.Instant.from(heldUntil), profile.timeZone).time : null;
    const until = wall === null ? null : (formatTime(wall, language) ?? wall);
    showToast({
      title: t("appointments.conflict.heldTitle"),
      description: until === null ? t("errors.slot-held") : t("appointments.conflict.held", { until }),
      kind: "error",
    });
  };
};
