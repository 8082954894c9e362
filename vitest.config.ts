import { defineConfig } from "vitest/config";

/**
 * What knows neither clock nor database, and leaves no global behind. One file can't disturb another, so that they may share
 * what they load.
 */
const rules = [
  "src/bot/**/*.test.ts",
  "src/domain/**/*.test.ts",
  "src/contract/**/*.test.ts",
  "src/locales/**/*.test.ts",
  "src/server/testing/{conversation,blind}/**/*.test.ts",
  "src/web/*.test.ts",
  "src/web/{components,features,pages,public-site}/**/*.test.ts",
  "src/web/lib/*.test.ts",
  "src/web/lib/{drafts,format,search}/**/*.test.ts",
  "scripts/{check,reader,train-acts,train-services,web}/**/*.test.ts",
  "bench/**/*.test.ts",
];

/**
 * What needs a process of its own, because it starts others, watches this one's connections or changes what all share. The
 * rest of the server's tests share what they load, each file on a database of its own.
 */
const alone = [
  "src/server/main-*.test.ts",
  "src/server/{operate,start}/**/*.test.ts",
  "src/server/platform/{db,jobs,postgres}/**/*.test.ts",
  "src/server/testing/restart/**/*.test.ts",
  "src/server/**/*-{cost,race,races,scale}.test.ts",
  "src/server/features/operations/**/*.test.ts",
  "src/server/features/waitlist/offer-kills.test.ts",
  "src/server/features/appointments/plans.test.ts",
];

/** Files of nothing but trials, on a day without them: loading one to leave all of it out takes a second. */
const leftOut = (process.env["TEST_FILES_LEFT_OUT"] ?? "").split(" ").filter((path) => path !== "");

export default defineConfig({
  test: {
    environment: "node",
    // On two cores: a test waits for an eighth of its time, which a third one uses.
    maxWorkers: 3,
    // Never tried twice: a test that passes the second time hides a defect of the product or of the test.
    retry: 0,
    tags: [{ name: "trial", description: "left out of `npm test`, run by `npm run proof:trials` (CONTRIBUTING.md)" }],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "rules", include: rules, exclude: leftOut, isolate: false } },
      {
        extends: true,
        test: {
          name: "server",
          include: ["src/server/**/*.test.ts"],
          exclude: [...rules, ...alone, ...leftOut],
          isolate: false,
          globalSetup: ["src/server/testing/global-setup.ts"],
          setupFiles: ["src/server/testing/cheap-passwords.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "app",
          include: [...alone, "src/web/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...rules, ...leftOut],
          globalSetup: ["src/server/testing/global-setup.ts"],
          setupFiles: ["src/server/testing/cheap-passwords.ts"],
        },
      },
    ],
  },
});
