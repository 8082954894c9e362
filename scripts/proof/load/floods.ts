import { randomUUID } from "node:crypto";
import { type ClientRequest, get } from "node:http";
import { connect, type Socket } from "node:net";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { simulatedAccount } from "#server/simulators/twilio/twilio-account.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import type { LoadSite } from "./load-site.ts";

/** What goes on while the owner works; `stop` ends it, `counts` are the answers by status. */
export type Flood = { name: string; counts: Map<number, number>; stop(): Promise<void> };

const startFlood = (name: string, atOnce: number, ask: () => Promise<number>): Flood => {
  const counts = new Map<number, number>();
  let isOver = false;
  const loops = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      const status = await ask().catch(() => 0);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  return {
    ...{ name, counts },
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
};

const statusOf = async (asking: Promise<Response>): Promise<number> => {
  const answer = await asking;
  await answer.arrayBuffer();
  return answer.status;
};

const signal = () => AbortSignal.timeout(30_000);

/** Somebody guesses passwords. */
export const floodSignIn = ({ url, publicUrl }: LoadSite): Flood =>
  startFlood("sign-in", 20, () =>
    statusOf(
      fetch(`${url}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: publicUrl },
        body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: "a wrong password" }),
        signal: signal(),
      }),
    ),
  );

/** Somebody fetches what needs no account, and what does. */
export const floodPages = ({ url }: LoadSite): Flood => {
  let asked = 0;
  const paths = ["/api/v1/me", "/", "/api/v1/auth-options", "/auth"];
  return startFlood("strangers", 40, () => statusOf(fetch(url + paths[asked++ % paths.length], { signal: signal() })));
};

const inbound = "/webhooks/twilio/inbound";

/** Many clients write at once, by their provider. */
export const floodChats = ({ url, publicUrl, twilioDir, number }: LoadSite): Flood => {
  const { accountSid, authToken } = simulatedAccount(testSecret, twilioDir);
  let sent = 0;
  return startFlood("chats", 8, () => {
    const params = {
      ...{ MessageSid: `SM${randomUUID().replaceAll("-", "")}`, AccountSid: accountSid, NumMedia: "0", Body: "menu" },
      ...{ From: `whatsapp:+346${20_000_000 + (sent++ % 400)}`, To: `whatsapp:${number}` },
    };
    const signature = signAsTwilio(authToken, publicUrl + inbound, params);
    const headers = { "x-twilio-signature": signature, "content-type": "application/x-www-form-urlencoded" };
    return statusOf(
      fetch(url + inbound, { method: "POST", headers, body: new URLSearchParams(params), signal: signal() }),
    );
  });
};

/** This many connections are begun at a time: people don't open their dashboards in one instant. */
const atATime = 25;

const inGroups = async (count: number, open: (index: number) => Promise<void>): Promise<void> => {
  for (let from = 0; from < count; from += atATime) {
    const indexes = Array.from({ length: Math.min(atATime, count - from) }, (_, index) => from + index);
    await Promise.all(indexes.map(open));
  }
};

/** Dashboards that stand open; how many of them have their stream. */
export const openStreams = async ({ url, owners }: LoadSite, perOwner: number) => {
  let open = 0;
  const requests: ClientRequest[] = [];
  await inGroups(owners.length * perOwner, async (index) => {
    const cookie = owners[index % owners.length]?.cookie ?? "";
    const answered = Promise.withResolvers<void>();
    const asking = get(`${url}/api/v1/events`, { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode === 200) open += 1;
      answered.resolve();
      answer.on("data", () => {});
      answer.on("error", () => {});
      answer.on("close", () => {
        if (answer.statusCode === 200) open -= 1;
      });
    });
    asking.on("error", () => answered.resolve());
    requests.push(asking);
    await answered.promise;
  });
  return {
    open: () => open,
    close: () => {
      for (const asking of requests) asking.destroy();
    },
  };
};

const slowHead = "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ";
const slowBody = `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{`;

/** Sockets that bring a letter a second: half of them of their head, half of their body. */
export const openSlowSockets = async (url: string, count: number) => {
  const { port } = new URL(url);
  let open = 0;
  const sockets: Socket[] = [];
  await inGroups(count, async (index) => {
    const connected = Promise.withResolvers<void>();
    const socket = connect(Number(port), "127.0.0.1", () => {
      open += 1;
      socket.write(index % 2 === 0 ? slowHead : slowBody);
      socket.once("close", () => {
        open -= 1;
      });
      connected.resolve();
    });
    const drip = setInterval(() => void socket.write("x"), 1_000);
    socket.on("data", () => {});
    socket.on("error", () => connected.resolve());
    socket.on("close", () => clearInterval(drip));
    sockets.push(socket);
    await connected.promise;
  });
  return {
    open: () => open,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};
