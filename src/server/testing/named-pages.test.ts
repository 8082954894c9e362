import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { pushTexts } from "#locales/push-texts.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";

test.each(languages)("the page the bot sends an owner to is in the menu in %s", async (language) => {
  const { default: dashboard } = await loadUiTexts.dashboard[language]();
  expect(pushTexts[language].owner.passOn).toContain(dashboard.header.clients);
});
