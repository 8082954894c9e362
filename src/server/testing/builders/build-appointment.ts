import { randomUUID } from "node:crypto";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import { asAdmin } from "../apps/test-cluster.ts";

type AppointmentValues = {
  ownerId: string;
  agentId: string;
  startsAt: string;
  zone?: string;
  status?: "confirmed" | "pending" | "cancelled";
  typeId?: string | null;
  clientName?: string;
  clientPhone?: string;
  serviceType?: string;
  durationMinutes?: number;
  source?: "dashboard" | "whatsapp";
  isTest?: boolean;
  isOverbooked?: boolean;
  price?: number;
  outcome?: "arrived" | "done" | "no-show" | null;
};

/** An appointment, of half an hour unless said, at any moment, past ones included, which no booking would allow. */
export const buildAppointment = async (
  adminUrl: string,
  { ownerId, agentId, startsAt, ...overrides }: AppointmentValues,
): Promise<string> => {
  const id = randomUUID();
  const start = Temporal.Instant.from(startsAt);
  const durationMinutes = overrides.durationMinutes ?? 30;
  const end = start.add({ minutes: durationMinutes });
  const wall = epochMsToWall(start.epochMilliseconds, overrides.zone ?? "Europe/Madrid");
  const values = {
    id,
    user_id: ownerId,
    agent_id: agentId,
    appointment_type_id: overrides.typeId ?? null,
    client_name: overrides.clientName ?? "Cleo Client",
    client_phone: overrides.clientPhone ?? "+34600000000",
    appointment_date: wall.date,
    appointment_time: wall.time,
    duration: durationMinutes,
    service_type: overrides.serviceType ?? "Haircut",
    source: overrides.source ?? "dashboard",
    is_test: overrides.isTest ?? false,
    overbooked: overrides.isOverbooked ?? false,
    price: overrides.price ?? null,
    outcome: overrides.outcome ?? null,
    outcome_at: overrides.outcome ? start.toString() : null,
    status: overrides.status ?? "confirmed",
    starts_at: start.toString(),
    ends_at: end.toString(),
    blocks: `[${start},${end})`,
  };
  const names = Object.keys(values);
  await asAdmin(adminUrl, (client) =>
    client.query(
      `insert into appointments (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
      Object.values(values),
    ),
  );
  return id;
};
