import type { HouseFacts } from "../house/house-facts.ts";
import type { Language } from "../languages.ts";
import type { Service } from "../scheduling/services/service-times.ts";
import type { AgentFacts, BusinessFacts } from "../scheduling/slots/availability.ts";
import type { WaitlistRequest } from "../scheduling/waitlist/waitlist-request.ts";
import type { KnownStartLink } from "../start-links/read-start.ts";
import type { SecondReader } from "./reading/learned/learned-reading.ts";

/** What the conversation needs to know about the world at the moment of a message. */
export type ConversationFacts = {
  now: Temporal.Instant;
  business: BusinessFacts & {
    name: string;
    /** For people who want a person, or whose appointment is too close to be changed here. */
    phone: string | null;
    email: string | null;
    language: Language;
    /** The currency of the prices, as ISO code. */
    currency: string;
    cancelCutoffHours: number;
    maxActiveBookings: number;
    house: HouseFacts;
  };
  /** False without a valid subscription or with a released number: nothing is booked then. */
  isBookingAvailable: boolean;
  client: ClientFacts;
  /** When the client was last told that a machine answers; `null` if never. */
  disclosedAt: Temporal.Instant | null;
  /** The active ones, in the owner's order. */
  types: readonly TypeFacts[];
  /** The active ones, oldest first, with what they have booked from today to the horizon. */
  agents: readonly (AgentFacts & { name: string })[];
  /** The client's own, not cancelled, in order of time: still to come or under way. */
  appointments: readonly OwnAppointment[];
  /** The latest message that the client got unasked, if it was a reminder. */
  reminder: { appointmentId: string; version: number; sentAt: Temporal.Instant } | null;
  /** What the client waits for, the longest first. */
  waits?: readonly OwnWait[] | undefined;
  /** The latest message that the client got unasked, if it offered a time to somebody who waits. */
  lastOffer?: { offerId: string; sentAt: Temporal.Instant } | null | undefined;
  /** The client's questions that the team hasn't answered yet, in the client's words. */
  questions?: readonly string[];
  /** The links that begin a chat; absent where there are none. */
  startLinks?: readonly KnownStartLink[];
  /** The learned reader; without it the patterns read alone. */
  reader?: SecondReader;
};

/** A place on the waitlist, and the time that is held for it at the moment. */
export type OwnWait = {
  id: string;
  request: WaitlistRequest;
  offer: { id: string; agentId: string; date: string; time: string; until: Temporal.Instant } | null;
};

export type ClientFacts = {
  /** As the person gave it, or as the owner wrote it; the profile's name is only offered. */
  name: string | null;
  /** What the person chose; null means the business's. */
  language: Language | null;
  isBlocked: boolean;
  isOptedOut: boolean;
  /** Has or had an appointment. */
  isKnown: boolean;
  /** One of their appointments is over. */
  hasPastAppointments?: boolean;
  /** What "the same again" means. */
  lastVisit: { typeId: string; agentId: string } | null;
  /** Missed so many appointments that the owner is asked first, or that nothing is booked here; absent for everyone else. */
  afterNoShows?: "ask" | "refuse";
};

/** An active appointment type, or what is done at an appointment that moves; agents may have numbers of their own. */
export type TypeFacts = Omit<Service, "typeId"> & {
  id: string;
  /** The services of a visit, in their order; the rest of this then is about the whole. */
  parts?: readonly TypeFacts[];
  /** The type of a booked appointment that no longer exists. */
  isTypeGone?: boolean;
  name: string;
  description: string | null;
  /** In the business's currency; null when it isn't stated. */
  price: number | null;
};

export type OwnAppointment = {
  id: string;
  version: number;
  /** Null when the type is gone. */
  typeId: string | null;
  service: string;
  agentId: string;
  agentName: string;
  date: string;
  time: string;
  startsAt: Temporal.Instant;
  durationMinutes: number;
  bufferBeforeMinutes?: number;
  bufferMinutes: number;
  /** Whose confirmation it waits for; absent when it is confirmed. */
  awaiting?: "owner" | "client";
  /** A visit of several services, which is one thing to a client. */
  visitId?: string;
  /** Its services in their order; absent when it is one. */
  parts?: readonly OwnPart[];
  price?: number | null;
  /** The series it is one of. */
  seriesId?: string;
  /** Who comes, when it isn't the client. */
  forName?: string;
};

/** One service of a visit. */
export type OwnPart = Omit<OwnAppointment, "visitId" | "parts">;
