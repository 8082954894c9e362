import { randomUUID } from "node:crypto";
import { asAdmin } from "../apps/test-cluster.ts";
import type { TestOwner } from "./build-owner.ts";

/** The path of a logo of the scene's owner. */
export const sceneLogo = (folderId: string): string => `/files/profile-images/${folderId}/1800000000000.jpg`;

/** A number that was released, and the registration it came from. */
export const buildPastNumber = async (adminUrl: string, { id: ownerId }: TestOwner, nameMark: string) => {
  const numberId = randomUUID();
  const registrationId = randomUUID();
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      `insert into whatsapp_phone_numbers (id, user_id, phone_number, verification_status, is_active, business_name)
       values ($1, $2, '+12015550100', 'cancelled', false, $3)`,
      [numberId, ownerId, `${nameMark} Business`],
    );
    await client.query(
      `insert into sender_registrations (id, user_id, business_name, status, number_id, profile_image_url, created_at)
       values ($1, $2, $3, 'completed', $4, $5, now())`,
      [registrationId, ownerId, `${nameMark} Business`, numberId, sceneLogo(ownerId)],
    );
    await client.query(
      `insert into files (user_id, bucket, path, content_type, size_bytes, created_at)
       values ($1, 'profile-images', $2, 'image/jpeg', 1, now())`,
      [ownerId, sceneLogo(ownerId).replace("/files/profile-images/", "")],
    );
  });
  return { numberId, registrationId, logoFolderId: ownerId };
};
