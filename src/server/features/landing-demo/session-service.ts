import { createHmac, timingSafeEqual } from "node:crypto";
import { readConversationState } from "#domain/conversation/state.ts";
import { type DemoAppointment, type DemoNames, openDemoBusiness } from "#domain/landing-demo/demo-business.ts";
import { beginLandingDemo, type LandingDemo } from "#domain/landing-demo/landing-demo.ts";
import { isLanguage, type Language } from "#domain/languages.ts";
import { learnedReader } from "../../platform/learned-reader.ts";

/** The state of a chat, without what every chat begins with. */
type Kept = {
  begunAtMs: number;
  language: Language;
  zone: string;
  client: string;
  own: readonly DemoAppointment[];
  isDisclosed: boolean;
  state: unknown;
};

export type LandingDemoSession = { begunAt: Temporal.Instant; demo: LandingDemo };

/** As long as a chat counts. */
const longestMs = 60 * 60_000;

/** Sealed, so that what comes back is what was sent: visitors carry their own chat, and nobody else's. */
export const sealSession = (secret: string, { begunAt, demo }: LandingDemoSession): string => {
  const { language, zone, names, appointments, isDisclosed } = demo.business;
  const own = appointments.filter(({ isOwn }) => isOwn);
  const kept: Kept = {
    begunAtMs: begunAt.epochMilliseconds,
    language,
    zone,
    client: names.client,
    own,
    isDisclosed,
    state: demo.state,
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
): LandingDemoSession | null => {
  const [text = "", seal = ""] = sealed.split(".");
  const [given, right] = [Buffer.from(seal, "base64url"), sealOf(secret, text)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const kept = JSON.parse(Buffer.from(text, "base64url").toString()) as Kept;
  const age = now.epochMilliseconds - kept.begunAtMs;
  if (age < 0 || age > longestMs || !isLanguage(kept.language)) return null;
  const begunAt = Temporal.Instant.fromEpochMilliseconds(kept.begunAtMs);
  const { language, zone, client, own, isDisclosed } = kept;
  const business = openDemoBusiness({ ...names, client }, { language, zone, now: begunAt, reader: learnedReader() });
  const demo = { business: { ...business, appointments: [...business.appointments, ...own], isDisclosed } };
  return { begunAt, demo: { ...demo, state: readConversationState(kept.state) } };
};

export const newSession = (
  names: DemoNames,
  { language, zone, now }: { language: Language; zone: string; now: Temporal.Instant },
): LandingDemoSession => ({
  begunAt: now,
  demo: beginLandingDemo(openDemoBusiness(names, { language, zone, now, reader: learnedReader() })),
});

const sealOf = (secret: string, text: string): Buffer =>
  createHmac("sha256", secret).update(`landing demo session\n${text}`).digest();
