import { z } from "zod";
import { createOutbound, type OutboundAnswer, type OutboundCall } from "../../platform/outbound/create-outbound.ts";
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
/** A subscription with all its payments has a few kilobytes. */
const maxBytes = 1024 * 1024;

/** Asks for a token when it has none, keeps it until shortly before it ends, and asks again when it is refused. */
export const createPayPalClient = (account: PayPalAccount, options: { timeoutMs?: number } = {}): PayPalClient => {
  const { call } = createOutbound({
    ...{ reach: "anywhere", maxBytes, timeoutMs: options.timeoutMs ?? timeoutMs, atOnce: 32 },
  });
  let token: Promise<Token> | null = null;

  const currentToken = async (): Promise<string> => {
    const held = await token?.catch(() => null);
    if (held && performance.now() < held.endsAtMs) return held.value;
    token = fetchToken(account, call);
    return (await token).value;
  };

  const send = async (request: PayPalRequest): Promise<OutboundAnswer> =>
    reach(call, account.apiBase + request.path, {
      method: request.method,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        accept: "application/json",
        prefer: "return=representation",
        ...(request.body && { "content-type": "application/json" }),
        ...(request.requestId && { "paypal-request-id": request.requestId }),
      },
      ...(request.body && { body: JSON.stringify(request.body) }),
    });

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

const fetchToken = async ({ clientId, clientSecret, apiBase }: PayPalAccount, call: OutboundCall): Promise<Token> => {
  const answer = await reach(call, `${apiBase}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  const parsed = tokenSchema.safeParse(readAnswer(answer));
  if (!parsed.success) throw new PayPalError("PayPal gave no token", { status: answer.status, cause: parsed.error });
  const { access_token: value, expires_in: seconds } = parsed.data;
  return { value, endsAtMs: performance.now() + (seconds - 60) * 1_000 };
};

const reach: (call: OutboundCall, ...sent: Parameters<OutboundCall>) => Promise<OutboundAnswer> = async (
  call,
  ...sent
) => {
  try {
    return await call(...sent);
  } catch (cause) {
    throw new PayPalError("PayPal can't be reached", { cause });
  }
};

const errorSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

const readAnswer = (answer: OutboundAnswer): unknown => {
  const body = parseJson(answer.text());
  if (answer.status >= 200 && answer.status <= 299) return body;
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
