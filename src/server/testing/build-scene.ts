import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { buildAppointment } from "./build-appointment.ts";
import type { TestOwner } from "./build-owner.ts";
import { buildAgent, buildType } from "./build-scheduling.ts";
import { buildSubscription } from "./build-subscription.ts";
import { asAdmin } from "./test-cluster.ts";

/** One owner's business with one of everything that has an id, each at version 1. */
export type Scene = {
  agentId: string;
  otherAgentId: string;
  typeId: string;
  breakId: string;
  appointmentId: string;
  pendingAppointmentId: string;
  noticeId: string;
  /** Another one of the owner's. */
  sessionId: string;
  /** Confirms a pending change of the address. */
  emailToken: string;
};

/** Scenes play on this day, a Monday, in Madrid. */
export const sceneNow = Temporal.Instant.from("2027-03-01T08:00:00Z");

/** What the owner of a scene signs in with. */
export const scenePassword = "a fine long password";
const scenePasswordHash = await hashPassword(scenePassword);

/** A scene of ids that nothing has, for asking what an example looks like. */
export const imaginedScene = new Proxy({} as Scene, { get: () => randomUUID() });

export const buildScene = async (adminUrl: string, owner: TestOwner, nameMark = "Own"): Promise<Scene> => {
  await buildSubscription(adminUrl, owner.id, { maxAgents: 5 });
  const agentId = await buildAgent(adminUrl, owner.id, { name: `${nameMark} Agent` });
  const otherAgentId = await buildAgent(adminUrl, owner.id, { name: `${nameMark} Second` });
  const typeId = await buildType(adminUrl, owner.id, { name: `${nameMark} Type` });
  const appointment = (startsAt: string, status: "confirmed" | "pending") =>
    buildAppointment(adminUrl, owner.id, agentId, startsAt, { status, typeId, clientName: `${nameMark} Client` });
  const appointmentId = await appointment("2027-03-02T09:00:00Z", "confirmed");
  const pendingAppointmentId = await appointment("2027-03-02T11:00:00Z", "pending");
  const breakId = randomUUID();
  const noticeId = randomUUID();
  const sessionId = randomUUID();
  const emailToken = randomUUID();
  await asAdmin(adminUrl, async (client) => {
    await client.query("update user_profiles set company_name = $2 where user_id = $1", [
      owner.id,
      `${nameMark} Company`,
    ]);
    await client.query(
      `insert into business_breaks (id, user_id, day_of_week, start_time, end_time, break_name)
       values ($1, $2, 'Monday', '12:00', '13:00', $3)`,
      [breakId, owner.id, `${nameMark} Break`],
    );
    await client.query(
      `insert into notices (id, user_id, appointment_id, kind, appointment_version, status, reason, details)
       values ($1, $2, $3, 'confirmation', 1, 'not_sent', 'no-sender', '{}')`,
      [noticeId, owner.id, appointmentId],
    );
    await client.query(
      "insert into session (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')",
      [sessionId, owner.id, randomUUID()],
    );
    await client.query(
      "insert into account (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3)",
      [owner.id, owner.id, scenePasswordHash],
    );
    await client.query(
      `insert into email_changes (user_id, new_email, token_hash, expires_at)
       values ($1, $2, encode(sha256($3::text::bytea), 'hex'), now() + interval '1 day')`,
      [owner.id, `new-${owner.id}@example.com`, emailToken],
    );
  });
  return {
    agentId,
    otherAgentId,
    typeId,
    breakId,
    appointmentId,
    pendingAppointmentId,
    noticeId,
    sessionId,
    emailToken,
  };
};
