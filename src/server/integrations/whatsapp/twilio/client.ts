import type { Twilio } from "twilio";

export type TwilioAccount = {
  accountSid: string;
  authToken: string;
  /** Where the simulator listens; absent, the requests go to Twilio itself. */
  apiBase?: string | undefined;
};

/** The parts of the SDK's client in use; the rest would only make the channel harder to try out. */
export type TwilioClient = Pick<
  Twilio,
  "messages" | "content" | "availablePhoneNumbers" | "incomingPhoneNumbers" | "messaging"
>;

/** Well below the time after which another worker takes a message for abandoned. */
const timeoutMs = 10_000;

/** Loads the SDK at the first use: it takes as long as the rest of the start together. */
export const createTwilioClient = (account: TwilioAccount): (() => Promise<TwilioClient>) => {
  let client: Promise<TwilioClient> | undefined;
  return () => {
    client ??= connect(account);
    return client;
  };
};

const connect = async ({ accountSid, authToken, apiBase }: TwilioAccount): Promise<TwilioClient> => {
  const { default: twilio } = await import("twilio");
  if (apiBase === undefined) return twilio(accountSid, authToken, { timeout: timeoutMs });
  const Base = twilio.RequestClient;
  type Options = Parameters<InstanceType<typeof Base>["request"]>[0];
  // The SDK has no setting for its address; edge and region only vary the host name under twilio.com.
  class SimulatorClient extends Base {
    override request<Data>(options: Options) {
      return super.request<Data>({ ...options, uri: toSimulator(options.uri, apiBase as string) } as never);
    }
  }
  return twilio(accountSid, authToken, { httpClient: new SimulatorClient({ timeout: timeoutMs }) });
};

/** `https://content.twilio.com/v1/Content` → `<base>/content/v1/Content`: three hosts become three folders. */
const toSimulator = (uri: string, apiBase: string): string => {
  const { hostname, pathname, search } = new URL(uri);
  return `${apiBase}/${hostname.split(".")[0]}${pathname}${search}`;
};
