import { beforeAll, expect, test, vi } from "vitest";
import { languages } from "#domain/languages.ts";
import { i18n, showLanguage, startI18n, withTexts } from "./i18n.ts";

const html = { lang: "" };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: html });
  await startI18n("en");
});

test.each(languages)("the interface switches to %s", async (language) => {
  await showLanguage(language);
  expect(html.lang).toBe(language);
  expect(i18n.t("app.loading")).not.toBe("app.loading");
  expect(i18n.t("auth.social.continue", { provider: "Ana & Co" })).toContain("Ana & Co");
  // A name that is written from right to left doesn't turn the sentence.
  expect(i18n.t("auth.social.continue", { provider: "יעל" })).toContain("\u2068יעל\u2069");
});

test("a page brings its texts, also for the languages picked later", async () => {
  await showLanguage("es");
  expect(i18n.exists("agents.title")).toBe(false);
  expect(await withTexts("settings", async () => "the page")()).toBe("the page");
  expect(i18n.exists("agents.title")).toBe(true);
  await showLanguage("fr");
  expect(i18n.exists("agents.title")).toBe(true);
  expect(i18n.exists("app.name")).toBe(true);
});

test("an unknown key shows the key itself", () => {
  const unknown = "nothing.like.this" as string;
  expect(i18n.t(unknown as "app.name")).toBe("nothing.like.this");
});
