import { type ContentStore, isApproved } from "../content/content-store.ts";
import { renderContent } from "../content/render-content.ts";
import { TwilioError } from "../twilio-error.ts";
import type { SimulatedMessage } from "./message-store.ts";

export type MessageForm = Readonly<Record<string, string | undefined>>;

type MessageContent = Pick<
  SimulatedMessage,
  "from" | "to" | "text" | "opener" | "options" | "isTemplate" | "statusCallback"
>;

/** Reads a request for a message as Twilio does, with its codes for what is wrong. */
export const readMessageForm = async (
  form: MessageForm,
  { contents, isSender, nowMs }: { contents: ContentStore; isSender(number: string): Promise<boolean>; nowMs: number },
): Promise<MessageContent> => {
  const to = readAddress(form.To, 21211, "To");
  const from = readAddress(form.From, 21212, "From");
  if (!(await isSender(from)))
    throw new TwilioError(400, 63007, "Twilio could not find a Channel with the specified From address");
  const addressed = { from, to, statusCallback: form.StatusCallback ?? null };
  if (form.ContentSid === undefined) {
    const text = form.Body ?? "";
    if (text === "") throw new TwilioError(400, 21619, "A text message body or media urls must be specified.");
    if (text.length > 1_600)
      throw new TwilioError(400, 21617, "The concatenated message body exceeds the 1600 character limit");
    return { ...addressed, text, opener: null, options: [], isTemplate: false };
  }
  if (form.Body !== undefined) throw new TwilioError(400, 21618, "Body and ContentSid can't go together");
  const content = await contents.find(form.ContentSid);
  if (!content) throw new TwilioError(400, 21655, "The ContentSid is invalid");
  return { ...addressed, ...renderContent(content, form.ContentVariables), isTemplate: isApproved(content, nowMs) };
};

const readAddress = (address: string | undefined, code: number, field: string): string => {
  const number = /^whatsapp:(\+[1-9]\d{6,14})$/.exec(address ?? "")?.[1];
  if (number === undefined) throw new TwilioError(400, code, `Invalid '${field}' Phone Number`);
  return number;
};
