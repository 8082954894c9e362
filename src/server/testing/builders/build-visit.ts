import { randomUUID } from "node:crypto";
import { asAdmin } from "../apps/test-cluster.ts";
import { buildAppointment } from "./build-appointment.ts";

type Booked = { ownerId: string; agentId: string; typeId: string; clientName: string };

/** A visit of one part for each start, and one of its parts. */
export const buildVisit = async (
  adminUrl: string,
  booked: Booked,
  starts: readonly string[],
): Promise<{ visitId: string; partId: string }> => {
  const visitId = randomUUID();
  let id = "";
  for (const startsAt of starts) {
    id = await buildAppointment(adminUrl, { ...booked, startsAt });
    await asAdmin(adminUrl, (client) =>
      client.query("update appointments set visit_id = $1 where id = $2", [visitId, id]),
    );
  }
  return { visitId, partId: id };
};

/** A weekly series of one visit for each start. */
export const buildSeries = async (adminUrl: string, booked: Booked, starts: readonly string[]): Promise<string> => {
  const seriesId = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query("insert into series (id, user_id, every, unit, visit_count) values ($1, $2, 1, 'week', $3)", [
      seriesId,
      booked.ownerId,
      starts.length,
    ]),
  );
  for (const [index, startsAt] of starts.entries()) {
    const id = await buildAppointment(adminUrl, { ...booked, startsAt });
    await asAdmin(adminUrl, (client) =>
      client.query("update appointments set series_id = $1, series_number = $2 where id = $3", [
        seriesId,
        index + 1,
        id,
      ]),
    );
  }
  return seriesId;
};
