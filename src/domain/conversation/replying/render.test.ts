import { describe, expect, test } from "vitest";
import { type BotTextTree, renderReply, toNumberedText } from "./render.ts";
import type { Reply } from "./reply.ts";

const texts: BotTextTree = {
  left: "Nothing was booked for {{name}}.",
  buttons: { choose: "Choose", book: "Book" },
  refusals: { tooMany_one: "one", tooMany_other: "{{count}} appointments", taken: "{{date}} {{time}}" },
  options: { dateAndTime: "{{date}} · {{time}}" },
  zone: { name: "{{city}} time", note: "Times are in {{zone}}." },
};

const reply = (changes: Partial<Reply>): Reply => ({ lines: [], options: [], style: "plain", ...changes });

test("values fill a text once and stay on one line", () => {
  const line = { key: "left", values: { name: "A {{name}}\nB" } } as const;
  expect(renderReply(reply({ lines: [line] }), "en", texts)).toEqual({
    kind: "text",
    text: "Nothing was booked for A {{name}} B.",
  });
});

test("a name that is written from right to left is kept apart from the words around it", () => {
  const line = { key: "left", values: { name: "יעל כהן" } } as const;
  expect(renderReply(reply({ lines: [line] }), "en", texts).text).toBe("Nothing was booked for \u2068יעל כהן\u2069.");
  const options = [{ id: "1", title: "ליאור" }];
  expect(renderReply(reply({ lines: [line], options, style: "buttons" }), "en", texts)).toMatchObject({
    buttons: [{ id: "1", title: "ליאור" }],
  });
});

test("dates and times are written in the reader's language, numbers choose the plural", () => {
  const lines = [
    { key: "refusals.taken", values: { date: { date: "2026-11-20", style: "full" }, time: { time: "15:00" } } },
    { key: "refusals.tooMany", values: { count: 1 } },
    { key: "refusals.tooMany", values: { count: 3 } },
  ] as const;
  expect(renderReply(reply({ lines }), "en", texts).text).toBe(
    "Friday, November 20, 2026 3:00 PM\none\n3 appointments",
  );
  expect(renderReply(reply({ lines }), "de", texts).text).toBe("Freitag, 20. November 2026 15:00\none\n3 appointments");
});

describe("a client who is elsewhere reads whose time it is", () => {
  const at = (time: string) =>
    ({ key: "refusals.taken", values: { date: { date: "2026-11-20", style: "short" }, time: { time } } }) as const;
  const option = { id: "a", title: { time: "16:00" } };

  test("after the only time", () => {
    const { text } = renderReply(reply({ lines: [at("15:00")] }), "en", texts, { zone: "Europe/Madrid" });
    expect(text).toBe("Nov 20 3:00 PM (Madrid time)");
  });

  test("once, when there are several", () => {
    const { text } = renderReply(reply({ lines: [at("15:00"), at("16:00")] }), "en", texts, { zone: "Europe/Madrid" });
    expect(text).toBe("Nov 20 3:00 PM\nNov 20 4:00 PM\nTimes are in Madrid time.");
  });

  test("above a menu of times, whose rows have no room for it", () => {
    const lines = [{ key: "left", values: { name: "Ana" } }] as const;
    const message = renderReply(reply({ lines, options: [option], style: "list" }), "en", texts, {
      zone: "Europe/Madrid",
    });
    expect(message).toMatchObject({
      text: "Nothing was booked for Ana.\nTimes are in Madrid time.",
      options: [{ id: "a", title: "4:00 PM" }],
    });
  });

  test("even when the rest has to be cut", () => {
    const lines = [{ key: "left", values: { name: "x".repeat(2_000) } }] as const;
    const { text } = renderReply(reply({ lines, options: [option], style: "list" }), "en", texts, {
      zone: "Europe/Madrid",
    });
    expect(text).toHaveLength(1_024);
    expect(text.endsWith("Times are in Madrid time.")).toBe(true);
  });

  test("and not where no time is said, or to clients on the same clock", () => {
    const lines = [{ key: "left", values: { name: "Ana" } }] as const;
    expect(renderReply(reply({ lines }), "en", texts, { zone: "Europe/Madrid" }).text).toBe(
      "Nothing was booked for Ana.",
    );
    expect(renderReply(reply({ lines: [at("15:00")] }), "en", texts).text).toBe("Nov 20 3:00 PM");
  });
});

test("of a reply that is too long, the longest line is cut, so that the question after it stays", () => {
  const lines = ["Ana", "x".repeat(1_100), "Which day?"].map((name) => ({ key: "left", values: { name } }) as const);
  const { text } = renderReply(reply({ lines, options: [{ id: "a", title: "Friday" }], style: "list" }), "en", texts);
  expect(text).toHaveLength(1_024);
  expect(text.split("\n")).toEqual([
    "Nothing was booked for Ana.",
    expect.stringMatching(/^Nothing was booked for x+…$/),
    "Nothing was booked for Which day?.",
  ]);
});

test("an abbreviation's dot also ends the sentence, and prices of one reply all have their decimals", () => {
  const lines = [
    { key: "left", values: { name: { date: "2026-11-20", style: "day" } } },
    { key: "left", values: { name: { price: 38.5, currency: "EUR" } } },
    { key: "left", values: { name: { price: 25, currency: "EUR" } } },
  ] as const;
  expect(renderReply(reply({ lines }), "pt", texts).text).toBe(
    "Nothing was booked for sex., 20 de nov.\nNothing was booked for 38,50\u00a0€.\nNothing was booked for 25,00\u00a0€.",
  );
});

test("prices are written alike in the text and in the menu; whole ones have no cents", () => {
  const price = (amount: number) => ({ price: amount, currency: "EUR" });
  const rendered = (other: number) => {
    const options = [{ id: "a", title: "Cut", description: { list: [price(25)], style: "and" } as const }];
    const lines = [{ key: "left", values: { name: price(other) } }] as const;
    return JSON.stringify(renderReply(reply({ lines, options, style: "list" }), "en", texts));
  };
  expect(rendered(38.5)).toContain("€25.00");
  expect(rendered(38)).toMatch(/€38.*€25"/);
});

test("a missing text or value is the author's mistake", () => {
  expect(() => renderReply(reply({ lines: [{ key: "help" }] }), "en", texts)).toThrow("help");
  expect(() => renderReply(reply({ lines: [{ key: "left" }] }), "en", texts)).toThrow("name");
});

test("buttons that don't fit become a list, and nothing is lost from a long title", () => {
  const options = [{ id: "a", title: "Haircut, beard and a hot towel", description: "60 min" }];
  expect(renderReply(reply({ options, style: "buttons" }), "en", texts)).toEqual({
    kind: "list",
    text: "",
    opener: "Choose",
    options: [{ id: "a", title: "Haircut, beard and a ho…", description: "Haircut, beard and a hot towel · 60 min" }],
  });
});

test("a title is never cut within a character", () => {
  const family = "👩‍👩‍👧";
  const [option] = (
    renderReply(reply({ options: [{ id: "a", title: family.repeat(4) }], style: "list" }), "en", texts) as {
      options: { title: string }[];
    }
  ).options;
  expect(option?.title).toBe(`${family.repeat(2)}…`);
});

test("without menus options are numbered", () => {
  const options = [
    { id: "a", title: { key: "buttons.book" as const } },
    { id: "b", title: "Ana", description: "free" },
  ];
  const lines = [{ key: "left" as const, values: { name: "Ana" } }];
  expect(toNumberedText(renderReply(reply({ lines, options, style: "buttons" }), "en", texts))).toBe(
    "Nothing was booked for Ana.\n\n1. Book\n2. Ana",
  );
  expect(toNumberedText(renderReply(reply({ lines, options, style: "list" }), "en", texts))).toBe(
    "Nothing was booked for Ana.\n\n1. Book\n2. Ana (free)",
  );
});
