import { z } from "zod";

/** What follows when a client has missed too many appointments and wants another: nothing, a question to the owner, or no booking. */
export const noShowRules = ["off", "ask", "refuse"] as const;

export type NoShowRule = (typeof noShowRules)[number];

/** `noShowRuleUnknown`; `noShowLimitOutOfRange`: not 1 to 20. */
export const noShowRuleFields = {
  noShowRule: z.enum(noShowRules, { error: "noShowRuleUnknown" }),
  noShowLimit: z
    .int({ error: "noShowLimitOutOfRange" })
    .min(1, "noShowLimitOutOfRange")
    .max(20, "noShowLimitOutOfRange"),
};

type Rule = { noShowRule: NoShowRule; noShowLimit: number };

/** What a client who has missed this many appointments may do by chat. The owner may always book for anyone. */
export const bookingAfterNoShows = ({ noShowRule, noShowLimit }: Rule, noShows: number): "free" | "ask" | "refuse" =>
  noShowRule === "off" || noShows < noShowLimit ? "free" : noShowRule;
