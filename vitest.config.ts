import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    globalSetup: ["src/server/testing/global-setup.ts"],
    environment: "node",
    // Two cores: each worker also keeps PostgreSQL busy.
    maxWorkers: 2,
    // Machines that run CI stall now and then; what fails twice more is broken.
    retry: process.env["CI"] ? 2 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
