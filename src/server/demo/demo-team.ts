import type { WorkingHours } from "#domain/scheduling/hours/working-hours.ts";
import type { DemoTypeKey } from "./demo-business.ts";

export type DemoAgent = {
  name: string;
  email: string;
  phone: string;
  specialties: string[];
  workingHours: WorkingHours;
  /** What clients book with them. */
  types: readonly DemoTypeKey[];
};

const early = { start: "09:00", end: "17:00" };
const late = { start: "11:00", end: "19:00" };
const saturday = { start: "09:00", end: "17:00" };
const morning = { start: "09:00", end: "13:00" };

export const demoTeam: readonly DemoAgent[] = [
  {
    name: "Lucía Moreno",
    email: "lucia@salonluna.example",
    phone: "+33 6 39 98 00 01",
    specialties: ["Balayage", "Color correction", "Long hair"],
    workingHours: { Monday: early, Tuesday: early, Wednesday: early, Thursday: early, Friday: early },
    types: ["haircut", "rootTouchUp", "balayage", "fringeTrim"],
  },
  {
    name: "Mateo Ferrari",
    email: "mateo@salonluna.example",
    phone: "+33 6 39 98 00 02",
    specialties: ["Fades", "Beards", "Hot-towel shave"],
    workingHours: { Tuesday: late, Wednesday: late, Thursday: late, Friday: late, Saturday: saturday },
    types: ["haircut", "kidsHaircut", "beardTrim"],
  },
  {
    name: "Aisha Rahman",
    email: "aisha@salonluna.example",
    phone: "+44 7700 900003",
    specialties: ["Curls", "Color", "Bridal styling"],
    workingHours: {
      Monday: { start: "10:00", end: "19:00" },
      Tuesday: { start: "10:00", end: "19:00" },
      Thursday: { start: "10:00", end: "19:00" },
      Friday: { start: "10:00", end: "18:00" },
      Saturday: saturday,
    },
    types: ["haircut", "rootTouchUp", "balayage", "fringeTrim"],
  },
  {
    name: "Noor de Vries",
    email: "noor@salonluna.example",
    phone: "+49 171 3920004",
    specialties: ["Kids", "Short cuts"],
    workingHours: { Monday: morning, Wednesday: morning, Friday: { start: "14:00", end: "19:00" } },
    types: ["haircut", "kidsHaircut", "fringeTrim"],
  },
];
