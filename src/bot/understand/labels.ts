import type { Language } from "#domain/languages.ts";

/** Acts of customers, then those only owners use. The order is that of the network's outputs. */
export const acts = [
  ...(["book", "times", "inform", "yes", "no", "notyet", "drop", "move", "cancel", "wait", "unwait", "mine"] as const),
  ...([
    "price",
    "hours",
    "place",
    "ask",
    "person",
    "late",
    "name",
    "urgent",
    "feeling",
    "greet",
    "thanks",
    "bye",
  ] as const),
  ...(["language", "data", "stop", "chat"] as const),
  ...(["block", "unblock", "list", "tell", "mark", "sick", "open"] as const),
] as const;

export const roles = [
  ...([
    "service",
    "staff",
    "when",
    "duration",
    "rhythm",
    "count",
    "forWhom",
    "name",
    "contact",
    "topic",
    "choice",
  ] as const),
] as const;

/** `only`: mentioned, neither wanted nor refused, nor part of an existing appointment. */
export const standings = ["wanted", "refused", "existing", "kept", "only"] as const;

/** The question that a message answers. `start`: none yet. `done`: an action was just carried out. */
export const questions = [
  ...(["start", "service", "person", "day", "time", "name", "which", "summary", "offer", "existing"] as const),
  ...(["cancel", "yesno", "reminder", "done", "owner"] as const),
] as const;

export const languages = ["en", "es", "fr", "de", "pt"] as const satisfies readonly Language[];

export type Act = (typeof acts)[number];
export type Role = (typeof roles)[number];
export type Standing = (typeof standings)[number];
export type Question = (typeof questions)[number];

export const isQuestion = (value: string): value is Question => (questions as readonly string[]).includes(value);
