import { z } from "zod";
import { PayPalError } from "./paypal-error.ts";

export type PayPalAccount = { clientId: string; clientSecret: string; apiBase: string };

export type PayPalRequest = {
  method: "GET" | "POST";
  path: string;
  body?: object;
  /** PayPal remembers it for three days and answers a repeated request as it did the first. */
  requestId?: string;
};

/** Resolves with the answer's JSON, undefined when there is none; rejects with a PayPalError. */
export type PayPalClient = (request: PayPalRequest) => Promise<unknown>;

/** Together with a second attempt well below the time in which a request to us has to be answered. */
const timeoutMs = 7_000;

/** Asks for a token when it has none, keeps it until shortly before it ends, and asks again when it is refused. */
export const createPayPalClient = (account: PayPalAccount, options: { timeoutMs?: number } = {}): PayPalClient => {
  const limitMs = options.timeoutMs ?? timeoutMs;
  let token: Promise<Token> | null = null;

  const currentToken = async (): Promise<string> => {
    const held = await token?.catch(() => null);
    if (held && performance.now() < held.endsAtMs) return held.value;
    token = fetchToken(account, limitMs);
    return (await token).value;
  };

  const send = async (request: PayPalRequest): Promise<Response> =>
    fetchFrom(
      account.apiBase + request.path,
      {
        method: request.method,
        headers: {
          authorization: `Bearer ${await currentToken()}`,
          accept: "application/json",
          prefer: "return=representation",
          ...(request.body && { "content-type": "application/json" }),
          ...(request.requestId && { "paypal-request-id": request.requestId }),
        },
        ...(request.body && { body: JSON.stringify(request.body) }),
      },
      limitMs,
    );

  return async (request) => {
    let answer = await send(request);
    if (answer.status === 401) {
      token = null;
      answer = await send(request);
    }
    return readAnswer(answer);
  };
};

type Token = { value: string; endsAtMs: number };

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().min(0) });

const fetchToken = async ({ clientId, clientSecret, apiBase }: PayPalAccount, limitMs: number): Promise<Token> => {
  const answer = await fetchFrom(
    `${apiBase}/v1/oauth2/token`,
    {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    },
    limitMs,
  );
  const parsed = tokenSchema.safeParse(await readAnswer(answer));
  if (!parsed.success) throw new PayPalError("PayPal gave no token", { status: answer.status, cause: parsed.error });
  const { access_token: value, expires_in: seconds } = parsed.data;
  return { value, endsAtMs: performance.now() + (seconds - 60) * 1_000 };
};

const fetchFrom = async (url: string, init: RequestInit, limitMs: number): Promise<Response> => {
  try {
    return await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(limitMs) });
  } catch (cause) {
    throw new PayPalError("PayPal can't be reached", { cause });
  }
};

const errorSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

const readAnswer = async (answer: Response): Promise<unknown> => {
  const text = await answer.text().catch((cause: unknown) => {
    throw new PayPalError("PayPal's answer broke off", { status: answer.status, cause });
  });
  const body = parseJson(text);
  if (answer.ok) return body;
  const { data } = errorSchema.safeParse(body);
  const issue = data?.details?.[0]?.issue ?? data?.name;
  throw new PayPalError(`PayPal answered ${answer.status}`, {
    status: answer.status,
    ...(issue && { issue }),
    ...(data?.debug_id && { debugId: data.debug_id }),
  });
};

const parseJson = (text: string): unknown => {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
