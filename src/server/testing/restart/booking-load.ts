import { randomInt } from "node:crypto";
import { signAsTwilio } from "../../integrations/whatsapp/twilio/webhooks/signature.ts";
import { ownRequestHeader } from "../../platform/http/security/origin-check.ts";
import { simulatedAccount } from "../../simulators/twilio/twilio-account.ts";
import { testSecret } from "../builders/build-owner.ts";

export type SalonUnderLoad = { cookie: string; agentId: string; typeId: string; number: string };

type RunningDaybook = { url: string; publicUrl: string; twilioDir: string; salon: SalonUnderLoad };

export type Load = {
  /** What was answered with success: booked by the owner, and handed over by WhatsApp. */
  booked(): number;
  delivered(): number;
  stop(): Promise<void>;
};

const clientCount = 6;

/** Numbers of clients who chat; they have written before. */
export const chatClients = Array.from({ length: clientCount }, (_, index) => `+3461155${String(500 + index)}0`);

/** Two clients that book and two that chat, as fast as they are answered, whatever happens to the server. */
export const startBookingLoad = (place: RunningDaybook): Load => {
  const counts = { booked: 0, delivered: 0 };
  let stopped = false;
  const keepDoing = async (action: (round: number) => Promise<void>): Promise<void> => {
    for (let round = 0; !stopped; round++) {
      // Refused or cut off in mid-answer, as happens while the database is away: the next one is another try.
      await action(round).catch(() => {});
    }
  };
  const deliver = async (round: number): Promise<void> => {
    if (await deliverMessage(place, round)) counts.delivered++;
    // Chats are slower than bookings; a flood would only measure the machine.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const loads = [
    keepDoing(async (round) => void ((await book(place, 2 * round)) && counts.booked++)),
    keepDoing(async (round) => void ((await book(place, 2 * round + 1)) && counts.booked++)),
    keepDoing((round) => deliver(2 * round)),
    keepDoing((round) => deliver(2 * round + 1)),
  ];
  return {
    booked: () => counts.booked,
    delivered: () => counts.delivered,
    stop: async () => {
      stopped = true;
      await Promise.all(loads);
    },
  };
};

const book = async ({ url, salon }: RunningDaybook, index: number): Promise<boolean> => {
  const day = Temporal.Now.plainDateISO("UTC").add({ days: 7 + (index % 300) });
  const answer = await fetch(`${url}/api/v1/appointments`, {
    method: "POST",
    headers: { cookie: salon.cookie, [ownRequestHeader]: "1", "content-type": "application/json" },
    body: JSON.stringify({
      clientName: "Marta Ruiz",
      clientPhone: chatClients[index % clientCount],
      appointmentDate: day.toString(),
      appointmentTime: `${10 + (index % 6)}:00`,
      agentId: salon.agentId,
      appointmentTypeId: salon.typeId,
      overbook: true,
    }),
  });
  return answer.status === 201;
};

const inboundPath = "/webhooks/twilio/inbound";

const deliverMessage = async (
  { url, publicUrl, twilioDir, salon }: RunningDaybook,
  index: number,
): Promise<boolean> => {
  const params = {
    MessageSid: `SM${String(randomInt(1e12)).padStart(32, "0")}`,
    AccountSid: simulatedAccount(testSecret, twilioDir).accountSid,
    From: `whatsapp:${chatClients[index % clientCount]}`,
    To: `whatsapp:${salon.number}`,
    Body: "menu",
    NumMedia: "0",
  };
  const { authToken } = simulatedAccount(testSecret, twilioDir);
  const answer = await fetch(url + inboundPath, {
    method: "POST",
    headers: {
      "x-twilio-signature": signAsTwilio(authToken, publicUrl + inboundPath, params),
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(params),
  });
  return answer.status === 204;
};
