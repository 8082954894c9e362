import type { SeriesUnit } from "../scheduling/series/series-rule.ts";
import type { SlotReason } from "../scheduling/slots/slot-reason.ts";
import type { WaitlistRequest } from "../scheduling/waitlist/waitlist-request.ts";
import type { OwnAppointment } from "./facts.ts";
import type { ChosenSlot, PartSlot } from "./state.ts";

/** What the conversation asks the server to do. */
export type Command =
  /** Answered with `afterCommand`. `typeId` is null while the business has no types. */
  | {
      kind: "book";
      typeId: string | null;
      agentId: string;
      date: string;
      time: string;
      /** The client's own; empty while it isn't known. */
      name: string;
      /** What follows in the same visit, in this order, where and when it was read back. */
      more?: (PartSlot & { typeId: string })[];
      /** Who comes, when it isn't the client. */
      forName?: string;
      /** The owner has to agree first. */
      asksOwner?: true;
      /** The link through which the client came. */
      startLinkId?: string;
    }
  /** Everything that was read back, all or none. */
  | {
      kind: "bookSeries";
      typeId: string | null;
      /** What follows in each visit; who does it and when is in `visits`. */
      moreTypeIds?: string[];
      every: number;
      unit: SeriesUnit;
      visits: ChosenSlot[];
      name: string;
      forName?: string;
      asksOwner?: true;
      startLinkId?: string;
    }
  /** Several at once, all or none: exactly these, as they were read back. */
  | { kind: "cancelSeries"; appointments: { appointmentId: string; version: number }[] }
  | { kind: "moveSeveral"; moves: (ChosenSlot & { appointmentId: string; version: number })[] }
  | ({ kind: "reschedule" } & Changed & PartSlot & { parts?: PartSlot[] })
  | ({ kind: "cancel" } & Changed)
  /** A reminder was answered with "I'll be there". */
  | ({ kind: "confirm" } & Changed)
  /** A time that was held for somebody on the waitlist. */
  | { kind: "takeOffer"; offerId: string; asksOwner?: true; startLinkId?: string }
  | { kind: "passOffer"; offerId: string }
  /** `replaces`: the place whose request these replace. */
  | { kind: "joinWaitlist"; requests: WaitlistRequest[]; replaces?: string }
  | { kind: "leaveWaitlist"; entryId: string }
  /** These are done without a further word: the replies already exist. */
  | { kind: "setName"; name: string }
  | { kind: "optOut" }
  | { kind: "optIn" }
  | { kind: "requestHuman" }
  /** A question for the team, in the client's words. */
  | { kind: "askTeam"; question: string }
  /** Everything about the client goes; what is said about it is the last thing said. */
  | { kind: "erase" }
  /** Answered with `afterDataLink`. */
  | { kind: "sendData" }
  /** The client runs late, is on the way or is at the door: the owner is notified at once. */
  | { kind: "tellArrival"; arrival: ArrivalReport; minutes: number | null; appointmentId: string | null };

/** Which appointment. A visit changes as a whole, unless one service of it is meant by itself. */
type Changed = { appointmentId: string; version: number; isPart?: true | undefined };

export type ArrivalReport = "late" | "coming" | "here";

/** How a command went. */
export type CommandOutcome = { ok: true; appointment: OwnAppointment } | { ok: false; reason: CommandRefusal };

/** `gone`: cancelled or changed meanwhile; `failed`: something broke, nothing was done. */
export type CommandRefusal = SlotReason | "gone" | "failed";
