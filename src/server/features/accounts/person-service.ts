import type { Me, updateMe } from "#contract/account/account.ts";
import type { RouteInput } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { isOwnFile } from "../files/service.ts";
import { selectAccount, touchProfile, updatePerson } from "./store.ts";

type PersonChange = RouteInput<typeof updateMe>["body"];

/** The owner's own name and picture; what isn't given stays. */
export const savePerson = (db: Database, ownerId: OwnerId, change: PersonChange): Promise<Me["user"]> =>
  db.withOwner(ownerId, async (tx) => {
    const [account] = await tx.run(selectAccount, { ownerId });
    if (!account) throw new AppError("signed-out");
    const { name = account.name, image = account.image } = change;
    if (image !== null && image !== account.image && !(await isOwnFile(tx, ownerId, image))) {
      throw new AppError("invalid-input", { fields: { image: "imageUnknown" } });
    }
    const fields = Object.keys(change);
    if (fields.length > 0) {
      await Promise.all([
        tx.run(updatePerson, { ownerId, name, image }),
        // Other windows are notified of the profile's changes, and ask again who is signed in.
        tx.run(touchProfile, { ownerId }),
        recordAudit(tx, ownerId, {
          actor: "owner",
          action: "account.updated",
          subjectId: ownerId,
          details: { fields },
        }),
      ]);
    }
    return { id: account.id, email: account.email, name, image, emailVerified: account.email_verified };
  });
