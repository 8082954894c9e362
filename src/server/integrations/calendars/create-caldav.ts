import {
  createAccount,
  createCalendarObject,
  deleteCalendarObject,
  fetchCalendarObjects,
  fetchCalendars,
  updateCalendarObject,
} from "tsdav";
import type { CalDavAccount } from "#domain/calendars/calendar-form.ts";
import { type CalendarProblem, problemOfStatus, weightierProblem } from "#domain/calendars/calendar-problem.ts";
import type { OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import type { CalendarGateway, WrittenEvent } from "./gateway.ts";
import { problemOf, readAnswer } from "./read-answer.ts";

type CalDav = Pick<CalendarGateway, "listCalendars" | "readCalDav" | "writeEvent" | "removeEvent">;

/** CalDAV over the guarded fetch. The library tells little of why something failed, so the worst that was met is kept. */
export const createCalDav = (fetchOutside: OutsideFetch): CalDav => ({
  listCalendars: async (account) => {
    const session = openSession(account, fetchOutside);
    try {
      const credentials = { username: account.username, password: account.password };
      const found = await createAccount({
        account: { serverUrl: account.server, accountType: "caldav", credentials },
        ...session.options,
      });
      const calendars = await fetchCalendars({ account: found, ...session.options });
      const holding = calendars.filter(({ components }) => components === undefined || components.includes("VEVENT"));
      return { ok: true, calendars: holding.map(({ url, displayName }) => ({ url, name: nameOf(displayName, url) })) };
    } catch (error) {
      return { ok: false, problem: session.problem(error) };
    }
  },

  readCalDav: async (account, url, question) => {
    const session = openSession(account, fetchOutside);
    try {
      const timeRange = { start: question.from.toString(), end: question.to.toString() };
      const objects = await fetchCalendarObjects({
        calendar: { url },
        timeRange,
        // Some servers name them without an ending.
        urlFilter: (path) => path.replace(/\/$/, "") !== new URL(url).pathname.replace(/\/$/, ""),
        ...session.options,
      });
      const failed = session.refusal();
      if (failed !== null) return { kind: "failed", problem: failed };
      const text = objects.map(({ data }) => String(data ?? "").trim()).join("\r\n");
      const bytes = new TextEncoder().encode(text === "" ? "BEGIN:VCALENDAR\r\nEND:VCALENDAR" : text);
      return await readAnswer({ bytes, contentType: null }, question, null);
    } catch (error) {
      return { kind: "failed", problem: session.problem(error) };
    }
  },

  writeEvent: async (account, url, event) => {
    const session = openSession(account, fetchOutside);
    try {
      const href = event.known?.href ?? new URL(event.fileName, url.endsWith("/") ? url : `${url}/`).href;
      const answer = await put(session, url, href, event);
      const problem = problemOfStatus(answer.status, "caldav");
      if (problem !== null) return { ok: false, problem };
      return { ok: true, place: { href, etag: answer.headers.get("etag") } };
    } catch (error) {
      return { ok: false, problem: session.problem(error) };
    }
  },

  removeEvent: async (account, { href }) => {
    const session = openSession(account, fetchOutside);
    try {
      const { status } = await deleteCalendarObject({ calendarObject: { url: href }, ...session.options });
      const problem = problemOfStatus(status, "caldav");
      return problem === null || problem === "not-found" ? { ok: true } : { ok: false, problem };
    } catch (error) {
      return { ok: false, problem: session.problem(error) };
    }
  },
});

/**
 * The first try says what it expects: nothing there yet, or what was last written. When that isn't so (412), somebody
 * changed or took away the entry, or an answer got lost: Daybook's own appointment is what counts, so it is written
 * over the existing one of the same name. It can't be duplicated.
 */
const put = async (session: Session, url: string, href: string, { fileName, text, known }: WrittenEvent) => {
  const replace = (etag: string | null) =>
    updateCalendarObject({
      calendarObject: { url: href, data: text, ...(etag !== null && { etag }) },
      ...session.options,
    });
  const first = known
    ? await replace(known.etag)
    : await createCalendarObject({ calendar: { url }, iCalString: text, filename: fileName, ...session.options });
  return first.status === 412 || (known && first.status === 404) ? replace(null) : first;
};

type Session = ReturnType<typeof openSession>;

const openSession = ({ username, password }: CalDavAccount, fetchOutside: OutsideFetch) => {
  let refused: CalendarProblem | null = null;
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    try {
      const answer = await fetchOutside(String(input), init as Parameters<OutsideFetch>[1]);
      const problem = answer.status === 412 || answer.status < 400 ? null : problemOfStatus(answer.status, "caldav");
      refused = weightierProblem(refused, problem);
      return answer;
    } catch (error) {
      // The library goes on at the next place that it can think of.
      refused = weightierProblem(refused, problemOf(error));
      throw error;
    }
  };
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  return {
    options: { headers: { authorization: `Basic ${credentials}` }, fetch: fetch as typeof globalThis.fetch },
    refusal: () => refused,
    problem: (error: unknown): CalendarProblem => refused ?? problemOf(error),
  };
};

const nameOf = (displayName: unknown, url: string): string => {
  const name = typeof displayName === "string" ? displayName.trim() : "";
  return (
    name ||
    decodeURIComponent(new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "") ||
    "Calendar"
  ).slice(0, 100);
};
