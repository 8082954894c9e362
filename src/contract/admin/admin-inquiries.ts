import { z } from "zod";
import { textLines } from "#domain/text/text-field.ts";
import { cursorSchema, idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Administration";

/** `ticket`: a support ticket of an owner's. `contact`: what a visitor wrote on the contact page. */
export const inquiryKinds = ["ticket", "contact"] as const;
export const inquiryStates = ["new", "answered", "closed"] as const;

export type InquiryKind = (typeof inquiryKinds)[number];
export type InquiryState = (typeof inquiryStates)[number];

const kindSchema = z.enum(inquiryKinds, { error: "notListed" });

const inquirySchema = z.strictObject({
  id: idSchema,
  /** Of a ticket. */
  userId: idSchema.nullable(),
  reference: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** In which an answer is understood. */
  language: z.string(),
  state: z.enum(inquiryStates),
  answers: z.array(z.strictObject({ text: z.string(), at: instantSchema })),
  createdAt: instantSchema,
});

export type Inquiry = z.infer<typeof inquirySchema>;

export const listInquiries = defineRoute({
  method: "GET",
  path: "/api/v1/admin/inquiries",
  summary: "List support tickets or contact messages, newest first",
  description: "Pages with `cursor`. Each entry has the answers given so far.",
  tag,
  access: "admin",
  query: z.strictObject({
    kind: kindSchema,
    state: z.enum(inquiryStates, { error: "notListed" }).optional(),
    cursor: cursorSchema,
  }),
  response: z.strictObject({ inquiries: z.array(inquirySchema), nextCursor: z.string().nullable() }),
});

export const countInquiries = defineRoute({
  method: "GET",
  path: "/api/v1/admin/inquiries/new",
  summary: "Count what nobody has answered or closed yet, up to 1,000 of each",
  description: "For a badge in the administrator's navigation.",
  tag,
  access: "admin",
  response: z.strictObject({ tickets: z.int(), contacts: z.int() }),
});

const params = z.strictObject({ kind: kindSchema, inquiryId: idSchema });
/** How many answers there were when it was read: of two who answer at once, one is refused. */
const knownAnswers = z.int({ error: "versionRequired" }).min(0, "versionRequired").max(1_000, "versionRequired");

const answerSchema = textLines(5_000, "answerTooLong").refine((text) => text !== "", { error: "answerRequired" });

export const answerInquiry = defineRoute({
  method: "POST",
  path: "/api/v1/admin/inquiries/:kind/:inquiryId/answers",
  summary: "Answer by mail; the answer is kept with the message",
  description: "Refused if someone else answered meanwhile: `knownAnswers` says how many answers the caller has seen.",
  tag,
  access: "admin",
  params,
  body: z.strictObject({ answer: answerSchema, knownAnswers }),
  response: z.strictObject({}),
  errors: ["not-found", "edit-conflict"],
});

export const setInquiryState = defineRoute({
  method: "PUT",
  path: "/api/v1/admin/inquiries/:kind/:inquiryId/state",
  summary: "Close a message, or open it again",
  description: "Refused if someone else answered meanwhile, as with an answer.",
  tag,
  access: "admin",
  params,
  body: z.strictObject({ isClosed: z.boolean({ error: "notBoolean" }), knownAnswers }),
  response: z.strictObject({}),
  errors: ["not-found", "edit-conflict"],
});
