import { z } from "zod";
import type { TemplateDefinition, TemplateStatus } from "../channel.ts";
import type { TwilioClient } from "./client.ts";
import { type ContentBody, createContent, listContents, numberedVariables } from "./contents.ts";

/** Creates the template and submits it to WhatsApp, each only if that hasn't happened yet. */
export const ensureTemplate = async (
  client: TwilioClient,
  template: TemplateDefinition,
): Promise<{ providerId: string; status: TemplateStatus }> => {
  const existing = await listContents(client, template.name);
  for (const providerId of existing) {
    const { whatsapp } = await client.get({ part: "content", path: approvalsOf(providerId) }, approvalsSchema);
    const status = whatsapp?.status ?? "unsubmitted";
    // WhatsApp takes a name once: of several contents, the one that was submitted is the template.
    if (status !== "unsubmitted") return { providerId, status: toTemplateStatus(status) };
  }
  const providerId = existing[0] ?? (await createContent(client, toContent(template)));
  const json = { name: template.name, category: "UTILITY" };
  const path = `${approvalsOf(providerId)}/whatsapp`;
  const submitted = await client.post({ part: "content", path, json }, approvalSchema);
  return { providerId, status: toTemplateStatus(submitted.status) };
};

const approvalsOf = (providerId: string): string => `/Content/${providerId}/ApprovalRequests`;

const toContent = (template: TemplateDefinition): ContentBody => ({
  friendly_name: template.name,
  // WhatsApp reviews Brazilian Portuguese under its full name.
  language: template.language === "pt" ? "pt_BR" : template.language,
  variables: numberedVariables(template.samples),
  types: toTypes(template),
});

const approvalSchema = z.object({ status: z.string() });
const approvalsSchema = z.object({ whatsapp: approvalSchema.partial().nullish() });

const toTypes = ({ text, buttons }: TemplateDefinition): Record<string, object> => {
  if (buttons.length === 0) return { "twilio/text": { body: text } };
  const actions = buttons.map(({ id, title }) => ({ type: "QUICK_REPLY", title, id }));
  return { "twilio/quick-reply": { body: text, actions } };
};

/** Paused and disabled templates can't be sent either; both come back as approved when WhatsApp relents. */
const toTemplateStatus = (status: string): TemplateStatus => {
  if (status === "approved") return "approved";
  return ["rejected", "paused", "disabled"].includes(status) ? "rejected" : "pending";
};
