import { z } from "zod";
import { createExchange } from "./exchange.ts";
import { TwilioRefusal, TwilioSilence } from "./twilio-error.ts";

export type TwilioAccount = {
  accountSid: string;
  authToken: string;
  /** Where the simulator listens; absent, the requests go to Twilio itself. */
  apiBase?: string | undefined;
};

/** Numbers and messages, contents, and senders are three hosts; `api` stands for the account's own folder there. */
type Part = "api" | "content" | "messaging";

export type TwilioRequest = {
  part: Part;
  path: string;
  query?: Record<string, string>;
  /** What is sent: parameters to the oldest part, JSON to the others. */
  form?: Record<string, string>;
  json?: object;
};

/**
 * Twilio's REST API. An answer is checked for what is read of it; anything but a success is thrown. Not Twilio's SDK: it
 * weighs 21 MB for the dozen requests in use, and its types don't check what arrives.
 */
export type TwilioClient = {
  get<Answer>(request: TwilioRequest, schema: z.ZodType<Answer>): Promise<Answer>;
  post<Answer>(request: TwilioRequest, schema: z.ZodType<Answer>): Promise<Answer>;
  delete(request: TwilioRequest): Promise<void>;
  /** All of a list, page by page, up to a bound: a list of Twilio's may name a next page forever. */
  list<Item>(request: TwilioRequest, key: string, schema: z.ZodType<Item>): Promise<Item[]>;
};

/** Well below the time after which another worker takes a message for abandoned. */
const defaultTimeoutMs = 10_000;
const mostPages = 20;

export const createTwilioClient = (account: TwilioAccount, timeoutMs = defaultTimeoutMs): TwilioClient => {
  const addresses = addressesOf(account);
  const exchange = createExchange(timeoutMs);
  const authorization = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString("base64")}`;
  const ask = async (method: string, url: string, { form, json }: Pick<TwilioRequest, "form" | "json"> = {}) => {
    const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json);
    const headers = {
      authorization,
      accept: "application/json",
      ...(body !== undefined && { "content-type": form ? "application/x-www-form-urlencoded" : "application/json" }),
    };
    const { status, text } = await exchange(url, { method, headers, body });
    if (status < 200 || status > 299) throw toRefusal(status, text);
    return text;
  };
  const urlOf = ({ part, path, query }: TwilioRequest): string =>
    addresses[part].base + path + (query ? `?${new URLSearchParams(query)}` : "");
  return {
    get: async (request, schema) => understand(await ask("GET", urlOf(request)), schema),
    post: async (request, schema) => understand(await ask("POST", urlOf(request), request), schema),
    delete: async (request) => void (await ask("DELETE", urlOf(request))),
    list: async (request, key, schema) => {
      const items: z.infer<typeof schema>[] = [];
      let url: string | null = urlOf(request);
      for (let count = 0; url !== null && count < mostPages; count += 1) {
        const page = understand(await ask("GET", url), pageSchema);
        items.push(...check(z.array(schema), page[key]));
        url = nextOf(page.meta.next_page_url ?? null, addresses[request.part]);
      }
      return items;
    },
  };
};

const pageSchema = z.looseObject({ meta: z.object({ next_page_url: z.string().nullish() }) });

/** `real` is Twilio's own name for it, in its answers. */
type Address = { base: string; real: string };

/** At the simulator the three hosts are three folders. */
const addressesOf = ({ accountSid, apiBase }: TwilioAccount): Record<Part, Address> => {
  const at = (name: Part, path: string): Address => {
    const real = `https://${name}.twilio.com${path}`;
    return { base: apiBase === undefined ? real : `${apiBase}/${name}${path}`, real };
  };
  return {
    api: at("api", `/2010-04-01/Accounts/${accountSid}`),
    content: at("content", "/v1"),
    messaging: at("messaging", "/v2"),
  };
};

/** The next page as it is reached from here; null for one elsewhere, where our credentials must not go. */
const nextOf = (url: string | null, { base, real }: Address): string | null =>
  url?.startsWith(`${real}/`) ? base + url.slice(real.length) : null;

const refusalSchema = z.object({ code: z.number().nullish(), message: z.string().nullish() });

const toRefusal = (status: number, text: string): TwilioRefusal => {
  const { code, message } = refusalSchema.catch({}).parse(readJson(text));
  return new TwilioRefusal(status, code ?? null, message ?? "");
};

const understand = <Answer>(text: string, schema: z.ZodType<Answer>): Answer => check(schema, readJson(text));

/** A success nobody can read: what was asked for may well have been done. */
const check = <Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer => {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new TwilioSilence(true, parsed.error);
  return parsed.data;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
