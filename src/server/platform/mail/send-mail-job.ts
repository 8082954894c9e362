import { z } from "zod";
import { languages } from "#domain/languages.ts";
import { defineJob, handleJob } from "../jobs/job.ts";
import type { Mailer } from "./create-mailer.ts";
import type { Mail } from "./mail.ts";

/** Mails leave by a job, so that a mail server that is away delays them instead of losing them. */
export const sendMailJob = defineJob({
  name: "send-mail",
  payload: z.object({ to: z.string(), mail: z.custom<Mail>(), language: z.enum(languages) }),
  // graphile-worker waits exponentially longer between attempts: ten are about a day and a half.
  maxAttempts: 10,
});

export const sendMailHandler = (mailer: Mailer) =>
  handleJob(sendMailJob, ({ to, mail, language }) => mailer.send(to, mail, language));
