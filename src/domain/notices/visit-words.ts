import type { Language } from "../languages.ts";
import { formatDate, formatTime } from "../scheduling/clock/format-date-time.ts";

export type VisitWordsPart = { service: string; agentName: string; date: string; time: string };

/**
 * The services of a visit as one service with one agent would be named: "Cut (10:00) and Colour (10:40)", "Ana and Leo".
 * A part on another day than the visit says its day.
 */
export const visitWords = (
  parts: readonly VisitWordsPart[],
  visitDate: string,
  { language, country = null }: { language: Language; country?: string | null },
): { service: string; agentName: string } => {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const when = ({ date, time }: VisitWordsPart): string => {
    const clock = formatTime(time, language, country) ?? time;
    return date === visitDate ? clock : `${formatDate(date, language, "short", country) ?? date}, ${clock}`;
  };
  return {
    service: list.format(parts.map((part) => `${part.service} (${when(part)})`)),
    agentName: list.format([...new Set(parts.map(({ agentName }) => agentName))]),
  };
};
