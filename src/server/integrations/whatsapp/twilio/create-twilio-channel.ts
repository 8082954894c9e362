import { messageLimits, type SendFailure, type WhatsAppChannel } from "../channel.ts";
import { createTwilioClient, type TwilioAccount } from "./client.ts";
import { createMenuContents, fitsLimits } from "./menu-contents.ts";
import { findSentMessage, sendMessage } from "./send-message.ts";
import { ensureTemplate } from "./templates.ts";
import { parseInbound } from "./webhooks/inbound.ts";
import { explainRefusal, isSignedByTwilio } from "./webhooks/signature.ts";
import { parseStatus } from "./webhooks/status.ts";

const statusPath = "/webhooks/twilio/status";
const inboundPath = "/webhooks/twilio/inbound";

/** WhatsApp carried by Twilio. `publicUrl` is where Twilio reaches us; it signs what it sends there. */
export const createTwilioChannel = (account: TwilioAccount, publicUrl: string): WhatsAppChannel => {
  const client = createTwilioClient(account);
  const menus = createMenuContents(client);
  const statusUrl = publicUrl + statusPath;
  return {
    account: `twilio:${account.accountSid}`,
    statusPath,
    inboundPath,
    sendText: async (envelope, text) =>
      text.length >= 1 && text.length <= messageLimits.textLength
        ? sendMessage(client, envelope, () => ({ body: text }), statusUrl)
        : tooLarge,
    sendButtons: async (envelope, menu) =>
      fitsLimits(menu.text, menu.buttons, "buttons")
        ? sendMessage(client, envelope, () => menus.buttons(menu), statusUrl)
        : tooLarge,
    sendList: async (envelope, menu) =>
      fitsLimits(menu.text, menu.options, "options") && menu.opener.length <= messageLimits.buttonTitleLength
        ? sendMessage(client, envelope, () => menus.list(menu), statusUrl)
        : tooLarge,
    sendTemplate: (envelope, { providerId, variables }) =>
      sendMessage(client, envelope, () => ({ contentSid: providerId, values: variables }), statusUrl),
    findSent: (envelope, wanted) => findSentMessage(client, envelope, wanted),
    ensureTemplate: (template) => ensureTemplate(client, template),
    verify: (request) => isSignedByTwilio(request, { authToken: account.authToken, publicUrl }),
    explainRefusal: (request) => explainRefusal(request, account),
    parseStatus: (request) => parseStatus(request, account.accountSid),
    parseInbound: (request) => parseInbound(request, account.accountSid),
  };
};

const tooLarge: SendFailure = { ok: false, reason: "content-rejected", isRetryable: false, mayHaveArrived: false };
