import { expect, test } from "vitest";
import playwright from "../../../playwright.config.ts";
import vitest from "../../../vitest.config.ts";

test("a unit test is never tried twice, in no project", () => {
  const { test: settings } = vitest as { test: { retry?: number; projects: { test: { retry?: number } }[] } };
  expect(settings.retry).toBe(0);
  for (const project of settings.projects) expect(project.test.retry).toBeUndefined();
});

test("a journey is tried once more on CI at most", () => {
  expect(playwright.retries).toBe(process.env["CI"] ? 1 : 0);
});
