import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { appointmentsQuery } from "./appointments-query.ts";

type Answer = { status: number; body: unknown };

const page = (ids: string[], nextCursor: string | null = null): Answer => ({
  status: 200,
  body: { appointments: ids.map((id) => ({ id })), nextCursor },
});
const refusal = (status: number, code: string): Answer => ({ status, body: { code } });

/** Answers by path and cursor, and remembers what was asked. */
const serve = (answers: Record<string, Answer>): string[] => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, searchParams } = new URL(address, "http://daybook.test");
    const question = `${pathname.split("/").at(-1)} ${searchParams.get("cursor") ?? ""}`.trim();
    asked.push(question);
    const { status, body } = answers[question] ?? refusal(404, "not-found");
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
};

const read = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    appointmentsQuery("2027-03-01", "2027-03-07"),
  );

afterEach(() => vi.unstubAllGlobals());

test("every page of a list of appointments is read, in order", async () => {
  const asked = serve({
    appointments: page(["a", "b"], "second"),
    "appointments second": page(["c"], "third"),
    "appointments third": page(["d"]),
  });
  const { appointments, areNamesHidden } = await read();
  expect(appointments.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(areNamesHidden).toBe(false);
  expect(asked).toHaveLength(3);
});

test("a failure, even on a later page, falls back to the whole list without names", async () => {
  serve({
    appointments: page(["a"], "second"),
    "appointments second": refusal(500, "internal"),
    redacted: page(["a"], "second"),
    "redacted second": page(["b"]),
  });
  const { appointments, areNamesHidden } = await read();
  expect(appointments.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(areNamesHidden).toBe(true);
});

test("the query fails when both of its calls fail", async () => {
  serve({ appointments: refusal(500, "internal"), redacted: refusal(503, "unavailable") });
  await expect(read()).rejects.toMatchObject({ code: "unavailable" });
});

test("someone who is signed out is asked to sign in, not shown another list", async () => {
  const asked = serve({ appointments: refusal(401, "signed-out"), redacted: page(["a"]) });
  await expect(read()).rejects.toMatchObject({ code: "signed-out" });
  expect(asked).toEqual(["appointments"]);
});
