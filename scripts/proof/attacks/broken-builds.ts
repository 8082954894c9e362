import { type BrokenBuild, patchSource } from "./broken-build.ts";
import { brokenLimits } from "./broken-limits.ts";
import { brokenOutbound } from "./broken-outbound.ts";
import { brokenTexts } from "./broken-texts.ts";

/** The role that row-level security doesn't bind, and nobody who asks about it. */
const strongRole = [
  patchSource(
    "server/platform/db/role/connection-settings.ts",
    `\`-c role=\${appRoleOf(url)}\``,
    `"-c application_name=strong"`,
  ),
  patchSource("server/platform/db/role/confirm-app-role.ts", "if (wrong !== null)", "if (false)"),
];

const ownsRow = `.where("user_id", "=", param("ownerId"))`;
/** Still names the owner, as a statement has to, and minds it no more. */
const ownsNothing = `.where((eb) => eb.or([eb("user_id", "=", param("ownerId")), eb("user_id", "!=", param("ownerId"))]))`;

export const brokenBuilds: readonly BrokenBuild[] = [
  {
    name: "the agents' statements find rows by id alone, and the database allows it",
    check: "another owner's ids are as unknown as ids of nothing",
    patches: [...strongRole, patchSource("server/features/agents/store.ts", ownsRow, ownsNothing)],
  },
  {
    name: "the app connects as a role that row-level security doesn't bind",
    check: "the database shows the app's role no row without its owner",
    patches: strongRole,
  },
  {
    name: "a table is left without row-level security",
    check: "the database shows the app's role no row without its owner",
    patches: [],
    database: "drop policy own on clients; create policy own on clients using (true)",
  },
  {
    name: "input that isn't in the contract passes",
    check: "a field that belongs to the server is refused in every body",
    patches: [
      patchSource("server/platform/http/input/input-parser.ts", "if (Object.keys(fields).length > 0)", "if (false)"),
    ],
  },
  {
    name: "the session cookie's signature isn't checked",
    check: "a session cookie that we didn't sign opens nothing",
    patches: [patchSource("server/platform/session.ts", "timingSafeEqual(given, expected) ? token", "true ? token")],
  },
  {
    name: "a session lasts forever",
    check: "an expired session opens nothing",
    patches: [
      patchSource(
        "server/platform/session.ts",
        `.where("token", "=", param("token"))\n    .where("expires_at", ">", now)`,
        `.where("token", "=", param("token"))`,
      ),
    ],
  },
  {
    name: "sessions outlive a change of the password",
    check: "a new password ends every other session",
    patches: [
      patchSource(
        "server/features/accounts/passwords/password-service.ts",
        "tx.send(deleteOtherSessions,",
        "void (deleteOtherSessions,",
      ),
    ],
  },
  {
    name: "links are built from the Host header",
    check: "a mailed link leads to us, whatever the request calls this host",
    patches: [
      patchSource(
        "server/features/accounts/sign-in/auth-service.ts",
        'mailTo(user, { kind: "verifyEmail", name: user.name, url })',
        'mailTo(user, { kind: "verifyEmail", name: user.name, url: url.replace(/\\/\\/[^/]+/, "//" + globalThis.lastHost) })',
      ),
      patchSource(
        "server/features/accounts/sign-in/auth-routes.ts",
        "const headers = new Headers({",
        "globalThis.lastHost = request.headers.host;\n  const headers = new Headers({",
      ),
    ],
  },
  {
    name: "a sign-up may lead anywhere",
    check: "a sign-up leads nowhere but to paths of ours",
    patches: [
      patchSource(
        "domain/accounts/own-path.ts",
        "if (plain === null || !staysHere(path) || !staysHere(plain)) return null;",
        "if (given) return given;",
      ),
    ],
  },
  {
    name: "a code may be tried forever",
    check: "after five wrong tries the right code is no good either",
    patches: [patchSource("server/features/mailed-codes/store.ts", "tries_left - 1", "tries_left")],
  },
  {
    name: "a code is compared and then deleted",
    check: "of several at once with the right code, one gets in",
    patches: [
      patchSource(
        "server/features/mailed-codes/service.ts",
        "return spent ? (spent.user_id as OwnerId) : null;",
        "return found.user_id as OwnerId;",
      ),
    ],
  },
  {
    name: "every X-Forwarded-For is believed",
    check: "X-Forwarded-For of a stranger doesn't make another network",
    patches: [
      patchSource(
        "server/platform/http/server/create-server.ts",
        "trustProxy: options.trustProxy ? [...options.trustProxy] : false",
        "trustProxy: true",
      ),
    ],
  },
  {
    name: "each IPv6 address is a network",
    check: "all addresses of an IPv6 network are one",
    patches: [
      patchSource(
        "server/platform/http/security/network.ts",
        "const groups = expandGroups(address);",
        "if (isIPv6(address)) return address;\n  const groups = expandGroups(address);",
      ),
    ],
  },
  {
    name: "the provider's signature isn't checked",
    check: "a message that WhatsApp's provider didn't sign is refused",
    patches: [patchSource("server/features/conversations/routes.ts", "if (!channel.verify(webhook))", "if (false)")],
  },
  {
    name: "the same message may be kept twice",
    check: "a message that is delivered five times at once is kept once",
    patches: [],
    database: `do $$ begin execute replace(pg_get_functiondef('store_message'::regproc),
      'on conflict (user_id, provider_message_id) where author = ''client'' do nothing', ''); end $$;
      drop index messages_once`,
  },
  {
    name: "PayPal's signature isn't asked for",
    check: "an event that PayPal didn't sign is refused",
    patches: [
      patchSource(
        "server/features/subscription/events/event-routes.ts",
        "if (!(await options.paypal.isSigned({ headers: request.headers, body, network })))",
        "if (false)",
      ),
    ],
  },
  {
    name: "PayPal's signature isn't verified",
    check: "an event that PayPal didn't sign is refused",
    patches: [
      patchSource("server/integrations/paypal/webhook-signature.ts", "return verify(", "return true || verify("),
    ],
  },
  {
    name: "a conversation is found by the client's phone alone",
    check: "one client who writes to two businesses has a conversation with each",
    patches: strongRole,
    database: `do $$
      begin
        execute replace(replace(pg_get_functiondef('store_message'::regproc),
          'c.user_id = owner_id and c.channel_address', 'c.channel_address'), 'v.user_id = owner_id and ', '');
      end
      $$`,
  },
  {
    name: "bookings aren't locked, and the constraint is gone",
    check: "of twelve who want one time, one gets it",
    patches: [
      patchSource(
        "server/features/appointments/booking/agent-lock-store.ts",
        "pg_advisory_xact_lock(hashtextextended(",
        "length(concat(",
      ),
    ],
    database: "alter table appointments drop constraint appointments_no_overlap",
  },
  {
    name: "the Idempotency-Key is forgotten",
    check: "a booking that is sent again with its key is one booking",
    patches: [
      patchSource(
        "server/platform/idempotency.ts",
        "if (key === null) return null;",
        "if (key !== undefined) return null;",
      ),
    ],
  },
  {
    name: "notices are sent whatever became of the appointment",
    check: "a notice of an older version of the appointment isn't sent",
    patches: [patchSource("domain/notices/decide-sending.ts", "if (!isStillTrue(facts))", "if (false)")],
  },
  {
    name: "nothing is escaped",
    check: "a name with markup in it is text in a mail",
    patches: [
      patchSource(
        "server/platform/safe-html.ts",
        `(character) => entities[character] ?? ""`,
        "(character) => character",
      ),
    ],
  },
  {
    name: "texts are filled until nothing is left to fill",
    check: "a placeholder in somebody's text stays text",
    patches: [
      patchSource(
        "server/platform/mail/fill-text.ts",
        "return { text: isolateText(value), isValue };",
        `return { text: value.replace("{{url}}", values["url"] ?? ""), isValue };`,
      ),
    ],
  },
  {
    name: "formulas are exported as they are",
    check: "a name that is a formula is text in an exported file",
    patches: [patchSource("domain/text/csv.ts", `? \`'\${parted}\` : parted`, "? parted : parted")],
  },
  {
    name: "a search's pattern signs work",
    check: "signs of a pattern are searched for as they are",
    patches: [patchSource("server/platform/db/like-pattern.ts", `text.replace(/[\\\\%_]/g, "\\\\$&")`, "text")],
  },
  {
    name: "hidden characters pass",
    check: "text that turns the reading direction isn't taken for a name",
    patches: [patchSource("domain/text/visible-text.ts", "withoutHidden(text) !== text", "false")],
  },
  {
    name: "a picture's content isn't looked at",
    check: "what calls itself a picture and isn't one of ours is refused",
    patches: [
      patchSource(
        "domain/numbers/logo-rules.ts",
        `if (logoTypeOf(start) === null) return "invalidType";`,
        "void start;",
      ),
    ],
  },
  {
    name: "private addresses may be fetched",
    check: "an address that somebody gave us never leads into this network",
    patches: [
      patchSource(
        "server/platform/outbound/public-address.ts",
        "if (family === 0) return false;",
        "if (family !== 0) return true;",
      ),
    ],
  },
  {
    name: "a request's origin isn't checked",
    check: "another site's page changes nothing in somebody's name",
    patches: [
      patchSource(
        "server/platform/http/security/origin-check.ts",
        `done(isOurs ? undefined : new AppError("foreign-origin"));`,
        "done();",
      ),
    ],
  },
  {
    name: "answers may be kept by caches",
    check: "no answer of the API is kept by a cache, and all have the safety headers",
    patches: [
      patchSource(
        "server/platform/http/serve-routes.ts",
        `"cache-control", "no-store"`,
        `"cache-control", "public, max-age=60"`,
      ),
    ],
  },
  {
    name: "the safety headers are gone",
    check: "no answer of the API is kept by a cache, and all have the safety headers",
    patches: [
      patchSource(
        "server/platform/http/server/create-server.ts",
        "reply.headers(headers);\n    if (isClosing)",
        "if (isClosing)",
      ),
    ],
  },
  {
    name: "bodies may be as long as they like",
    check: "a body beyond the limit is refused",
    patches: [patchSource("server/app.ts", "bodyLimit: 256 * 1024", "bodyLimit: 256 * 1024 * 1024")],
  },
  {
    name: "whole addresses are logged",
    check: "what is searched for, and whose id it is, isn't in the log",
    patches: [patchSource("server/app.ts", `request.routeOptions.url ?? "unknown"`, "request.url")],
  },
  {
    name: "a change is announced to everybody",
    check: "a stream tells of its owner's changes alone",
    patches: [patchSource("server/platform/events/event-streams.ts", "of byOwner.get(ownerId) ?? []", "of all()")],
  },
  {
    name: "a stream lasts longer than its session",
    check: "a stream ends with its session",
    patches: [
      patchSource(
        "server/platform/events/event-streams.ts",
        "if (stream.sessionId === sessionId) end(stream);",
        "void stream;",
      ),
    ],
  },
  {
    name: "the administrator's role isn't asked for",
    check: "what is for the administrator is refused to an owner",
    patches: [
      patchSource(
        "server/platform/http/serve-routes.ts",
        `route.access === "admin" && !(await isAdministrator(session.ownerId))`,
        "false",
      ),
    ],
    database:
      "create or replace function require_admin(acting uuid) returns void language plpgsql stable security definer as 'begin end'",
  },
  {
    name: "the app may rewrite the audit log",
    check: "the app's role can't change what the audit log says",
    patches: [],
    database: "grant update, delete on audit_log to daybook_app",
  },
  ...brokenLimits,
  ...brokenOutbound,
  ...brokenTexts,
];
