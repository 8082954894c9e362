import { randomInt } from "node:crypto";
import { join } from "node:path";
import { openSenderStore } from "#server/simulators/twilio/senders/sender-store.ts";
import { buildNumber } from "#server/testing/builders/build-number.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { databaseUrl, type SignedIn } from "./fixtures.ts";

/** A business whose bot works: paid for, with a number at the simulated provider, one person and one service. */
export const openSalon = async (owner: SignedIn, companyName = "Salon Aurora"): Promise<{ number: string }> => {
  await buildSubscription(databaseUrl(), owner.id, { maxAgents: 5 });
  return openUnpaidSalon(owner, companyName);
};

/** The same before anyone has paid for it. */
export const openUnpaidSalon = async (
  { id, api }: SignedIn,
  companyName = "Salon Aurora",
): Promise<{ number: string }> => {
  const adminUrl = databaseUrl();
  const number = `+34910${randomInt(100_000, 999_999)}`;
  const senders = openSenderStore(join(process.env["E2E_DATA_DIR"] ?? "", "twilio"));
  const { version } = await api<{ version: number }>("GET", "/api/v1/profile");
  await api("PUT", "/api/v1/profile", { companyName, version });
  await buildNumber({ adminUrl, twilio: { senders }, origin: process.env["E2E_URL"] ?? "" }, id, number);
  await buildAgent(adminUrl, id, { name: "Ana" });
  await buildType(adminUrl, id, { name: "Haircut", buffer: 0 });
  return { number };
};

/** A visit at ten yesterday, written down afterwards: with the first agent, of the first service. */
export const recordPastVisit = async (
  { api }: SignedIn,
  client: { clientName: string; clientPhone: string },
): Promise<void> => {
  const { agents } = await api<{ agents: { id: string }[] }>("GET", "/api/v1/agents");
  const { appointmentTypes } = await api<{ appointmentTypes: { id: string }[] }>("GET", "/api/v1/appointment-types");
  const { now } = await api<{ now: string }>("GET", "/api/v1/me");
  const visit = Temporal.Instant.from(now).toZonedDateTimeISO("Europe/Madrid").subtract({ days: 1 });
  await api("POST", "/api/v1/appointments", {
    ...client,
    appointmentDate: visit.toPlainDate().toString(),
    appointmentTime: "10:00",
    agentId: agents[0]?.id,
    appointmentTypeId: appointmentTypes[0]?.id,
    isPastVisit: true,
  });
};

/** What a client's phone sends; resolves once the bot has answered. */
export const writeAs = async (from: string, to: string, message: object): Promise<{ text: string }[]> => {
  const origin = process.env["E2E_URL"] ?? "";
  const response = await fetch(`${origin}/simulator/api/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ from, to, profileName: "Carmen Ruiz", ...message }),
  });
  if (!response.ok) throw new Error(`the phone was answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { replies: { text: string }[] }).replies;
};
