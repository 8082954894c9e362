import type { MailSettings } from "#contract/admin/mail-settings.ts";
import { trialAddress } from "#domain/clients/trial-address.ts";
import type { Language } from "#domain/languages.ts";
import { dayMailHours, requestPatienceMinutes } from "#domain/notices/owner-mails.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import {
  markDayMailed,
  markQuestionsMailed,
  markRequestMailed,
  selectDay,
  selectDueDays,
  selectSettings,
  selectUnmailedQuestions,
  selectUnmailedRequests,
  upsertSettings,
} from "./store.ts";

export type OwnerMailDeps = { db: Database; clock: Clock; enqueue: Enqueue; publicUrl: string };

const defaults: MailSettings = { onRequest: true, onDay: false };

export const readMailSettings = async (db: Database, ownerId: OwnerId): Promise<MailSettings> => {
  const [settings] = await db.read(ownerId, (tx) => [findSettings(tx, ownerId)]);
  return settings;
};

const findSettings = async (tx: Tx, ownerId: OwnerId): Promise<MailSettings> =>
  (await tx.run(selectSettings, { ownerId }))[0] ?? defaults;

export const changeMailSettings = (db: Database, ownerId: OwnerId, settings: MailSettings): Promise<MailSettings> =>
  db.withOwner(ownerId, async (tx) => {
    await tx.run(upsertSettings, { ownerId, ...settings });
    return settings;
  });

/** One mail for each request to talk to a person that nobody has met yet. */
export const mailRequests = async ({ db, clock, enqueue, publicUrl }: OwnerMailDeps): Promise<void> => {
  const waitingSince = clock.now().subtract({ minutes: requestPatienceMinutes });
  for (const { user_id: owner, client_id: clientId } of await db.run(selectUnmailedRequests, { waitingSince })) {
    const ownerId = owner as OwnerId;
    await db.withOwner(ownerId, async (tx) => {
      const settings = await findSettings(tx, ownerId);
      const [client] = await tx.run(markRequestMailed, { ownerId, clientId, now: clock.now() });
      // An owner who tries the bot on the dashboard isn't waiting for anyone.
      if (!client || !settings.onRequest || client.channel_address === trialAddress) return;
      const url = `${publicUrl}/clients/${clientId}`;
      const shownName = client.name ?? formatPhone(client.channel_address ?? "");
      await mailOwner(tx, enqueue, { ownerId }, (name) => ({ kind: "clientAsked", name, client: shownName, url }));
    });
  }
};

/** One mail for what a client asked the team and nobody has answered yet. */
export const mailQuestions = async ({ db, clock, enqueue, publicUrl }: OwnerMailDeps): Promise<void> => {
  const waitingSince = clock.now().subtract({ minutes: requestPatienceMinutes });
  for (const { user_id: owner, client_id: clientId } of await db.run(selectUnmailedQuestions, { waitingSince })) {
    const ownerId = owner as OwnerId;
    await db.withOwner(ownerId, async (tx) => {
      const settings = await findSettings(tx, ownerId);
      const questions = await tx.run(markQuestionsMailed, { ownerId, clientId, now: clock.now() });
      const [first] = questions;
      if (!first || !settings.onRequest) return;
      const mail = {
        client: first.name ?? formatPhone(first.channel_address ?? ""),
        questions: questions.map(({ words }) => words).join("\n"),
        url: `${publicUrl}/clients/${first.person_id}`,
      };
      await mailOwner(tx, enqueue, { ownerId }, (name) => ({ kind: "clientQuestion", name, ...mail }));
    });
  }
};

/** Each day once, and only when there is something to do. */
export const mailDays = async ({ db, clock, enqueue, publicUrl }: OwnerMailDeps): Promise<void> => {
  for (const { user_id: owner, today } of await db.run(selectDueDays, { now: clock.now(), ...dayMailHours })) {
    const ownerId = owner as OwnerId;
    await db.withOwner(ownerId, async (tx) => {
      const [marked] = await tx.run(markDayMailed, { ownerId, today });
      const day = marked ? await tx.run(selectDay, { ownerId, today }) : [];
      if (day.length === 0) return;
      await mailOwner(tx, enqueue, { ownerId }, (name, language) => ({
        kind: "dayAhead",
        name,
        date: formatDate(today, language, "full") ?? today,
        appointments: day.map((appointment) => dayLine(appointment, language)).join("\n"),
        url: `${publicUrl}/app`,
      }));
    });
  }
};

type DayRow = { time: string; client: string; serviceType: string; agent: string };

const dayLine = ({ time, client, serviceType, agent }: DayRow, language: Language): string =>
  `${formatTime(time, language) ?? time}  ${isolateText(client)}, ${isolateText(serviceType)} (${isolateText(agent)})`;
