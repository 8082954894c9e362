import type { Language } from "#domain/languages.ts";
import type { WhatsAppApp } from "../apps/whatsapp-app.ts";
import { buildNumber } from "./build-number.ts";
import type { TestOwner } from "./build-owner.ts";
import { buildAgent, buildType } from "./build-scheduling.ts";
import { buildSubscription } from "./build-subscription.ts";

export type Salon = { owner: TestOwner; number: string; agentId: string; typeId: string };

let numbers = 100_000;

/** A business whose bot works: paid for, with a number, one person and one service. */
export const buildSalon = async (app: WhatsAppApp, language: Language = "en"): Promise<Salon> => {
  const owner = await app.owner({ timeZone: "Europe/Madrid", name: "Salon Aurora" });
  await owner.call("PUT", "/api/v1/bot-language", { preferredLanguage: language });
  const number = `+34910${numbers++}`;
  await buildSubscription(app.adminUrl, owner.id, { maxAgents: 5 });
  await buildNumber(app, owner.id, number);
  const agentId = await buildAgent(app.adminUrl, owner.id, { name: "Ana" });
  const typeId = await buildType(app.adminUrl, owner.id, { name: "Haircut", buffer: 0 });
  return { owner, number, agentId, typeId };
};

export type ShownReply = { text: string; options: { id: string; title: string }[] };

/** A client's phone: writes, taps, and reads what comes back. */
export const openPhoneOf = (app: WhatsAppApp, salonNumber: string, clientNumber: string) => {
  let shown: ShownReply[] = [];
  const send = async (message: object): Promise<ShownReply[]> => {
    const answer = await fetch(`${app.origin}/simulator/api/messages`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.origin },
      body: JSON.stringify({ from: clientNumber, to: salonNumber, profileName: "María José", ...message }),
    });
    if (!answer.ok) throw new Error(`the phone was answered ${answer.status}: ${await answer.text()}`);
    shown = ((await answer.json()) as { replies: ShownReply[] }).replies;
    return shown;
  };
  return {
    number: clientNumber,
    write: (text: string) => send({ text }),
    send,
    tap: (title: string) => {
      const option = shown.flatMap(({ options }) => options).find((one) => one.title === title);
      if (!option) throw new Error(`no option ${title} in ${JSON.stringify(shown)}`);
      return send({ choice: option.id });
    },
  };
};
