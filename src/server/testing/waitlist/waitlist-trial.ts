import { expect } from "vitest";
import { readRows } from "../read-rows.ts";

/** Whose list is tried, on which database. */
export type TrialSalon = { adminUrl: string; ownerId: string; agentId: string; typeId: string };

/** So many of a day's half hours are given back. */
export const slots = 8;

/** Mondays to Fridays: nobody is offered a time on a day that is closed. */
export const dateOf = (round: number): string =>
  Temporal.PlainDate.from("2027-03-08")
    .add({ weeks: Math.floor((round % 30) / 5), days: round % 5 })
    .toString();

export const timeOf = (slot: number): string => `${String(9 + slot).padStart(2, "0")}:00`;

/** A full day, and people who wait for it in the order of their numbers. */
export const plantFullDay = async (
  { adminUrl, ownerId, agentId, typeId }: TrialSalon,
  date: string,
): Promise<{ ids: string[] }> => {
  const booked = await readRows<{ id: string }>(
    adminUrl,
    `insert into appointments (user_id, agent_id, appointment_type_id, client_name, client_phone, appointment_date,
       appointment_time, duration, service_type, starts_at, ends_at, blocks)
     select $1, $2, $3, 'Early', '', at::date, at::time, minutes, 'Haircut', at, at + make_interval(mins => minutes),
       tstzrange(at, at + make_interval(mins => minutes))
       from (select ($4 || ' ' || time || '+00')::timestamptz at, minutes from json_to_recordset($5) as s (time text, minutes integer)) s
     returning id`,
    [ownerId, agentId, typeId, date, JSON.stringify(dayOf())],
  );
  const clients = await readRows<{ id: string }>(
    adminUrl,
    `insert into clients (user_id, channel_address, phone, name)
     select $1, '+3461' || lpad((random() * 9999999)::int::text, 8, '0'), null, 'Waiting ' || n from generate_series(1, $2) n
     on conflict do nothing returning id`,
    [ownerId, slots * 2],
  );
  await readRows(
    adminUrl,
    `insert into waitlist_entries (user_id, client_id, appointment_type_id, agent_id, from_date, to_date, source, created_at)
     select $1, id::uuid, $2, null, $3, $3, 'whatsapp', '2027-03-01T07:00:00Z'::timestamptz + n * interval '1 second'
       from unnest($4::text[]) with ordinality as t (id, n)`,
    [ownerId, typeId, date, clients.map(({ id }) => id)],
  );
  return { ids: booked.slice(0, slots).map(({ id }) => id) };
};

/** Eight half hours with half hours between them that nobody gives back, and the rest of the day in one. */
const dayOf = () => [
  ...Array.from({ length: slots }, (_, slot) => ({ time: timeOf(slot), minutes: 30 })),
  ...Array.from({ length: slots }, (_, slot) => ({ time: timeOf(slot).replace(":00", ":30"), minutes: 30 })),
];

/** Of a day after which nobody is left to be asked: no overlap, nothing lost, the order kept. */
export const expectSound = async ({ adminUrl, ownerId }: TrialSalon, date: string): Promise<void> => {
  const overlaps = await readRows(
    adminUrl,
    `select from appointments a join appointments b on b.user_id = a.user_id and b.agent_id = a.agent_id and b.id > a.id
       and b.blocks && a.blocks where a.user_id = $1 and a.status <> 'cancelled' and b.status <> 'cancelled'`,
    [ownerId],
  );
  expect(overlaps).toEqual([]);
  const [left] = await readRows<{ open: number; held: number; taken: number; made: number }>(
    adminUrl,
    `select (select count(*)::int from waitlist_offers where user_id = $1 and state = 'open') as open,
       (select count(*)::int from appointments where user_id = $1 and status = 'held') as held,
       (select count(*)::int from waitlist_offers where user_id = $1 and state = 'taken') as taken,
       (select count(*)::int from appointments a join waitlist_offers o on o.id = a.id
         where a.user_id = $1 and a.status = 'confirmed') as made`,
    [ownerId],
  );
  expect(left).toMatchObject({ open: 0, held: 0 });
  // Each that was taken is an appointment, and no other.
  expect(left?.made).toBe(left?.taken);
  // No time is left while somebody waits who was never asked about it.
  const lost = await readRows(
    adminUrl,
    `select g.at from generate_series(($2 || ' 09:00+00')::timestamptz, ($2 || ' 16:00+00')::timestamptz, interval '1 hour') g (at)
      where not exists (select from appointments a where a.user_id = $1 and a.status <> 'cancelled' and a.blocks @> g.at)
        and exists (select from waitlist_entries e where e.user_id = $1 and e.state = 'waiting' and e.from_date = $2::date
          and not exists (select from waitlist_offers o where o.entry_id = e.id and o.starts_at = g.at))`,
    [ownerId, date],
  );
  expect(lost).toEqual([]);
  // Of one time: whoever was asked later had waited less than everyone asked before, or was being asked about another.
  const unfair = await readRows(
    adminUrl,
    `select from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
       join waitlist_offers p on p.starts_at = o.starts_at and p.user_id = o.user_id and p.created_at > o.ended_at
       join waitlist_entries f on f.id = p.entry_id
      where o.user_id = $1 and f.created_at < e.created_at
        and not exists (select from waitlist_offers q where q.entry_id = f.id and q.created_at <= o.created_at
          and q.ended_at >= o.created_at)`,
    [ownerId],
  );
  expect(unfair).toEqual([]);
};
