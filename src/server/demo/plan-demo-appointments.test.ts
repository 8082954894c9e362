import { describe, expect, test } from "vitest";
import { addDays, weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { demoDayOff, demoWeek } from "./demo-week.ts";
import { type PlannedAppointment, planDemoAppointments } from "./plan-demo-appointments.ts";

const weekFor = (today: string) => {
  const week = demoWeek(today);
  return { ...week, team: week.team.map((agent, index) => ({ ...agent, agentId: `agent-${index}` })) };
};

const planAt = (today: string, zone: string, time = "12:00") =>
  planDemoAppointments({
    week: weekFor(today),
    zone,
    now: Temporal.PlainDateTime.from(`${today}T${time}`).toZonedDateTime(zone).toInstant(),
  });

/** Checked with plain arithmetic on the wall clock, beside the engine that chose the times. */
const breaksRule = ({ booked, type }: PlannedAppointment, today: string): string | null => {
  const { hours, breaks, team } = weekFor(today);
  const weekday = weekdayOf(booked.date);
  const start = minutesOf(booked.time);
  const end = start + booked.durationMinutes;
  const open = hours.find((day) => day.dayOfWeek === weekday && day.isOpen);
  const agent = team.find(({ agentId }) => agentId === booked.agentId);
  const working = agent?.workingHours[weekday];
  if (!open || start < minutesOf(open.startTime) || end > minutesOf(open.endTime)) return "closed";
  if (!working || start < minutesOf(working.start) || end > minutesOf(working.end)) return "agent away";
  if (!agent.types.includes(type)) return "not the agent's work";
  const pause = breaks.find(
    (each) =>
      each.isActive && each.dayOfWeek === weekday && start < minutesOf(each.endTime) && end > minutesOf(each.startTime),
  );
  return pause ? "break" : null;
};

const sameTimeSameAgent = (plan: readonly PlannedAppointment[]) => {
  const live = plan.filter(({ status }) => status !== "cancelled");
  return live.flatMap((a, index) =>
    live
      .slice(index + 1)
      .filter(
        (b) =>
          a.booked.agentId === b.booked.agentId &&
          a.booked.startsAtMs < b.booked.blocksEndMs &&
          b.booked.startsAtMs < a.booked.blocksEndMs,
      )
      .map((b) => [a.booked, b.booked] as const),
  );
};

const cases = [
  ...weekOf("2027-06-16").map((today) => [today, "Europe/Madrid"] as const),
  // Clocks change that day, or within the seven weeks.
  ["2027-03-28", "Europe/Madrid"],
  ["2027-11-07", "America/New_York"],
  ["2027-03-24", "Asia/Beirut"],
  ["2028-02-29", "Asia/Kolkata"],
  ["2027-01-01", "Pacific/Apia"],
] as const;

describe.each(cases)("the demo's appointments on %s in %s", (today, zone) => {
  const plan = planAt(today, zone);
  const on = (date: string) => plan.filter(({ booked }) => booked.date === date).length;

  test("about 400 appointments from three weeks back to four weeks ahead, in every state", () => {
    expect(plan.length).toBeGreaterThanOrEqual(390);
    expect(plan.length).toBeLessThanOrEqual(400);
    const dates = plan.map(({ booked }) => booked.date);
    expect(dates.every((date) => date >= addDays(today, -21) && date <= addDays(today, 28))).toBe(true);
    const count = (wanted: string) => plan.filter(({ status }) => status === wanted).length;
    expect(count("confirmed")).toBeGreaterThan(250);
    expect(count("pending")).toBeGreaterThan(10);
    expect(count("cancelled")).toBeGreaterThan(20);
  });

  test("every time is inside the hours of the salon and of the agent, and outside breaks", () => {
    expect(plan.flatMap((each) => breaksRule(each, today) ?? [])).toEqual([]);
  });

  test("exactly two overlap another of the same agent, both on purpose, one of them this week", () => {
    const pairs = sameTimeSameAgent(plan);
    expect(pairs).toHaveLength(2);
    expect(pairs.map(([a, b]) => a.isOverbooked !== b.isOverbooked)).toEqual([true, true]);
    expect(pairs.filter(([a]) => weekOf(today).includes(a.date))).toHaveLength(1);
  });

  test("today has something to show, and more than a day four weeks ahead", () => {
    expect(on(today)).toBeGreaterThanOrEqual(7);
    expect(on(today)).toBeGreaterThan(on(addDays(today, 28)));
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])("%i days from today it is busy, and there are times to book", (daysAhead) => {
    const date = addDays(today, daysAhead);
    const worked = weekFor(today).team.reduce((sum, { workingHours }) => {
      const day = workingHours[weekdayOf(date)];
      return day ? sum + minutesOf(day.end) - minutesOf(day.start) : sum;
    }, 0);
    const taken = plan
      .filter(({ booked, status }) => booked.date === date && status !== "cancelled" && !booked.isOverbooked)
      .reduce((sum, { booked }) => sum + (booked.blocksEndMs - booked.startsAtMs) / 60_000, 0);
    // Today and tomorrow somebody who tries it out wants to come.
    expect(taken).toBeLessThanOrEqual(worked * (daysAhead < 2 ? 0.6 : 0.7));
    expect(taken).toBeGreaterThanOrEqual(worked * 0.2);
    expect(worked > 0).toBe(weekFor(today).hours.some((day) => day.isOpen && day.dayOfWeek === weekdayOf(date)));
  });

  test("nobody comes twice within three days", () => {
    const visits = Map.groupBy(plan, ({ client }) => client.phone);
    const tooSoon = [...visits.values()].filter((each) =>
      each.some(({ booked }, index) => {
        const before = each[index - 1];
        // The services of a visit follow one another.
        if (before?.group === "visit") return false;
        return before !== undefined && booked.startsAtMs - before.booked.startsAtMs < 3 * 86_400_000;
      }),
    );
    expect(tooSoon).toEqual([]);
  });
});

test.each(cases)(
  "on %s in %s: a visit of two services, four weeks of a series, and nothing on a day off",
  (today, zone) => {
    const plan = planAt(today, zone);
    const parts = plan.filter(({ group }) => group === "visit");
    expect(parts.map(({ type }) => type)).toEqual(["haircut", "beardTrim"]);
    expect(new Set(parts.map(({ client }) => client.phone)).size).toBe(1);
    const series = plan.flatMap(({ group, booked }) =>
      group === null || group === "visit" ? [] : { ...group, booked },
    );
    expect(series.map(({ seriesNumber }) => seriesNumber)).toEqual([1, 2, 3, 4]);
    expect(new Set(series.map(({ booked }) => booked.time)).size).toBe(1);
    const dayOff = demoDayOff(weekFor(today), today);
    const agentId = weekFor(today).team.find(({ email }) => email === dayOff?.email)?.agentId;
    expect(agentId).toBeDefined();
    expect(plan.filter(({ booked }) => booked.agentId === agentId && booked.date === dayOff?.date)).toEqual([]);
  },
);

test("what is over isn't pending any more", () => {
  const now = Temporal.ZonedDateTime.from("2027-06-16T12:00[Europe/Madrid]").epochMilliseconds;
  const over = planAt("2027-06-16", "Europe/Madrid").filter(({ booked }) => booked.startsAtMs <= now);
  expect(over.length).toBeGreaterThan(150);
  expect(over.filter(({ status }) => status === "pending")).toEqual([]);
});

test("the same moment gives the same plan", () => {
  expect(planAt("2027-06-16", "Europe/Madrid")).toEqual(planAt("2027-06-16", "Europe/Madrid"));
});
