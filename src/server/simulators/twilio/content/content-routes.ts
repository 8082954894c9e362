import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { answerPage, type PageQuery } from "../answer-page.ts";
import type { TwilioModes } from "../modes.ts";
import { TwilioError } from "../twilio-error.ts";
import { type ContentStore, newContentSid, type SimulatedContent } from "./content-store.ts";

/** Snake case, as the API documents it: camelCase, which Twilio's own SDK suggests, is refused. */
const createSchema = z.strictObject({
  friendly_name: z.string().min(1),
  language: z.string().min(2),
  variables: z.record(z.string(), z.string()).default({}),
  types: z.record(z.enum(["twilio/text", "twilio/quick-reply", "twilio/list-picker"]).or(z.string()), z.unknown()),
});

const approvalSchema = z.object({ name: z.string().regex(/^[a-z0-9_]{1,512}$/), category: z.literal("UTILITY") });

type ContentOptions = { accountSid: string; contents: ContentStore; modes: TwilioModes };

/** `/content/v1`: templates and menus, and WhatsApp's review of them. */
export const contentRoutes: FastifyPluginAsync<ContentOptions> = async (app, { accountSid, contents, modes }) => {
  const present = (content: SimulatedContent) => ({
    sid: content.sid,
    account_sid: accountSid,
    friendly_name: content.friendlyName,
    language: content.language,
    variables: content.variables,
    types: content.types,
    date_created: content.createdAt,
    date_updated: content.createdAt,
    url: `https://content.twilio.com/v1/Content/${content.sid}`,
    links: {},
  });
  const find = async (sid: string): Promise<SimulatedContent> => {
    const content = await contents.find(sid);
    if (!content) throw new TwilioError(404, 20404, "The requested resource was not found");
    return content;
  };

  app.get<{ Querystring: PageQuery }>("/Content", async ({ query }) =>
    answerPage("contents", (await contents.list()).map(present), "https://content.twilio.com/v1/Content", query),
  );

  app.post("/Content", async (request, reply) => {
    const parsed = createSchema.safeParse(request.body);
    if (!parsed.success) throw new TwilioError(400, 20001, "The content isn't valid");
    const { friendly_name: friendlyName, ...fields } = parsed.data;
    const createdAt = Temporal.Now.instant().toString();
    reply.code(201);
    return present(await contents.put({ sid: newContentSid(), ...fields, friendlyName, approval: null, createdAt }));
  });

  app.get<{ Params: { sid: string } }>("/Content/:sid", async ({ params }) => present(await find(params.sid)));

  app.get<{ Params: { sid: string } }>("/Content/:sid/ApprovalRequests", async ({ params }) => {
    const content = await find(params.sid);
    return { sid: content.sid, account_sid: accountSid, url: "", whatsapp: presentApproval(content) };
  });

  app.post<{ Params: { sid: string } }>("/Content/:sid/ApprovalRequests/whatsapp", async ({ params, body }, reply) => {
    const content = await find(params.sid);
    const parsed = approvalSchema.safeParse(body);
    if (!parsed.success) throw new TwilioError(400, 20001, "The approval request isn't valid");
    if (!isReviewable(content)) throw new TwilioError(400, 63021, "WhatsApp doesn't review content like this");
    if ((await contents.list()).some(({ approval }) => approval?.name === parsed.data.name)) {
      throw new TwilioError(409, 20409, "There is a template of this name already");
    }
    const decidedAtMs = Date.now() + modes.reviewSeconds * 1_000;
    const reviewed = { ...content, approval: { ...parsed.data, status: modes.review, decidedAtMs } };
    await contents.put(reviewed);
    reply.code(201);
    return presentApproval(reviewed);
  });
};

const presentApproval = ({ approval, types }: SimulatedContent) => ({
  type: "whatsapp",
  name: approval?.name ?? "",
  category: approval?.category ?? "",
  content_type: Object.keys(types)[0] ?? "",
  status: approval === null ? "unsubmitted" : Date.now() >= approval.decidedAtMs ? approval.status : "received",
  rejection_reason: "",
  allow_category_change: false,
});

/** WhatsApp's rules for templates: variables in order, neither first nor last nor side by side. */
const isReviewable = ({ types, variables }: SimulatedContent): boolean => {
  const { body = "" } = (types["twilio/text"] ?? types["twilio/quick-reply"] ?? {}) as { body?: string };
  const numbers = [...body.matchAll(/\{\{(\d+)\}\}/g)].map((match) => Number(match[1]));
  return (
    body !== "" &&
    !/^\s*\{\{|\}\}[\s.!?]*$|\}\}\s*\{\{/.test(body) &&
    numbers.every((number, index) => number === index + 1) &&
    numbers.every((number) => (variables[String(number)] ?? "") !== "")
  );
};
