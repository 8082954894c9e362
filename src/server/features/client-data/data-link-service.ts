import { createHash, randomBytes } from "node:crypto";
import { isLanguage, type Language } from "#domain/languages.ts";
import { businessNameOf } from "#domain/numbers/business-name.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import {
  countDataLinks,
  deleteEndedLinks,
  findDataLink,
  insertDataLink,
  selectDataAppointments,
  selectDataMessages,
  selectDataQuestions,
  selectDataSubject,
  selectDataWaits,
} from "./data-link-store.ts";

const linkHours = 24;
const mostLinksPerDay = 5;

type NewLink = { ownerId: OwnerId; clientId: string; publicUrl: string; now: Temporal.Instant };

/** An address that nobody can guess and that ends by itself; null when the person has had enough of them today. */
export const makeDataLink = async (tx: Tx, { ownerId, clientId, publicUrl, now }: NewLink): Promise<string | null> => {
  const since = now.subtract({ hours: linkHours });
  const [made] = await tx.run(countDataLinks, { ownerId, clientId, since });
  if ((made?.count ?? 0) >= mostLinksPerDay) return null;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = now.add({ hours: linkHours });
  await Promise.all([
    tx.run(insertDataLink, { ownerId, clientId, tokenHash: hashToken(token), now, expiresAt }),
    tx.run(deleteEndedLinks, { ownerId, before: since }),
  ]);
  return `${publicUrl}/my-data/${token}`;
};

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

export type DataLink = { ownerId: OwnerId; linkId: string; clientId: string };

export const findDataLinkByToken = async (
  db: Database,
  token: string,
  now: Temporal.Instant,
): Promise<DataLink | null> => {
  const [found] = await db.run(findDataLink, { hash: hashToken(token), now });
  return found ? { ownerId: found.user_id as OwnerId, linkId: found.id, clientId: found.client_id } : null;
};

export type ClientData = NonNullable<Awaited<ReturnType<typeof readClientData>>>;

/** What a client may read: what they gave, what was agreed and what was said. The owner's notes and tags are the owner's. */
export const readClientData = async (db: Database, { ownerId, clientId, linkId }: DataLink) => {
  const [[subject], appointments, waits, questions, messages] = await db.read(ownerId, (tx) => [
    tx.run(selectDataSubject, { ownerId, clientId, linkId }),
    tx.run(selectDataAppointments, { ownerId, clientId }),
    tx.run(selectDataWaits, { ownerId, clientId }),
    tx.run(selectDataQuestions, { ownerId, clientId }),
    tx.run(selectDataMessages, { ownerId, clientId }),
  ]);
  if (!subject) return null;
  const { wizard_name: wizardName, company_name: companyName, owner_name: ownerName } = subject;
  return {
    business: businessNameOf({ wizardName, companyName, ownerName }),
    language: languageOf(subject.language, subject.preferred_language),
    zone: subject.time_zone,
    expiresAt: subject.expires_at,
    client: {
      name: subject.name,
      profileName: subject.profile_name,
      number: subject.phone,
      email: subject.email,
      channel: subject.channel_choice,
      mailStoppedAt: subject.mail_stopped_at,
      language: subject.language,
      since: subject.created_at,
      stoppedAt: subject.opted_out_at,
      /** When the bot last said that it is one. */
      disclosedAt: subject.disclosed_at,
    },
    appointments: appointments.map((row) => ({
      date: row.appointment_date,
      time: row.appointment_time.slice(0, 5),
      minutes: row.duration,
      service: row.service_type,
      with: row.agent_name,
      status: row.status as "confirmed" | "pending" | "cancelled",
      name: row.client_name,
      bookedFor: row.booked_for,
      bookedAt: row.created_at,
      note: row.client_note,
    })),
    waitlist: waits.map((row) => ({
      from: row.from_date,
      to: row.to_date,
      fromTime: row.from_time,
      toTime: row.to_time,
      service: row.type_name,
      with: row.agent_name,
      state: row.state,
      since: row.created_at,
      offers: row.offers,
    })),
    questions: questions.map((row) => ({
      at: row.asked_at,
      question: row.words,
      answer: row.answer,
      isOpen: row.state === "open",
    })),
    messages: messages.map((row) => ({
      by: row.author === "client" ? ("you" as const) : ("business" as const),
      at: row.created_at,
      text: row.text === "" ? `(${row.kind})` : row.text,
    })),
  };
};

const languageOf = (...stored: readonly (string | null)[]): Language =>
  stored.find((language): language is Language => isLanguage(language)) ?? "en";
