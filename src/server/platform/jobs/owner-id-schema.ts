import { z } from "zod";
import type { OwnerId } from "#domain/owner-id.ts";

/** The owner in a job's payload. Jobs are added in the owner's own transaction, so the id in them is proven. */
export const ownerIdSchema = z.uuid().transform((id) => id as string as OwnerId);
