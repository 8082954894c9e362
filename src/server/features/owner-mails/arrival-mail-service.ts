import { z } from "zod";
import type { ArrivalReport } from "#domain/conversation/command.ts";
import type { Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { pushTexts } from "#locales/push-texts.ts";
import type { Tx } from "../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { ownerIdSchema } from "../../platform/jobs/owner-id-schema.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import type { OwnerMailDeps } from "./service.ts";
import { enqueueArrivalMail, selectArrivalAppointment, selectArrivingClient } from "./store.ts";

type News = { clientId: string; arrival: ArrivalReport; minutes: number | null; appointmentId: string | null };

const mailArrivalJob = defineJob({
  name: "mail-arrival",
  payload: z.object({
    ownerId: ownerIdSchema,
    clientId: z.string(),
    arrival: z.enum(["late", "coming", "here"]),
    minutes: z.number().nullable(),
    appointmentId: z.string().nullable().default(null),
  }),
  maxAttempts: 5,
});

/**
 * Queued in the transaction of the client's message. The owner is emailed at once, because a client at the door doesn't
 * wait. Two messages before it is sent make one email.
 */
export const mailArrival = (tx: Tx, news: News & { ownerId: OwnerId }): void => tx.send(enqueueArrivalMail, news);

export const arrivalMailHandler = ({ db, enqueue, publicUrl }: OwnerMailDeps): JobHandler =>
  handleJob(mailArrivalJob, async ({ ownerId, clientId, arrival, minutes, appointmentId }) => {
    await db.withOwner(ownerId, async (tx) => {
      const [[client], [appointment]] = await Promise.all([
        tx.run(selectArrivingClient, { ownerId, clientId }),
        tx.run(selectArrivalAppointment, { ownerId, appointmentId }),
      ]);
      if (!client) return;
      const shown = client.name ?? formatPhone(client.channel_address ?? "");
      const url = `${publicUrl}/clients/${clientId}`;
      const news = (language: Language) => ({
        client: shown,
        news: newsOf(arrival, minutes, language),
        appointment: appointment ? appointmentLine(appointment, language) : "",
      });
      if (client.is_owner_mailed) {
        const mail = (name: string, language: Language) =>
          ({ kind: "clientArrives", name, ...news(language), url }) as const;
        await mailOwner(tx, enqueue, { ownerId }, mail);
      }
      // An owner who is the agent as well has the dashboard and their own email.
      const agent = appointment?.agent_email;
      if (!agent || agent.toLowerCase() === appointment.owner_email.toLowerCase()) return;
      const mail = (_: string, language: Language) =>
        ({ kind: "agentClientArrives", name: appointment.agent_name, ...news(language) }) as const;
      await mailOwner(tx, enqueue, { ownerId, to: agent }, mail);
    });
  });

type ArrivalAppointment = NonNullable<(typeof selectArrivalAppointment)["row"]>;

const appointmentLine = ({ time, service_type, agent_name }: ArrivalAppointment, language: Language): string =>
  `${formatTime(time, language) ?? time} · ${service_type} (${agent_name})`;

const newsOf = (arrival: ArrivalReport, minutes: number | null, language: Language): string => {
  const said = pushTexts[language].push[arrival];
  return minutes === null ? said : `${said} (${minutes} min)`;
};
