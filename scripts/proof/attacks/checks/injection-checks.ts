import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { renderMail } from "#server/platform/mail/render-mail.ts";
import { createOutbound } from "#server/platform/outbound/create-outbound.ts";
import { readRows } from "#server/testing/read-rows.ts";
import type { AttackWorld } from "../attack-world.ts";
import { type Check, findingUnless } from "./check.ts";

const threat = "injection";

const markup: Check = {
  threat,
  name: "a name with markup in it is text in a mail",
  run: async () => {
    const name = `<img src=x onerror="alert(1)">`;
    const { html } = renderMail({ kind: "verifyEmail", name, url: "https://daybook.example/v" }, "en");
    return findingUnless(!html.includes("<img src=x"), "the mail has the markup in it");
  },
};

const placeholders: Check = {
  threat,
  name: "a placeholder in somebody's text stays text",
  run: async () => {
    const { text } = renderMail({ kind: "passwordReset", name: "{{url}}", url: "https://daybook.example/r" }, "en");
    return findingUnless(text.includes("{{url}}"), "the placeholder was filled");
  },
};

const formulas: Check = {
  threat,
  name: "a name that is a formula is text in an exported file",
  run: async ({ app, adminUrl, person }) => {
    const owner = await person();
    await readRows(adminUrl, "insert into clients (user_id, name) values ($1, '=1+1')", [owner.id]);
    const { payload } = await app.inject({ url: "/api/v1/clients/export", headers: { cookie: owner.cookie } });
    return [
      ...findingUnless(payload.includes("=1+1"), "the client isn't in the file"),
      ...findingUnless(!/(^|[,;"\n])=1\+1/.test(payload), "the formula would run"),
    ];
  },
};

const patterns: Check = {
  threat,
  name: "signs of a pattern are searched for as they are",
  run: async ({ person }) => {
    const owner = await person();
    const { clientId, agentId } = owner.scene;
    const clients = await owner.call("GET", "/api/v1/clients?search=%25");
    const everything = await owner.call("GET", "/api/v1/search?search=%25%25");
    const found = JSON.stringify([clients.body, everything.body]);
    return findingUnless(!found.includes(clientId) && !found.includes(agentId), "% finds everybody");
  },
};

const hiddenText: Check = {
  threat,
  name: "text that turns the reading direction isn't taken for a name",
  run: async ({ person }) => {
    const owner = await person();
    const form = { name: "Cut \u202Egnp.exe", durationMinutes: 30, bufferMinutes: 0 };
    const { status } = await owner.call("POST", "/api/v1/appointment-types", form);
    return findingUnless(status === 400, `answered with ${status}`);
  },
};

const upload = async ({ app, person }: AttackWorld, bytes: string): Promise<number> => {
  const { cookie } = await person();
  const boundary = "attack";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="logo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/v1/whatsapp/logo",
    headers: { cookie, "x-daybook-request": "1", "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: `${head}${bytes}\r\n--${boundary}--\r\n`,
  });
  return statusCode;
};

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><script>alert(1)</script><rect width="700" height="700"/></svg>`;

const uploads: Check = {
  threat: "uploads",
  name: "what calls itself a picture and isn't one of ours is refused",
  run: async (world) => {
    const status = await upload(world, svg);
    return findingUnless(status === 400, `a drawing with a script was answered with ${status}`);
  },
};

const inside: Check = {
  threat: "uploads",
  name: "an address that somebody gave us never leads into this network",
  run: async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end("inside");
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const { call } = createOutbound({ reach: "public", maxBytes: 1_000, timeoutMs: 1_000, atOnce: 1 });
    const findings: string[] = [];
    for (const host of ["127.0.0.1", "[::ffff:127.0.0.1]", "169.254.169.254", "10.0.0.1", "127.0.0.1{.example.com"]) {
      const reason = await call(`https://${host}:${port}/`).then(
        () => "answered",
        (error: { reason?: string }) => error.reason,
      );
      findings.push(...findingUnless(reason === "private-address", `${host}: ${reason}`));
    }
    server.closeAllConnections();
    server.close();
    return [...findings, ...findingUnless(asked === 0, "the server inside was asked")];
  },
};

export const injectionChecks: readonly Check[] = [
  ...[markup, placeholders, formulas, patterns, hiddenText],
  ...[uploads, inside],
];
