// @module-tag trial
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { selfSignedCertificate } from "#server/simulators/paypal/self-signed-certificate.ts";
import { cloneDatabase } from "#server/testing/apps/test-cluster.ts";
import { insertOwner, testSecret } from "#server/testing/builders/build-owner.ts";
import { setUpProcessTests } from "#server/testing/processes/set-up-process-tests.ts";
import { emptySite, startSpawned } from "#server/testing/processes/spawn-daybook.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { root } from "./read-recipe.ts";
import { startProcess } from "./start-process.ts";

const dir = setUpProcessTests();
const host = "book.example.com";
const twilio = { TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "1".repeat(32) };

/** The file of deploy/ with this machine's ports and certificate, and how its program is started with it. */
const proxies = {
  nginx: (port: number, upstream: number) => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    writeFileSync(join(dir.path, "key.pem"), privateKey.export({ type: "pkcs8", format: "pem" }));
    writeFileSync(join(dir.path, "cert.pem"), selfSignedCertificate(privateKey, host));
    const site = readFileSync(join(root, "deploy/nginx.conf"), "utf8")
      .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`)
      .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
      .replace("listen 80", `listen unix:${dir.path}/plain-${port}.sock`)
      .replace("/etc/ssl/book.example.com.pem", join(dir.path, "cert.pem"))
      .replace("/etc/ssl/book.example.com.key", join(dir.path, "key.pem"));
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${dir.path}/${name};`,
    );
    const file = join(dir.path, `nginx-${port}.conf`);
    const head = `daemon off; pid ${dir.path}/nginx-${port}.pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}`;
    writeFileSync(file, `${head} events {} http { access_log off; ${temporary.join(" ")} ${site} }`);
    return ["/usr/sbin/nginx", "-c", file, "-p", dir.path];
  },
  caddy: (port: number, upstream: number) => {
    const site = readFileSync(join(root, "deploy/Caddyfile"), "utf8")
      .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`)
      .replace(`\n${host} {`, `\nhttps://${host}:${port} {\n\tbind 127.0.0.1\n\ttls internal`);
    const file = join(dir.path, `Caddyfile-${port}`);
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${site}`);
    return ["/usr/bin/caddy", "run", "--config", file, "--adapter", "caddyfile"];
  },
};

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** As a browser asks for the public address. */
const ask = async (port: number, path: string, { method = "GET", headers = {}, body = "" }: Asked = {}) => {
  const asking = request({
    ...{ host: "127.0.0.1", port, path, method, servername: host, rejectUnauthorized: false, agent: false },
    headers: { host, ...headers },
  });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return { answer, close: () => asking.destroy() };
};

const statusOf = async (port: number, path: string, asked?: Asked) => {
  const { answer, close } = await ask(port, path, asked);
  close();
  return answer.statusCode;
};

/** The protocol that a browser and the proxy agree on. */
const protocolOf = async (port: number) => {
  const socket = connect({
    ...{ host: "127.0.0.1", port, servername: host, rejectUnauthorized: false },
    ALPNProtocols: ["h2", "http/1.1"],
  });
  await once(socket, "secureConnect");
  socket.destroy();
  return socket.alpnProtocol;
};

/** Starts a proxy before a port of this machine; resolves with its own. */
const startProxy = async (name: keyof typeof proxies, upstream: number) => {
  const port = await freePort();
  const [command = "", ...args] = proxies[name](port, upstream);
  const proxy = startProcess(command, args, { cwd: dir.path, env: { HOME: dir.path, XDG_DATA_HOME: dir.path } });
  await waitUntil(`${name}: ${proxy.output()}`, () => statusOf(port, "/healthz").catch(() => null));
  return { port, stop: proxy.stop };
};

describe.each(["nginx", "caddy"] as const)("%s as deploy/ configures it", (name) => {
  const isThere = existsSync(name === "nginx" ? "/usr/sbin/nginx" : "/usr/bin/caddy");
  const left = isThere ? "" : ` (left out: ${name} isn't installed)`;
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  beforeAll(async () => {
    mkdirSync(dir.path, { recursive: true });
    database = await cloneDatabase(inject("adminUrl"));
  });
  afterAll(() => database.drop());

  test.skipIf(!isThere)(`brings pages, streams and webhooks${left}`, async () => {
    const port = await freePort();
    await startSpawned({
      ...{ NODE_ENV: "", ROLE: "web", PORT: String(port), DATA_DIR: dir.path, DATABASE_URL: database.url },
      ...{
        PUBLIC_URL: `https://${host}`,
        TRUST_PROXY: "127.0.0.1",
        SMTP_URL: "smtp://127.0.0.1:1",
        MAIL_FROM: "a@example.com",
      },
      ...{ SITE_DIR: emptySite(dir.path), ...twilio },
    });
    const proxy = await startProxy(name, port);
    const paths = ["/auth", "/readyz", "/metrics", "/simulator/inbox", "/api/v1/me"];
    expect(await Promise.all(paths.map((path) => statusOf(proxy.port, path)))).toEqual([200, 200, 404, 404, 401]);
    // Over HTTP/1.1 the streams of six tabs take all connections of a browser.
    expect(await protocolOf(proxy.port)).toBe("h2");

    const params = { AccountSid: twilio.TWILIO_ACCOUNT_SID, MessageSid: "SM1", MessageStatus: "queued" };
    const path = "/webhooks/twilio/status";
    const signature = signAsTwilio(twilio.TWILIO_AUTH_TOKEN, `https://${host}${path}`, params);
    const headers = { "x-twilio-signature": signature, "content-type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(params).toString();
    expect(
      await statusOf(proxy.port, path, {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        body,
      }),
    ).toBe(204);

    const { cookie } = await insertOwner(database.url, { secret: testSecret });
    const { answer, close } = await ask(proxy.port, "/api/v1/events", { headers: { cookie: `__Host-${cookie}` } });
    expect(answer.statusCode).toBe(200);
    await once(answer, "data");
    close();
    await proxy.stop();
  });

  test.skipIf(!isThere)(`believes nobody's X-Forwarded-For${left}`, async () => {
    const seen: IncomingMessage["headers"][] = [];
    const upstream = createServer((incoming, reply) => {
      seen.push(incoming.headers);
      reply.end();
    }).listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const proxy = await startProxy(name, (upstream.address() as AddressInfo).port);
    seen.length = 0;
    await statusOf(proxy.port, "/", { headers: { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" } });
    expect(seen).toMatchObject([{ host, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" }]);
    await proxy.stop();
    upstream.close();
  });
});
