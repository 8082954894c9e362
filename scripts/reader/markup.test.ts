import { expect, test } from "vitest";
import { parseMarkup } from "./markup.ts";

test("reads acts, mentions and names inside of them", () => {
  const message = parseMarkup(
    "[no] [inform] nearly: <when:Thursday> not <when!refused:Friday>, for <forWhom:my son <name:Leo>, 5>",
  );
  expect(message.text).toBe("nearly: Thursday not Friday, for my son Leo, 5");
  expect(message.acts).toEqual([
    { act: "no", at: 0 },
    { act: "inform", at: 0 },
  ]);
  expect(
    message.mentions.map(({ role, standing, start, end }) => [role, standing, message.text.slice(start, end)]),
  ).toEqual([
    ["when", "wanted", "Thursday"],
    ["when", "refused", "Friday"],
    ["forWhom", "wanted", "my son Leo, 5"],
  ]);
  expect(message.mentions[2]?.name).toEqual({ start: 40, end: 43 });
});

test("keeps escaped signs and line ends", () => {
  expect(parseMarkup("[name] Anaïs & Fils \\<3\\n\\[ok\\]").text).toBe("Anaïs & Fils <3\n[ok]");
});

test.each([
  ["hello", "no act"],
  ["hello [greet] there", "text before the first act"],
  ["[dance] hello", 'unknown act at "[dance] hello"'],
  ["[book] <what:cut>", 'unknown role or standing at "<what:cut>"'],
  ["[book] <service!maybe:cut>", "unknown role or standing"],
  ["[book] <service:cut", `"<service" isn't closed`],
  ["[book] cut>", `">" without "<"`],
  ["[book] <service:>", "empty service"],
  ["[book] <service:a <when:b>>", "only a name may stand inside a forWhom"],
])("refuses %j", (markup, fault) => {
  expect(() => parseMarkup(markup)).toThrow(fault);
});
