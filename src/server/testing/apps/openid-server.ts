import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Who is signed in at the provider, as it tells others. */
export type Person = { sub: string; email: string; emailVerified?: boolean; name?: string };

export type OpenIdServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The next visitor is this person. */
  person: Person;
  /** Says something wrong on purpose, once. */
  forge: "nothing" | "signature" | "nonce" | "audience" | "issuer";
  stop(): Promise<void>;
  /** At the same address as before. */
  restart(): Promise<void>;
};

type Grant = { redirectUri: string; nonce: string | null; challenge: string; person: Person };

/**
 * An OpenID provider on loopback with discovery, the code flow with PKCE, signed id tokens, keys and userinfo. It asks
 * nobody: the browser that is sent here comes straight back as `person`.
 */
export const startOpenIdServer = async (person: Person): Promise<OpenIdServer> => {
  const server = createServer((request, response) => void answer(provider, request, response));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const provider: Provider = {
    issuer: `http://127.0.0.1:${port}`,
    clientId: "daybook",
    clientSecret: "a-secret-between-us",
    person,
    forge: "nothing",
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
    restart: () => listen(port),
    keys: generateKeyPairSync("rsa", { modulusLength: 2048 }),
    grants: new Map(),
    tokens: new Map(),
  };
  return provider;
};

type Provider = OpenIdServer & {
  keys: { publicKey: KeyObject; privateKey: KeyObject };
  grants: Map<string, Grant>;
  tokens: Map<string, Person>;
};

const answer = async (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? "/", provider.issuer);
  switch (url.pathname) {
    case "/.well-known/openid-configuration":
      return sendJson(response, discovery(provider.issuer));
    case "/jwks":
      return sendJson(response, { keys: [publicKey(provider)] });
    case "/authorize":
      return authorize(provider, url.searchParams, response);
    case "/token":
      return exchange(provider, request, response);
    case "/userinfo": {
      const known = provider.tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
      return known ? sendJson(response, claimsOf(known)) : sendJson(response, {}, 401);
    }
    default:
      return sendJson(response, {}, 404);
  }
};

const authorize = (provider: Provider, query: URLSearchParams, response: ServerResponse): void => {
  const code = randomBytes(16).toString("hex");
  const redirectUri = query.get("redirect_uri") ?? "";
  const challenge = query.get("code_challenge") ?? "";
  provider.grants.set(code, { redirectUri, nonce: query.get("nonce"), challenge, person: provider.person });
  const back = new URL(redirectUri);
  back.searchParams.set("code", code);
  back.searchParams.set("state", query.get("state") ?? "");
  response.writeHead(302, { location: back.href }).end();
};

const exchange = async (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const form = new URLSearchParams(await readBody(request));
  const code = form.get("code") ?? "";
  const grant = provider.grants.get(code);
  provider.grants.delete(code);
  if (!grant || !isClient(request, form, provider) || !fits(grant, form)) {
    return sendJson(response, { error: "invalid_grant" }, 400);
  }
  const accessToken = randomBytes(16).toString("hex");
  provider.tokens.set(accessToken, grant.person);
  sendJson(response, { access_token: accessToken, token_type: "Bearer", id_token: idToken(provider, grant) });
};

const idToken = (provider: Provider, { person, nonce }: Grant): string => {
  const { forge, keys } = provider;
  provider.forge = "nothing";
  const nowSeconds = Math.floor(Date.now() / 1000);
  const claims = {
    ...claimsOf(person),
    iss: forge === "issuer" ? "https://elsewhere.example" : provider.issuer,
    aud: forge === "audience" ? "another-client" : provider.clientId,
    nonce: forge === "nonce" ? "another-nonce" : nonce,
    iat: nowSeconds,
    exp: nowSeconds + 300,
  };
  const content = `${encode({ alg: "RS256", kid: "1" })}.${encode(claims)}`;
  const { privateKey } = forge === "signature" ? generateKeyPairSync("rsa", { modulusLength: 2048 }) : keys;
  return `${content}.${sign("sha256", Buffer.from(content), privateKey).toString("base64url")}`;
};

const claimsOf = ({ emailVerified = true, ...person }: Person) => ({
  ...person,
  email_verified: emailVerified,
  picture: "https://pictures.example/1.png",
});

const publicKey = ({ keys }: Provider) => ({
  ...keys.publicKey.export({ format: "jwk" }),
  kid: "1",
  alg: "RS256",
  use: "sig",
});

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
});

const isClient = (request: IncomingMessage, form: URLSearchParams, provider: Provider): boolean => {
  const expected = `${provider.clientId}:${provider.clientSecret}`;
  const header = request.headers.authorization ?? "";
  if (header.startsWith("Basic ")) return Buffer.from(header.slice(6), "base64").toString() === expected;
  return `${form.get("client_id")}:${form.get("client_secret")}` === expected;
};

const fits = (grant: Grant, form: URLSearchParams): boolean => {
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  return grant.redirectUri === form.get("redirect_uri") && grant.challenge === challenge;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

const sendJson = (response: ServerResponse, body: object, status = 200): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
};
