import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { noticeTemplates, presentMessage } from "./message-present.ts";

const content = {
  kind: "reschedule" as const,
  language: "en" as const,
  clientName: "María {{service}}",
  businessName: "Salon\nAurora",
  service: "Haircut",
  agentName: "Ana",
  slot: { date: "2027-03-05", time: "09:30" },
  zone: null,
  appointment: { id: "1d1c", version: 3 },
};

test("a reschedule carries the new date and time as the specification writes them", () => {
  const { templateText, variables } = presentMessage(content);
  expect(templateText).toBe(
    "Hi María {{service}}, your appointment at Salon Aurora has been rescheduled to March 5, 2027 at 9:30 AM: " +
      "Haircut with Ana. We look forward to seeing you.",
  );
  expect(variables).toEqual(["María {{service}}", "Salon Aurora", "March 5, 2027", "9:30 AM", "Haircut", "Ana"]);
});

test.each([
  ["de", "5. März 2027", "09:30"],
  ["es", "5 de marzo de 2027", "09:30"],
  ["fr", "5 mars 2027", "09:30"],
  ["pt", "5 de março de 2027", "09:30"],
] as const)("in %s the date is %s and the time %s", (language, date, time) => {
  for (const kind of ["confirmation", "reschedule", "cancel", "reminder24h", "reminder2h"] as const) {
    const { text, templateText } = presentMessage({ ...content, kind, language });
    for (const part of [date, time, "Salon Aurora", "Haircut", "Ana"]) {
      expect(text).toContain(part);
      expect(templateText).toContain(part);
    }
  }
});

test("names from right to left stay where they are, and the times beside them too", () => {
  const names = { clientName: "יעל כהן", businessName: "صالون", service: "Haircut", agentName: "דני" };
  const { text, variables } = presentMessage({ ...content, ...names });
  expect(variables).toEqual([
    "\u2068יעל כהן\u2069",
    "\u2068صالون\u2069",
    "March 5, 2027",
    "9:30 AM",
    "Haircut",
    "\u2068דני\u2069",
  ]);
  for (const name of ["\u2068יעל כהן\u2069", "\u2068דני\u2069"]) expect(text).toContain(name);
  const parts = [
    { service: "Cut", agentName: "דני", date: "2027-03-05", time: "09:30" },
    { service: "Color", agentName: "Ana", date: "2027-03-05", time: "10:00" },
  ];
  expect(presentMessage({ ...content, ...names, parts }).text).toContain("\u2068דני\u2069 (9:30 AM)");
});

test("to a client who is elsewhere the time has its zone, in the template's variable too", () => {
  const { text, variables } = presentMessage({ ...content, zone: "Europe/Lisbon" });
  expect(text).toContain("9:30 AM (Lisbon time)");
  expect(variables).toContain("9:30 AM (Lisbon time)");
});

test("so has the time until which something is held for them", () => {
  const opening = { ...content, kind: "opening", zone: "Europe/Lisbon", until: "14:15" } as const;
  expect(presentMessage(opening).text).toContain("held for you until 2:15 PM (Lisbon time)");
  expect(presentMessage(opening).variables).toContain("2:15 PM (Lisbon time)");
  expect(presentMessage({ ...opening, language: "de" }).text).toContain("bis 14:15 Uhr (Ortszeit Lissabon)");
  expect(presentMessage({ ...opening, zone: null }).text).toContain("until 2:15 PM.");
});

test("in German the zone is after the unit, and in a template, which has the unit in it, after the date", () => {
  const german = { ...content, language: "de", zone: "Europe/Lisbon" } as const;
  for (const kind of ["confirmation", "reschedule", "cancel", "reminder24h", "reminder2h"] as const) {
    const { text, templateText } = presentMessage({ ...german, kind });
    expect(text).toContain("09:30 Uhr (Ortszeit Lissabon)");
    expect(templateText).toMatch(/\(Ortszeit Lissabon\) um 09:30 Uhr/);
  }
});

test("a reminder can be answered, whether it goes as text or as a template", () => {
  const { buttons, variables } = presentMessage({ ...content, kind: "reminder24h" });
  expect(buttons).toEqual([
    { id: "reminder:confirm:1d1c:3", title: "Confirm" },
    { id: "reminder:reschedule:1d1c:3", title: "Reschedule" },
    { id: "reminder:cancel:1d1c:3", title: "Cancel appointment" },
  ]);
  expect(variables.at(-1)).toBe("1d1c:3");
});

test("no value is empty, since WhatsApp refuses that", () => {
  expect(presentMessage({ ...content, agentName: " \n" }).variables.at(-1)).toBe("–");
});

test.each(noticeTemplates().map((template) => [template.name, template] as const))(
  "%s keeps WhatsApp's rules",
  (name, { text, samples, buttons }) => {
    expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
    expect(text.length).toBeLessThanOrEqual(1_024);
    expect(text).not.toMatch(/^\s*\{\{|\}\}[\s.!?]*$|\}\}\s*\{\{|[\n\t]/);
    const numbers = [...text.matchAll(/\{\{(\d+)\}\}/g)].map((match) => Number(match[1]));
    const idNumbers = new Set(buttons.map(({ id }) => Number(/\{\{(\d+)\}\}$/.exec(id)?.[1])));
    expect([...numbers, ...idNumbers]).toEqual(samples.map((_, index) => index + 1));
    for (const { title } of buttons) expect(title.length).toBeLessThanOrEqual(20);
    // WhatsApp wants clearly more words than variables.
    expect(text.split(/\s+/).length).toBeGreaterThan(samples.length * 2);
  },
);

test("there is one of each kind in each language, all with names of their own", () => {
  const names = noticeTemplates().map(({ name }) => name);
  expect(names).toHaveLength(8 * languages.length);
  expect(new Set(names).size).toBe(names.length);
});

test.each(languages)(
  "in %s no time is said without its zone to a client elsewhere, as text and as template",
  (language) => {
    const elsewhere = {
      ...content,
      language,
      zone: "Europe/Lisbon",
      until: "14:15",
      clientName: "A",
      businessName: "B",
    };
    for (const kind of ["confirmation", "reschedule", "cancel", "offer", "opening", "withdrawn"] as const) {
      const { text, templateText } = presentMessage({ ...elsewhere, kind });
      for (const said of [text, templateText]) {
        const times = said.match(/\d{1,2}[:h.]\d{2}/g) ?? [];
        const zones = said.match(/Lis[sa]?[a-zã]+/g) ?? [];
        expect([kind, said, zones.length]).toEqual([kind, said, times.length]);
      }
    }
  },
);

test('in German it says once "Uhr" until when a time is held', () => {
  const opening = { ...content, language: "de", kind: "opening", until: "14:15" } as const;
  expect(presentMessage(opening).templateText).toContain("frei bis 14:15 Uhr. M");
  expect(presentMessage(opening).text).toContain("bis 14:15 Uhr frei.");
  const elsewhere = { ...opening, zone: "Europe/Lisbon" };
  expect(presentMessage(elsewhere).templateText).toContain("frei bis 14:15 Uhr (Ortszeit Lissabon). M");
});

test.each([
  ["es", "formal", /(?<!\p{L})(?:tu|te|quieres|sigues)(?!\p{L})/iu],
  ["de", "informal", /(?<!\p{L})(?:Sie|Ihr\p{L}*|Ihnen)(?!\p{L})/u],
  ["fr", "informal", /(?<!\p{L}|rendez-)(?:vous|votre)(?!\p{L})/iu],
] as const)(
  "%s: what comes into a %s chat is in its tone, and the template as it was approved",
  (language, tone, usual) => {
    for (const { key: kind } of noticeTemplates().filter((one) => one.language === language)) {
      const notice = { ...content, kind, language, until: "14:15" };
      const plain = presentMessage(notice);
      const toned = presentMessage({ ...notice, tone });
      expect(toned.text).not.toMatch(usual);
      expect(toned.templateText).toBe(plain.templateText);
      expect(toned.buttons).toEqual(plain.buttons);
    }
  },
);
