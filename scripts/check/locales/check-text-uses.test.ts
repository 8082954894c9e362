import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { checkTextUses } from "./check-text-uses.ts";
import { findTextUses } from "./find-text-uses.ts";
import { flattenTexts } from "./locale-texts.ts";

const messages = (text: string, english: unknown) =>
  checkTextUses([{ path: "x.tsx", ...findTextUses(parseSource("x.tsx", text)) }], flattenTexts(english)).map(
    ({ message }) => message,
  );

test.each([
  [`t("agents.titel");`, "agents.titel"],
  [`i18n.t("agents.titel");`, "agents.titel"],
  ["t(`agents.titel`);", "agents.titel"],
  ["t(`agent.${x}`);", "agent.*"],
  [`t(isNew ? "agents.title" : "agents.old");`, "agents.old"],
  [`const page = <Trans i18nKey="agents.old" />;`, "agents.old"],
  [`t("agents");`, "agents"],
])("%s asks for a key that English lacks", (text, key) => {
  expect(messages(`${text} use("agents.title");`, { agents: { title: "Agents" } })).toEqual([
    `${key} isn't in src/locales/en`,
  ]);
});

test.each(["t(`${section}.title`);", `useTranslation("ui", { keyPrefix: "agents" });`])(
  "the call %s hides its key",
  (text) => {
    expect(messages(text, {})).toEqual(["the key can't be read from here; begin it with its section"]);
  },
);

test.each([
  [`t("days", { count });`, { days_one: "day", days_other: "days" }],
  ["t(`errors.${code}`);", { errors: { forbidden: "No", "not-found": "Gone" } }],
  ["t(`tabs.${tab}.title`);", { tabs: { day: { title: "Day" } } }],
  [`t("faq", { returnObjects: true });`, { faq: [{ question: "Why?" }] }],
  [`const keys = { open: "status.open" }; t(keys[status]);`, { status: { open: "Open" } }],
  [`t("hours.line");`, { hours: { line: "$t(hours.word): {{a}}", word: "Hours" } }],
])("the call %s uses every text of %j", (text, english) => {
  expect(messages(text, english)).toEqual([]);
});

test.each([
  [`t("a.b");`, { a: { b: "B", c: "C" } }, "a.c"],
  ["t(`tabs.${tab}.title`);", { tabs: { day: { title: "Day", hint: "Hint" } } }, "tabs.day.hint"],
  ["const url = `/a/${id}`;", { a: { b: "B" } }, "a.b"],
])("%s leaves a key of %j unused", (text, english, key) => {
  expect(messages(text, english)).toEqual([`${key} is never used; delete it in all languages`]);
});
