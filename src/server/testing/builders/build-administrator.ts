import type { TestApp } from "../apps/test-app.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import type { TestOwner } from "./build-owner.ts";

/** The one administrator of a database, signed in. */
export const buildAdministrator = async (testApp: Pick<TestApp, "adminUrl" | "owner">): Promise<TestOwner> => {
  const administrator = await testApp.owner({ name: "Root Admin" });
  await asAdmin(testApp.adminUrl, (client) =>
    client.query("insert into admin_users (user_id, admin_username, created_at) values ($1, 'root', now())", [
      administrator.id,
    ]),
  );
  return administrator;
};
