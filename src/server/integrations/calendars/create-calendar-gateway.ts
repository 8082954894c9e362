import { problemOfStatus } from "#domain/calendars/calendar-problem.ts";
import { createOutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { createCalDav } from "./create-caldav.ts";
import type { CalendarGateway } from "./gateway.ts";
import { problemOf, readAnswer } from "./read-answer.ts";

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 15_000;

/** `allowsLoopback`: beside simulators and in trials, a calendar on this machine may be read. */
export const createCalendarGateway = ({ allowsLoopback }: { allowsLoopback: boolean }): CalendarGateway => {
  const fetch = createOutsideFetch({ allowsLoopback, maxBytes, timeoutMs });
  return {
    readIcal: async (address, etag, question) => {
      try {
        const headers = { accept: "text/calendar, */*;q=0.5", ...(etag !== null && { "if-none-match": etag }) };
        const answer = await fetch(address, { headers });
        if (answer.status === 304 && etag !== null) return { kind: "unchanged" };
        const problem = problemOfStatus(answer.status, "ical");
        if (problem !== null) return { kind: "failed", problem };
        const bytes = new Uint8Array(await answer.arrayBuffer());
        return await readAnswer(
          { bytes, contentType: answer.headers.get("content-type") },
          question,
          answer.headers.get("etag"),
        );
      } catch (error) {
        return { kind: "failed", problem: problemOf(error) };
      }
    },
    ...createCalDav(fetch),
  };
};
