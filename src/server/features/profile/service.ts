import type { saveProfile as saveRoute, ZoneMoves } from "#contract/account/profile.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { withdrawOffers } from "../appointments/holds/hold-service.ts";
import { moveAppointmentsToZone, previewZoneMoves } from "../appointments/zone-change/zone-change-service.ts";
import { settleCurrency } from "./currency-service.ts";
import { presentProfile } from "./present.ts";
import {
  ensureProfile,
  type ProfileRow,
  type ProfileValues,
  selectProfile,
  selectProfileForUpdate,
  updateProfile,
} from "./store.ts";

export type ProfileDeps = { db: Database; clock: Clock };

type ProfileChange = RouteInput<typeof saveRoute>["body"];

/** Saves what is given. With another zone, what the calendar shows moves in the same transaction; the instants stay. */
export const saveProfile = (
  { db, clock }: ProfileDeps,
  ownerId: OwnerId,
  { version, ...change }: ProfileChange,
): Promise<RouteResponse<typeof saveRoute>> =>
  db.withOwner(ownerId, async (tx) => {
    const [, [row]] = await Promise.all([
      tx.run(ensureProfile, { ownerId }),
      tx.run(selectProfileForUpdate, { ownerId }),
    ]);
    if (!row) throw new Error("a profile is gone");
    if (row.version !== version) throw new AppError("edit-conflict");
    const values = merge(row, change);
    const moves = await changeZone(tx, ownerId, { fromZone: row.time_zone, toZone: values.timeZone }, clock);
    const before = { currency: row.currency, zone: row.time_zone, country: row.country };
    const currency = await settleCurrency(tx, ownerId, {
      before,
      wanted: change.currency,
      place: { zone: values.timeZone, country: values.country },
    });
    const details = { fields: Object.keys(change) };
    const [[saved]] = await Promise.all([
      tx.run(updateProfile, { ...values, currency, ownerId }),
      recordAudit(tx, ownerId, { actor: "owner", action: "profile.saved", subjectId: ownerId, details }),
    ]);
    return { profile: presentProfile(saved), moves };
  });

export const previewZoneChange = ({ db, clock }: ProfileDeps, ownerId: OwnerId, toZone: string): Promise<ZoneMoves> =>
  db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectProfile, { ownerId });
    return previewZoneMoves(tx, ownerId, { fromZone: presentProfile(row).timeZone, toZone }, clock.now());
  });

const changeZone = async (
  tx: Tx,
  ownerId: OwnerId,
  { fromZone, toZone }: { fromZone: string; toZone: string },
  clock: Clock,
): Promise<ZoneMoves> => {
  if (fromZone === toZone) return { count: 0, examples: [] };
  const moves = await moveAppointmentsToZone(tx, ownerId, { fromZone, toZone }, clock.now());
  // What was offered at three o'clock would be at another hour.
  await withdrawOffers({ tx, clock, ownerId }, {});
  const details = { fromZone, toZone, moved: moves.count };
  await recordAudit(tx, ownerId, { actor: "owner", action: "profile.zone-changed", subjectId: ownerId, details });
  return moves;
};

/** What isn't given stays; null is a value. */
const merge = (row: ProfileRow, change: Omit<ProfileChange, "version">): ProfileValues => {
  const { version: _version, ...current } = presentProfile(row);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...current, ...given };
};
