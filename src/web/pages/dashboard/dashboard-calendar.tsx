import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";
import type { ClosureTarget } from "../../components/closures/closure-target.ts";
import { movesLeft } from "../../components/closures/moving/moves-left.ts";
import { RetryAlert } from "../../components/retry-alert.tsx";
import { endAttempts, interruptedDialog } from "../../features/appointments/appointment-drafts.ts";
import { CalendarTab } from "../../features/calendar/components/board/calendar-tab.tsx";
import { DayActionsMenu } from "../../features/day-actions/components/day-actions-menu.tsx";
import { withTexts } from "../../lib/language/i18n.ts";
import { agentsQuery } from "../../lib/queries/agents-query.ts";
import { appointmentsQuery } from "../../lib/queries/appointments-query.ts";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
import { type CalendarSearch, parseCalendarSearch } from "../../lib/search/calendar-search.ts";
import type { DashboardSearch } from "../../lib/search/dashboard-search.ts";
import { meQuery } from "../../lib/session/me-query.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import { useBusinessNow } from "../../lib/session/use-business-now.ts";
import { useLoadWhenIdle } from "../../lib/use-load-when-idle.ts";
import type { OpenDialog } from "./appointment-dialogs.tsx";
import { RowsSkeleton } from "./calendar-skeleton.tsx";

// The dialogs, with their date picker and rules, weigh as much as the calendar: it comes first, then they are fetched.
const loadDialogs = () => import("./appointment-dialogs.tsx");
const LazyDialogs = lazy(async () => ({ default: (await loadDialogs()).AppointmentDialogs }));

// Drag and drop weighs as much as the rest of the calendar, and phones never need it.
const LazyTeamView = lazy(async () => ({
  default: (await import("../../features/appointments/components/team/team-view.tsx")).TeamView,
}));

const LazyClosureDialog = lazy(
  withTexts("closures", async () => ({
    default: (await import("../../components/closures/closure-dialog.tsx")).ClosureDialog,
  })),
);

const LazyMovesLeft = lazy(
  withTexts("closures", async () => ({
    default: (await import("../../features/appointments/components/moves/moves-left-alert.tsx")).MovesLeftAlert,
  })),
);

type DashboardCalendarProps = {
  search: DashboardSearch;
  /** The address led to a form or to an appointment, which is open now. */
  onFormOpened(): void;
};

/** The calendar with the dialogs it opens; its view, date and filter live in the address. */
export const DashboardCalendar = ({ search: raw, onFormOpened }: DashboardCalendarProps) => {
  const today = useBusinessNow().toPlainDate().toString();
  const search = parseCalendarSearch(raw, today);
  const show = useShow(search);
  const { user } = useOwner();
  // Someone who had to sign in again in the middle of a form finds it open, as it was.
  const [dialog, setDialog] = useState<OpenDialog | null>(() => interruptedDialog(user.id));
  useAttemptsEnd(user.id);
  useLoadWhenIdle(loadDialogs);
  // From the first one on they stay, so that the last can fade out.
  const [wasOpened, setWasOpened] = useState(dialog !== null);
  if (dialog !== null && !wasOpened) setWasOpened(true);
  const create = useCallback((preset: Preset) => setDialog({ kind: "create", ...preset }), []);
  const open = useCallback((appointmentId: string) => setDialog({ kind: "details", appointmentId }), []);
  const left = useSyncExternalStore(movesLeft.subscribe, movesLeft.get);
  const [closure, setClosure] = useState<ClosureTarget | null>(null);
  const [hadClosure, setHadClosure] = useState(false);
  if (closure !== null && !hadClosure) setHadClosure(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the address leads here
  useEffect(() => {
    if (raw.form !== "appointment") return;
    create({ date: search.date, ...(search.agent && { agentId: search.agent }) });
    onFormOpened();
  }, [raw.form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the address leads here
  useEffect(() => {
    if (raw.appointment === undefined) return;
    setDialog({ kind: raw.form === "move" ? "reschedule" : "details", appointmentId: raw.appointment });
    onFormOpened();
  }, [raw.appointment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the address leads here
  useEffect(() => {
    if (raw.form !== "block") return;
    setClosure(blockOf(raw, search));
    onFormOpened();
  }, [raw.form]);
  return (
    <>
      <Suspense>
        {left?.ownerId === user.id && closure === null && (
          <LazyMovesLeft
            appointments={left.appointments}
            onMove={(appointmentId) => setDialog({ kind: "reschedule", appointmentId })}
          />
        )}
      </Suspense>
      <CalendarTab
        search={search}
        onSearch={show}
        onCreate={create}
        onOpen={open}
        dayActions={
          <DayActionsMenu
            agentId={search.agent}
            date={search.date}
            onBlock={() =>
              setClosure({ kind: "new", date: search.date, ...(search.agent && { agentId: search.agent }) })
            }
          />
        }
        onClosure={setClosure}
        hasDialog={dialog !== null || closure !== null}
        teamView={<TeamDay search={search} onOpen={open} onCreate={create} onClosure={setClosure} />}
      />
      <Suspense>{hadClosure && <LazyClosureDialog target={closure} onClose={() => setClosure(null)} />}</Suspense>
      <Suspense>{wasOpened && <LazyDialogs open={dialog} today={search.date} onOpen={setDialog} />}</Suspense>
    </>
  );
};

/** Someone who goes elsewhere has given up what was open; only a reload and the session's end cut it off. */
const useAttemptsEnd = (ownerId: string): void => {
  const queryClient = useQueryClient();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // An effect may be run twice to try it out; a page that is still here after that wasn't left.
      queueMicrotask(() => {
        if (!isHere.current && queryClient.getQueryData(meQuery.queryKey)) endAttempts(ownerId);
      });
    };
  }, [queryClient, ownerId]);
};

/** What an address says is to be blocked; hours that aren't any are left out. */
const blockOf = (
  { from, until, to }: DashboardSearch,
  { date, agent }: CalendarSearch,
): Extract<ClosureTarget, { kind: "new" }> => ({
  kind: "new",
  date,
  ...(agent && { agentId: agent }),
  ...(to && parseDate(to) && to >= date && { toDate: to }),
  ...(from && until && isTime(from) && isTime(until) && { fromTime: from, toTime: until }),
});

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

const useShow = ({ view, date, agent }: CalendarSearch) => {
  const navigate = useNavigate();
  return useCallback(
    (next: Partial<CalendarSearch>, options: { replace?: boolean } = {}) => {
      const { agent: filter, ...place } = { view, date, agent, ...next };
      // A filter that is taken off leaves the address, too.
      void navigate({
        to: ".",
        search: { ...place, ...(filter && { agent: filter }) },
        replace: options.replace ?? false,
        // The page stays where it is: choosing a day isn't leaving.
        resetScroll: false,
      });
    },
    [navigate, view, date, agent],
  );
};

type Preset = { date: string; time?: string; agentId?: string; appointmentTypeId?: string; isPastVisit?: boolean };

type TeamDayProps = {
  search: CalendarSearch;
  onOpen(appointmentId: string): void;
  onCreate(preset: Preset): void;
  onClosure(target: ClosureTarget): void;
};

const TeamDay = ({ search: { date, agent }, onOpen, onCreate, onClosure }: TeamDayProps) => {
  const { t } = useTranslation();
  const agents = useQuery(agentsQuery);
  const list = useQuery(appointmentsQuery(date, date));
  const failed = [agents, list].filter(failureOf);
  if (failed.length > 0) {
    return (
      <RetryAlert
        title={t("calendar.loadFailed")}
        label={t("calendar.retry")}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        m="md"
      />
    );
  }
  if (!agents.data || !list.data) return <RowsSkeleton />;
  // As in the other views: an address may ask for an agent who is gone.
  const shown = agents.data.agents.find(({ id }) => id === agent);
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <LazyTeamView
        date={date}
        appointments={list.data.appointments}
        agents={agents.data.agents}
        agentId={shown?.id}
        onOpen={onOpen}
        onCreate={onCreate}
        onClosure={onClosure}
      />
    </Suspense>
  );
};
