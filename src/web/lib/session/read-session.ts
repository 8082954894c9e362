import type { getSession, Me } from "#contract/account/account.ts";
import { callApi } from "../api/api.ts";
import { readForOwner } from "../api/hold-reads.ts";
import { sessionEnd } from "./session-end.ts";

/** `receivedAtMs`: this machine's clock when the server's `now` arrived, to know how far the two are apart. */
export type SignedInOwner = Me & { receivedAtMs: number };

/** The signed-in owner, or null. Being signed out is an answer here, not an error. */
export const readSession = async (signal?: AbortSignal): Promise<SignedInOwner | null> => {
  const { me, ended } = await callApi<typeof getSession>(
    { method: "GET", path: "/api/v1/session" },
    {},
    signal ? { signal } : {},
  );
  // Sent once, with the answer that takes the cookie away.
  if (ended || me) sessionEnd.set(ended);
  readForOwner(me !== null);
  return me && { ...me, receivedAtMs: Date.now() };
};

let handedOver: SignedInOwner | null = null;

/** What the sign-in page found out, for the app that takes its place: nobody is asked twice. */
export const handOverOwner = (owner: SignedInOwner): void => {
  handedOver = owner;
};

export const takeOwner = (): SignedInOwner | null => {
  const owner = handedOver;
  handedOver = null;
  return owner;
};
