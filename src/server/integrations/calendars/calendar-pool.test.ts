import { monitorEventLoopDelay } from "node:perf_hooks";
import { describe, expect, test } from "vitest";
import { readBusyApart, readResourcesApart } from "./calendar-pool.ts";

const asked = {
  contentType: null,
  fromMs: Date.UTC(2027, 2, 1),
  toMs: Date.UTC(2028, 2, 1),
  businessZone: "Europe/Madrid",
};

const calendarOf = (...lines: string[]) => Buffer.from(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n"));
const eventOf = (...lines: string[]) => ["BEGIN:VEVENT", "UID:x@example.com", ...lines, "END:VEVENT"];
const read = (bytes: Uint8Array) => readBusyApart({ kind: "ical", bytes, ...asked });

describe("content from outside is read apart, by two threads:", () => {
  test("twenty calendars that never end take no memory beyond theirs, and the loop goes on", async () => {
    const endless = calendarOf(...eventOf("DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = process.memoryUsage.rss();
    const readings = await Promise.all(Array.from({ length: 20 }, () => read(endless)));
    delay.disable();
    expect(readings).toEqual(Array(20).fill({ ok: false, problem: "too-many" }));
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 1024 * 1024);
  });

  test("as many entries as a calendar may have fit in a thread", { timeout: 60_000 }, async () => {
    const events = Array.from({ length: 20_000 }, (_, at) => {
      const day = String((at % 28) + 1).padStart(2, "0");
      return eventOf(`DTSTART:202704${day}T090000Z`, "DURATION:PT1H", `SUMMARY:${"a long name ".repeat(5)}`);
    });
    const reading = await read(calendarOf(...events.flat()));
    expect(reading).toMatchObject({ ok: true, spans: { length: 20_000 } });
  });
});

describe("the answer of a CalDAV server", () => {
  const wrap = (inside: string) => Buffer.from(`<d:multistatus xmlns:d="DAV:">${inside}</d:multistatus>`);

  test.each([
    ["isn't XML", Buffer.from("sign in, please")],
    ["is a page", Buffer.from("<html></html>")],
    ["is cut off", wrap("<d:response>").subarray(0, 60)],
    ["nests without end", wrap("<a>".repeat(100_000))],
    ["has more memory in it than there is", wrap("<d:response/>".repeat(350_000))],
    [
      "defines its own entities",
      Buffer.from('<!DOCTYPE d [<!ENTITY a "b">]><d:multistatus xmlns:d="DAV:">&a;</d:multistatus>'),
    ],
  ])("that %s can't be read", async (_, bytes) => {
    expect(await readResourcesApart(bytes)).toBeNull();
  });

  test("that has many elements keeps nobody waiting", async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await Promise.all([1, 2].map(() => readResourcesApart(wrap("<d:response><d:a/></d:response>".repeat(7_000)))));
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(1_000);
  });
});
