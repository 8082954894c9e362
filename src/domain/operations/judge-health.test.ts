import { describe, expect, test } from "vitest";
import { type HealthFigures, type HealthName, judgeHealth } from "./judge-health.ts";

const well: HealthFigures = {
  database: { answerMs: 3, busy: 1, waiting: 0 },
  jobs: { due: 0, later: 4, givenUp: 0, oldestSeconds: 0, workers: 1 },
  messages: { due: 0, oldestSeconds: 0 },
  notices: { sent: 10, failed: 1, notSent: 2, waiting: 1, providerAway: 0 },
  webhookSeconds: null,
  streams: 2,
  backup: { ageSeconds: 3_600, hasFailed: false, isNightly: true },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  providers: [
    { name: "mail", mode: "live" },
    { name: "WhatsApp", mode: "simulated" },
    { name: "PayPal", mode: "live" },
    { name: "files", mode: "local" },
  ],
};

test("all is well, in one line each", () => {
  const lines = judgeHealth(well);
  expect(lines.filter(({ state, problem }) => state !== "ok" || problem !== null)).toEqual([]);
  expect(lines).toHaveLength(13);
});

describe("faults of the installation", () => {
  test.each<[string, Partial<HealthFigures>, HealthName, string, string]>([
    ["all connections are taken", { database: { ...well.database, waiting: 1 } }, "database", "warning", "pool-full"],
    ["the database is slow", { database: { ...well.database, answerMs: 1_001 } }, "database", "warning", "slow"],
    ["nobody works", { jobs: { ...well.jobs, workers: 0 } }, "queue", "fault", "no-worker"],
    ["work is late", { jobs: { ...well.jobs, due: 1, oldestSeconds: 121 } }, "queue", "fault", "late"],
    ["jobs were given up", { jobs: { ...well.jobs, givenUp: 1 } }, "deadJobs", "warning", "given-up"],
    ["answers are late", { messages: { due: 1, oldestSeconds: 121 } }, "messages", "fault", "late"],
    ["WhatsApp is away", { notices: { ...well.notices, providerAway: 1 } }, "notices", "warning", "provider-away"],
    ["many failed", { notices: { ...well.notices, failed: 3 } }, "notices", "warning", "many-failed"],
    ["all failed", { notices: { ...well.notices, sent: 0, failed: 1 } }, "notices", "warning", "many-failed"],
    ["providers tell late", { webhookSeconds: 600 }, "webhooks", "warning", "lagging"],
    [
      "a wrong PUBLIC_URL",
      {
        refusedWebhooks: [
          { provider: "whatsapp", cause: "public-url", hasWorked: true, count: 3, detail: "https://b.example" },
        ],
      },
      ...(["webhooks", "fault", "webhook-address"] as const),
    ],
    [
      "a wrong secret",
      { refusedWebhooks: [{ provider: "paypal", cause: "secret", hasWorked: false, count: 1, detail: null }] },
      ...(["webhooks", "fault", "webhook-secret"] as const),
    ],
    [
      "signatures of strangers, perhaps",
      { refusedWebhooks: [{ provider: "whatsapp", cause: "secret", hasWorked: true, count: 1, detail: null }] },
      ...(["webhooks", "warning", "webhook-secret"] as const),
    ],
    ["the backup failed", { backup: { ...well.backup, hasFailed: true } }, "backup", "fault", "backup-failed"],
    ["there is none", { backup: { ...well.backup, ageSeconds: null } }, "backup", "warning", "backup-missing"],
    ["last night's is missing", { backup: { ...well.backup, ageSeconds: 27 * 3600 } }, "backup", "fault", "backup-old"],
    [
      "nobody made one this week",
      { backup: { ageSeconds: 8 * 86_400, hasFailed: false, isNightly: false } },
      "backup",
      "warning",
      "backup-old",
    ],
    ["the disk is full", { disk: { freeBytes: 1e8, totalBytes: 1e9 } }, "disk", "fault", "disk-full"],
    ["the disk fills up", { disk: { freeBytes: 1e9, totalBytes: 1e10 } }, "disk", "warning", "disk-low"],
    ["the disk can't be read", { disk: null }, "disk", "warning", "disk-unknown"],
    ["nothing is sold", { providers: [{ name: "PayPal", mode: "off" }] }, "paypal", "warning", "off"],
    ["play money", { providers: [{ name: "PayPal", mode: "sandbox" }] }, "paypal", "warning", "sandbox"],
  ])("%s", (_, change, name, state, problem) => {
    const wrong = judgeHealth({ ...well, ...change }).filter((line) => line.state !== "ok");
    expect(wrong).toEqual([expect.objectContaining({ name, state, problem })]);
  });

  test("one a week is enough for anyone who makes them by hand", () => {
    const lines = judgeHealth({ ...well, backup: { ageSeconds: 6 * 86_400, hasFailed: false, isNightly: false } });
    expect(lines.every(({ state }) => state === "ok")).toBe(true);
  });
});
