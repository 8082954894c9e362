import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { BurstPauses } from "#domain/conversation/receiving/join-burst.ts";
import { exportRoutes } from "./features/accounts/export/export-routes.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { accountSecurityRoutes } from "./features/accounts/security/security-routes.ts";
import { authRoutes } from "./features/accounts/sign-in/auth-routes.ts";
import { createAuth } from "./features/accounts/sign-in/auth-service.ts";
import type { SocialProviders } from "./features/accounts/sign-in/social-service.ts";
import { auditRoutes } from "./features/administration/audit/audit-routes.ts";
import { adminCsvRoutes } from "./features/administration/csv/csv-routes.ts";
import { healthRoutes } from "./features/administration/health/health-routes.ts";
import type { Installation } from "./features/administration/health/health-service.ts";
import { inquiryRoutes } from "./features/administration/inquiries/inquiry-routes.ts";
import { administrationRoutes } from "./features/administration/routes.ts";
import { adminSetupRoutes } from "./features/administration/setup-routes.ts";
import { suspensionRoutes } from "./features/administration/suspension/suspension-routes.ts";
import { agentServiceRoutes } from "./features/agent-services/routes.ts";
import { agentRoutes } from "./features/agents/routes.ts";
import { apiKeyRoutes } from "./features/api-keys/routes.ts";
import { apiReferenceRoutes } from "./features/api-reference/routes.ts";
import { appointmentTypeRoutes } from "./features/appointment-types/routes.ts";
import { availabilityRoutes } from "./features/appointments/availability/availability-routes.ts";
import { dayActionRoutes } from "./features/appointments/day/day-routes.ts";
import { appointmentRoutes } from "./features/appointments/routes.ts";
import { seriesRoutes } from "./features/appointments/series/series-routes.ts";
import { visitRoutes } from "./features/appointments/visits/visit-routes.ts";
import { bookingPages } from "./features/booking-pages/page-routes.ts";
import { bookingPageRoutes } from "./features/booking-pages/routes.ts";
import { botLanguageRoutes } from "./features/bot-language/routes.ts";
import { botTrialRoutes } from "./features/bot-trial/routes.ts";
import { breakRoutes } from "./features/breaks/routes.ts";
import { businessHoursRoutes } from "./features/business-hours/routes.ts";
import { changesRoutes } from "./features/changes/routes.ts";
import { dataPageRoutes, erasingRoutes } from "./features/client-data/routes.ts";
import { stopMailRoutes } from "./features/client-mail/routes.ts";
import { clientExportRoutes } from "./features/clients/csv/export-routes.ts";
import { clientRoutes } from "./features/clients/routes.ts";
import { commandSenderRoutes } from "./features/command-senders/routes.ts";
import { contactRoutes } from "./features/contact/routes.ts";
import { webhookRoutes } from "./features/conversations/routes.ts";
import { eventRoutes } from "./features/events/routes.ts";
import { externalCalendarRoutes } from "./features/external-calendars/routes.ts";
import { feedFileRoutes, feedRoutes } from "./features/feeds/routes.ts";
import { fileRoutes } from "./features/files/routes.ts";
import { holidayRoutes } from "./features/holidays/routes.ts";
import { houseRoutes } from "./features/house/routes.ts";
import { reportRoutes } from "./features/insights/report-routes.ts";
import { insightRoutes } from "./features/insights/routes.ts";
import { landingDemoRoutes } from "./features/landing-demo/routes.ts";
import { mcpRoutes } from "./features/mcp/routes.ts";
import { numberRoutes } from "./features/numbers/routes.ts";
import { operationsRoutes } from "./features/operations/routes.ts";
import { watchWebhooks } from "./features/operations/webhook-service.ts";
import { mailSettingsRoutes } from "./features/owner-mails/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { publicSiteRoutes } from "./features/public-site/routes.ts";
import { pushRoutes } from "./features/push/routes.ts";
import { resourceRoutes } from "./features/resources/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { specialDayRoutes } from "./features/special-days/routes.ts";
import { startLinkRoutes } from "./features/start-links/routes.ts";
import { paymentEventRoutes } from "./features/subscription/events/event-routes.ts";
import { subscriptionRoutes } from "./features/subscription/routes.ts";
import { supportRoutes } from "./features/support/routes.ts";
import { timeOffRoutes } from "./features/time-off/routes.ts";
import { waitlistRoutes } from "./features/waitlist/routes.ts";
import { webhookEndpointRoutes } from "./features/webhooks/routes.ts";
import type { CalendarGateway } from "./integrations/calendars/gateway.ts";
import type { PayPalGateway } from "./integrations/paypal/gateway.ts";
import type { WebhookSender } from "./integrations/webhooks/create-webhook-sender.ts";
import type { WhatsAppChannel } from "./integrations/whatsapp/channel.ts";
import type { WhatsAppNumbers } from "./integrations/whatsapp/numbers.ts";
import { hasAdminRole } from "./platform/admin-role.ts";
import { createKeyGate } from "./platform/api-keys/key-gate.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/db/database.ts";
import { createEventStreams } from "./platform/events/event-streams.ts";
import { handleErrors } from "./platform/http/errors/error-handler.ts";
import { openErrorPage } from "./platform/http/errors/error-page.ts";
import { refuseUnstorableText } from "./platform/http/input/storable-text.ts";
import { countOpenRequests } from "./platform/http/overload/count-open-requests.ts";
import type { OverloadLimits } from "./platform/http/overload/overload-level.ts";
import { startLagMeter } from "./platform/http/overload/own-lag.ts";
import { refuseOverload } from "./platform/http/overload/refuse-overload.ts";
import { checkOrigins } from "./platform/http/security/origin-check.ts";
import { createRateLimiter, type RateLimiter } from "./platform/http/security/rate-limit.ts";
import { type ServedRoute, serveRoutes } from "./platform/http/serve-routes.ts";
import { createServer } from "./platform/http/server/create-server.ts";
import { serveSite } from "./platform/http/static-site.ts";
import { createEnqueue, type Enqueue } from "./platform/jobs/job.ts";
import type { Log } from "./platform/log.ts";
import type { Metrics } from "./platform/metrics/create-metrics.ts";
import { createSessionGate, type SessionGate } from "./platform/session.ts";
import type { SetupSecret } from "./platform/setup-secret.ts";
import type { FileStorage } from "./platform/storage/storage.ts";

export type AppDeps = {
  db: Database;
  databaseUrl: string;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  secret: string;
  setupSecret: SetupSecret;
  publicUrl: string;
  /** What the administrator is shown of it. */
  installation: Installation;
  /** Origins a browser may send state changes from; the public address is one of them. */
  allowedOrigins: readonly string[];
  trustProxy: readonly string[] | undefined;
  metricsToken: string | undefined;
  social: SocialProviders;
  /** Where support tickets go. */
  supportEmail: string;
  /** Where what visitors write goes. */
  salesEmail: string;
  siteDir: string;
  checkResponses: boolean;
  /** At what load requests are refused with 503, and from which callers; null never refuses. */
  overload: OverloadLimits | null;
  /** Answers that must not tell a known address from an unknown one take at least this long. */
  uniformAnswerMs: number;
  /** How long the bot waits for more of a message. */
  burstPauses: BurstPauses;
  isWorkerFine(): boolean;
  /** Null when no messages can be sent. */
  whatsapp: WhatsAppChannel | null;
  /** Null when no numbers can be bought. */
  numbers: WhatsAppNumbers | null;
  storage: FileStorage;
  /** Null when nothing can be bought. */
  paypal: PayPalGateway | null;
  calendars: CalendarGateway;
  webhooks: WebhookSender;
  /** Simulators and other guests that live in the same server. */
  plugins: readonly ((app: FastifyInstance) => Promise<void>)[];
};

/** For answers that are computed each time: compressing them better would take longer than it saves. */
const compression: FastifyCompressOptions = {
  threshold: 2_048,
  encodings: ["br", "gzip"],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
};

/** The whole HTTP side as a value: tests inject requests into it, `main` makes it listen. */
export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const readErrorPage = openErrorPage(deps.siteDir);
  const app = createServer({
    secure: deps.publicUrl.startsWith("https:"),
    paypal: deps.paypal?.browser.sdkUrl.startsWith("https:") ?? false,
    bodyLimit: 256 * 1024,
    headMs: 15_000,
    // Long enough for a picture over a slow line.
    requestMs: 60_000,
    keepAliveMs: 72_000,
    forceCloseConnections: "idle",
    trustProxy: deps.trustProxy,
    readErrorPage,
  });
  try {
    await furnish(app, deps, readErrorPage);
    return app;
  } catch (error) {
    // What it has opened so far would stay behind.
    await app.close().catch(() => {});
    throw error;
  }
};

const furnish = async (
  app: FastifyInstance,
  deps: AppDeps,
  readErrorPage: ReturnType<typeof openErrorPage>,
): Promise<void> => {
  // Fastify would take text/plain as well, which any page on the web may send without being asked.
  app.removeContentTypeParser("text/plain");
  handleErrors(app, deps.log, readErrorPage);
  logRequests(app, deps.log);
  const sessions = createSessionGate(deps.db, deps.secret, deps.publicUrl);
  if (deps.overload !== null) watchOverload(app, deps.overload, { ...deps, sessions });
  await app.register(compress, compression);
  checkOrigins(app, new Set(deps.allowedOrigins));
  refuseUnstorableText(app);

  const { db, clock, log, publicUrl, burstPauses } = deps;
  const enqueue = createEnqueue(clock);
  const limiter = createRateLimiter(db);
  const auth = createAuth({ ...deps, enqueue });
  app.addHook("onClose", () => auth.close());
  const streams = createEventStreams();
  deps.metrics.watchEventStreams(streams.count);

  const keys = createKeyGate({ db, limiter, sessions });
  const served = listRoutes(deps, { enqueue, limiter, sessions, countStreams: streams.count });
  serveRoutes(app, served, {
    sessions,
    keys,
    isAdministrator: (ownerId) => hasAdminRole(db, ownerId),
    checkResponses: deps.checkResponses,
  });
  mcpRoutes(app, { keys });
  authRoutes(app, { ...deps, auth, sessions, limiter, enqueue });
  exportRoutes(app, { db, clock, sessions, limiter });
  feedFileRoutes(app, { db, clock, limiter, secret: deps.secret, publicUrl });
  dataPageRoutes(app, { db, clock, limiter });
  await app.register(bookingPages({ db, clock, log, limiter, secret: deps.secret, publicUrl, siteDir: deps.siteDir }));
  await app.register(stopMailRoutes, { db, clock, limiter, secret: deps.secret });
  clientExportRoutes(app, { db, clock, sessions, limiter });
  reportRoutes(app, { db, clock, sessions, limiter });
  adminCsvRoutes(app, { db, clock, sessions, limiter, secret: deps.secret });
  await app.register(fileRoutes, { db, clock, sessions, limiter, storage: deps.storage });
  await eventRoutes(app, { databaseUrl: deps.databaseUrl, sessions, streams, log });
  const { whatsapp: channel, paypal, metrics } = deps;
  if (channel) {
    const webhooks = watchWebhooks(deps, "whatsapp");
    await app.register(webhookRoutes, { db, clock, log, burstPauses, channel, webhooks });
  }
  if (paypal) {
    const webhooks = watchWebhooks(deps, "paypal");
    await app.register(paymentEventRoutes, { db, clock, enqueue, paypal, metrics, webhooks });
  }
  operationsRoutes(app, { ...deps, disk: deps.installation.disk });
  apiReferenceRoutes(
    app,
    served.map(({ route }) => route),
    { publicUrl },
  );
  await publicSiteRoutes(app, { ...deps, enqueue, limiter, sessions });
  for (const plugin of deps.plugins) await plugin(app);
  await serveSite(app, deps.siteDir);
};

type Shared = { enqueue: Enqueue; limiter: RateLimiter; sessions: SessionGate; countStreams(): number };

/** Every route of the contract with its handler. */
const listRoutes = (deps: AppDeps, { enqueue, limiter, sessions, countStreams }: Shared): ServedRoute[] => {
  const { db, clock, log, publicUrl, social, supportEmail } = deps;
  return [
    ...accountRoutes({ db, clock, sessions, publicUrl, social }),
    ...accountSecurityRoutes({
      db,
      clock,
      limiter,
      enqueue,
      secret: deps.secret,
      publicUrl,
      supportEmail,
      uniformAnswerMs: deps.uniformAnswerMs,
    }),
    ...apiKeyRoutes({ db, clock }),
    ...appointmentRoutes({ db, clock }),
    ...dayActionRoutes({ db, clock }),
    ...visitRoutes({ db, clock }),
    ...seriesRoutes({ db, clock }),
    ...availabilityRoutes({ db, clock }),
    ...insightRoutes({ db, clock }),
    ...searchRoutes({ db, clock }),
    ...pushRoutes({ db, limiter }),
    ...agentRoutes({ db, clock }),
    ...feedRoutes({ db, secret: deps.secret, publicUrl }),
    ...externalCalendarRoutes({ db, clock, limiter, secret: deps.secret, gateway: deps.calendars }),
    ...changesRoutes({ db, clock }),
    ...webhookEndpointRoutes({ db, clock, enqueue, limiter, secret: deps.secret, sender: deps.webhooks }),
    ...agentServiceRoutes({ db }),
    ...resourceRoutes({ db, clock }),
    ...appointmentTypeRoutes({ db, clock }),
    ...breakRoutes({ db, clock }),
    ...timeOffRoutes({ db, clock }),
    ...waitlistRoutes({ db, clock }),
    ...specialDayRoutes({ db, clock }),
    ...holidayRoutes({ db, clock }),
    ...businessHoursRoutes({ db }),
    ...profileRoutes({ db, clock }),
    ...botLanguageRoutes({ db }),
    ...houseRoutes({ db }),
    ...bookingPageRoutes({ db, publicUrl }),
    ...commandSenderRoutes({ db, clock }),
    ...startLinkRoutes({ db, clock }),
    ...erasingRoutes({ db, clock }),
    ...mailSettingsRoutes({ db }),
    ...botTrialRoutes({ db, clock, limiter }),
    ...clientRoutes({ db, clock, limiter }),
    ...supportRoutes({ db, clock, enqueue, limiter, supportEmail }),
    ...landingDemoRoutes({ clock, limiter, secret: deps.secret }),
    ...contactRoutes({ db, clock, enqueue, limiter, salesEmail: deps.salesEmail }),
    ...subscriptionRoutes({ db, clock, log, enqueue, limiter, publicUrl, supportEmail, paypal: deps.paypal }),
    ...adminSetupRoutes({ db, clock, limiter, setupSecret: deps.setupSecret }),
    ...administrationRoutes({
      ...{ db, clock, log, enqueue, publicUrl, secret: deps.secret, paypal: deps.paypal, numbers: deps.numbers },
    }),
    ...suspensionRoutes({ db, clock }),
    ...inquiryRoutes({ db, clock, enqueue, supportEmail, salesEmail: deps.salesEmail }),
    ...auditRoutes({ db, secret: deps.secret }),
    ...healthRoutes({ db, clock, log, metrics: deps.metrics, installation: deps.installation, countStreams }),
    ...numberRoutes({ db, clock, enqueue, limiter, log, publicUrl, numbers: deps.numbers }),
  ];
};

type Watched = Pick<AppDeps, "db" | "log" | "metrics"> & { sessions: SessionGate };

const watchOverload = (app: FastifyInstance, limits: OverloadLimits, { db, log, metrics, sessions }: Watched): void => {
  const meter = startLagMeter();
  const openRequests = countOpenRequests(app, log);
  app.addHook("onClose", async () => meter.stop());
  refuseOverload(app, {
    limits,
    load: () => {
      const { idle, busy, waiting } = db.load();
      const waitingPerConnection = waiting / Math.max(1, idle + busy);
      return { lagMs: meter.lagMs(), waitingPerConnection, openRequests: openRequests() };
    },
    isOurs: sessions.isSigned,
    log,
    onRefused: (who) => metrics.refusals.inc({ who }),
  });
};

/** Method, route pattern, status and time: paths with ids, queries and bodies stay out of the log. */
const logRequests = (app: FastifyInstance, log: Log): void => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    log.debug({ reqId: request.id, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
    done();
  });
};
