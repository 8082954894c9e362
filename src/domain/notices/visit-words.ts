import type { Language } from "../languages.ts";
import { formatDate, formatTime } from "../scheduling/clock/format-date-time.ts";
import { joinWords } from "../text/language-forms.ts";

export type VisitWordsPart = { service: string; agentName: string; date: string; time: string };

/**
 * The services of a visit, for a text that names one service and then one agent: "Cut (10:00) and Colour (10:40)" and "Ana" or,
 * where several do it, "Cut with Ana (10:00) and Colour" and "Leo (10:40)". `between` is what the text itself has
 * between the two. A part on another day than the visit says its day.
 */
export const visitWords = (
  parts: readonly VisitWordsPart[],
  visitDate: string,
  { language, country = null, between }: { language: Language; country?: string | null; between: string },
): { service: string; agentName: string } => {
  const when = ({ date, time }: VisitWordsPart): string => {
    const clock = formatTime(time, language, country) ?? time;
    return date === visitDate ? clock : `${formatDate(date, language, "short", country) ?? date}, ${clock}`;
  };
  const last = parts.at(-1);
  if (!last || new Set(parts.map(({ agentName }) => agentName)).size === 1) {
    return {
      service: joinWords(
        parts.map((part) => `${part.service} (${when(part)})`),
        language,
      ),
      agentName: last?.agentName ?? "",
    };
  }
  const withAgent = (part: VisitWordsPart): string => `${part.service}${between}${part.agentName} (${when(part)})`;
  return {
    service: joinWords([...parts.slice(0, -1).map(withAgent), last.service], language),
    agentName: `${last.agentName} (${when(last)})`,
  };
};

/** More dates than this are a first and a last one: a message has little room. */
const listedDates = 12;

type SeriesTexts = { dates: string; span: string };

/**
 * When the visits of a series are: "8 appointments: Mar 5, Apr 2, …". A time of day that differs from the first one's is
 * said. Null for a single visit, which says its own date.
 */
export const seriesWords = (
  visits: readonly { date: string; time: string }[],
  texts: SeriesTexts,
  { language, country = null }: { language: Language; country?: string | null },
): string | null => {
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last || visits.length < 2) return null;
  const when = ({ date, time }: { date: string; time: string }): string => {
    const day = formatDate(date, language, "short", country) ?? date;
    return time === first.time ? day : `${day} ${formatTime(time, language, country) ?? time}`;
  };
  const fill = (text: string, values: Record<string, string>): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
  const count = String(visits.length);
  if (visits.length <= listedDates) return fill(texts.dates, { count, dates: visits.map(when).join(", ") });
  const inFull = (date: string) => formatDate(date, language, "long", country) ?? date;
  return fill(texts.span, { count, first: inFull(first.date), last: inFull(last.date) });
};
