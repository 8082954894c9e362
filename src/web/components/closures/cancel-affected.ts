import { cancelAppointment } from "#contract/scheduling/appointments.ts";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { cancelVisit, getVisit } from "#contract/scheduling/visits.ts";
import type { callApi } from "../../lib/api/api.ts";

type Cancelled = Pick<AffectedAppointment, "id" | "version" | "visitId">;

/** Cancels the services of one visit together, so that its client is notified once. Answers with how many couldn't be cancelled. */
export const cancelAffected = async (chosen: readonly Cancelled[], call: typeof callApi): Promise<number> => {
  let failed = 0;
  for (const parts of Map.groupBy(chosen, visitOf).values()) {
    await cancelTogether(parts, call).catch(() => {
      failed += parts.length;
    });
  }
  return failed;
};

/** The services of a visit belong together. */
export const visitOf = ({ id, visitId }: Cancelled): string => visitId ?? id;

const cancelTogether = async (parts: readonly Cancelled[], call: typeof callApi): Promise<void> => {
  const [first] = parts;
  if (!first) return;
  if (first.visitId === null || parts.length === 1) {
    await call(cancelAppointment, { params: { appointmentId: first.id }, body: { version: first.version } });
    return;
  }
  const params = { visitId: first.visitId };
  const { visit } = await call(getVisit, { params });
  const isAsSeen = ({ id, version }: Cancelled) =>
    visit.parts.some((part) => part.id === id && part.version === version);
  if (!parts.every(isAsSeen)) throw new Error("a service has changed since it was read");
  const appointmentIds = parts.map(({ id }) => id);
  await call(cancelVisit, { params, body: { version: visit.version, appointmentIds } });
};
