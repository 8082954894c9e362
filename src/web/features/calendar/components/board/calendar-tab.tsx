import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ClosureTarget, targetOf } from "../../../../components/closures/closure-target.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import { useClosures } from "../../../../lib/queries/use-closures.ts";
import type { CalendarSearch } from "../../../../lib/search/calendar-search.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useIsMobile } from "../../../../lib/use-is-mobile.ts";
import { useCalendarHotkeys } from "../../use-calendar-hotkeys.ts";
import { useIsFirstLook } from "../../use-is-first-look.ts";
import { visibleRange } from "../period/calendar-period.ts";
import { CalendarBoard } from "./calendar-board.tsx";
import { CalendarContext, type CalendarContextValue, type CreatePreset } from "./calendar-context.ts";

const KeyboardHelp = lazy(async () => ({ default: (await import("./keyboard-help.tsx")).KeyboardHelp }));

type CalendarTabProps = {
  search: CalendarSearch;
  onSearch(next: Partial<CalendarSearch>, options?: { replace?: boolean }): void;
  onCreate(preset: CreatePreset): void;
  onOpen(appointmentId: string): void;
  /** Opens the dialog of time off and special days. */
  onClosure(target: ClosureTarget): void;
  /** Whether a dialog was asked for: the calendar's keys rest from then on. */
  hasDialog: boolean;
  /** One column per agent, on wide screens only. */
  teamView?: ReactNode;
  /** What can be done with a whole day. */
  dayActions?: ReactNode;
};

/** The owner's appointments by day, week or month, and what is next. */
export const CalendarTab = ({
  search: asked,
  onSearch,
  onCreate,
  onOpen,
  onClosure,
  hasDialog,
  teamView,
  dayActions,
}: CalendarTabProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { profile } = useOwner();
  const today = useBusinessNow().toPlainDate().toString();
  const isMobile = useIsMobile();
  const directory = useAgentDirectory();
  const hasTeam = teamView !== undefined && !isMobile;
  const search = useShownSearch(asked, hasTeam, directory.agents);
  // Null until it is asked for.
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null);

  const { agent } = search;
  const range = visibleRange(search.view, search.date);
  const closures = useClosures(range.from, range.to);
  // Asked beside them: further down it may be over one paint before they are there.
  const isFirstLook = useIsFirstLook(range);
  const value = useMemo(
    (): CalendarContextValue => ({
      directory,
      t,
      language,
      zone: profile.timeZone,
      today,
      isMobile,
      show: onSearch,
      create: (preset) => onCreate({ ...preset, ...(agent === undefined ? {} : { agentId: agent }) }),
      open: onOpen,
      block: (preset) => onClosure({ kind: "new", ...preset, agentId: agent ?? soleAgentId(directory.agents) }),
      editClosure: (block) => {
        const target = targetOf(block, closures);
        if (target) onClosure(target);
      },
      closures,
      shownAgentId: agent,
    }),
    [directory, t, language, profile.timeZone, today, isMobile, onSearch, onCreate, onOpen, onClosure, agent, closures],
  );
  useCalendarHotkeys({
    search,
    today,
    hasTeam,
    isResting: hasDialog || isHelpOpen === true,
    show: onSearch,
    createHere: () => value.create({ date: search.date }),
    openHelp: () => setHelpOpen(true),
  });
  return (
    <CalendarContext value={value}>
      <CalendarBoard
        search={search}
        isFirstLook={isFirstLook}
        teamView={hasTeam ? teamView : undefined}
        dayActions={dayActions}
        onHelp={() => setHelpOpen(true)}
      />
      <Suspense>
        {isHelpOpen !== null && (
          <KeyboardHelp isOpen={isHelpOpen} hasTeam={hasTeam} onClose={() => setHelpOpen(false)} />
        )}
      </Suspense>
    </CalendarContext>
  );
};

/** The only active agent, for whom time is blocked; with several it is blocked for the business. */
const soleAgentId = (agents: readonly { id: string; isActive: boolean }[] | undefined): string | undefined => {
  const active = agents?.filter(({ isActive }) => isActive) ?? [];
  return active.length === 1 ? active[0]?.id : undefined;
};

/** An address may ask for what isn't there: the team on a phone, an agent who is gone. */
const useShownSearch = (
  { view, date, agent }: CalendarSearch,
  hasTeam: boolean,
  agents: readonly { id: string }[] | undefined,
): CalendarSearch =>
  useMemo(() => {
    const isKnown = agents === undefined || agents.some(({ id }) => id === agent);
    return {
      view: view === "team" && !hasTeam ? "day" : view,
      date,
      ...(agent !== undefined && isKnown ? { agent } : {}),
    };
  }, [view, date, agent, hasTeam, agents]);
