import { asAdmin } from "../apps/test-cluster.ts";
import { readRows } from "../read-rows.ts";

/** Whose list is tried, on which database; `offset` is that of its clock, as "+02", and UTC's unless given. */
export type TrialSalon = { adminUrl: string; ownerId: string; agentId: string; typeId: string; offset?: string };

/** This many of a day's half hours are given back. */
export const slotCount = 8;

/** Mondays to Fridays: nobody is offered a time on a day that is closed. */
export const dateOfRound = (round: number): string =>
  Temporal.PlainDate.from("2027-03-08")
    .add({ weeks: Math.floor((round % 30) / 5), days: round % 5 })
    .toString();

export const timeOf = (slot: number): string => `${String(9 + slot).padStart(2, "0")}:00`;

/** A full day, and people who wait for it in the order of their numbers, the first since `since`. */
export const plantFullDay = async (
  { adminUrl, ownerId, agentId, typeId, offset = "+00" }: TrialSalon,
  date: string,
  since = "2027-03-01T07:00:00Z",
): Promise<{ ids: string[]; phones: string[] }> => {
  const booked = await readRows<{ id: string }>(
    adminUrl,
    `insert into appointments (user_id, agent_id, appointment_type_id, client_name, client_phone, appointment_date,
       appointment_time, duration, service_type, starts_at, ends_at, blocks)
     select $1, $2, $3, 'Early', '', $4::date, time::time, minutes, 'Haircut', at, at + make_interval(mins => minutes),
       tstzrange(at, at + make_interval(mins => minutes))
       from (select ($4 || ' ' || time || $6)::timestamptz at, time, minutes from json_to_recordset($5) as s (time text, minutes integer)) s
     returning id`,
    [ownerId, agentId, typeId, date, JSON.stringify(dayOf()), offset],
  );
  const clients = await readRows<{ id: string; phone: string }>(
    adminUrl,
    `insert into clients (user_id, channel_address, phone, name)
     select $1, '+346' || lpad((random() * 9999999)::int::text, 8, '0'), null, 'Waiting ' || n from generate_series(1, $2) n
     on conflict do nothing returning id, channel_address as phone`,
    [ownerId, slotCount * 2],
  );
  await readRows(
    adminUrl,
    `insert into waitlist_entries (user_id, client_id, appointment_type_id, agent_id, from_date, to_date, source, created_at)
     select $1, id::uuid, $2, null, $3, $3, 'whatsapp', $5::timestamptz + n * interval '1 second'
       from unnest($4::text[]) with ordinality as t (id, n)`,
    [ownerId, typeId, date, clients.map(({ id }) => id), since],
  );
  return { ids: booked.slice(0, slotCount).map(({ id }) => id), phones: clients.map(({ phone }) => phone) };
};

/** Eight half hours with half hours between them that nobody gives back, and the rest of the day in one. */
const dayOf = () => [
  ...Array.from({ length: slotCount }, (_, slot) => ({ time: timeOf(slot), minutes: 30 })),
  ...Array.from({ length: slotCount }, (_, slot) => ({ time: timeOf(slot).replace(":00", ":30"), minutes: 30 })),
];

/** What is wrong with a day after which nobody is left to be asked. Sound: no overlap, nothing lost, the order kept. */
export const findUnsound = async (
  { adminUrl, ownerId, offset = "+00" }: TrialSalon,
  date: string,
): Promise<string[]> => {
  const found: string[] = [];
  await asAdmin(adminUrl, async (client) => {
    // One moment for all: an offer made between two looks would seem to be missing in the first and never to have ended in the second.
    await client.query("begin isolation level repeatable read read only");
    for (const [what, query] of wrongs) {
      const { rows } = await client.query(query, query.includes("$2") ? [ownerId, date, offset] : [ownerId]);
      if (rows.length > 0) found.push(`${rows.length} ${what}`);
    }
    await client.query("commit");
  });
  return found;
};

const wrongs: readonly (readonly [what: string, query: string])[] = [
  [
    "overlaps",
    `select from appointments a join appointments b on b.user_id = a.user_id and b.agent_id = a.agent_id and b.id > a.id
       and b.blocks && a.blocks where a.user_id = $1 and a.status <> 'cancelled' and b.status <> 'cancelled'`,
  ],
  ["offers that never ended", "select from waitlist_offers where user_id = $1 and state = 'open'"],
  ["times held for nobody", "select from appointments where user_id = $1 and status = 'held'"],
  [
    "offers that were taken and are no appointment",
    `select from waitlist_offers o where o.user_id = $1 and o.state = 'taken'
       and not exists (select from appointments a where a.user_id = $1 and a.id = o.id and a.status <> 'held')`,
  ],
  [
    "appointments of an offer that wasn't taken",
    `select from waitlist_offers o join appointments a on a.id = o.id and a.user_id = o.user_id
      where o.user_id = $1 and o.state <> 'taken'`,
  ],
  [
    "times that are free while somebody waits who was never asked about them",
    `select from generate_series(($2 || ' 09:00' || $3)::timestamptz, ($2 || ' 16:00' || $3)::timestamptz, interval '1 hour') g (at)
      where not exists (select from appointments a where a.user_id = $1 and a.status <> 'cancelled' and a.blocks @> g.at)
        and exists (select from waitlist_entries e where e.user_id = $1 and e.state = 'waiting' and e.from_date = $2::date
          and not exists (select from waitlist_offers o where o.entry_id = e.id and o.starts_at = g.at))`,
  ],
  [
    // For one time: a client who is asked later has waited less, or was being asked about another. By the log, as clocks may be moved.
    "offers out of turn",
    `with turns as (
       select o.starts_at, o.entry_id, e.created_at as since,
           min(l.id) filter (where l.action = 'waitlist.offered') as asked,
           max(l.id) filter (where l.action <> 'waitlist.offered') as ended
         from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
         join audit_log l on l.user_id = o.user_id and l.subject_id = e.id::text and l.details ->> 'offerId' = o.id::text
        where o.user_id = $1
        group by o.id, e.created_at)
     select from turns one join turns later on later.starts_at = one.starts_at and later.asked > one.ended
      where later.since < one.since
        and not exists (select from turns other where other.entry_id = later.entry_id and other.asked <= one.asked
          and other.ended >= one.asked)`,
  ],
];
