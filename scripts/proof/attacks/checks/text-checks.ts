import { randomUUID } from "node:crypto";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { fieldsOf, withField } from "#server/testing/routes/bad-calls.ts";
import { findContractRoutes, routeName } from "#server/testing/routes/contract-routes.ts";
import { toRequest } from "../attack-request.ts";
import { exampleOf } from "../make-requests.ts";
import { longestDelayMs, measureDelay } from "../watch-delay.ts";
import { type Check, findingUnless } from "./check.ts";
import { recordingChannel, workOff } from "./opt-out-checks.ts";
import { deliverWebhook, giveNumber, messageTo } from "./webhook-checks.ts";

const threat = "hostile texts";

/** Marks that `normalize` has to sort: enough to hold up the loop for a second, where they are sorted at all. */
const marks = `a${"\u0345\u0301\u0323".repeat(12_000)}`;

const fieldTexts: readonly string[] = [
  marks,
  " \t".repeat(100_000),
  "javascript:on=".repeat(15_000),
  "\u200b\u0301".repeat(50_000),
];

const everyField: Check = {
  threat,
  name: "no field of any route holds up the others with a long text",
  run: async (world) => {
    for (const route of await findContractRoutes()) {
      const { cookie, scene } = route.access === "admin" ? world.administrator : world.victim;
      const example = exampleOf(route, scene);
      const texts = fieldsOf(example.body ?? {}).filter(({ value }) => typeof value === "string");
      const calls = [
        ...texts.flatMap(({ path }) =>
          fieldTexts.map((text) => ({
            path: path.join("."),
            call: { ...example, body: withField(example.body ?? {}, path, text) },
          })),
        ),
        // An address holds less.
        ...Object.keys(example.query ?? {}).map((path) => ({
          path,
          call: { ...example, query: { ...example.query, [path]: marks.slice(0, 2_000) } },
        })),
      ];
      for (const { path, call } of calls) {
        const { delayMs } = await measureDelay(() => world.app.inject(toRequest(route, call, { cookie })));
        if (delayMs > longestDelayMs) return [`${routeName(route)} ${path}: ${Math.round(delayMs)} ms`];
      }
    }
    await asAdmin(world.adminUrl, (client) => client.query("delete from rate_limits"));
    return [];
  },
};

const headers: Check = {
  threat,
  name: "no header holds up the others",
  run: async ({ app, victim }) => {
    for (const name of [
      "accept-language",
      "user-agent",
      "accept",
      "accept-encoding",
      "if-none-match",
      "x-forwarded-for",
      "cookie",
    ]) {
      for (const part of [" ", ",", "a;q=", "en-", '"', 'W/"a",', "=", "daybook.session_token=a.", "Mozilla/5.0 ("]) {
        const value = part.repeat(Math.ceil(15_000 / part.length)).trim();
        for (const url of ["/", "/contact", "/api/v1/me", `/my-data/${randomUUID()}`]) {
          const request = { url, headers: { cookie: victim.cookie, [name]: value } };
          const { delayMs } = await measureDelay(() => app.inject(request));
          if (delayMs > longestDelayMs) return [`${name} of ${part} to ${url}: ${Math.round(delayMs)} ms`];
        }
      }
    }
    return [];
  },
};

/** Unsigned requests that a stranger could send in a provider's name. */
const forgedBodies: readonly string[] = [
  Array.from({ length: 50_000 }, (_, at) => at.toString(36)).join("&"),
  "a&".repeat(120_000),
  "%".repeat(250_000),
  `Body=${"%CC%81".repeat(40_000)}`,
  "[".repeat(250_000),
];

const forgedWebhooks: Check = {
  threat,
  name: "no forged webhook holds up the others",
  run: async ({ app }) => {
    const headers = {
      ...{ "x-twilio-signature": "x".repeat(2_000), "paypal-transmission-id": "x", "paypal-transmission-time": "x" },
      ...{ "paypal-transmission-sig": "x".repeat(2_000), "paypal-auth-algo": "SHA256withRSA" },
      ...{ "content-type": "application/x-www-form-urlencoded", "x-forwarded-host": "book.example.com" },
    };
    for (const url of ["/webhooks/twilio/inbound", "/webhooks/twilio/status", "/webhooks/paypal"]) {
      for (const payload of forgedBodies) {
        const request = { method: "POST", url, headers, payload } as const;
        const { result, delayMs } = await measureDelay(() => app.inject(request));
        if (result.statusCode < 400 || delayMs > longestDelayMs)
          return [`${url} ${payload.slice(0, 20)}: ${result.statusCode}, ${Math.round(delayMs)} ms`];
      }
    }
    return [];
  },
};

const notes: Check = {
  threat,
  name: "an export of notes that are line ends holds up nobody",
  run: async ({ app, adminUrl, person }) => {
    const owner = await person();
    await asAdmin(adminUrl, (client) =>
      client.query(
        "insert into clients (user_id, name, notes) select $1, 'Client ' || n, repeat(e'\\n', 4989) || 'x' from generate_series(1, 60) n",
        [owner.id],
      ),
    );
    const { statusCode, payload } = await app.inject({
      url: "/api/v1/clients/export",
      headers: { cookie: owner.cookie },
    });
    return findingUnless(statusCode === 200 && payload.includes("Client 60"), `answered with ${statusCode}`);
  },
};

const importedFiles: Check = {
  threat,
  name: "a file to import holds up nobody",
  run: async ({ person }) => {
    const owner = await person();
    const findings: string[] = [];
    const megabyte = (part: string) => part.repeat(Math.floor(900_000 / Buffer.byteLength(part)));
    for (const text of [
      `Name\n${marks}${marks}${marks}`,
      `Name\n${megabyte("\n")}x`,
      `Name\n${megabyte(",")}`,
      `Name\n"${megabyte("\n'")}"`,
      megabyte('""'),
      `Name,Notes\n${megabyte(`Ana,${" \u200b".repeat(40)}\n`)}`,
      `Name,Phone,Notes\n${Array.from({ length: 5_000 }, (_, at) => `Ana ${at},+34 611 ${100_000 + at},${"né ".repeat(45)}`).join("\n")}`,
    ]) {
      const { result, delayMs } = await measureDelay(() =>
        owner.call("POST", "/api/v1/clients/import/preview", { text }),
      );
      const said = `${JSON.stringify(text.slice(0, 30))}: ${result.status}, ${Math.round(delayMs)} ms`;
      findings.push(...findingUnless(result.status < 500 && delayMs <= longestDelayMs, said));
    }
    return findings;
  },
};

/** What clients may write to a bot, each in ten messages that are read as one. */
const messages: readonly string[] = [
  `a${"\n\t".repeat(2_000)}x`,
  "can i still cancel, what does it cost also".padEnd(4_000, " also"),
  `cancel ${"claro ".repeat(600)}`,
  `${"- ".repeat(2_000)}?`,
  `sí ${"das ".repeat(1_000)}`,
  "a".repeat(4_000),
  "ab 1".repeat(1_000),
  `${"\u0345\u0301\u0323".repeat(1_300)}`,
  "with ,but ".repeat(400),
  "Termin am 27. ".repeat(290),
];

const toTheBot: Check = {
  threat,
  name: "no message to the bot holds up the others",
  run: async (world) => {
    const findings: string[] = [];
    for (const text of messages) {
      const person = await world.person();
      const number = await giveNumber(world, person);
      const { channel, sent } = recordingChannel();
      for (let times = 0; times < 10; times++) {
        const message = { ...messageTo(number, text), ProfileName: text, ButtonText: text };
        await deliverWebhook(world, message);
      }
      const { delayMs } = await measureDelay(() => workOff(world, person, channel));
      const said = `${JSON.stringify(text.slice(0, 30))}: ${Math.round(delayMs)} ms, ${sent.length} replies`;
      findings.push(...findingUnless(delayMs <= longestDelayMs && sent.length > 0, said));
    }
    return findings;
  },
};

/** What a phone may write that runs the day. */
const commands: readonly string[] = [
  "das ".repeat(1_020),
  "block das ".repeat(400),
  "3 to 5 ".repeat(580),
  "1 ".repeat(2_040),
  "move maria to 5 ".repeat(250),
  "cancel all of tomorrow and ".padEnd(4_000, "and "),
  "i'm ill until ".repeat(280),
  "nach 15 Uhr ".repeat(330),
  ", ".repeat(2_040),
  `${"- ".repeat(2_000)}?`,
  `a${"\n\t".repeat(2_000)}x`,
  `block${" \u{1f642}".repeat(1_300)}`,
];

const fromTheOwner: Check = {
  threat,
  name: "no command by WhatsApp holds up the others",
  run: async (world) => {
    const findings: string[] = [];
    for (const text of commands) {
      const person = await world.person();
      const number = await giveNumber(world, person);
      const { channel, sent } = recordingChannel();
      const hear = async (said: string) => {
        await deliverWebhook(world, messageTo(number, said));
        return (await measureDelay(() => workOff(world, person, channel))).delayMs;
      };
      const { body } = await person.call("POST", "/api/v1/command-senders/codes", {});
      await hear((body as { text: string }).text);
      const isProven = /now runs/.test(sent.join("\n"));
      const delayMs = await hear(text);
      const said = `${JSON.stringify(text.slice(0, 30))}: ${Math.round(delayMs)} ms, ${sent.length} replies`;
      findings.push(...findingUnless(isProven && delayMs <= longestDelayMs && sent.length > 1, said));
    }
    return findings;
  },
};

export const textChecks: readonly Check[] = [
  ...[everyField, headers, forgedWebhooks, notes],
  ...[importedFiles, toTheBot, fromTheOwner],
];
