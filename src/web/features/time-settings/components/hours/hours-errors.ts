import { type Weekday, weekdays } from "#domain/scheduling/clock/weekday.ts";
import type { BusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { businessDaysSchema } from "#domain/scheduling/hours/business-hours-form.ts";

/** The code of what is wrong with a field. */
export type DayErrors = { startTime?: string; endTime?: string };

export type HoursErrors = Partial<Record<Weekday, DayErrors>>;

/** What a save of this week would be refused for, day by day. */
export const hoursErrors = (week: BusinessWeek): HoursErrors => {
  const parsed = businessDaysSchema.safeParse(toBusinessDays(week));
  const errors: HoursErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [day, field] = path;
    const weekday = typeof day === "number" ? weekdays[day] : (day as Weekday);
    if (weekday) errors[weekday] = { [String(field)]: message, ...errors[weekday] };
  }
  return errors;
};

export const toBusinessDays = (week: BusinessWeek) => weekdays.map((dayOfWeek) => ({ dayOfWeek, ...week[dayOfWeek] }));
