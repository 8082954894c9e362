import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { hashCode, hashScope } from "../../features/mailed-codes/service.ts";
import { fakePlanId, sceneSubscription } from "../apps/fake-paypal.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import { buildAppointment } from "./build-appointment.ts";
import { buildCalendars } from "./build-calendars.ts";
import { buildClient } from "./build-client.ts";
import { insertOwner, type TestOwner, testSecret } from "./build-owner.ts";
import { buildPastNumber } from "./build-past-number.ts";
import { buildQuestion } from "./build-question.ts";
import { buildAgent, buildType } from "./build-scheduling.ts";
import { buildSubscription } from "./build-subscription.ts";
import { buildSeries, buildVisit } from "./build-visit.ts";
import { buildWait } from "./build-wait.ts";
import { buildWebhook } from "./build-webhook.ts";

/** One owner's business with one of everything that has an id, each at version 1. */
export type TestScene = {
  agentId: string;
  otherAgentId: string;
  typeId: string;
  breakId: string;
  timeOffId: string;
  specialDayId: string;
  resourceId: string;
  answerId: string;
  /** A phone that runs the day. */
  senderId: string;
  /** Somebody on the waitlist, whom nothing is offered at the moment. */
  entryId: string;
  startLinkId: string;
  apiKeyId: string;
  ticketId: string;
  appointmentId: string;
  pendingAppointmentId: string;
  /** Of two parts, so that its version is 2. */
  visitId: string;
  partId: string;
  /** Of two visits to come, each of one service: its version is 2 as well. */
  seriesId: string;
  /** Cancelled at `sceneCancelledAt`, as the log says. */
  cancelledAppointmentId: string;
  /** The agent ran late; nobody was affected. */
  dayActionId: string;
  /** Later on the scene's own day. */
  todaysAppointmentId: string;
  /** Took place in the week before. */
  pastAppointmentId: string;
  noticeId: string;
  clientId: string;
  /** Another client, without a number. */
  otherClientId: string;
  /** A record that was merged into `clientId`. */
  mergedClientId: string;
  importId: string;
  messageId: string;
  /** What the client asked, and the bot passed on. */
  questionId: string;
  feedId: string;
  /** A CalDAV calendar of `agentId`'s. */
  calendarId: string;
  webhookId: string;
  /** Something that was sent to it. */
  deliveryId: string;
  /** Released, so that another may be set up. */
  numberId: string;
  registrationId: string;
  /** The folder of the owner's pictures, which has the owner's id; see `sceneLogo`. */
  logoFolderId: string;
  /** Another one of the owner's. */
  sessionId: string;
  /** Somebody else's account, with nothing in it. */
  strangerId: string;
  /** Confirms a pending change of the address. */
  emailToken: string;
};

/** Scenes play on this day, a Monday, in Madrid. */
export const sceneNow = Temporal.Instant.from("2027-03-01T08:00:00Z");

/** When one of its appointments was cancelled. */
export const sceneCancelledAt = "2027-03-01T07:30:00Z";

/** What the owner of a scene signs in with. */
export const scenePassword = "a fine long password";
/** The code that was mailed to the owner of a scene, for the session at hand. */
export const sceneCode = "482913";
const scenePasswordHash = await hashPassword(scenePassword);

/** A scene of ids that nothing has, for asking what an example looks like. */
export const imaginedScene = new Proxy({} as TestScene, { get: () => randomUUID() });

export const buildScene = async (adminUrl: string, owner: TestOwner, nameMark = "Own"): Promise<TestScene> => {
  await buildSubscription(adminUrl, owner.id, { maxAgents: 5 });
  const agentId = await buildAgent(adminUrl, owner.id, { name: `${nameMark} Agent` });
  const otherAgentId = await buildAgent(adminUrl, owner.id, { name: `${nameMark} Second` });
  const typeId = await buildType(adminUrl, owner.id, { name: `${nameMark} Type` });
  const booked = { ownerId: owner.id, agentId, typeId, clientName: `${nameMark} Client` };
  const appointments = await buildAppointments(adminUrl, booked);
  const { appointmentId } = appointments;
  const visit = await buildVisit(adminUrl, booked, ["2027-03-09T09:00:00Z", "2027-03-09T10:00:00Z"]);
  const seriesId = await buildSeries(adminUrl, booked, ["2027-03-10T09:00:00Z", "2027-03-17T09:00:00Z"]);
  const resourceId = await buildResource(adminUrl, owner, { typeId, appointmentId, otherAgentId, nameMark });
  const [noticeId, emailToken] = [randomUUID(), randomUUID()];
  const sessionId = await buildSession(adminUrl, owner);
  const said = { name: `${nameMark} Client`, at: sceneNow.toString() };
  const { clientId, conversationId, messageId } = await buildClient(adminUrl, owner.id, said);
  const { questionId } = await buildQuestion(adminUrl, owner.id, { clientId, conversationId });
  const people = { questionId, ...(await buildPeople(adminUrl, owner, clientId, nameMark)) };
  const exceptions = await buildExceptions(adminUrl, owner, agentId, nameMark);
  const others = {
    ...(await buildPastNumber(adminUrl, owner, nameMark)),
    ...(await buildHouseAnswer(adminUrl, owner, nameMark)),
    ...(await buildSender(adminUrl, owner, agentId)),
    ...(await buildWait(adminUrl, owner, { agentId, typeId, clientId })),
    ...(await buildStartLink(adminUrl, owner, { agentId, typeId, appointmentId, nameMark })),
    ...(await buildCalendars(adminUrl, owner, { agentId, appointmentId, nameMark })),
    ...(await buildWebhook(adminUrl, owner, { appointmentId, nameMark })),
  };
  await Promise.all([buildProofs(adminUrl, owner), buildPushDevice(adminUrl, owner)]);
  const { id: strangerId } = await insertOwner(adminUrl, { name: "Stranger" });
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      `insert into paypal_subscriptions
         (id, user_id, plan_id, status, agents, next_billing_at, provider_created_at, reading, checked_at)
       values ($1, $2, $3, 'ACTIVE', 5, '2027-03-15T08:00:00Z', '2027-02-15T08:00:00Z', 1, now())`,
      [sceneSubscription(agentId), owner.id, fakePlanId],
    );
    await client.query("update user_profiles set company_name = $2 where user_id = $1", [
      owner.id,
      `${nameMark} Company`,
    ]);
    await client.query(
      `insert into notices (id, user_id, appointment_id, kind, appointment_version, status, reason, details)
       values ($1, $2, $3, 'confirmation', 1, 'not_sent', 'no-sender', '{}')`,
      [noticeId, owner.id, appointmentId],
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
    ...exceptions,
    resourceId,
    ...appointments,
    ...visit,
    seriesId,
    noticeId,
    ...people,
    messageId,
    ...others,
    sessionId,
    strangerId,
    emailToken,
  };
};

/** What the type needs and the appointment has, and an agent who takes longer for it. */
const buildResource = async (
  adminUrl: string,
  owner: TestOwner,
  of: { typeId: string; appointmentId: string; otherAgentId: string; nameMark: string },
): Promise<string> => {
  const { typeId, appointmentId, otherAgentId, nameMark } = of;
  const resourceId = randomUUID();
  await asAdmin(adminUrl, async (client) => {
    await client.query("insert into resources (id, user_id, name, units) values ($1, $2, $3, 3)", [
      resourceId,
      owner.id,
      `${nameMark} Resource`,
    ]);
    await client.query(
      "insert into appointment_type_resources (user_id, appointment_type_id, resource_id) values ($1, $2, $3)",
      [owner.id, typeId, resourceId],
    );
    await client.query(
      `insert into appointment_resources (user_id, appointment_id, resource_id, unit, blocks)
       select user_id, id, $2, 1, blocks from appointments where id = $1`,
      [appointmentId, resourceId],
    );
    await client.query(
      `insert into agent_services (user_id, agent_id, appointment_type_id, is_offered, duration)
       values ($1, $2, $3, true, 45)`,
      [owner.id, otherAgentId, typeId],
    );
  });
  return resourceId;
};

const buildSender = async (adminUrl: string, owner: TestOwner, agentId: string) => {
  const senderId = randomUUID();
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      `insert into command_senders (id, user_id, agent_id, address, verified_at, last_used_at)
       values ($1, $2, $3, '+34612000199', now(), now())`,
      [senderId, owner.id, agentId],
    );
    await client.query(
      `insert into command_codes (user_id, agent_id, code_hash, expires_at)
       values ($1, $2, repeat('0', 64), now() + interval '10 minutes')`,
      [owner.id, agentId],
    );
  });
  return { senderId };
};

const buildHouseAnswer = async (adminUrl: string, owner: TestOwner, nameMark: string) => {
  const answerId = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query(
      "insert into house_answers (id, user_id, title, keywords, answer) values ($1, $2, 'Parking', 'garage', $3)",
      [answerId, owner.id, `${nameMark} Garage`],
    ),
  );
  const ticketId = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query(
      `insert into support_tickets (id, user_id, reference, name, email, description)
       values ($1, $2, $3, $4, 'ticket@example.com', 'It does nothing')`,
      [ticketId, owner.id, `DB-${ticketId}`, `${nameMark} Author`],
    ),
  );
  return { answerId, ticketId };
};

/** A link through which the appointment was booked. */
const buildStartLink = async (
  adminUrl: string,
  owner: TestOwner,
  of: { agentId: string; typeId: string; appointmentId: string; nameMark: string },
) => {
  const [startLinkId, apiKeyId] = [randomUUID(), randomUUID()];
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      "insert into start_links (id, user_id, code, name, agent_id, appointment_type_id) values ($1, $2, 'K7P', $3, $4, $5)",
      [startLinkId, owner.id, `${of.nameMark} Flyer`, of.agentId, of.typeId],
    );
    await client.query("update appointments set start_link_id = $2 where id = $1", [of.appointmentId, startLinkId]);
    await client.query(
      `insert into api_keys (id, user_id, made_by, name, scope, secret_hash, ending)
       values ($1, $2, $2, $3, 'read', repeat(md5($4), 2), 'abcd')`,
      [apiKeyId, owner.id, `${of.nameMark} Website`, apiKeyId],
    );
  });
  return { startLinkId, apiKeyId };
};

/** A break, an agent's week off and a closed day. */
const buildExceptions = async (adminUrl: string, owner: TestOwner, agentId: string, nameMark: string) => {
  const breakId = randomUUID();
  const [timeOffId, specialDayId] = [randomUUID(), randomUUID()];
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      `insert into business_breaks (id, user_id, day_of_week, start_time, end_time, break_name)
       values ($1, $2, 'Monday', '12:00', '13:00', $3)`,
      [breakId, owner.id, `${nameMark} Break`],
    );
    await client.query(
      `insert into time_off (id, user_id, agent_id, kind, starts_on, ends_on, reason)
       values ($1, $2, $3, 'off', '2027-08-02', '2027-08-06', $4)`,
      [timeOffId, owner.id, agentId, `${nameMark} Reason`],
    );
    await client.query(
      "insert into special_days (id, user_id, name, starts_on, ends_on) values ($1, $2, $3, '2027-12-24', '2027-12-24')",
      [specialDayId, owner.id, `${nameMark} Eve`],
    );
  });
  await keepChristmas(adminUrl, owner);
  return { breakId, timeOffId, specialDayId };
};

type Booked = Omit<Parameters<typeof buildAppointment>[1], "startsAt">;

const buildAppointments = async (adminUrl: string, booked: Booked) => {
  const at = (startsAt: string, status: "confirmed" | "pending" | "cancelled" = "confirmed") =>
    buildAppointment(adminUrl, { ...booked, startsAt, status });
  const cancelledAppointmentId = await at("2027-03-02T15:00:00Z", "cancelled");
  await asAdmin(adminUrl, (client) =>
    client.query(
      `insert into audit_log (user_id, actor, action, subject_id, details)
       values ($1, 'owner', 'appointment.cancelled', $2, json_build_object('at', $3::text))`,
      [booked.ownerId, cancelledAppointmentId, sceneCancelledAt],
    ),
  );
  const dayActionId = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query(
      `insert into day_actions (id, user_id, agent_id, kind, changes, created_at)
       values ($1, $2, $3, 'late', '[]', $4)`,
      [dayActionId, booked.ownerId, booked.agentId, sceneCancelledAt],
    ),
  );
  return {
    dayActionId,
    cancelledAppointmentId,
    appointmentId: await at("2027-03-02T09:00:00Z"),
    pendingAppointmentId: await at("2027-03-02T11:00:00Z", "pending"),
    todaysAppointmentId: await at("2027-03-01T16:00:00Z"),
    pastAppointmentId: await at("2027-02-23T09:00:00Z"),
  };
};

const buildSession = async (adminUrl: string, owner: TestOwner): Promise<string> => {
  const sessionId = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query("insert into session (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')", [
      sessionId,
      owner.id,
      randomUUID(),
    ]),
  );
  return sessionId;
};

/** A holiday calendar with one day, and the business that keeps it. */
const keepChristmas = (adminUrl: string, owner: TestOwner) =>
  asAdmin(adminUrl, async (client) => {
    const names = JSON.stringify({ en: "Christmas", es: "Navidad", fr: "Noël", de: "Weihnachten", pt: "Natal" });
    await client.query(
      `insert into public_holidays (country, region, day, rule, is_public, names)
       values ('ES', '', '2027-12-25', '12-25', true, $1) on conflict do nothing`,
      [names],
    );
    await client.query("update user_profiles set holiday_country = 'ES' where user_id = $1", [owner.id]);
  });

/** The browser of the owner's session, to be notified of what happens. */
const buildPushDevice = (adminUrl: string, owner: TestOwner): Promise<void> =>
  asAdmin(adminUrl, (client) =>
    client.query(
      `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, on_booking, on_cancellation, on_waiting)
       values ($1, $2, $3, repeat('A', 87), repeat('A', 22), true, true, true)`,
      [owner.id, owner.sessionId, `https://push.example.com/${owner.id}`],
    ),
  );

/** People the bot has never heard of, and the file one of them came with. */
const buildPeople = async (adminUrl: string, { id: ownerId }: TestOwner, clientId: string, nameMark: string) => {
  const [otherClientId, mergedClientId, importId] = [randomUUID(), randomUUID(), randomUUID()];
  const words = { name: `${nameMark} Twin`, notes: "", tags: [], isBlocked: false };
  const merge = { kept: words, own: words, merged: words, appointments: [], members: [] };
  const after = { name: `${nameMark} Other`, notes: "", tags: [] };
  await asAdmin(adminUrl, async (client) => {
    await client.query("insert into clients (id, user_id, name) values ($1, $2, $3)", [
      otherClientId,
      ownerId,
      after.name,
    ]);
    await client.query("insert into clients (id, user_id, name, merged_into, merge) values ($1, $2, $3, $4, $5)", [
      ...[mergedClientId, ownerId, words.name, clientId],
      JSON.stringify(merge),
    ]);
    await client.query("insert into client_imports (id, user_id, changes) values ($1, $2, $3)", [
      ...[importId, ownerId],
      JSON.stringify([{ id: otherClientId, before: null, after }]),
    ]);
  });
  return { clientId, otherClientId, mergedClientId, importId };
};

/** A password, and a code in the mailbox. */
const buildProofs = (adminUrl: string, { id, sessionId }: TestOwner) =>
  asAdmin(adminUrl, async (client) => {
    await client.query(
      "insert into account (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3)",
      [id, id, scenePasswordHash],
    );
    await client.query(
      `insert into mailed_codes (scope_hash, user_id, code_hash, tries_left, expires_at)
       values ($1, $2, $3, 5, now() + interval '10 minutes')`,
      [hashScope(testSecret, { purpose: "identity", sessionId }), id, hashCode(testSecret, sceneCode)],
    );
  });
