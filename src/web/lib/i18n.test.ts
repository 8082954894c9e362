import { beforeAll, expect, test, vi } from "vitest";
import { languages } from "#domain/languages.ts";
import { i18n, showLanguage, startI18n } from "./i18n.ts";

const html = { lang: "" };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: html });
  await startI18n("en");
});

test.each(languages)("the interface speaks %s", async (language) => {
  await showLanguage(language);
  expect(html.lang).toBe(language);
  expect(i18n.t("app.loading")).not.toBe("app.loading");
  expect(i18n.t("agents.delete.label", { agent: "Ana & Co" })).toContain("Ana & Co");
});

test("an unknown key shows the key itself", () => {
  const unknown = "nothing.like.this" as string;
  expect(i18n.t(unknown as "app.name")).toBe("nothing.like.this");
});
