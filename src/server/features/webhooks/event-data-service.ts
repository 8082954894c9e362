import type { WaitlistEntry } from "#contract/scheduling/waitlist/waitlist.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Tx } from "../../platform/db/database.ts";
import { findAppointmentsById } from "../appointments/list-service.ts";
import type { ReadChange } from "../changes/follow-service.ts";
import { findClientIfKnown } from "../clients/service.ts";
import { findEntryIfKnown } from "../waitlist/owner-service.ts";

type Data = Readonly<Record<string, unknown>>;

/** With names, phone numbers and notes, and without. */
type EventData = { clientId: string | null; detailed: Data; plain: Data };

type Context = { tx: Tx; clock: Clock; ownerId: OwnerId };

/** An event's records, as they are now. A record that is gone is `null`: its id says what there is to say. */
export const loadEventData = (context: Context, change: ReadChange): Promise<EventData> => {
  if (change.table === "appointments") return loadAppointment(context, change);
  if (change.table === "clients") return loadClient(context, change);
  return loadEntry(context, change);
};

const loadAppointment = async ({ tx, ownerId }: Context, { subjectId, before, after, notice }: ReadChange) => {
  const found = (await findAppointmentsById(tx, ownerId, [subjectId])).get(subjectId);
  const clientId = found?.clientId ?? textOf((after ?? before)?.client_id);
  const ids = {
    ...{ appointmentId: subjectId, clientId },
    ...(notice && { reminder: notice.kind === "reminder2h" ? "2h" : "24h" }),
  };
  return {
    clientId,
    detailed: { ...ids, appointment: found?.appointment ?? null },
    plain: { ...ids, appointment: found?.redacted ?? null },
  };
};

const loadClient = async ({ tx, clock, ownerId }: Context, { subjectId, after }: ReadChange): Promise<EventData> => {
  const client = after === null ? null : await findClientIfKnown(tx, ownerId, subjectId, clock.now());
  const clientId = client?.id ?? subjectId;
  const ids = { clientId, ...(clientId !== subjectId && { mergedClientId: subjectId }) };
  return { clientId, detailed: { ...ids, client }, plain: { ...ids, client: null } };
};

const loadEntry = async (context: Context, { subjectId, before, after, table }: ReadChange): Promise<EventData> => {
  const entry = await findEntryIfKnown(context, subjectId);
  const facts = after ?? before;
  const clientId = entry?.clientId ?? textOf(facts?.client_id);
  const ids = { entryId: subjectId, clientId, ...(table === "waitlist_offers" && { offerId: facts?.id }) };
  return { clientId, detailed: { ...ids, entry }, plain: { ...ids, entry: entry && withoutName(entry) } };
};

const withoutName = (entry: WaitlistEntry): WaitlistEntry => ({ ...entry, clientName: "Client Name Hidden" });

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
