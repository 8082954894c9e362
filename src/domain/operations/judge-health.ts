import { suspectSettings, type WebhookRefusal, webhookSenders } from "./webhook-refusal.ts";

/** `warning`: it works, but somebody should look. `fault`: something doesn't work. */
export type HealthState = "ok" | "warning" | "fault";

export type ProviderMode = "simulated" | "sandbox" | "live" | "local" | "off";
export type ProviderName = "mail" | "WhatsApp" | "PayPal" | "files";

/** What an operator's tools report about an installation: the same figures as the metrics and the doctor's. */
export type HealthFigures = {
  database: { answerMs: number; busy: number; waiting: number };
  jobs: { due: number; later: number; givenUp: number; oldestSeconds: number; workers: number };
  /** Conversations that wait for an answer. */
  messages: { due: number; oldestSeconds: number };
  /** Of the last 24 hours, and those that still wait because WhatsApp doesn't answer. */
  notices: { sent: number; failed: number; notSent: number; waiting: number; providerAway: number };
  /** From the moment of which a provider tells to our hearing of it, for 95 of 100; null before the first. */
  webhookSeconds: number | null;
  /** Webhooks refused for their signature, and none accepted since. */
  refusedWebhooks?: readonly WebhookRefusal[];
  streams: number;
  backup: { ageSeconds: number | null; hasFailed: boolean; isNightly: boolean };
  /** Null when it can't be looked at. */
  disk: { freeBytes: number; totalBytes: number } | null;
  providers: readonly { name: ProviderName; mode: ProviderMode }[];
};

export const healthNames = [
  ...["database", "queue", "deadJobs", "messages", "notices", "webhooks", "streams", "backup", "disk"],
  ...["mail", "whatsapp", "paypal", "files"],
] as const;

export type HealthName = (typeof healthNames)[number];

/** What is wrong, which says what to do as well; null when all is well. */
export const healthProblems = [
  ...[
    "pool-full",
    "slow",
    "no-worker",
    "late",
    "given-up",
    "provider-away",
    "many-failed",
    "lagging",
    "webhook-address",
    "webhook-secret",
  ],
  ...["backup-failed", "backup-missing", "backup-old", "disk-full", "disk-low", "disk-unknown", "off", "sandbox"],
] as const;

export type HealthProblem = (typeof healthProblems)[number];

export type HealthLine = {
  name: HealthName;
  state: HealthState;
  problem: HealthProblem | null;
  /** What the line's text shows. */
  values: Readonly<Record<string, number | string>>;
};

/** Longer than this, due work is late. */
export const lateSeconds = 120;
/** A night, and some hours for anyone who looks in the morning. */
const nightlyHours = 26;
const leastFreeBytes = 500_000_000;
const comfortableFreeBytes = 2_000_000_000;
const slowMs = 1_000;
const weekHours = 24 * 7;
/** More than this share of the attempts failed. */
const failedShare = 0.2;

type Judged = Pick<HealthLine, "state" | "problem">;

const ok: Judged = { state: "ok", problem: null };
const warning = (problem: HealthProblem): Judged => ({ state: "warning", problem });
const fault = (problem: HealthProblem): Judged => ({ state: "fault", problem });

/** One line for each thing an installation needs. */
export const judgeHealth = (figures: HealthFigures): HealthLine[] => {
  const { database, jobs, messages, notices, backup, disk } = figures;
  return [
    { name: "database", ...judgeDatabase(database), values: { ...database } },
    { name: "queue", ...judgeQueue(jobs), values: { ...jobs } },
    { name: "deadJobs", ...(jobs.givenUp > 0 ? warning("given-up") : ok), values: { number: jobs.givenUp } },
    { name: "messages", ...(messages.oldestSeconds > lateSeconds ? fault("late") : ok), values: { ...messages } },
    { name: "notices", ...judgeNotices(notices), values: { ...notices } },
    { name: "webhooks", ...judgeWebhooks(figures), values: webhookValues(figures) },
    { name: "streams", ...ok, values: { number: figures.streams } },
    { name: "backup", ...judgeBackup(backup), values: { ageSeconds: backup.ageSeconds ?? -1 } },
    { name: "disk", ...judgeDisk(disk?.freeBytes ?? null), values: { ...disk } },
    ...figures.providers.map(({ name, mode }) => ({
      name: lineOf[name],
      ...judgeProvider(mode),
      values: { mode },
    })),
  ];
};

const lineOf: Record<ProviderName, HealthName> = {
  mail: "mail",
  WhatsApp: "whatsapp",
  PayPal: "paypal",
  files: "files",
};

const judgeDatabase = ({ answerMs, waiting }: HealthFigures["database"]): Judged => {
  if (waiting > 0) return warning("pool-full");
  return answerMs > slowMs ? warning("slow") : ok;
};

const judgeQueue = ({ due, oldestSeconds, workers }: HealthFigures["jobs"]): Judged => {
  if (workers === 0) return fault("no-worker");
  return due > 0 && oldestSeconds > lateSeconds ? fault("late") : ok;
};

const judgeNotices = ({ sent, failed, providerAway }: HealthFigures["notices"]): Judged => {
  if (providerAway > 0) return warning("provider-away");
  return failed > 0 && failed > (sent + failed) * failedShare ? warning("many-failed") : ok;
};

const judgeWebhooks = ({ webhookSeconds: seconds, refusedWebhooks: [refusal] = [] }: HealthFigures): Judged => {
  if (refusal?.cause === "public-url") return fault("webhook-address");
  if (refusal) return (refusal.hasWorked ? warning : fault)("webhook-secret");
  return seconds !== null && seconds > lateSeconds ? warning("lagging") : ok;
};

const webhookValues = ({ webhookSeconds, refusedWebhooks: [refusal] = [] }: HealthFigures): HealthLine["values"] => ({
  seconds: webhookSeconds ?? -1,
  ...(refusal && {
    provider: webhookSenders[refusal.provider],
    settings: suspectSettings[refusal.provider],
    signedFor: refusal.detail ?? "",
    refused: refusal.count,
  }),
});

/** Without a nightly one, one a week is expected of someone who makes them by hand. */
export const judgeBackup = ({ ageSeconds, hasFailed, isNightly }: HealthFigures["backup"]): Judged => {
  if (hasFailed) return fault("backup-failed");
  if (ageSeconds === null) return warning("backup-missing");
  const hours = ageSeconds / 3600;
  if (isNightly) return hours > nightlyHours ? fault("backup-old") : ok;
  return hours > weekHours ? warning("backup-old") : ok;
};

/** Null: it couldn't be looked at. */
export const judgeDisk = (freeBytes: number | null): Judged => {
  if (freeBytes === null) return warning("disk-unknown");
  if (freeBytes < leastFreeBytes) return fault("disk-full");
  return freeBytes < comfortableFreeBytes ? warning("disk-low") : ok;
};

const judgeProvider = (mode: ProviderMode): Judged => {
  if (mode === "off") return warning("off");
  return mode === "sandbox" ? warning("sandbox") : ok;
};
