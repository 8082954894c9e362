import { expect, test } from "vitest";
import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import { OutsideError, type OutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { createCalDav } from "./create-caldav.ts";

const server = "https://dav.example.org/home/";

/** A server that answers so at the address that was given, and has nothing at the places where the library looks too. */
const serverThat = (answers: () => Response): OutsideFetch =>
  ((address: string) =>
    Promise.resolve().then(() => (address === server ? answers() : new Response("", { status: 404 })))) as OutsideFetch;

test.each<[string, () => Response, CalendarProblem]>([
  ["lets nobody in", () => new Response("", { status: 401 }), "sign-in"],
  ["forbids it", () => new Response("", { status: 403 }), "sign-in"],
  ["has an error", () => new Response("", { status: 500 }), "server-error"],
  ["is overloaded", () => new Response("", { status: 503 }), "server-error"],
  ["has nothing there", () => new Response("", { status: 404 }), "not-found"],
  ["never answers", () => fail("unreachable"), "unreachable"],
  ["sends to a private address", () => fail("private-address"), "private-address"],
  ["sends without end", () => fail("too-large"), "too-large"],
])("a server that %s is told as such", async (_, answers, problem) => {
  const account = { server, username: "marta", password: "secret" };
  const found = await createCalDav(serverThat(answers)).listCalendars(account);
  expect(found).toEqual({ ok: false, problem });
});

const fail = (reason: OutsideError["reason"]): never => {
  throw new OutsideError(reason);
};
