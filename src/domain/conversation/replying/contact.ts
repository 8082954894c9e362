import type { Turn } from "../conversation-turn.ts";
import type { Line } from "./reply.ts";

/** How the business is reached, as a sentence; what it hasn't entered isn't mentioned. */
export const contactLine = (turn: Turn): Line => {
  const { phone, email } = turn.facts.business;
  if (phone !== null && email !== null) return { key: "contact.both", values: { phone, email } };
  if (phone !== null) return { key: "contact.phone", values: { phone } };
  return email === null ? { key: "contact.none" } : { key: "contact.email", values: { email } };
};
