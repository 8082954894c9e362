import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { simulatedAccount } from "#server/simulators/twilio/twilio-account.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import type { Random } from "../shared/seeded-random.ts";
import type { Ledger } from "./ledger.ts";
import type { Site } from "./site.ts";

const inbound = "/webhooks/twilio/inbound";

/** As a provider does it: the same message again until somebody takes it, and sometimes once more. */
export const deliverMessage = async (
  { site, ledger, random, isOver }: { site: Site; ledger: Ledger; random: Random; isOver(): boolean },
  { from, to, text, choiceId }: { from: string; to: string; text: string; choiceId?: string },
): Promise<void> => {
  const { accountSid, authToken } = simulatedAccount(testSecret, site.twilioDir);
  const params = {
    ...{ MessageSid: `SM${randomUUID().replaceAll("-", "")}`, AccountSid: accountSid, NumMedia: "0", Body: text },
    ...{ From: `whatsapp:${from}`, To: `whatsapp:${to}` },
    ...(choiceId !== undefined && { ButtonPayload: choiceId, ButtonText: text }),
  };
  const send = () =>
    fetch(site.url + inbound, {
      method: "POST",
      headers: {
        "x-twilio-signature": signAsTwilio(authToken, site.publicUrl + inbound, params),
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(params),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
  for (let tries = 0; tries < 200; tries++) {
    const answer = await send();
    if (answer?.status === 204) {
      ledger.delivered.push(params.MessageSid);
      if (random.chance(0.2)) await send();
      return;
    }
    if (answer && answer.status !== 503) return void ledger.strange.push(`message: ${answer.status}`);
    if (isOver() && tries > 2) return;
    await sleep(100);
  }
};
