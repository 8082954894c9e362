import { expect, test } from "vitest";
import type { WhatsAppChannel } from "./channel.ts";
import { paceChannel } from "./pace-channel.ts";

test("one number sends at most so many messages a second, in order; other numbers don't wait", async () => {
  let nowMs = 0;
  const sent: string[] = [];
  const channel = {
    sendText: async ({ from }, text) => {
      sent.push(`${nowMs} ${from} ${text}`);
      return { ok: true, providerMessageId: text };
    },
  } as Partial<WhatsAppChannel> as WhatsAppChannel;
  const paced = paceChannel(channel, {
    perSecond: 2,
    nowMs: () => nowMs,
    sleepMs: async (ms) => {
      nowMs += ms;
    },
  });
  const send = (from: string, text: string) => paced.sendText({ from, to: "client", reference: null }, text);
  for (const text of ["1", "2", "3", "4", "5"]) await send("a", text);
  await send("b", "1");
  expect(sent).toEqual(["0 a 1", "0 a 2", "1000 a 3", "1000 a 4", "2000 a 5", "2000 b 1"]);
});
