import type { Language } from "#domain/languages.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { asAdmin } from "./apps/test-cluster.ts";

export type QueuedMail = { to: string; mail: Mail; language: Language };

/** The mails that wait for the worker, oldest first: tests run without one. */
export const queuedMails = async (adminUrl: string, to: string): Promise<QueuedMail[]> => {
  let mails: QueuedMail[] = [];
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ payload: QueuedMail }>(
      `select payload from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = 'send-mail' and payload ->> 'to' = $1 order by job.id`,
      [to],
    );
    mails = rows.map((row) => row.payload);
  });
  return mails;
};

/** Path and query of the newest link mailed to an address. */
export const mailedLink = async (adminUrl: string, to: string): Promise<string> => {
  const mail = (await queuedMails(adminUrl, to)).at(-1)?.mail;
  if (!mail || !("url" in mail)) throw new Error(`no link was mailed to ${to}`);
  const { pathname, search } = new URL(mail.url);
  return pathname + search;
};

/** The token in the newest link mailed to an address. */
export const mailedToken = async (adminUrl: string, to: string): Promise<string> =>
  new URL(await mailedLink(adminUrl, to), "http://daybook.test").searchParams.get("token") ?? "";
