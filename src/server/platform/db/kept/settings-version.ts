import { sql } from "kysely";

/** The version of an owner's settings; null once this transaction has changed some itself. For `Tx.runKept`. */
export const settingsVersion = (ownerId: unknown) =>
  sql<string | null>`(select s.version from settings_versions s where s.user_id = ${ownerId}
    and current_setting('app.settings_being_changed', true) is distinct from 'yes')`;
