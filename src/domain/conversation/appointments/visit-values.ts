import type { TextValue } from "../replying/reply.ts";

type ToldPart = { service: string; agentName: string; date: string; time: string };

/**
 * The services of a visit as a text that names a service and an agent has them: "Cut (10:00) and Colour (10:40)" with Ana, or, where
 * several do it, a line each with who and when. A part on another day than the visit says its day.
 */
export const visitValues = (
  parts: readonly ToldPart[],
  visitDate: string,
): { service: TextValue; agent: TextValue } => {
  const when = ({ date, time }: ToldPart): TextValue =>
    date === visitDate
      ? { time }
      : { key: "options.dateAndTime", values: { date: { date, style: "day" }, time: { time } } };
  const last = parts.at(-1);
  if (!last || new Set(parts.map(({ agentName }) => agentName)).size === 1) {
    const named = parts.map((part) => at(part.service, when(part)));
    return { service: { list: named, style: "and" }, agent: last?.agentName ?? "" };
  }
  // The text itself says "with" between the last service and its agent.
  const before = parts.slice(0, -1).map((part): TextValue => {
    const values = { service: part.service, agent: at(part.agentName, when(part)) };
    return { key: "descriptions.serviceWithAgent", values };
  });
  return { service: { list: [...before, last.service], style: "lines" }, agent: at(last.agentName, when(last)) };
};

const at = (what: string, time: TextValue): TextValue => ({ key: "descriptions.at", values: { what, time } });
