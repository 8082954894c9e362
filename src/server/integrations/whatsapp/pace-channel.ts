import type { Envelope, WhatsAppChannel } from "./channel.ts";

type PaceOptions = { perSecond: number; nowMs?: () => number; sleepMs?: (ms: number) => Promise<void> };

/**
 * A channel that hands over at most this many messages a second from one number: providers refuse what is faster, and a
 * busy business must not use up the patience for another one's number.
 */
export const paceChannel = (channel: WhatsAppChannel, options: PaceOptions): WhatsAppChannel => {
  const take = createPace(options);
  const paced =
    <Content>(send: (envelope: Envelope, content: Content) => ReturnType<WhatsAppChannel["sendText"]>) =>
    async (envelope: Envelope, content: Content) => {
      await take(envelope.from);
      return send(envelope, content);
    };
  return {
    ...channel,
    sendText: paced(channel.sendText),
    sendButtons: paced(channel.sendButtons),
    sendList: paced(channel.sendList),
    sendTemplate: paced(channel.sendTemplate),
  };
};

const secondMs = 1_000;

/** Waits until fewer than the limit have gone within the last second. */
const createPace = ({ perSecond, nowMs = () => performance.now(), sleepMs = sleep }: PaceOptions) => {
  /** When each of the last ones went, or will go, per number. */
  const recent = new Map<string, number[]>();
  return async (from: string): Promise<void> => {
    const now = nowMs();
    const times = (recent.get(from) ?? []).filter((at) => at > now - secondMs);
    const at = times.length < perSecond ? now : (times[times.length - perSecond] as number) + secondMs;
    times.push(at);
    // Last among the keys: the first ones are those that have been silent longest, and are forgotten.
    recent.delete(from);
    recent.set(from, times);
    forgetSilent(recent, now);
    if (at > now) await sleepMs(at - now);
  };
};

const forgetSilent = (recent: Map<string, number[]>, now: number): void => {
  for (const [from, times] of recent) {
    if ((times.at(-1) as number) > now - secondMs) return;
    recent.delete(from);
  }
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
