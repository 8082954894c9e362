import { demoDay } from "#domain/landing-demo/demo-day.ts";

const hourOf = (time: string): number => Number(time.slice(0, 2));

/** The full hours that the demo calendar shows. */
export const demoCalendarHours = Array.from(
  { length: hourOf(demoDay.closes) - hourOf(demoDay.opens) },
  (_, index) => hourOf(demoDay.opens) + index,
);
