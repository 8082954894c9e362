import { useTranslation } from "react-i18next";
import type { Appointment, AppointmentHistoryEntry } from "#contract/scheduling/appointments.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../../../lib/format/use-day-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";

/** What happened, in words: "Moved by you from Tue 10:00 to Wed 11:00". */
export const useHistoryWords = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const { agents, nameOf: nameInDirectory } = useAgentDirectory();
  // A history outlives the agents in it.
  const nameOf = (agentId: string): string =>
    agents?.every(({ id }) => id !== agentId) ? t("appointments.history.formerAgent") : nameInDirectory(agentId);
  const place = ({ date, time }: { date: string; time: string }) =>
    `${dayText(date)}, ${formatTime(time, language) ?? time}`;
  const onWhatsApp = (agentId: string | null): string =>
    agentId === null
      ? t("appointments.history.byOwnerOnWhatsApp")
      : t("appointments.history.byAgentOnWhatsApp", { agent: nameOf(agentId) });
  const whoDid = ({ actor, byKey, byWhatsApp }: AppointmentHistoryEntry): string => {
    if (byWhatsApp) return onWhatsApp(byWhatsApp.agentId);
    if (!byKey) return t(`appointments.history.by.${actor}`);
    return byKey.name === null
      ? t("appointments.history.byUnnamedKey")
      : t("appointments.history.byKey", { name: byKey.name });
  };
  const whatHappened = (entry: AppointmentHistoryEntry, { source }: Appointment): string => {
    const { action, move, outcome, byKey } = entry;
    const by = whoDid(entry);
    if (action === "created") {
      if (entry.isPastVisit) return t("appointments.history.pastVisit", { by });
      if (entry.asksOwner)
        return t(source === "web" ? "appointments.history.askedOnPage" : "appointments.history.asked");
      if (byKey) return t("appointments.history.plain.created", { by });
      return entry.actor === "client" && source !== "web"
        ? t("appointments.history.createdByClient")
        : t(`appointments.history.created.${source}`);
    }
    if (move !== null && (action === "rescheduled" || action === "offered")) {
      const agents = {
        fromAgent: move.fromAgentId === null ? "" : nameOf(move.fromAgentId),
        toAgent: move.toAgentId === null ? "" : nameOf(move.toAgentId),
      };
      const isSameTime = move.from.date === move.to.date && move.from.time === move.to.time;
      const places = { by, from: place(move.from), to: place(move.to), ...agents };
      if (move.toAgentId === null) return t(`appointments.history.${action}`, places);
      return t(`appointments.history.${action}${isSameTime ? "Agent" : "Both"}`, places);
    }
    if (action === "marked") {
      return outcome === null
        ? t("appointments.history.unmarked", { by })
        : t(`appointments.history.marked.${outcome}`, { by });
    }
    return t(`appointments.history.plain.${action}`, { by });
  };
  return (entry: AppointmentHistoryEntry, appointment: Appointment): string => {
    const words = whatHappened(entry, appointment);
    return entry.isUndo ? t("appointments.history.undone", { words }) : words;
  };
};
