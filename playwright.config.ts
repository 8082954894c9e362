import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  // On two cores: a journey waits for a quarter of its time, which a third one uses.
  workers: 3,
  fullyParallel: true,
  // One more try on CI, where machines stall. Tests that needed it are listed at the end: a defect to fix.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  outputDir: "test-results",
  use: {
    // What can't be clicked within this time won't be later either; the test's own limit is for all its steps.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    // What it fetches no test sees; the one journey about it lets it work.
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: "America/New_York",
    // What fades, slides and pulses takes a fifth of the browser's time; journeys that are about it say so.
    reducedMotion: "reduce",
    // Recording every test takes a third of its time: where a failed one is tried again that is early enough, elsewhere
    // TRACE=1 asks for it.
    trace: process.env["CI"] ? "on-first-retry" : process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        // No page lives long enough to earn back what optimising its script takes: a tenth of the processor's time.
        ...["--js-flags=--no-opt --no-maglev", "--in-process-gpu"],
      ],
    },
  },
});
