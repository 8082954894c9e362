import type { RouteInput } from "#contract/route.ts";
import type { BookingPage, saveBookingPage as saveRoute } from "#contract/site/booking-page.ts";
import { mostSlugs, slugOf } from "#domain/booking-page/page-slug.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { insertSlug, retireSlug, reviveSlug, savePage, selectOwnSlugs, selectPageSettings } from "./store.ts";

type SettingsDeps = { db: Database; publicUrl: string };

export const readPageSettings = async ({ db, publicUrl }: SettingsDeps, ownerId: OwnerId): Promise<BookingPage> => {
  const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectPageSettings, { ownerId })]);
  if (!row) throw new Error("an owner without a profile");
  const { slug, is_on: isOn, asks_note: asksNote, version } = row;
  return {
    slug,
    // Until one is saved nothing is taken: the same name may still go to somebody else.
    proposedSlug: slug ?? slugOf(row.wizard_name ?? row.company_name ?? "") ?? `shop-${ownerId.slice(0, 8)}`,
    address: slug === null ? null : `${publicUrl}/b/${slug}`,
    prefix: `${publicUrl}/b/`,
    isOn: isOn ?? false,
    asksNote: asksNote ?? false,
    version: version ?? 0,
  };
};

type PageForm = RouteInput<typeof saveRoute>["body"];

export const savePageSettings = async (deps: SettingsDeps, ownerId: OwnerId, form: PageForm): Promise<BookingPage> => {
  await deps.db.withOwner(ownerId, async (tx) => {
    await lockForOwner(tx, ownerId, "booking-page");
    const [before] = await tx.run(selectPageSettings, { ownerId });
    if ((before?.version ?? 0) !== form.version) throw new AppError("edit-conflict");
    if (form.slug !== before?.slug) await changeSlug(tx, ownerId, form.slug);
    await tx.run(savePage, { ownerId, isOn: form.isOn, asksNote: form.asksNote });
    await recordAudit(tx, ownerId, { actor: "owner", action: "booking-page.saved", subjectId: ownerId });
  });
  return readPageSettings(deps, ownerId);
};

/** Addresses the business had before stay its own: they lead to the new one, and may be taken up again. */
const changeSlug = async (tx: Tx, ownerId: OwnerId, slug: string): Promise<void> => {
  const own = await tx.run(selectOwnSlugs, { ownerId });
  await tx.run(retireSlug, { ownerId });
  if (own.some((one) => one.slug === slug)) {
    await tx.run(reviveSlug, { ownerId, slug });
    return;
  }
  if (own.length >= mostSlugs) throw refusedSlug("slugTooMany");
  const [taken] = await tx.run(insertSlug, { ownerId, slug });
  if (!taken) throw refusedSlug("slugTaken");
};

const refusedSlug = (problem: string): AppError => new AppError("invalid-input", { fields: { slug: problem } });
