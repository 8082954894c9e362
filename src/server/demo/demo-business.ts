import { weekdays } from "#domain/scheduling/clock/weekday.ts";
import type { BusinessBreak } from "#domain/scheduling/hours/business-break.ts";
import type { BusinessDay } from "#domain/scheduling/hours/business-hours.ts";

/** The business that `--demo` creates, as its owner would have entered it. */
export const demoBusiness = {
  companyName: "Salón Luna",
  phone: "+44 1632 960120",
  owner: { name: "Luna Ortega", email: "luna@salonluna.example" },
} as const;

export const demoBusinessHours: readonly BusinessDay[] = weekdays.map((dayOfWeek) => ({
  dayOfWeek,
  isOpen: dayOfWeek !== "Sunday",
  startTime: "09:00",
  endTime: dayOfWeek === "Saturday" ? "17:00" : "19:00",
}));

export const demoBreaks: readonly (BusinessBreak & { breakName: string })[] = [
  ...weekdays.slice(0, 5).map((dayOfWeek) => ({
    dayOfWeek,
    startTime: "13:00",
    endTime: "14:00",
    breakName: "Lunch",
    isActive: true,
  })),
  { dayOfWeek: "Saturday", startTime: "11:30", endTime: "12:00", breakName: "Coffee", isActive: true },
  { dayOfWeek: "Wednesday", startTime: "09:00", endTime: "09:30", breakName: "Team meeting", isActive: false },
];

export type DemoType = {
  name: string;
  description: string;
  price: number;
  durationMinutes: number;
  bufferMinutes: number;
  /** How often it is asked for, next to the others. */
  popularity: number;
};

export const demoTypes = {
  haircut: {
    name: "Haircut",
    description: "Consultation, wash, cut and blow-dry.",
    price: 34,
    durationMinutes: 45,
    bufferMinutes: 10,
    popularity: 6,
  },
  kidsHaircut: {
    name: "Kids' haircut",
    description: "Up to 12 years. The booster seat looks like a rocket.",
    price: 19.5,
    durationMinutes: 30,
    bufferMinutes: 5,
    popularity: 3,
  },
  beardTrim: {
    name: "Beard trim",
    description: "Shaped with scissors and razor, finished with a hot towel.",
    price: 18,
    durationMinutes: 30,
    bufferMinutes: 0,
    popularity: 5,
  },
  rootTouchUp: {
    name: "Root touch-up",
    description: "Regrowth covered in your own shade, rinse and blow-dry included.",
    price: 58,
    durationMinutes: 75,
    bufferMinutes: 15,
    popularity: 3,
  },
  balayage: {
    name: "Balayage",
    description: "Hand-painted lights with toner, care and styling.",
    price: 124.9,
    durationMinutes: 150,
    bufferMinutes: 15,
    popularity: 2,
  },
  fringeTrim: {
    name: "Fringe trim",
    description: "A quick tidy-up between two haircuts.",
    price: 8,
    durationMinutes: 15,
    bufferMinutes: 5,
    popularity: 1,
  },
} satisfies Record<string, DemoType>;

export type DemoTypeKey = keyof typeof demoTypes;
