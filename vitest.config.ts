import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "bench/**/*.test.ts"],
    globalSetup: ["src/server/testing/global-setup.ts"],
    environment: "node",
    // Two cores: each worker also keeps PostgreSQL busy.
    maxWorkers: 2,
    // Never tried twice: a test that passes the second time hides a defect of the product or of the test.
    retry: 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
