import { IconAddressBook, IconCalendarEvent, IconUsers, type TablerIcon } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { SearchResults } from "#contract/search.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../lib/format/use-day-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";

export type SearchHit = { id: string; label: string; note: string | undefined; Icon: TablerIcon; run(): void };

/** `hasMore`: there are others that match, or may be. */
type SearchGroup = { title: string; hits: SearchHit[]; hasMore: boolean };

/** What the server found, as rows to choose from. */
export const useSearchHits = (): ((results: SearchResults) => SearchGroup[]) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const navigate = useNavigate();
  return ({ clients, appointments, agents, more }) => [
    {
      title: t("search.groups.clients"),
      hasMore: more.includes("clients"),
      hits: clients.map(({ id, name, phone }) => {
        const number = phone === null ? undefined : formatPhone(phone);
        return {
          id,
          label: name ?? number ?? t("search.unnamed"),
          note: name === null ? undefined : number,
          Icon: IconAddressBook,
          run: () => void navigate({ to: "/clients/$clientId", params: { clientId: id } }),
        };
      }),
    },
    {
      title: t("search.groups.appointments"),
      hasMore: more.includes("appointments"),
      hits: appointments.map(({ id, clientName, appointmentDate, appointmentTime, status, ...what }) => ({
        id,
        label: clientName,
        note: [
          `${dayText(appointmentDate)}, ${formatTime(appointmentTime, language)}`,
          what.serviceType,
          what.agentName,
          ...(status === "confirmed" ? [] : [t(`calendar.status.${status}`)]),
        ].join(" · "),
        Icon: IconCalendarEvent,
        run: () => void navigate({ to: "/app", search: { view: "day", date: appointmentDate, appointment: id } }),
      })),
    },
    {
      title: t("search.groups.agents"),
      hasMore: more.includes("agents"),
      hits: agents.map(({ id, name, email, isActive }) => ({
        id,
        label: name,
        note: isActive ? email : t("search.inactive", { email }),
        Icon: IconUsers,
        run: () => void navigate({ to: "/app", search: { tab: "agents" } }),
      })),
    },
  ];
};
