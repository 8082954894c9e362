import type { SimulatedMessage } from "../messages/message-store.ts";
import { TwilioError } from "../twilio-error.ts";
import type { SimulatedContent } from "./content-store.ts";

type Rendered = Pick<SimulatedMessage, "text" | "opener" | "options">;

/** What the phone shows of a content filled with variables, refused where WhatsApp would refuse it. */
export const renderContent = (content: SimulatedContent, variablesJson: string | undefined): Rendered => {
  const variables = readVariables(content, variablesJson);
  const fill = (text: unknown) =>
    String(text ?? "").replace(/\{\{(\w+)\}\}/g, (_, key: string) => variables[key] ?? "");
  const [type = "", definition] = Object.entries(content.types)[0] ?? [];
  const { body, button, actions, items } = definition as ContentDefinition;
  const text = fill(body);
  if (type === "twilio/text") return within({ text, opener: null, options: [] }, 1_600, 0, 0);
  if (type === "twilio/quick-reply") {
    const options = (actions ?? []).map(({ title, id }) => ({ title: fill(title), id: fill(id) }));
    return within({ text, opener: null, options }, 1_024, 3, 20);
  }
  if (type !== "twilio/list-picker") throw new TwilioError(400, 63021, `${type} isn't known here`);
  const options = (items ?? []).map(({ item, id, description }) => ({
    title: fill(item),
    id: fill(id),
    description: fill(description),
  }));
  return within({ text, opener: fill(button), options }, 1_024, 10, 24);
};

type ContentDefinition = {
  body?: string;
  button?: string;
  actions?: { title: string; id: string }[];
  items?: { item: string; id: string; description: string }[];
};

const readVariables = (content: SimulatedContent, json: string | undefined): Record<string, string> => {
  let given: unknown;
  try {
    given = JSON.parse(json ?? "{}");
  } catch {
    throw new TwilioError(400, 21656, "ContentVariables isn't JSON");
  }
  const values = { ...content.variables, ...(given as Record<string, string>) };
  for (const value of Object.values(values)) {
    const isText = typeof value === "string" && value !== "";
    // WhatsApp's rule for the parameters of templates.
    const isBroken = content.approval !== null && /[\n\t]| {5,}/.test(value);
    if (!isText || isBroken) throw new TwilioError(400, 21656, "ContentVariables has a value that can't be used");
  }
  return values;
};

const within = (rendered: Rendered, textLength: number, most: number, titleLength: number): Rendered => {
  const { text, opener, options } = rendered;
  const fits =
    text.length <= textLength &&
    options.length <= most &&
    (most === 0 || options.length >= 1) &&
    (opener === null || opener.length <= 20) &&
    options.every(
      ({ id, title, ...rest }) =>
        title.length <= titleLength &&
        id.length <= 200 &&
        (!("description" in rest) || String(rest.description).length <= 72),
    ) &&
    new Set(options.map(({ id }) => id)).size === options.length;
  if (!fits) throw new TwilioError(400, 63021, "The content is over WhatsApp's limits");
  return rendered;
};
