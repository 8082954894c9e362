import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { usePhoneText } from "../../../../lib/format/use-phone-text.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useCalendar } from "../board/calendar-context.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import classes from "./printed-day.module.css";

type PrintedDayProps = {
  date: string;
  appointments: readonly CalendarAppointment[];
  agentName: string | undefined;
};

/** On paper the calendar is the selected day as a list, and nothing else. It exists only while printing. */
export const PrintedDay = (props: PrintedDayProps) =>
  useIsPrinting() ? createPortal(<Sheet {...props} />, document.body) : null;

const Sheet = ({ date, appointments, agentName }: PrintedDayProps) => {
  const { t } = useTranslation();
  const { language } = useCalendar();
  const { profile } = useOwner();
  return (
    <section className={classes.sheet}>
      <h1 className={classes.title}>{formatDate(date, language, "full") ?? t("calendar.invalidDate")}</h1>
      <p className={classes.subtitle}>
        {[profile.companyName?.trim() || t("app.name"), agentName].filter(Boolean).join(" · ")}
      </p>
      {appointments.length > 0 ? <PrintedTable appointments={appointments} /> : <p>{t("calendar.noAppointments")}</p>}
    </section>
  );
};

const PrintedTable = ({ appointments }: Pick<PrintedDayProps, "appointments">) => {
  const { t } = useTranslation();
  const { directory, language } = useCalendar();
  const phoneText = usePhoneText();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t("calendar.printedDay.time")}</th>
          <th>{t("calendar.printedDay.client")}</th>
          <th>{t("calendar.printedDay.phone")}</th>
          <th>{t("calendar.printedDay.service")}</th>
          <th>{t("calendar.printedDay.agent")}</th>
          <th>{t("calendar.printedDay.status")}</th>
        </tr>
      </thead>
      <tbody>
        {appointments.map((appointment) => (
          <tr key={appointment.id} data-status={displayStatus(appointment.status)}>
            <td className={classes.time}>{formatTime(appointment.time, language) ?? t("calendar.invalidTime")}</td>
            <td dir="auto" className={classes.client}>
              {appointment.clientName}
            </td>
            <td className={classes.phone}>{phoneText(appointment.clientPhone) || t("clients.hiddenNumber")}</td>
            <td dir="auto">{appointment.serviceType}</td>
            <td dir="auto">{directory.nameOf(appointment.agentId)}</td>
            <td className={classes.status}>{t(`calendar.status.${displayStatus(appointment.status)}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The browser takes its picture right after the event, so the sheet must be drawn within it. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
};
