import { randomUUID } from "node:crypto";
import { defaultLanguage } from "#domain/languages.ts";
import { accountRoutines, deleteAccountHandler } from "../features/accounts/deletion/deletion-jobs.ts";
import type { AccountEnding } from "../features/accounts/deletion/erasing-service.ts";
import { administrationRoutines } from "../features/administration/jobs.ts";
import { changesRoutines } from "../features/changes/jobs.ts";
import { contactRoutines } from "../features/contact/jobs.ts";
import { conversationRoutines } from "../features/conversations/jobs.ts";
import { startConversationQueue } from "../features/conversations/queue/queue-jobs.ts";
import { calendarRoutines } from "../features/external-calendars/jobs.ts";
import { fileRoutines } from "../features/files/jobs.ts";
import { removeAllFiles } from "../features/files/service.ts";
import { holidayRoutines } from "../features/holidays/jobs.ts";
import { awaitNotices } from "../features/notices/ending-service.ts";
import { noticeHandlers, noticeRoutines, startTemplates } from "../features/notices/jobs.ts";
import { numberHandlers, numberRoutines } from "../features/numbers/jobs.ts";
import { endNumbers } from "../features/numbers/release-service.ts";
import { arrivalMailHandler } from "../features/owner-mails/arrival-mail-service.ts";
import { ownerMailRoutines } from "../features/owner-mails/jobs.ts";
import { senderMailHandler } from "../features/owner-mails/sender-mail-service.ts";
import { pushHandlers } from "../features/push/jobs.ts";
import { ensurePushKeys } from "../features/push/service.ts";
import { reminderRoutines } from "../features/reminders/jobs.ts";
import { subscriptionEnding } from "../features/subscription/ending-service.ts";
import { subscriptionHandlers, subscriptionRoutines } from "../features/subscription/jobs.ts";
import { watchWaitlists } from "../features/waitlist/jobs.ts";
import { webhookHandlers, webhookRoutines } from "../features/webhooks/jobs.ts";
import type { CalendarGateway } from "../integrations/calendars/gateway.ts";
import type { PayPalGateway } from "../integrations/paypal/gateway.ts";
import { createPushSender, type PushSender } from "../integrations/push/create-push-sender.ts";
import type { WebhookSender } from "../integrations/webhooks/create-webhook-sender.ts";
import type { WhatsAppChannel } from "../integrations/whatsapp/channel.ts";
import type { WhatsAppNumbers } from "../integrations/whatsapp/numbers.ts";
import { backupRoutines, type NightlyBackup } from "../platform/backup/nightly-backup.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/db/database.ts";
import type { DiskSpace, InstallationDisk } from "../platform/disk/disk-space.ts";
import { inUnits } from "../platform/disk/in-units.ts";
import { watchDisk } from "../platform/disk/watch-disk.ts";
import { forgetOldLimits } from "../platform/http/security/rate-limit.ts";
import { forgetOldKeys } from "../platform/idempotency.ts";
import { createEnqueue, type JobHandler } from "../platform/jobs/job.ts";
import { type Routine, startWorker, type Worker } from "../platform/jobs/worker.ts";
import type { Log } from "../platform/log.ts";
import { createMailer, type Mailer } from "../platform/mail/create-mailer.ts";
import { sendMailHandler } from "../platform/mail/send-mail-job.ts";
import { countCalls } from "../platform/metrics/count-calls.ts";
import type { Metrics } from "../platform/metrics/create-metrics.ts";
import { forgetExpiredSessions, forgetSessionEnds } from "../platform/session.ts";
import { startTogether } from "../platform/stopping/start-together.ts";
import type { FileStorage } from "../platform/storage/storage.ts";

type BackgroundOptions = {
  db: Database;
  adminUrl: string;
  smtpUrl: string;
  mailFrom: string;
  supportEmail: string;
  isAlone: boolean;
  clock: Clock;
  whatsapp: WhatsAppChannel | null;
  numbers: WhatsAppNumbers | null;
  storage: FileStorage;
  paypal: PayPalGateway | null;
  calendars: CalendarGateway;
  webhooks: WebhookSender;
  publicUrl: string;
  authSecret: string;
  keepsSecret: boolean;
  backups: NightlyBackup["backups"];
  installation: { readonly disk: InstallationDisk };
  log: Log;
  metrics: Metrics;
};

/** What an account has outside of our database, in the order in which it ends before the account is erased. */
const accountEndings = (options: BackgroundOptions): readonly AccountEnding[] => [
  // First, as the notices leave from the number.
  { name: "notices", end: (ownerId) => awaitNotices(options.db, ownerId) },
  { name: "number", end: (ownerId) => endNumbers(withQueue(options), ownerId) },
  { name: "files", end: (ownerId) => removeAllFiles(options, ownerId) },
  subscriptionEnding(options),
];

/** Push services want somebody to turn to: the installation's address, or its sender's. */
const pushContact = ({ publicUrl, mailFrom }: BackgroundOptions): string =>
  publicUrl.startsWith("https:") ? publicUrl : `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

const withQueue = (options: BackgroundOptions) => ({ ...options, enqueue: createEnqueue(options.clock) });

/** What an owner is notified of on devices and by mail as soon as it happens. */
const ownerNewsHandlers = (options: BackgroundOptions, sender: PushSender): JobHandler[] => [
  ...pushHandlers({ db: options.db, sender }),
  arrivalMailHandler(withQueue(options)),
  senderMailHandler(withQueue(options)),
];

/** What the worker does: jobs and routines. */
const listWork = (options: BackgroundOptions, sender: PushSender, mailer: Mailer) => {
  const { db, clock, log, publicUrl, authSecret: secret } = options;
  const notices = { db, clock, channel: options.whatsapp, log, mail: { mailer, publicUrl, secret } };
  const accounts = { db, endings: accountEndings(options) };
  const handlers = [
    sendMailHandler(mailer),
    deleteAccountHandler(accounts),
    ...noticeHandlers(notices),
    ...subscriptionHandlers(options),
    ...numberHandlers(withQueue(options)),
    ...ownerNewsHandlers(options, sender),
    ...webhookHandlers({ ...withQueue(options), secret: options.authSecret, sender: options.webhooks }),
  ];
  const routines = [
    ...noticeRoutines(notices),
    ...reminderRoutines(notices),
    ...calendarRoutines({ db, clock, log, secret: options.authSecret, gateway: options.calendars }),
    ...administrationRoutines(options),
    ...conversationRoutines(notices),
    ...accountRoutines(accounts),
    ...subscriptionRoutines(options),
    ...numberRoutines(withQueue(options)),
    ...fileRoutines(options),
    ...contactRoutines(options),
    ...holidayRoutines(options),
    ...ownerMailRoutines(withQueue(options)),
    ...changesRoutines(options),
    ...webhookRoutines(options),
    ...backupRoutines(options),
    ...forgettingRoutines(db),
  ];
  return { notices, handlers, routines };
};

const forgettingRoutines = (db: Database): Routine[] => [
  {
    name: "forget-old-rate-limits",
    schedule: "17 3 * * *",
    run: async () => void (await db.run(forgetOldLimits, {})),
  },
  {
    name: "forget-old-idempotency-keys",
    schedule: "22 3 * * *",
    run: async () => void (await db.run(forgetOldKeys, {})),
  },
  {
    name: "forget-ended-sessions",
    schedule: "27 3 * * *",
    run: async () => {
      await db.run(forgetExpiredSessions, {});
      await db.run(forgetSessionEnds, {});
    },
  },
];

/** Past the queue, which is in the database. */
const mailDiskFull = (
  { supportEmail, publicUrl: site }: BackgroundOptions,
  mailer: Mailer,
  { freeBytes, totalBytes }: DiskSpace,
): Promise<void> =>
  mailer.send(
    supportEmail,
    { kind: "diskFull", site, free: inUnits(freeBytes), total: inUnits(totalBytes) },
    defaultLanguage,
  );

/** Everything that runs without a request: the jobs and the daily routines. */
export const startBackgroundWork = (options: BackgroundOptions): Promise<Worker> =>
  startTogether(options.log, async (parts) => {
    const { db, adminUrl, isAlone, clock, log, metrics, publicUrl } = options;
    const sender = createPushSender({ keys: await ensurePushKeys(db), contact: pushContact(options) });
    const mailer = countCalls(createMailer({ smtpUrl: options.smtpUrl, from: options.mailFrom }), "mail", metrics);
    parts.push({ name: "mailer", limitMs: 1_000, stop: async () => mailer.close() });
    const disk = watchDisk({
      read: options.installation.disk.read,
      warn: (space) => mailDiskFull(options, mailer, space),
      log,
    });
    parts.push({ name: "disk", limitMs: 1_000, stop: async () => disk.stop() });
    const { notices, handlers, routines } = listWork(options, sender, mailer);
    const waitlists = watchWaitlists({ db, clock, log, url: adminUrl });
    const workerId = randomUUID();
    const worker = await startWorker({
      ...{ adminUrl, processId: workerId, handlers, concurrency: 8, isAlone, log, metrics },
      routines: [...routines, ...waitlists.routines],
    });
    parts.push({ name: "jobs", limitMs: 20_000, stop: worker.stop });
    parts.push({ name: "waitlists", limitMs: 10_000, stop: waitlists.stop });
    await waitlists.start();
    const conversations = await startConversationQueue({ ...notices, adminUrl, workerId, metrics, publicUrl });
    // Before the heartbeat, which says that they are being worked on.
    parts.push({ name: "conversations", limitMs: 15_000, stop: conversations.stop });
    await startTemplates(notices);
    return { isRunning: () => worker.isRunning() && conversations.isRunning() };
  });
