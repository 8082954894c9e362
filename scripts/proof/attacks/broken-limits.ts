import { type BrokenBuild, patchSource } from "./broken-build.ts";

const stop = "who has written STOP is sent nothing, whichever way it would go out";
const secrets = "no secret is in the log, wherever it came from";

/** Limits that are gone: how many, how often, to whom, and what may be written down. */
export const brokenLimits: readonly BrokenBuild[] = [
  {
    name: "a notice that waits is sent to who has written STOP",
    check: stop,
    patches: [
      patchSource("domain/notices/known-obstacle.ts", "if (isOptedOut) return", "if (isOptedOut && false) return"),
    ],
  },
  {
    name: "a new notice is queued for who has written STOP",
    check: stop,
    patches: [
      patchSource("server/features/notices/store.ts", "::uuid)) is not null\n", "::uuid)) is not null and false\n"),
    ],
  },
  {
    name: "a message that waits is sent to who has written STOP",
    check: stop,
    patches: [
      patchSource(
        "server/features/conversations/sending/sending-store.ts",
        "is not null then 'opted-out' end",
        "is not null and false then 'opted-out' end",
      ),
    ],
  },
  {
    name: "the owner may write to who has written STOP",
    check: stop,
    patches: [
      patchSource(
        "server/features/conversations/threads/thread-service.ts",
        "if (conversation.opted_out_at !== null)",
        "if (false)",
      ),
    ],
  },
  {
    name: "the bot answers who has written STOP",
    check: stop,
    patches: [patchSource("domain/conversation/step-conversation.ts", "if (client.isOptedOut) {", "if (false) {")],
  },
  {
    name: "agents are counted without a lock",
    check: "of fifty agents that are activated at once, as many as the plan has places",
    patches: [
      patchSource(
        "server/platform/db/owner-lock.ts",
        "pg_advisory_xact_lock(hashtextextended(",
        "octet_length(repeat(",
      ),
    ],
  },
  {
    name: "whoever has the secret becomes an administrator",
    check: "of several who set up the administrator at once, one becomes it",
    patches: [patchSource("server/features/administration/setup-service.ts", "if (!made?.created)", "if (false)")],
    database: `drop index admin_users_one; create or replace function create_administrator(new_user uuid, username text,
      fingerprint text, at timestamptz) returns boolean language plpgsql security definer as $$ begin
        insert into admin_setups (secret_fingerprint, used_at) values (fingerprint, at) on conflict do nothing;
        insert into admin_users (user_id, admin_username, created_at) values (new_user, username, at);
        return true;
      end $$`,
  },
  {
    name: "tries are counted for each spelling of the path",
    check: "another spelling of a path doesn't begin another count",
    patches: [
      patchSource("server/features/accounts/sign-in/auth-routes.ts", "{route.path} from", "{request.url} from"),
    ],
  },
  {
    name: "an owner may have any number of streams",
    check: "an owner has twenty streams at most, however many are opened at once",
    patches: [patchSource("server/platform/events/event-streams.ts", "< streamsPerOwner", "< Infinity")],
  },
  {
    name: "errors are logged in their own words",
    check: secrets,
    patches: [patchSource("server/platform/log.ts", "return maskSecrets(error.message);", "return error.message;")],
  },
  {
    name: "fields are logged whatever they are called",
    check: secrets,
    patches: [patchSource("server/platform/log.ts", "namesSecret(name)", "false")],
  },
  {
    name: "whole addresses with their secrets are logged",
    check: secrets,
    patches: [patchSource("server/app.ts", `request.routeOptions.url ?? "unknown"`, "request.url")],
  },
];
