import { createHmac, timingSafeEqual } from "node:crypto";
import { readConversationState } from "#domain/conversation/state.ts";
import { isLanguage, type Language } from "#domain/languages.ts";
import { type DemoAppointment, type DemoNames, openDemoBusiness } from "#domain/taste/demo-business.ts";
import { beginTaste, type Taste } from "#domain/taste/taste.ts";

/** Where a chat stands, without what every chat begins with. */
type Kept = {
  begunAtMs: number;
  language: Language;
  zone: string;
  client: string;
  own: readonly DemoAppointment[];
  state: unknown;
};

export type TasteSession = { begunAt: Temporal.Instant; taste: Taste };

/** As long as a chat counts. */
const longestMs = 60 * 60_000;

/** Sealed, so that what comes back is what was sent: visitors carry their own chat, and nobody else's. */
export const sealSession = (secret: string, { begunAt, taste }: TasteSession): string => {
  const { language, zone, names, appointments } = taste.business;
  const own = appointments.filter(({ isOwn }) => isOwn);
  const kept: Kept = {
    begunAtMs: begunAt.epochMilliseconds,
    language,
    zone,
    client: names.client,
    own,
    state: taste.state,
  };
  const text = Buffer.from(JSON.stringify(kept)).toString("base64url");
  return `${text}.${sealOf(secret, text).toString("base64url")}`;
};

/** Null when it isn't ours, or has ended. */
export const openSession = (
  secret: string,
  sealed: string,
  names: DemoNames,
  now: Temporal.Instant,
): TasteSession | null => {
  const [text = "", seal = ""] = sealed.split(".");
  const [given, right] = [Buffer.from(seal, "base64url"), sealOf(secret, text)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const kept = JSON.parse(Buffer.from(text, "base64url").toString()) as Kept;
  const age = now.epochMilliseconds - kept.begunAtMs;
  if (age < 0 || age > longestMs || !isLanguage(kept.language)) return null;
  const begunAt = Temporal.Instant.fromEpochMilliseconds(kept.begunAtMs);
  const { language, zone, client, own } = kept;
  const business = openDemoBusiness({ ...names, client }, { language, zone, now: begunAt });
  const taste = { business: { ...business, appointments: [...business.appointments, ...own] } };
  return { begunAt, taste: { ...taste, state: readConversationState(kept.state) } };
};

export const newSession = (
  names: DemoNames,
  { language, zone, now }: { language: Language; zone: string; now: Temporal.Instant },
): TasteSession => ({ begunAt: now, taste: beginTaste(openDemoBusiness(names, { language, zone, now })) });

const sealOf = (secret: string, text: string): Buffer =>
  createHmac("sha256", secret).update(`taste session\n${text}`).digest();
