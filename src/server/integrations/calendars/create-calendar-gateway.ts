import { problemOfStatus } from "#domain/calendars/calendar-problem.ts";
import { createOutbound } from "../../platform/outbound/create-outbound.ts";
import { createCalDav } from "./create-caldav.ts";
import type { CalendarGateway } from "./gateway.ts";
import { problemOf, readAnswer } from "./read-answer.ts";

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 15_000;

type GatewayOptions = { allowsLoopback: boolean; timeoutMs?: number };

/** `allowsLoopback`: beside simulators and in trials, a calendar on this machine may be read. */
export const createCalendarGateway = ({ allowsLoopback, ...limits }: GatewayOptions): CalendarGateway => {
  const reach = allowsLoopback ? "public-or-here" : "public";
  const { call } = createOutbound({ reach, maxBytes, timeoutMs, atOnce: 16, ...limits });
  return {
    readIcal: async (address, etag, question) => {
      try {
        const headers = { accept: "text/calendar, */*;q=0.5", ...(etag !== null && { "if-none-match": etag }) };
        const answer = await call(address, { headers, followsRedirects: true });
        if (answer.status === 304 && etag !== null) return { kind: "unchanged" };
        const problem = problemOfStatus(answer.status, "ical");
        if (problem !== null) return { kind: "failed", problem };
        const content = { kind: "ical", bytes: answer.bytes, contentType: answer.header("content-type") } as const;
        return await readAnswer(content, question, answer.header("etag"));
      } catch (error) {
        return { kind: "failed", problem: problemOf(error) };
      }
    },
    ...createCalDav(call),
  };
};
