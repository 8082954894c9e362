import { describe, expect, test } from "vitest";
import { countMessages, meanMessages, plainBookings } from "./plain-bookings.ts";

/** The most messages of the customer, by who writes and how much the first sentence says. */
const mostMessages = {
  new: { poor: 4, medium: 3, complete: 2 },
  returning: { poor: 3, medium: 3, complete: 2 },
} as const;

const bookings = plainBookings();

describe("the customer's messages until a plain appointment is booked", () => {
  test.each(bookings)("$language, $client, $answers: $text", (booking) => {
    expect(countMessages(booking)).toBeLessThanOrEqual(mostMessages[booking.client][booking.first]);
  });

  test("three on average, in a hundred bookings", () => {
    expect(bookings).toHaveLength(100);
    expect(meanMessages(bookings)).toBeLessThanOrEqual(3);
  });
});
