import { useTranslation } from "react-i18next";
import type { DelayedAppointment } from "#contract/scheduling/day-actions.ts";
import { noticeReasonText } from "../../../lib/format/notice-reason-text.ts";
import { usePlaceText } from "../use-place-text.ts";
import { ClientAndService } from "./client-and-service.tsx";
import classes from "./day-list.module.css";

/** Everyone affected, with the old and the new time, and what is unusual about it. */
export const DelayedList = ({ delayed }: { delayed: readonly DelayedAppointment[] }) => {
  const { t } = useTranslation();
  const place = usePlaceText();
  return (
    <ul className={classes.list} aria-label={t("day.affected")}>
      {delayed.map(({ appointmentId, clientName, serviceType, from, to, note, obstacle }) => (
        <li key={appointmentId} className={classes.line}>
          <ClientAndService clientName={clientName} details={serviceType} />
          <span className={classes.when}>
            <s>{place(from)}</s> → <strong>{place(to, from.date)}</strong>
          </span>
          {note && <span className={classes.note}>{t(`appointments.slotReasons.${note}`)}</span>}
          {obstacle && (
            <span className={classes.note}>{t("day.notNotified", { reason: noticeReasonText(obstacle, t) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
