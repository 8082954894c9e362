import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { testOrigin } from "../apps/sample-app-deps.ts";
import type { TestApp } from "../apps/test-app.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import { mailedLink, queuedMails } from "../queued-mails.ts";

export type PersonAnswer = LightMyRequestResponse;

/** Somebody with a browser: keeps the cookies that answers set, and comes from a network of their own. */
export type AccountPerson = {
  email: string;
  password: string;
  /** As the browser would send them now. */
  cookies(): string;
  request(method: InjectOptions["method"], url: string, body?: object, headers?: object): Promise<PersonAnswer>;
  /** `POST /api/auth…` */
  auth(path: string, body: object, headers?: object): Promise<PersonAnswer>;
  isSignedIn(): Promise<boolean>;
  /** The newest code mailed to them. */
  mailedCode(): Promise<string>;
};

let count = 0;

/** Nobody has an account yet. Every call of `createPerson` is another browser. */
export const createPerson = (t: TestApp, email = `person${count}@example.com`): AccountPerson => {
  const number = count++;
  const jar = new Map<string, string>();
  const remoteAddress = `198.18.${number >> 8}.${number & 255}`;
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  const request: AccountPerson["request"] = async (method, url, body, headers = {}) => {
    const answer = await t.app.inject({
      method: method ?? "GET",
      url,
      remoteAddress,
      headers: {
        // Browsers name the page that sends something, not the one whose link was followed.
        ...(method === "GET" ? {} : { origin: testOrigin }),
        "user-agent": firefox,
        cookie: cookies(),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const cookie of answer.cookies) {
      const isGone = cookie.maxAge === 0 || cookie.value === "";
      if (isGone) jar.delete(cookie.name);
      else jar.set(cookie.name, encodeURIComponent(cookie.value));
    }
    return answer;
  };
  return {
    email,
    password: "a fine long password",
    cookies,
    request,
    auth: (path, body, headers) => request("POST", `/api/auth${path}`, body, headers),
    isSignedIn: async () => (await request("GET", "/api/v1/me")).statusCode === 200,
    mailedCode: async () => {
      const mails = await queuedMails(t.adminUrl, email);
      const mail = mails.findLast((each) => each.mail.kind === "passwordCode")?.mail;
      if (mail?.kind !== "passwordCode") throw new Error(`no code was mailed to ${email}`);
      return mail.code;
    },
  };
};

/** With a verified account, signed in by the mailed link. */
export const createSignedUp = async (t: TestApp, email?: string): Promise<AccountPerson> => {
  const person = createPerson(t, email);
  const { password } = person;
  await person.auth("/sign-up/email", { name: "Ada Barber", email: person.email, password, callbackURL: "/" });
  await person.request("GET", await mailedLink(t.adminUrl, person.email));
  return person;
};

/** As the limiter would see it a while later. */
export const forgetLimits = (t: TestApp): Promise<void> =>
  asAdmin(t.adminUrl, (client) => client.query("delete from rate_limits"));

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
