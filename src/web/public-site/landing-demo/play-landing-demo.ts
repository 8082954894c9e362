import type { RouteResponse } from "#contract/route.ts";
import type { playLandingDemo as route } from "#contract/site/landing-demo.ts";
import type { Language } from "#domain/languages.ts";
import { callApi } from "../../lib/api/api.ts";

export type LandingDemoAnswer = RouteResponse<typeof route>;

export type Tap = { text: string; choiceId?: string };

/** Asks the demo bot. The server keeps nothing: the session it answers with goes along with the next message. */
export const playLandingDemo = (
  language: Language,
  session: string | undefined,
  tap: Tap | null,
): Promise<LandingDemoAnswer> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const choice = tap?.choiceId;
  const message = tap ? { text: tap.text, ...(choice === undefined ? {} : { choice }) } : undefined;
  const body = { language, timeZone, ...(session === undefined ? {} : { session }), ...(message ? { message } : {}) };
  return callApi<typeof route>({ method: "POST", path: "/api/v1/landing-demo" }, { body });
};
