import { expect, test } from "vitest";
import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import type { OutboundAnswer, OutboundCall } from "../../platform/outbound/create-outbound.ts";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";
import { createCalDav } from "./create-caldav.ts";

const server = "https://dav.example.org/home/";
const account = { server, username: "marta", password: "secret" };

const answer = (status: number, text = ""): OutboundAnswer => ({
  ...{ status, header: () => null, bytes: Buffer.from(text), text: () => text },
});

/** A server that answers so at the address that was given, and has nothing at the other places that are asked. */
const serverThat =
  (answers: () => OutboundAnswer): OutboundCall =>
  async (address) =>
    String(address) === server ? answers() : answer(404);

test.each<[string, () => OutboundAnswer, CalendarProblem]>([
  ["lets nobody in", () => answer(401), "sign-in"],
  ["forbids it", () => answer(403), "sign-in"],
  ["has an error", () => answer(500), "server-error"],
  ["is overloaded", () => answer(503), "server-error"],
  ["has nothing there", () => answer(404), "not-found"],
  ["answers with a status that doesn't exist", () => answer(999), "server-error"],
  ["answers with a page", () => answer(207, "<html><p>Sign in</html>"), "not-a-calendar"],
  ["never answers", () => fail("unreachable"), "unreachable"],
  ["drips", () => fail("too-slow"), "unreachable"],
  ["sends to a private address", () => fail("private-address"), "private-address"],
  ["sends without end", () => fail("too-large"), "too-large"],
])("a server that %s is reported", async (_, answers, problem) => {
  const found = await createCalDav(serverThat(answers)).listCalendars(account);
  expect(found).toEqual({ ok: false, problem });
});

const fail = (reason: OutboundError["reason"]): never => {
  throw new OutboundError(reason);
};

const response = (href: string, props: string): string =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const multistatus = (...responses: string[]): string =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.join("")}</d:multistatus>`;
const calendar = (href: string, name: string, component = "VEVENT"): string =>
  response(
    href,
    `<d:displayname>${name}</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>` +
      `<c:supported-calendar-component-set><c:comp name="${component}"/></c:supported-calendar-component-set>`,
  );

/** A server with a principal, a home and these calendars; `asked` counts its requests. */
const fullServer = (...calendars: string[]) => {
  const asked: string[] = [];
  const call: OutboundCall = async (address, init) => {
    const { pathname } = new URL(address);
    asked.push(`${init?.method} ${pathname}`);
    const href = (place: string) => `<d:href>${place}</d:href>`;
    if (pathname === "/principal/") {
      const home = `<c:calendar-home-set>${href("/home/")}</c:calendar-home-set>`;
      return answer(207, multistatus(response("/principal/", home)));
    }
    if (pathname === "/home/" && init?.headers?.["depth"] === "1") return answer(207, multistatus(...calendars));
    const principal = `<d:current-user-principal>${href("/principal/")}</d:current-user-principal>`;
    return answer(207, multistatus(response(pathname, principal)));
  };
  return { call, asked };
};

test("the calendars that hold events are found by way of the principal and its home", async () => {
  const { call } = fullServer(
    response("/home/", "<d:resourcetype><d:collection/></d:resourcetype>"),
    calendar("/home/work/", "Work &amp; more"),
    calendar("/home/tasks/", "Tasks", "VTODO"),
    calendar("/home/sans%20nom/", ""),
    calendar("/home/%ff/", ""),
  );
  expect(await createCalDav(call).listCalendars(account)).toEqual({
    ok: true,
    calendars: [
      { url: "https://dav.example.org/home/work/", name: "Work & more" },
      { url: "https://dav.example.org/home/sans%20nom/", name: "sans nom" },
      { url: "https://dav.example.org/home/%ff/", name: "%ff" },
    ],
  });
});

test("a list of three thousand calendars takes as many requests as one of three", async () => {
  const few = fullServer(...[1, 2, 3].map((at) => calendar(`/home/${at}/`, `${at}`)));
  const many = fullServer(...Array.from({ length: 3_000 }, (_, at) => calendar(`/home/${at}/`, `${at}`)));
  await createCalDav(few.call).listCalendars(account);
  const found = await createCalDav(many.call).listCalendars(account);
  expect(found).toMatchObject({ ok: true, calendars: { length: 200 } });
  expect(many.asked).toEqual(few.asked);
});
