import { describe, expect, test } from "vitest";
import { readBusyApart } from "./calendar-pool.ts";
import { type BusyReading, readBusy } from "./read-busy.ts";

const asked = {
  contentType: null,
  fromMs: Date.parse("2027-03-01T00:00:00Z"),
  toMs: Date.parse("2027-05-01T00:00:00Z"),
  businessZone: "Europe/Madrid",
};

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:x@example.com", ...lines, "END:VEVENT"].join("\r\n");

const questionOf = (text: string | Uint8Array, contentType: string | null = null) => ({
  ...asked,
  contentType,
  bytes: typeof text === "string" ? new TextEncoder().encode(text) : text,
});

const short = (ms: number) => new Date(ms).toISOString().slice(5, 16);
const inWords = (reading: BusyReading) =>
  reading.ok ? reading.spans.map(({ startMs, endMs }) => `${short(startMs)} ${short(endMs)}`) : [reading.problem];

const busy = (...lines: string[]) => inWords(readBusy(questionOf(calendar(...lines))));

const newYork = [
  "BEGIN:VTIMEZONE",
  "TZID:Our Office",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

describe("an event is busy", () => {
  test.each<[string, string[], string[]]>([
    ["in UTC", ["DTSTART:20270302T090000Z", "DTEND:20270302T100000Z"], ["03-02T09:00 03-02T10:00"]],
    [
      "without a zone, in the business's",
      ["DTSTART:20270302T090000", "DTEND:20270302T100000"],
      ["03-02T08:00 03-02T09:00"],
    ],
    [
      "in a zone by its name",
      ["DTSTART;TZID=America/New_York:20270302T090000", "DTEND;TZID=America/New_York:20270302T100000"],
      ["03-02T14:00 03-02T15:00"],
    ],
    [
      "in a zone with a program's name before it",
      ["DTSTART;TZID=/example.org/20201010_1/Europe/Berlin:20270302T090000", "DURATION:PT1H"],
      ["03-02T08:00 03-02T09:00"],
    ],
    [
      "in a zone by the name that Windows has for it",
      ['DTSTART;TZID="Pacific Standard Time":20270302T090000', "DURATION:PT1H"],
      ["03-02T17:00 03-02T18:00"],
    ],
    [
      "in summer there",
      ["DTSTART;TZID=Eastern Standard Time:20270330T090000", "DURATION:PT1H"],
      ["03-30T13:00 03-30T14:00"],
    ],
    ["by an offset", ["DTSTART;TZID=GMT+0530:20270302T090000", "DURATION:PT1H"], ["03-02T03:30 03-02T04:30"]],
    [
      "in a zone nobody knows, in the business's",
      ["DTSTART;TZID=Mars/Olympus:20270302T090000", "DURATION:PT30M"],
      ["03-02T08:00 03-02T08:30"],
    ],
    ["for a whole day where the business is", ["DTSTART;VALUE=DATE:20270327"], ["03-26T23:00 03-27T23:00"]],
    [
      "for days over a clock change",
      ["DTSTART;VALUE=DATE:20270327", "DTEND;VALUE=DATE:20270330"],
      ["03-26T23:00 03-29T22:00"],
    ],
    ["for no time without an end", ["DTSTART:20270302T090000Z"], []],
    ["for no time when it ends before it begins", ["DTSTART:20270302T090000Z", "DTEND:20270302T080000Z"], []],
    ["for no time when it is free", ["DTSTART:20270302T090000Z", "DTEND:20270302T100000Z", "TRANSP:TRANSPARENT"], []],
    ["for no time when it is cancelled", ["DTSTART:20270302T090000Z", "DURATION:PT1H", "STATUS:CANCELLED"], []],
    ["for no time that isn't asked about", ["DTSTART:20270502T090000Z", "DURATION:PT1H"], []],
    ["for a thousand years", ["DTSTART:15000101T000000Z", "DTEND:25000101T000000Z"], ["01-01T00:00 01-01T00:00"]],
    [
      "with its lines folded anywhere",
      ["DTST\r\n ART:20270302T0\r\n\t90000Z", "SUMMARY:a long\r\n  one", "DURATION:PT\r\n 1H"],
      ["03-02T09:00 03-02T10:00"],
    ],
    [
      "with an alarm in it",
      ["DTSTART:20270302T090000Z", "BEGIN:VALARM", "DURATION:P9D", "TRIGGER:-PT15M", "END:VALARM", "DURATION:PT1H"],
      ["03-02T09:00 03-02T10:00"],
    ],
  ])("%s", (_, lines, expected) => {
    expect(busy(event(...lines))).toEqual(expected);
  });

  test("in a zone the file describes itself", () => {
    const lines = ["DTSTART;TZID=Our Office:20270312T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"];
    expect(busy(...newYork, event(...lines))).toEqual([
      "03-12T14:00 03-12T15:00",
      "03-13T14:00 03-13T15:00",
      "03-14T13:00 03-14T14:00",
    ]);
  });

  test("as a free/busy list says", () => {
    const list = "FREEBUSY:20270302T090000Z/20270302T100000Z,20270302T120000Z/PT30M";
    const free = "FREEBUSY;FBTYPE=FREE:20270302T150000Z/PT30M";
    expect(busy("BEGIN:VFREEBUSY", list, free, "END:VFREEBUSY")).toEqual([
      "03-02T09:00 03-02T10:00",
      "03-02T12:00 03-02T12:30",
    ]);
  });
});

describe("a recurring event", () => {
  const weekly = (...lines: string[]) => [
    event("DTSTART;TZID=Europe/Madrid:20270315T100000", "DTEND;TZID=Europe/Madrid:20270315T110000", ...lines),
  ];
  test.each<[string, string[], string[]]>([
    [
      "keeps its time of day over a clock change",
      weekly("RRULE:FREQ=WEEKLY;COUNT=3"),
      ["03-15T09:00 03-15T10:00", "03-22T09:00 03-22T10:00", "03-29T08:00 03-29T09:00"],
    ],
    [
      "ends with the instant it names",
      weekly("RRULE:FREQ=WEEKLY;UNTIL=20270329T080000Z"),
      ["03-15T09:00 03-15T10:00", "03-22T09:00 03-22T10:00", "03-29T08:00 03-29T09:00"],
    ],
    [
      "leaves out what it leaves out, in whichever zone",
      weekly("RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE:20270322T090000Z", "EXDATE;TZID=Europe/Madrid:20270329T100000"),
      ["03-15T09:00 03-15T10:00"],
    ],
    [
      "leaves out a whole day",
      weekly("RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;VALUE=DATE:20270322"),
      ["03-15T09:00 03-15T10:00", "03-29T08:00 03-29T09:00"],
    ],
    [
      "has dates added",
      weekly("RDATE;TZID=Europe/Madrid:20270317T120000"),
      ["03-15T09:00 03-15T10:00", "03-17T11:00 03-17T12:00"],
    ],
    [
      "has occurrences that were moved or called off",
      [
        ...weekly("RRULE:FREQ=WEEKLY;COUNT=3"),
        event("RECURRENCE-ID:20270322T090000Z", "DTSTART:20270323T140000Z", "DURATION:PT1H"),
        event("RECURRENCE-ID:20270329T080000Z", "DTSTART:20270329T080000Z", "DURATION:PT1H", "STATUS:CANCELLED"),
      ],
      ["03-15T09:00 03-15T10:00", "03-23T14:00 03-23T15:00"],
    ],
  ])("%s", (_, lines, expected) => {
    expect(busy(...lines)).toEqual(expected);
  });

  test("began long ago and has no end", () => {
    const found = busy(event("DTSTART:19990101T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"));
    expect([found.length, found[0], found.at(-1)]).toEqual([61, "03-01T09:00 03-01T10:00", "04-30T09:00 04-30T10:00"]);
  });
});

describe("a calendar file", () => {
  const plain = event("DTSTART:20270302T090000Z", "DURATION:PT1H");
  const expected = ["03-02T09:00 03-02T10:00"];

  test.each<[string, Uint8Array, string | null]>([
    ["with a mark at its beginning", new TextEncoder().encode(`\ufeff${calendar(plain)}`), null],
    ["in UTF-16", new Uint8Array(Buffer.from(`\ufeff${calendar(plain, "X-A:ñ")}`, "utf16le")), null],
    [
      "in Latin-1, said",
      new Uint8Array(Buffer.from(calendar("X-A:ñ", plain), "latin1")),
      "text/calendar; charset=iso-8859-1",
    ],
    ["in Latin-1, not said", new Uint8Array(Buffer.from(calendar("X-A:ñ", plain), "latin1")), null],
    ["in an encoding nobody knows", new Uint8Array(Buffer.from(calendar("X-A:ñ", plain), "latin1")), "a/b; charset=x"],
    ["with bare line ends", new TextEncoder().encode(calendar(plain).replaceAll("\r\n", "\n")), null],
    ["with Mac's old line ends", new TextEncoder().encode(calendar(plain).replaceAll("\r\n", "\r")), null],
    ["of several calendars", new TextEncoder().encode(calendar() + calendar(plain)), null],
  ])("%s is read", (_, bytes, contentType) => {
    expect(inWords(readBusy(questionOf(bytes, contentType)))).toEqual(expected);
  });

  test.each([
    ["nothing", ""],
    ["a page", "<!doctype html><title>Sign in</title>"],
    ["half of it", calendar(plain).slice(0, -20)],
    ["an event alone", plain],
    ["parts that don't fit", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT"],
    ["zeroes", "\0".repeat(1000)],
  ])("that is %s is no calendar", (_, text) => {
    expect(readBusy(questionOf(text))).toEqual({ ok: false, problem: "not-a-calendar" });
  });

  test.each([
    ["without a start", event("DURATION:PT1H")],
    ["with nonsense for a start", event("DTSTART:tomorrow", "DURATION:PT1H")],
    ["with a line that isn't one", event("DTSTART:20270302T090000Z", "what is this")],
    ["with a rule that isn't one", event("DTSTART:20270302T090000Z", "DURATION:PT1H", "RRULE:FREQ=SOMETIMES")],
  ])("has an entry %s: the others count, and it is said", (_, broken) => {
    const reading = readBusy(questionOf(calendar(broken, plain)));
    expect(reading).toMatchObject({ ok: true, unread: 1 });
    expect(inWords(reading)).toEqual(expected);
  });

  test("names what came from Daybook apart", () => {
    const id = "0b8f9b0e-8f5e-4c53-9f0e-000000000001";
    const own = plain.replace("x@example.com", `${id}@daybook`);
    expect(readBusy(questionOf(calendar(own, plain)))).toMatchObject({ ours: [{ appointmentId: id }], spans: [{}] });
  });

  test.each([
    ["every second forever", "RRULE:FREQ=SECONDLY"],
    ["every minute since 1970", "RRULE:FREQ=MINUTELY"],
  ])("with an event %s is more than anyone has", (_, rule) => {
    expect(busy(event("DTSTART:19700101T000000Z", "DURATION:PT1S", rule))).toEqual(["too-many"]);
  });

  test("with more entries than anyone has is refused", () => {
    expect(busy(...Array.from({ length: 20_001 }, () => plain))).toEqual(["too-many"]);
  });

  test("with a rule that never comes true comes to an end", async () => {
    const rules = [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31",
      "FREQ=MONTHLY;BYDAY=6MO;BYSETPOS=400",
      "FREQ=DAILY;INTERVAL=0",
      "FREQ=YEARLY;BYWEEKNO=60",
    ];
    const lines = ["DTSTART:20270302T090000Z", "DURATION:PT1H"];
    const files = rules.map((rule) => questionOf(calendar(event(...lines, `RRULE:${rule}`))));
    const readings = await Promise.all(files.map((file) => readBusyApart({ kind: "ical", ...file })));
    for (const reading of readings) expect(reading.ok ? reading.spans.length : 0).toBeLessThanOrEqual(61);
  });
});
