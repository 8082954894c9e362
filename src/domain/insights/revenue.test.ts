import { expect, test } from "vitest";
import { type RevenueRow, sumRevenue } from "./revenue.ts";

const row = (changes: Partial<RevenueRow> = {}): RevenueRow => ({
  currency: "EUR",
  week: "2027-03-01",
  agentId: "ana",
  agentName: "Ana",
  serviceType: "Haircut",
  counted: "visit",
  amount: 25,
  ...changes,
});

const days = { from: "2027-03-04", to: "2027-03-17" };

test("what is booked counts by week, agent and type; what was cancelled or missed is lost", () => {
  const rows = [
    row({ amount: 0.1 }),
    row({ amount: 0.2, agentId: "luis", agentName: "Luis" }),
    row({ amount: 38.5, serviceType: "Colour", week: "2027-03-15" }),
    row({ amount: 60, counted: "cancelled" }),
    row({ amount: 12, counted: "no-show" }),
    row({ amount: 0.5, week: "2027-03-15", agentId: "luis", agentName: "Luis" }),
  ];
  expect(
    sumRevenue(
      { ...days, rows, previous: [row({ amount: 20 }), row({ counted: "cancelled" }), row({ counted: "no-show" })] },
      "EUR",
    ),
  ).toEqual([
    {
      currency: "EUR",
      booked: 39.3,
      previous: 20,
      lost: 60,
      lostToNoShows: 12,
      byWeek: [
        { week: "2027-03-01", amount: 0.3 },
        { week: "2027-03-08", amount: 0 },
        { week: "2027-03-15", amount: 39 },
      ],
      byAgent: [
        { agentId: "ana", name: "Ana", amount: 38.6 },
        { agentId: "luis", name: "Luis", amount: 0.7 },
      ],
      byType: [
        { serviceType: "Colour", amount: 38.5 },
        { serviceType: "Haircut", amount: 0.8 },
      ],
    },
  ]);
});

test("currencies are never added up, and the business's own comes first", () => {
  const rows = [row({ amount: 900 }), row({ currency: "JPY", amount: 3800 }), row({ currency: "USD", amount: 1 })];
  const sums = sumRevenue({ ...days, rows, previous: [] }, "USD");
  expect(sums.map(({ currency, booked }) => [currency, booked])).toEqual([
    ["USD", 1],
    ["JPY", 3800],
    ["EUR", 900],
  ]);
});

test("without prices there is nothing to add up", () => {
  expect(sumRevenue({ ...days, rows: [], previous: [] }, "EUR")).toEqual([]);
});
