import { defineConfig } from "vitest/config";

/** What knows neither clock nor database. One file can't disturb another, so that they may share what they load. */
const rules = [
  "src/domain/**/*.test.ts",
  "src/contract/**/*.test.ts",
  "src/locales/**/*.test.ts",
  "src/server/testing/{conversation,blind}/**/*.test.ts",
];

export default defineConfig({
  test: {
    environment: "node",
    // Two cores: each worker also keeps PostgreSQL busy.
    maxWorkers: 2,
    // Never tried twice: a test that passes the second time hides a defect of the product or of the test.
    retry: 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "rules", include: rules, isolate: false } },
      {
        extends: true,
        test: {
          name: "app",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "bench/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...rules],
          globalSetup: ["src/server/testing/global-setup.ts"],
        },
      },
    ],
  },
});
