import { describe, expect, test } from "vitest";
import type { RouteResponse } from "#contract/route.ts";
import type { playLandingDemo } from "#contract/site/landing-demo.ts";
import { languages } from "#domain/languages.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { readRows } from "../../testing/read-rows.ts";

type Played = RouteResponse<typeof playLandingDemo>;

const t = await openTestApp();

const play = async (body: object, remoteAddress = "192.0.2.1") =>
  t.app.inject({
    method: "POST",
    url: "/api/v1/landing-demo",
    body: { language: "en", timeZone: "Europe/Madrid", ...body },
    remoteAddress,
  });

const said = async (body: object): Promise<Played> => (await play(body)).json();

const bookOne = async (language: string): Promise<Played> => {
  let played = await said({ language });
  played = await said({ language, session: played.session, message: { text: played.suggestions[0] ?? "" } });
  for (let taps = 0; taps < 3 && played.changed === null; taps++) {
    const [option] = played.messages.at(-1)?.options ?? [];
    const message = { text: option?.title ?? "", choice: option?.id ?? "" };
    played = await said({ language, session: played.session, message });
  }
  return played;
};

describe("the demo bot", () => {
  test.each(languages)("books in %s what it suggests, and shows it", async (language) => {
    const { changed, appointments, date } = await bookOne(language);
    expect(changed).toMatchObject({ isThere: true, appointment: { isOwn: true, date } });
    expect(appointments).toContainEqual(changed?.appointment);
  });

  test("says once what it is", async () => {
    const first = await said({ message: { text: "hello" } });
    expect(first.messages.map(({ text }) => text.includes("I'm the automatic assistant"))).toEqual([true]);
    const next = await said({ session: first.session, message: { text: "hello" } });
    expect(next.messages.map(({ text }) => text.includes("automatic assistant"))).toEqual([false]);
  });

  test("goes on in the language a visitor writes in", async () => {
    const { session, messages } = await said({ message: { text: "hätts am samstag no was frei?" } });
    expect(messages.at(-1)?.text).toContain("Samstag");
    const next = await said({ session, message: { text: "ok" } });
    expect(next.messages.at(-1)?.text).toMatch(/[?:]/);
    expect(next.messages.at(-1)?.text).not.toMatch(/\b(?:the|you|what)\b/i);
  });

  test("remembers by what the visitor carries, for an hour, and stores nothing", async () => {
    const { session, changed } = await bookOne("en");
    expect(session.length).toBeLessThan(4_000);
    const cancel = { session, message: { text: "Cancel my appointment" } };
    const asked = await said(cancel);
    const [yes] = asked.messages.at(-1)?.options ?? [];
    const gone = await said({ session: asked.session, message: { text: "", choice: yes?.id ?? "" } });
    expect(gone.changed).toMatchObject({ isThere: false, appointment: { id: changed?.appointment.id } });

    t.clock.moveTo(t.clock.now().add({ minutes: 61 }));
    const later = await said(cancel);
    expect(later.appointments.every(({ isOwn }) => !isOwn)).toBe(true);
    for (const table of ["appointments", "clients", "conversations", "messages"])
      expect(await readRows(t.adminUrl, `select 1 from ${table}`), table).toEqual([]);
  });

  test.each(["", "a.b", "a", ".", "x".repeat(9_000)])("a session that isn't ours starts over", async (session) => {
    const { suggestions, appointments } = await said({ session });
    expect(suggestions.length).toBeGreaterThan(0);
    expect(appointments.every(({ isOwn }) => !isOwn)).toBe(true);
  });

  test("a session that was changed counts for nothing", async () => {
    const { session } = await bookOne("en");
    const [text = "", seal = ""] = session.split(".");
    const kept = { ...JSON.parse(Buffer.from(text, "base64url").toString()), client: "Someone Else" };
    const forged = `${Buffer.from(JSON.stringify(kept)).toString("base64url")}.${seal}`;
    const { appointments } = await said({ session: forged });
    expect(appointments.every(({ isOwn }) => !isOwn)).toBe(true);
  });

  test.each([{ timeZone: "Mars/Base" }, { language: "nl" }, { message: { text: "x".repeat(501) } }, { more: 1 }])(
    "%j is refused",
    async (body) => {
      expect((await play(body)).statusCode).toBe(400);
    },
  );

  test("sixty messages a minute from one network", async () => {
    // Twice as many and some more: one of two minutes has too many, even on a machine that needs more than one.
    const answers: Awaited<ReturnType<typeof play>>[] = [];
    // A few at once: all of them would be an overload on a slow machine, which is refused for another reason.
    for (let round = 0; round < 25; round++) {
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => play({ timeZone: "UTC" }, "192.0.2.77")))));
    }
    const accepted = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    expect(accepted).toBeGreaterThanOrEqual(60);
    expect(accepted).toBeLessThanOrEqual(120);
  });

  test("twelve hundred a minute for all visitors together, and not one more", async () => {
    await asAdmin(t.adminUrl, (client) =>
      client.query(
        `insert into rate_limits (key, window_start, hits) values ('landing demo', now(), 1199)
         on conflict (key) do update set window_start = now(), hits = 1199`,
      ),
    );
    const statuses = [await play({}, "192.0.2.81"), await play({}, "192.0.2.82")].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 429]);
  });
});
