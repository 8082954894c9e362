import { z } from "zod";
import type { ArrivalReport } from "#domain/conversation/command.ts";
import type { Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { pushTexts } from "#locales/push-texts.ts";
import type { Tx } from "../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../platform/jobs/owner-id-schema.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import type { OwnerMailDeps } from "./service.ts";
import { enqueueArrivalMail, selectArrivingClient } from "./store.ts";

type News = { clientId: string; arrival: ArrivalReport; minutes: number | null };

const mailArrivalJob = defineJob({
  name: "mail-arrival",
  payload: z.object({
    ownerId: ownerIdSchema,
    clientId: z.string(),
    arrival: z.enum(["late", "coming", "here"]),
    minutes: z.number().nullable(),
  }),
  maxAttempts: 5,
});

/**
 * Queued in the transaction of the client's message. The owner is emailed at once, because a client at the door doesn't
 * wait. Two messages before it is sent make one email.
 */
export const mailArrival = (tx: Tx, news: News & { ownerId: OwnerId }): void => tx.send(enqueueArrivalMail, news);

export const arrivalMailHandler = ({ db, enqueue, publicUrl }: OwnerMailDeps): JobHandler =>
  handleJob(mailArrivalJob, async ({ ownerId, clientId, arrival, minutes }) => {
    await db.withOwner(ownerId, async (tx) => {
      const [client] = await tx.run(selectArrivingClient, { ownerId, clientId });
      if (!client) return;
      const shown = client.name ?? formatPhone(client.channel_address ?? "");
      const url = `${publicUrl}/clients/${clientId}`;
      await mailOwner(tx, enqueue, { ownerId }, (name, language) => ({
        kind: "clientArrives",
        name,
        client: shown,
        news: newsOf(arrival, minutes, language),
        url,
      }));
    });
  });

const newsOf = (arrival: ArrivalReport, minutes: number | null, language: Language): string => {
  const said = pushTexts[language].push[arrival];
  return minutes === null ? said : `${said} (${minutes} min)`;
};
