import { z } from "zod";
import type { WhatsAppChannel } from "../../integrations/whatsapp/channel.ts";
import type { Database } from "../../platform/db/database.ts";
import { createEnqueue, defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Routine } from "../../platform/jobs/worker.ts";
import { failAbandonedNotices, forgetOldReplyWindows } from "./senders/sender-store.ts";
import { areTemplatesApproved, ensureTemplates } from "./senders/template-service.ts";
import { sendNoticeJob } from "./sending/send-jobs.ts";
import { type SendingDeps, sendNotice } from "./sending/sending-service.ts";

const ensureTemplatesJob = defineJob({
  name: "ensure-templates",
  /** How often it has looked since it was started; the pauses grow with it. */
  payload: z.object({ round: z.int().min(0) }),
  maxAttempts: 20,
});

const longestPauseSeconds = 3_600;

/** The background side of notices. */
export const noticeHandlers = (deps: SendingDeps): JobHandler[] => [
  handleJob(sendNoticeJob, ({ ownerId, noticeId }) => sendNotice(deps, ownerId, noticeId)),
  handleJob(ensureTemplatesJob, async ({ round }) => {
    if (deps.channel === null) return;
    const { isPending } = await ensureTemplates(deps.db, deps.channel);
    if (isPending) await enqueueTemplates(deps, round + 1);
  }),
];

/** At a start texts and account may be others than before; what isn't approved yet is brought to review. */
export const startTemplates = async ({ db, clock, channel }: SendingDeps): Promise<void> => {
  if (channel !== null && !(await areTemplatesApproved(db, channel))) await enqueueTemplates({ db, clock });
};

const enqueueTemplates = async ({ db, clock }: Pick<SendingDeps, "db" | "clock">, round = 0): Promise<void> => {
  const enqueue = createEnqueue(clock);
  const seconds = round === 0 ? 0 : Math.min(2 ** (round + 1), longestPauseSeconds);
  await db.transaction((tx) =>
    enqueue(tx, ensureTemplatesJob, { round }, { key: ensureTemplatesJob.name, runAt: clock.now().add({ seconds }) }),
  );
};

export const noticeRoutines = ({ db, clock, channel }: SendingDeps): Routine[] => [
  {
    name: "fail-abandoned-notices",
    schedule: "*/5 * * * *",
    run: async () => void (await db.run(failAbandonedNotices, {})),
  },
  {
    name: "forget-old-windows",
    schedule: "37 3 * * *",
    run: async () => void (await db.run(forgetOldReplyWindows, { before: clock.now().subtract({ hours: 48 }) })),
  },
  { name: "refresh-templates", schedule: "47 3 * * *", run: async () => void (await refresh(db, channel)) },
];

/** WhatsApp pauses and forbids templates long after it approved them. */
const refresh = async (db: Database, channel: WhatsAppChannel | null): Promise<void> => {
  if (channel !== null) await ensureTemplates(db, channel);
};
