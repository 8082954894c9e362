import { z } from "zod";
import type { TemplateDefinition, TemplateStatus } from "../channel.ts";
import type { TwilioClient } from "./client.ts";
import { ensureContent, numbered } from "./contents.ts";

/** Creates the template and submits it to WhatsApp, each only if that hasn't happened yet. */
export const ensureTemplate = async (
  client: TwilioClient,
  template: TemplateDefinition,
): Promise<{ providerId: string; status: TemplateStatus }> => {
  const providerId = await ensureContent(client, {
    friendly_name: template.name,
    // WhatsApp reviews Brazilian Portuguese under its full name.
    language: template.language === "pt" ? "pt_BR" : template.language,
    variables: numbered(template.samples),
    types: toTypes(template),
  });
  const path = `/Content/${providerId}/ApprovalRequests`;
  const { whatsapp } = await client.get({ part: "content", path }, approvalsSchema);
  const status = whatsapp?.status ?? "unsubmitted";
  if (status !== "unsubmitted") return { providerId, status: toTemplateStatus(status) };
  const json = { name: template.name, category: "UTILITY" };
  const submitted = await client.post({ part: "content", path: `${path}/whatsapp`, json }, approvalSchema);
  return { providerId, status: toTemplateStatus(submitted.status) };
};

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
