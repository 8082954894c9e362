import { meanMessages } from "#server/testing/conversation/counting/plain-bookings.ts";
import type { Figure } from "./figure.ts";

/** Messages that a customer sends until a plain appointment is booked. A count, the same on every machine. */
export const measureCustomerMessages = async (): Promise<Figure[]> => [
  { name: "customer-messages-per-booking", value: meanMessages(), better: "lower", goal: 3 },
];
