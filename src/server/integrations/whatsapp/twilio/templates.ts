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
  const content = client.content.v1.contents(providerId);
  const { whatsapp } = await content.approvalFetch().fetch();
  const status = readStatus(whatsapp);
  if (status !== "unsubmitted") return { providerId, status };
  const submitted = await content.approvalCreate.create({ name: template.name, category: "UTILITY" } as never);
  return { providerId, status: toTemplateStatus(submitted.status) };
};

const toTypes = ({ text, buttons }: TemplateDefinition): Record<string, object> => {
  if (buttons.length === 0) return { "twilio/text": { body: text } };
  const actions = buttons.map(({ id, title }) => ({ type: "QUICK_REPLY", title, id }));
  return { "twilio/quick-reply": { body: text, actions } };
};

const readStatus = (approval: unknown): TemplateStatus | "unsubmitted" => {
  const { status } = (approval ?? {}) as { status?: unknown };
  return status === undefined || status === "unsubmitted" ? "unsubmitted" : toTemplateStatus(String(status));
};

/** Paused and disabled templates can't be sent either; both come back as approved when WhatsApp relents. */
const toTemplateStatus = (status: string): TemplateStatus => {
  if (status === "approved") return "approved";
  return ["rejected", "paused", "disabled"].includes(status) ? "rejected" : "pending";
};
