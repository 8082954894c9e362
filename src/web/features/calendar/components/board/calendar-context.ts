import type { TFunction } from "i18next";
import { createContext, use } from "react";
import type { Language } from "#domain/languages.ts";
import type { ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import type { AgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import type { Closures } from "../../../../lib/queries/use-closures.ts";
import type { CalendarSearch } from "../../../../lib/search/calendar-search.ts";

/** Where an appointment is wanted. */
export type CreatePreset = {
  date: string;
  time?: string;
  agentId?: string;
  appointmentTypeId?: string;
  isPastVisit?: boolean;
};

/** What every part of the calendar needs and none changes. */
export type CalendarContextValue = {
  directory: AgentDirectory;
  /** Asked for once: a hook of its own in each of a hundred cards is what would make a full day slow. */
  t: TFunction<"ui">;
  language: Language;
  zone: string;
  today: string;
  isMobile: boolean;
  show(next: Partial<CalendarSearch>): void;
  create(preset: CreatePreset): void;
  open(appointmentId: string): void;
  /** Blocks time, or adds days that differ from the week. */
  block(preset: { date: string; fromTime?: string; toTime?: string }): void;
  editClosure(block: ClosureBlock): void;
  /** Of the days on show. */
  closures: Closures;
  /** Whose appointments are on show, when it isn't everyone's. */
  shownAgentId: string | undefined;
};

export const CalendarContext = createContext<CalendarContextValue | null>(null);

export const useCalendar = (): CalendarContextValue => {
  const value = use(CalendarContext);
  if (value === null) throw new Error("useCalendar must be used within the calendar");
  return value;
};
