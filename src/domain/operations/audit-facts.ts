/** The names of what the log keeps of an entry. Each has its word in every language: `admin.audit.word`. */
export const auditFactNames = [
  ...["administratorId", "agentId", "agentIds", "agents", "appointmentTypeIds", "appointments", "asksOwner", "at"],
  ...[
    "added",
    "agreedBefore",
    "awaitingBefore",
    "before",
    "business",
    "byAgentId",
    "byKeyId",
    "cancelled",
    "country",
    "data",
    "dayActionId",
    "days",
    "markedBefore",
    "outcomeBefore",
    "overbookedBefore",
  ],
  ...["deletedAppointments", "endedBy", "every", "failure", "fields", "from", "fromAgentId", "fromMinutes"],
  ...["fromWaitlist", "fromZone", "holdMinutes", "kind", "language", "maxAgents", "moved", "offerId", "otherId"],
  ...["overbooked", "pastVisit", "person", "queuedNotices", "reason", "region", "rows", "rule", "search", "seriesId"],
  ...["sort", "startsAt", "state", "status", "statusBefore", "to", "toAgentId", "toMinutes", "toZone", "unchanged"],
  ...["undoes", "unit", "unnotifiedClients", "until", "updated", "via", "visitId", "visits", "works", "wrong"],
] as const;

/** Why an agent was switched on or off without anybody asking for it. */
export const auditReasons = ["agent-limit", "payment-mended"] as const;

/** What ended an offer of the waitlist. */
export const offerEnds = ["client", "owner", "unreachable", "time", "list"] as const;

type AuditFactName = (typeof auditFactNames)[number];

/** Ids, times, numbers and words that have a text; no names or phones, as this is kept longer than they may be. */
export type AuditDetails = {
  readonly [name in Exclude<AuditFactName, "reason" | "endedBy">]?: unknown;
} & { readonly reason?: (typeof auditReasons)[number]; readonly endedBy?: (typeof offerEnds)[number] };

/** What the log keeps of an entry, as it is read: what was left empty or wasn't so says nothing. */
export const auditFacts = (details: Readonly<Record<string, unknown>>, word: (code: string) => string): string[] =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== "" && value !== false)
    .map(([name, value]) => (value === true ? word(name) : `${word(name)}: ${valueText(value, word)}`));

const valueText = (value: unknown, word: (code: string) => string): string => {
  if (typeof value === "string") return code.test(value) ? word(value) : value;
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return value.map((one) => valueText(one, word)).join(" / ");
  return JSON.stringify(value);
};

/** A word of ours or an action, neither an id nor a time. */
const code = /^[a-z][A-Za-z-]*(\.[a-z-]+)?$/;
