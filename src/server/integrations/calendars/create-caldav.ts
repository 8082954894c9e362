import type { CalDavAccount } from "#domain/calendars/calendar-form.ts";
import { type CalendarProblem, problemOfStatus, weightierProblem } from "#domain/calendars/calendar-problem.ts";
import type { OutboundAnswer, OutboundCall, OutboundInit } from "../../platform/outbound/create-outbound.ts";
import { readResourcesApart } from "./calendar-pool.ts";
import { askCalendars, askHome, askPrincipal, queryEntries } from "./dav-requests.ts";
import type { CalendarGateway, FoundCalendar, WrittenEvent } from "./gateway.ts";
import { problemOf, readAnswer } from "./read-answer.ts";
import type { DavResource } from "./read-multistatus.ts";

type CalDav = Pick<CalendarGateway, "listCalendars" | "readCalDav" | "writeEvent" | "removeEvent">;

/** For all requests of one question. */
const questionMs = 45_000;
/** A person has a dozen; the list is one to choose from. */
const mostCalendars = 200;
const longestUrl = 2_000;

/** CalDAV (RFC 4791) as far as Daybook needs it. A server is asked at several places: the worst problem met is kept. */
export const createCalDav = (call: OutboundCall): CalDav => ({
  listCalendars: async (account) => {
    const session = openSession(account, call);
    try {
      const resources = await findCalendars(session, new URL(account.server));
      if (resources === null) return { ok: false, problem: session.refusal() ?? "not-found" };
      return { ok: true, calendars: resources.filter(holdsEvents).slice(0, mostCalendars).map(presentCalendar) };
    } catch (error) {
      return { ok: false, problem: session.problem(error) };
    }
  },

  readCalDav: async (account, url, question) => {
    const session = openSession(account, call);
    try {
      const answer = await session.ask("REPORT", url, { depth: "1", body: queryEntries(question.from, question.to) });
      const failed = session.refusal();
      if (failed !== null) return { kind: "failed", problem: failed };
      return await readAnswer({ kind: "entries", bytes: answer.bytes }, question, null);
    } catch (error) {
      return { kind: "failed", problem: session.problem(error) };
    }
  },

  writeEvent: async (account, url, event) => {
    const session = openSession(account, call);
    try {
      const href = event.known?.href ?? new URL(event.fileName, url.endsWith("/") ? url : `${url}/`).href;
      const answer = await put(session, href, event);
      const problem = problemOfStatus(answer.status, "caldav");
      if (problem !== null) return { ok: false, problem };
      return { ok: true, place: { href, etag: answer.header("etag") } };
    } catch (error) {
      return { ok: false, problem: session.problem(error) };
    }
  },

  removeEvent: async (account, { href }) => {
    const session = openSession(account, call);
    try {
      const { status } = await session.send(href, { method: "DELETE" });
      const problem = problemOfStatus(status, "caldav");
      return problem === null || problem === "not-found" ? { ok: true } : { ok: false, problem };
    } catch (error) {
      return { ok: false, problem: session.problem(error) };
    }
  },
});

/** By way of the principal and its home (RFC 6764), else at the address itself; `null` where there are none. */
const findCalendars = async (session: Session, server: URL): Promise<Found[] | null> => {
  const start = await findStart(session, server);
  const principal = await findHref(session, start, askPrincipal);
  const home = principal && (await findHref(session, principal, askHome));
  for (const place of home ? [home] : [...new Set([start.href, server.href])]) {
    const resources = await session.list(place, "1", askCalendars);
    const calendars = resources.filter(({ props }) => props["resourcetype"]?.elements.includes("calendar"));
    const found = calendars.flatMap((resource) => {
      const url = URL.parse(resource.href, place);
      return url === null || url.href.length > longestUrl ? [] : [{ ...resource, url: url.href }];
    });
    if (found.length > 0 || home) return found;
  }
  return null;
};

/** The address that the server names as its start, else the one that was typed. */
const findStart = async (session: Session, server: URL): Promise<URL> => {
  const wellKnown = new URL("/.well-known/caldav", server);
  const init = { method: "PROPFIND", headers: { depth: "0" }, body: askPrincipal, followsRedirects: false };
  const answer = await session.send(wellKnown, init).catch(() => null);
  const location = answer && answer.status >= 300 && answer.status < 400 ? answer.header("location") : null;
  const named = location === null ? null : URL.parse(location, wellKnown);
  // Behind a proxy, a server often believes that it is asked without TLS.
  if (named?.host === server.host) named.protocol = server.protocol;
  return named ?? server;
};

const findHref = async (session: Session, place: URL, body: string): Promise<URL | null> => {
  const resources = await session.list(place, "0", body);
  const href = resources.flatMap(({ props }) => Object.values(props).flatMap((property) => property?.hrefs ?? []))[0];
  return href ? URL.parse(href, place) : null;
};

type Found = DavResource & { url: string };

const holdsEvents = ({ props }: Found): boolean => {
  const components = props["supported-calendar-component-set"]?.components;
  return components === undefined || components.length === 0 || components.includes("VEVENT");
};

const presentCalendar = ({ url, props }: Found): FoundCalendar => {
  const name = props["displayname"]?.text.trim() || lastStep(url) || "Calendar";
  return { url, name: name.slice(0, 100) };
};

const lastStep = (url: string): string => {
  const step = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/**
 * The first try says what it expects: nothing there yet, or what was last written. When that isn't so (412), somebody
 * changed or took away the entry, or an answer got lost: Daybook's own appointment is what counts, so it is written
 * over the existing one of the same name. It can't be duplicated.
 */
const put = async (session: Session, href: string, { text, known }: WrittenEvent): Promise<OutboundAnswer> => {
  const write = (condition: Record<string, string>) =>
    session.send(href, {
      method: "PUT",
      headers: { "content-type": "text/calendar; charset=utf-8", ...condition },
      body: text,
    });
  const ifSame = known?.etag ? { "if-match": known.etag } : {};
  const first = await write(known ? ifSame : { "if-none-match": "*" });
  return first.status === 412 || (known && first.status === 404) ? write({}) : first;
};

type Session = ReturnType<typeof openSession>;

const openSession = ({ username, password }: CalDavAccount, call: OutboundCall) => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const signal = AbortSignal.timeout(questionMs);
  let refused: CalendarProblem | null = null;
  const note = (problem: CalendarProblem | null): void => {
    refused = weightierProblem(refused, problem);
  };
  const send = async (place: string | URL, { headers, ...init }: OutboundInit): Promise<OutboundAnswer> => {
    try {
      const sent = { followsRedirects: true, ...init, headers: { ...headers, authorization }, signal };
      const answer = await call(place, sent);
      if (answer.status >= 400 && answer.status !== 412) note(problemOfStatus(answer.status, "caldav"));
      return answer;
    } catch (error) {
      note(problemOf(error));
      throw error;
    }
  };
  const ask = (method: string, place: string | URL, { depth, body }: { depth: string; body: string }) =>
    send(place, { method, headers: { depth, "content-type": "application/xml; charset=utf-8" }, body });
  return {
    send,
    ask,
    /** Empty where there is nothing, or nothing that can be read. */
    list: async (place: string | URL, depth: string, body: string): Promise<DavResource[]> => {
      const answer = await ask("PROPFIND", place, { depth, body });
      if (answer.status !== 207) return [];
      const resources = await readResourcesApart(answer.bytes);
      if (resources === null) note("not-a-calendar");
      return resources ?? [];
    },
    refusal: () => refused,
    problem: (error: unknown): CalendarProblem => refused ?? problemOf(error),
  };
};
