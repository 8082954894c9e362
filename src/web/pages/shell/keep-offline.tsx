import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { keepShell } from "../../lib/offline/keep-shell.ts";
import { saveAgenda, toAgenda } from "../../lib/offline/offline-agenda.ts";
import { appointmentsQuery } from "../../lib/queries/appointments-query.ts";
import { useAgentDirectory } from "../../lib/queries/use-agent-directory.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";

/** Keeps what is needed to read today's and tomorrow's agenda without a network. Shows nothing. */
export const KeepOffline = () => {
  const { user } = useOwner();
  const now = useBusinessNow();
  const today = now.toPlainDate().toString();
  const tomorrow = addDays(today, 1);
  const { data } = useQuery(appointmentsQuery(today, tomorrow));
  const { nameOf } = useAgentDirectory();
  const time = now.toPlainTime().toString({ smallestUnit: "minute" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the server has answered, not with each minute
  useEffect(() => {
    if (data) saveAgenda(user.id, toAgenda(data.appointments, [today, tomorrow], nameOf, { date: today, time }));
  }, [data, nameOf, user.id]);
  useEffect(() => {
    // What the page needs first has arrived by then, and is in the browser's own memory.
    const keep = async () => {
      await import("../../components/offline/last-agenda.tsx").catch(() => undefined);
      await keepShell();
    };
    const later = setTimeout(() => void keep(), 3_000);
    return () => clearTimeout(later);
  }, []);
  return null;
};
