import { openMessageStore } from "#server/simulators/twilio/messages/message-store.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { checkPayments } from "./check-payments.ts";
import type { Ledger } from "./ledger.ts";
import type { Site } from "./site.ts";

const waiting = `
  select (select count(*)::int from notices where status in ('queued', 'sending')) as notices,
    (select count(*)::int from messages where status in ('received', 'queued', 'sending')) as messages,
    (select count(*)::int from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()) as jobs,
    (select count(*)::int from graphile_worker._private_jobs
      where attempts > 0 and attempts < max_attempts and run_at > now()) as retried,
    (select string_agg(distinct t.identifier
        || coalesce(' taken ' || extract(epoch from now() - coalesce(j.locked_at, q.locked_at))::int || ' s ago', '')
        || coalesce(' failed: ' || left(j.last_error, 100), ''), '; ')
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      where j.run_at <= now() or j.attempts > 0) as which`;

/** `which`: the jobs among them, whether somebody has taken them or their queue, and why they failed before. */
type Waiting = { notices: number; messages: number; jobs: number; retried: number; which: string | null };

/** What has to be done by then, and what is waited for before anything is compared: in mid-work nothing adds up. */
const minute = 60_000;
const patienceMs = 5 * minute;

/** How long it took until nothing was left to do, or what was left after a minute. */
export const untilNothingWaits = async (site: Site): Promise<{ ms: number; left: string | null }> => {
  const began = performance.now();
  let last: Waiting | undefined;
  const isEmpty = async () => {
    const [row] = await readRows<Waiting>(site.databaseUrl(), waiting).catch(() => []);
    last = row ?? last;
    return row !== undefined && row.notices + row.messages + row.jobs + row.retried === 0;
  };
  const isDone = await waitUntil("an empty queue", isEmpty, minute).then(
    () => true,
    () => false,
  );
  const left = isDone ? null : JSON.stringify(last ?? "no answer");
  if (!isDone) await waitUntil("an empty queue", isEmpty, patienceMs).catch(() => {});
  return { ms: performance.now() - began, left };
};

const appointments = `
  select id, client_name as client, version, status, appointment_date::text as date, left(appointment_time::text, 5) as time
  from appointments where client_name like 'Client %'`;

type Row = { id: string; client: string; version: number; status: string; date: string; time: string };

const wrongs: readonly [what: string, query: string][] = [
  [
    "overlaps",
    `select count(*)::int as count from appointments a join appointments b on a.user_id = b.user_id
      and a.agent_id = b.agent_id and a.id < b.id and a.blocks && b.blocks
      where a.status <> 'cancelled' and b.status <> 'cancelled' and not a.overbooked and not b.overbooked`,
  ],
  [
    "appointments without the audit row of their booking",
    `select count(*)::int as count from appointments a where a.client_name like 'Client %' and not exists (
      select from audit_log l where l.user_id = a.user_id and l.subject_id = a.id::text)`,
  ],
  [
    "appointments without a notice",
    `select count(*)::int as count from appointments a where a.client_name like 'Client %' and not exists (
      select from notices n where n.user_id = a.user_id and n.appointment_id = a.id)`,
  ],
  [
    "notices of no appointment",
    // What was offered from the waitlist and not taken never was an appointment.
    `select count(*)::int as count from notices n where n.kind not in ('cancel', 'opening', 'withdrawn') and not exists (
      select from appointments a where a.user_id = n.user_id and a.id = n.appointment_id)`,
  ],
  [
    "jobs held by a worker that is gone",
    `select count(*)::int as count from graphile_worker._private_jobs where locked_at < now() - interval '5 minutes'`,
  ],
  [
    "answers that are owed to a client",
    `select count(*)::int as count from messages m where m.author = 'client' and m.status <> 'done'`,
  ],
  [
    "notices or replies that failed",
    // Those whose times are given back have no phone.
    `select (select count(*) from notices where status in ('failed', 'not_sent') and reason is distinct from 'phone-unusable') +
      (select count(*) from messages where author = 'bot' and status in ('failed', 'not_sent')) as count`,
  ],
];

/** What the provider has shown to phones, over all rounds: it keeps only the newest. The text of each by its id. */
export type Shown = Map<string, string>;

/** Everything that isn't as it was acknowledged. */
export const checkSite = async (site: Site, ledger: Ledger, shown: Shown): Promise<string[]> => {
  const url = site.databaseUrl();
  const rows = await readRows<Row>(url, appointments);
  const findings = [...ledger.strange, ...compareBookings(rows, ledger)];
  const received = await readRows<{ sid: string; count: number }>(
    url,
    "select provider_message_id as sid, count(*)::int as count from messages where author = 'client' group by 1",
  );
  const counts = new Map(received.map(({ sid, count }) => [sid, count]));
  for (const sid of ledger.delivered)
    if (counts.get(sid) !== 1) findings.push(`a message is there ${counts.get(sid) ?? 0} times`);
  for (const [what, query] of wrongs) {
    const [row] = await readRows<{ count: number }>(url, query);
    if (Number(row?.count) !== 0) findings.push(`${row?.count} ${what}`);
  }
  const givenUp = await readRows<{ job: string; error: string }>(url, jobsGivenUp);
  findings.push(...givenUp.map(({ job, error }) => `the job ${job} was given up: ${error}`));
  return [...findings, ...(await compareSent(site, shown)), ...(await checkPayments(site, ledger))];
};

const jobsGivenUp = `
  select t.identifier as job, left(coalesce(j.last_error, 'no error'), 200) as error
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts`;

const compareBookings = (rows: readonly Row[], { booked, unanswered }: Ledger): string[] => {
  const byClient = Map.groupBy(rows, ({ client }) => client);
  const findings: string[] = [];
  for (const expected of booked) {
    const found = byClient.get(expected.client) ?? [];
    if (found.length !== 1) findings.push(`an acknowledged booking is there ${found.length} times`);
    const [row] = found;
    if (!row || expected.isUnsure) continue;
    const isSame =
      row.version === expected.version &&
      row.date === expected.date &&
      row.time === expected.time &&
      (row.status === "cancelled") === expected.isCancelled;
    if (!isSame) findings.push(`an acknowledged change is lost: ${JSON.stringify({ expected, row })}`);
  }
  for (const client of unanswered) {
    const count = byClient.get(client)?.length ?? 0;
    if (count > 1) findings.push(`an unanswered booking is there ${count} times`);
  }
  return findings;
};

const sent = `
  select provider_message_id as sid from notices where provider_message_id is not null
  union all
  select provider_message_id from messages where author = 'bot' and provider_message_id is not null`;

/** The outbox against what the provider has: nothing lost, nothing shown twice. */
const compareSent = async (site: Site, shown: Shown): Promise<string[]> => {
  const store = await openMessageStore(site.twilioDir);
  for (const { direction, sid, text } of await store.list()) if (direction === "outbound") shown.set(sid, text);
  const known = (await readRows<{ sid: string }>(site.databaseUrl(), sent)).map(({ sid }) => sid);
  const lost = known.filter((sid) => !shown.has(sid)).length;
  const knownSids = new Set(known);
  const unknown = [...shown].filter(([sid]) => !knownSids.has(sid)).map(([, text]) => text);
  return [
    ...(lost > 0 ? [`${lost} messages that we call sent never reached the provider`] : []),
    ...(await Promise.all(unknown.map((text) => tellUnknown(site, text)))),
  ];
};

/** A message at the provider that we don't know of: what it says, and what we know of others that say the same. */
const tellUnknown = async (site: Site, text: string): Promise<string> => {
  const same = await readRows<{ what: string }>(
    site.databaseUrl(),
    `select 'notice ' || kind || ' ' || status as what from notices where body = $1
     union all select 'message ' || status from messages where text = $1 limit 5`,
    [text],
  );
  const others = same.map(({ what }) => what).join(", ") || "nothing";
  return `a message is at the provider that we don't know of (the same in our rows: ${others}): ${text.slice(0, 120)}`;
};
