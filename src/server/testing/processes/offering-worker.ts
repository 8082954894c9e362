import type { OwnerId } from "#domain/owner-id.ts";
import { passOfferIn, takeOfferIn } from "../../features/waitlist/entry-service.ts";
import { updateWaitlist } from "../../features/waitlist/offering-service.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { readRows } from "../read-rows.ts";
import { type Killable, sayReady, startKillable } from "./start-killable.ts";

export type OfferingSetup = {
  databaseUrl: string;
  ownerId: string;
  /** How far its clock is ahead of the machine's, so that all processes agree. */
  aheadMs: number;
};

/** Another process that makes a waitlist's offers and answers them, two in three with yes, until it is killed. */
export const startOfferingWorker = (setup: OfferingSetup): Promise<Killable> =>
  startKillable(import.meta.filename, setup);

if (import.meta.main) {
  const { databaseUrl, ownerId, aheadMs } = JSON.parse(process.argv[2] ?? "") as OfferingSetup;
  const db = openDatabase(databaseUrl, 4);
  const clock = { now: () => Temporal.Now.instant().add({ milliseconds: aheadMs }), aheadMs: () => aheadMs };
  const owner = ownerId as OwnerId;
  const openOffers = () =>
    readRows<{ id: string; client_id: string }>(
      databaseUrl,
      `select o.id, e.client_id from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
        where o.user_id = $1 and o.state = 'open' order by random()`,
      [ownerId],
    );
  process.on("disconnect", () => process.exit());
  sayReady();
  for (let turn = 0; ; turn++) {
    await updateWaitlist({ db, clock }, owner);
    const [offer] = await openOffers();
    if (!offer) continue;
    // Another process may have answered it meanwhile.
    await db
      .withOwner(owner, async (tx) => {
        const context = { tx, clock, ownerId: owner };
        if (turn % 3 === 0) await passOfferIn(context, offer.id, "client");
        else
          await takeOfferIn(context, {
            offerId: offer.id,
            clientIds: [offer.client_id],
            asksOwner: false,
            startLinkId: null,
          });
      })
      .catch(() => undefined);
  }
}
