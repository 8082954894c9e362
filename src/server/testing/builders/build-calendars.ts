import { randomBytes, randomUUID } from "node:crypto";
import { sealText } from "../../platform/sealing/seal-text.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import { type TestOwner, testSecret } from "./build-owner.ts";

type AgentsCalendars = { agentId: string; appointmentId: string; nameMark: string };

const server = "https://dav.example.com";
const secret = { server, username: "ana", password: "abcd", url: `${server}/ana/private/` };

/** An agent's feed, and a calendar elsewhere that the agent is busy in. */
export const buildCalendars = async (
  adminUrl: string,
  owner: TestOwner,
  { agentId, appointmentId, nameMark }: AgentsCalendars,
) => {
  const [feedId, calendarId] = [randomUUID(), randomUUID()];
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      `insert into calendar_feeds (id, user_id, agent_id, token_hash, with_clients) values ($1, $2, $3, $4, true)`,
      [feedId, owner.id, agentId, randomBytes(32).toString("hex")],
    );
    await client.query(
      `insert into external_calendars (id, user_id, agent_id, kind, name, host, is_written, due_at)
       values ($1, $2, $3, 'caldav', $4, 'dav.example.com', true, '2099-01-01')`,
      [calendarId, owner.id, agentId, `${nameMark} Calendar`],
    );
    await client.query("insert into calendar_secrets (user_id, calendar_id, sealed) values ($1, $2, $3)", [
      owner.id,
      calendarId,
      sealText(testSecret, `calendar ${calendarId}`, JSON.stringify(secret)),
    ]);
    await client.query(
      `insert into busy_spans (user_id, calendar_id, agent_id, starts_at, ends_at)
       values ($1, $2, $3, '2027-03-20T09:00:00Z', '2027-03-20T10:00:00Z')`,
      [owner.id, calendarId, agentId],
    );
    await client.query(
      `insert into written_events (user_id, calendar_id, appointment_id, sequence, href)
       values ($1, $2, $3, 0, 'https://dav.example.com/x.ics')`,
      [owner.id, calendarId, appointmentId],
    );
  });
  return { feedId, calendarId };
};
