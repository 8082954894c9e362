import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { appointmentFilterSchema, sortOrders, userSorts } from "#contract/admin/admin.ts";
import { listAudit } from "#contract/admin/admin-audit.ts";
import { listInquiries } from "#contract/admin/admin-inquiries.ts";
import { searchSchema } from "#contract/fields.ts";
import { languages } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { hasAdminRole } from "../../../platform/admin-role.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { parseBody } from "../../../platform/http/input/input-parser.ts";
import type { RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import { sendCsv } from "../../../platform/http/send-csv.ts";
import type { SessionGate } from "../../../platform/session.ts";
import type { ListDeps } from "../lists/list-service.ts";
import { appointmentLines, userLines } from "./list-csv-service.ts";
import { auditLines, inquiryLines, numberLines, registrationLines } from "./record-csv-service.ts";

type CsvRouteDeps = ListDeps & { sessions: SessionGate; limiter: RateLimiter };

const order = z.enum(sortOrders).default("descending");
const language = z.enum(languages).optional();
const userQuery = z.strictObject({
  ...{ search: searchSchema, sort: z.enum(userSorts).default("registered"), order, language },
});
const appointmentQuery = z.strictObject({
  ...appointmentFilterSchema.shape,
  order,
  language,
  /** In full only when asked for. */
  data: z.enum(["masked", "full"]).default("masked"),
});

const auditQuery = listAudit.query.omit({ cursor: true }).extend({ language });
const inquiryQuery = listInquiries.query.omit({ cursor: true }).extend({ language });
const recordQuery = z.strictObject({ language });

/** Downloads of the administrator's lists. They aren't JSON, so they are served beside the contract's routes. */
export const adminCsvRoutes = (app: FastifyInstance, deps: CsvRouteDeps): void => {
  const serveFile = <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    linesOf: (deps: ListDeps, administratorId: OwnerId, query: z.output<Schema>) => Promise<AsyncIterable<string>>,
  ) =>
    app.get(`/api/v1/admin/${name}.csv`, { exposeHeadRoute: false }, async (request, reply) => {
      const administratorId = await requireAdministrator(deps, request);
      const query = parseBody(schema, request.query);
      return send(deps, reply, name, await linesOf(deps, administratorId, query));
    });
  serveFile("users", userQuery, userLines);
  serveFile("appointments", appointmentQuery, appointmentLines);
  serveFile("audit", auditQuery, auditLines);
  serveFile("messages", inquiryQuery, inquiryLines);
  serveFile("numbers", recordQuery, numberLines);
  serveFile("registrations", recordQuery, registrationLines);
};

const requireAdministrator = async (
  { db, sessions, limiter }: CsvRouteDeps,
  request: FastifyRequest,
): Promise<OwnerId> => {
  const session = await sessions.find(request.headers.cookie);
  if (!session) throw new AppError("signed-out");
  if (!(await hasAdminRole(db, session.ownerId))) throw new AppError("admin-required");
  await limiter.hit(`list file for ${session.ownerId}`, { hits: 60, windowSeconds: 3600 });
  return session.ownerId;
};

const send = ({ clock }: ListDeps, reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply =>
  sendCsv(reply, `${name}-${clock.now().toString().slice(0, 10)}`, Readable.from(lines));
