/** Why a time can't be booked, or, for the owner, why it is unusual. */
export type SlotReason = keyof typeof reasonBits;

/** Who is booking: the business itself at its calendar, or a client through the bot or the public API. */
export type BookedBy = "owner" | "client";

/** The engine notes every reason of a slot in one integer, one bit each. Clients hear the first of them in this order. */
export const reasonBits = {
  /** Clocks skip this time on this date. */
  "nonexistent-time": 1,
  /** Before now. */
  "in-the-past": 2,
  /** The agent doesn't do this appointment type. */
  "agent-not-for-type": 524_288,
  /** The business is closed on this date. */
  "closed-day": 4,
  /** The business is closed on this date alone: a closed day of its own or a public holiday. */
  "special-closing": 2048,
  /** Starts before the business opens or ends after it closes. */
  "outside-business-hours": 8,
  /** Overlaps an active break of the weekday. */
  break: 16,
  /** The agent takes no appointments at present. */
  "agent-inactive": 32,
  /** The agent is off for some of that time. */
  "time-off": 4096,
  /** The agent doesn't work for all of that time. */
  "outside-agent-hours": 64,
  /** Closer than the business's minimum notice. */
  "too-soon": 128,
  /** Beyond the business's horizon. */
  "too-far-ahead": 256,
  /** The agent is busy, as a calendar elsewhere says. */
  "busy-elsewhere": 65536,
  /** Every unit of a room, chair or machine that the appointment type needs is in use. */
  "resource-taken": 131_072,
  /** The agent has another appointment, buffers included. */
  taken: 512,
  /** The time is offered to somebody on the waitlist, and held until they answer. */
  held: 1_048_576,
  /** A visit that is written down afterwards, at a time that is still to come. */
  "in-the-future": 1024,
  /** Would leave less between two appointments than the business wants. */
  "leaves-gap": 262_144,
} as const;

/**
 * The one reason to tell. A client hears first what no other choice of agent or day would change; the owner hears
 * first what binds even the owner.
 */
export const mainReason = (bits: number, bookedBy: BookedBy): SlotReason | null => {
  if (bits === 0) return null;
  for (const reason of bookedBy === "owner" ? ownerOrder : clientOrder) {
    if ((bits & reasonBits[reason]) !== 0) return reason;
  }
  return null;
};

/**
 * Everything the owner must know to decide about a time, what binds first. A reason that another one already says is left
 * out: on a closed day there are no hours to be outside of, and who is off doesn't work.
 */
export const reasonsForOwner = (bits: number): SlotReason[] => {
  if (bits === 0) return [];
  const all = ownerOrder.filter((reason) => (bits & reasonBits[reason]) !== 0);
  const said = new Set(all.flatMap((reason) => alsoSays[reason] ?? []));
  return all.filter((reason) => !said.has(reason));
};

const alsoSays: Partial<Record<SlotReason, readonly SlotReason[]>> = {
  "in-the-past": ["too-soon"],
  "closed-day": ["special-closing", "outside-business-hours", "break"],
  "special-closing": ["outside-business-hours", "break"],
  "outside-business-hours": ["break"],
  "agent-inactive": ["time-off", "outside-agent-hours", "busy-elsewhere"],
  "time-off": ["outside-agent-hours"],
  taken: ["held", "leaves-gap"],
  held: ["leaves-gap"],
};

/** Whether a slot with these reasons may be booked: a client needs none, the owner none that binds the owner. */
export const isBookable = (bits: number, bookedBy: BookedBy): boolean =>
  bookedBy === "owner" ? (bits & ownerBindingBits) === 0 : bits === 0;

/**
 * The owner outranks hours, closings, time off, other calendars, breaks, notice, horizon and gaps, but not the clock, the
 * calendar, another appointment, a time that is held, or what the owner has said an agent does and a room holds.
 */
const ownerBindingReasons = [
  "nonexistent-time",
  "in-the-past",
  "in-the-future",
  "agent-inactive",
  "agent-not-for-type",
  "resource-taken",
  "taken",
  "held",
] as const satisfies SlotReason[];

const clientOrder = Object.keys(reasonBits) as SlotReason[];

const ownerOrder: SlotReason[] = [
  ...ownerBindingReasons,
  ...clientOrder.filter((reason) => !(ownerBindingReasons as readonly string[]).includes(reason)),
];

const ownerBindingBits = ownerBindingReasons.reduce((bits, reason) => bits | reasonBits[reason], 0);
