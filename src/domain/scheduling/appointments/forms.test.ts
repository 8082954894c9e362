import { describe, expect, test } from "vitest";
import { timeZoneSchema } from "../clock/date-time-fields.ts";
import { breakFormSchema } from "../hours/break-form.ts";
import { bookingSettingsSchema, defaultBookingSettings } from "../slots/booking-settings.ts";
import {
  appointmentFormErrors,
  appointmentFormSchema,
  firstErrors,
  requiredClientNameSchema,
} from "./appointment-form.ts";
import { appointmentTypeSchema, bufferFromInput, durationFromInput } from "./appointment-type-form.ts";

const zone = "America/New_York";
// The evening of the 1st in New York.
const now = Temporal.Instant.from("2027-03-02T02:00:00Z");

const form = {
  clientName: "Mary O'Brien",
  clientPhone: "+1 (555) 010-2030",
  appointmentDate: "2027-03-01",
  appointmentTime: "22:00",
  serviceType: "Haircut",
  agentId: "ana",
};

describe("the appointment form", () => {
  test("accepts today in the business's zone", () => {
    expect(appointmentFormErrors(form, { zone, now })).toEqual({});
  });

  test.each([
    ["clientName", "", "clientNameRequired"],
    ["clientName", "   ", "clientNameRequired"],
    ["clientName", undefined, "clientNameRequired"],
    ["clientName", 7, "notText"],
    ["clientName", "x".repeat(101), "clientNameTooLong"],
    ["clientName", "Ann\u0000", "controlCharacters"],
    ["clientName", "Ann\nBob", "controlCharacters"],
    ["clientName", "Ann\u0085Bob", "controlCharacters"],
    ["clientName", "Ann\ud83d", "controlCharacters"],
    ["clientPhone", "", "phoneRequired"],
    ["clientPhone", "555-CALL", "phoneInvalid"],
    ["clientPhone", "1+555", "phoneInvalid"],
    ["clientPhone", "++1555", "phoneInvalid"],
    ["clientPhone", "+", "phoneInvalid"],
    ["clientPhone", "( ) -", "phoneInvalid"],
    ["clientPhone", "555\n0100", "phoneInvalid"],
    ["clientPhone", "٥٥٥", "phoneInvalid"],
    ["clientPhone", "5".repeat(33), "phoneTooLong"],
    ["appointmentDate", "", "dateRequired"],
    ["appointmentDate", null, "dateRequired"],
    ["appointmentDate", "2027-02-29", "dateInvalid"],
    ["appointmentDate", "01/03/2027", "dateInvalid"],
    ["appointmentDate", 20270301, "dateInvalid"],
    ["appointmentDate", "2027-02-28", "dateInPast"],
    ["appointmentTime", "", "timeRequired"],
    ["appointmentTime", "24:00", "timeInvalid"],
    ["appointmentTime", "9:5", "timeInvalid"],
    ["serviceType", "", "typeRequired"],
    ["agentId", "", "agentRequired"],
  ])("%s %j: %s", (field, value, code) => {
    expect(appointmentFormErrors({ ...form, [field]: value }, { zone, now })).toEqual({ [field]: code });
  });

  // It is 21:00 on March 1 in New York.
  test.each([
    [false, "2027-03-01", "20:59", { appointmentTime: "timeInPast" }],
    [false, "2027-03-01", "21:00", {}],
    [false, "2027-02-28", "22:00", { appointmentDate: "dateInPast" }],
    [false, "2027-03-02", "08:00", {}],
    [true, "2027-03-01", "20:59", {}],
    [true, "2027-03-01", "21:00", { appointmentTime: "timeNotPast" }],
    [true, "2027-02-01", "22:00", {}],
    [true, "2027-03-02", "08:00", { appointmentDate: "dateNotPast" }],
  ])("a past visit: %s, %s at %s: %j", (isPastVisit, appointmentDate, appointmentTime, errors) => {
    const typed = { ...form, appointmentDate, appointmentTime };
    expect(appointmentFormErrors(typed, { zone, now, isPastVisit })).toEqual(errors);
  });

  test("names every field of an empty form", () => {
    expect(appointmentFormErrors({}, { zone, now })).toEqual({
      clientName: "clientNameRequired",
      clientPhone: "phoneRequired",
      appointmentDate: "dateRequired",
      appointmentTime: "timeRequired",
      serviceType: "typeRequired",
      agentId: "agentRequired",
    });
  });

  test.each(["O'Brien", "李雷", "Zoë 👩‍👩‍👧", "<Ann & Bob>", "محمد", "Jean–Luc"])(
    "keeps the name %s as typed",
    (name) => {
      expect(requiredClientNameSchema.parse(` ${name} `)).toBe(name);
    },
  );

  test.each(["5550100", "+49 (0)30 123-456", "1"])("takes the phone %s", (clientPhone) => {
    expect(appointmentFormSchema.parse({ ...form, clientPhone }).clientPhone).toBe(clientPhone);
  });
});

describe("the break form", () => {
  const errorsOf = (input: unknown) => {
    const parsed = breakFormSchema.safeParse(input);
    return parsed.success ? {} : firstErrors(parsed.error);
  };

  test.each([
    [
      { startTime: "", endTime: "" },
      { startTime: "startRequired", endTime: "endRequired" },
    ],
    [{ startTime: "12:00" }, { endTime: "endRequired" }],
    [{ startTime: "12:00", endTime: "12:00" }, { endTime: "endBeforeStart" }],
    [{ startTime: "13:00", endTime: "12:00" }, { endTime: "endBeforeStart" }],
    [{ startTime: "25:00", endTime: "12:00" }, { startTime: "startInvalid" }],
    [{ startTime: "12:00", endTime: "13:00", breakName: "x".repeat(101) }, { breakName: "breakNameTooLong" }],
    [{ startTime: "12:00", endTime: "13:00" }, {}],
  ])("with %j has the problems %j", (input, expected) => {
    expect(errorsOf(input)).toEqual(expected);
  });

  test.each([
    ["Lunch", "Lunch"],
    ["  ", null],
    [null, null],
    [undefined, null],
  ])("the name %j is stored as %j", (breakName, stored) => {
    expect(breakFormSchema.parse({ startTime: "12:00", endTime: "13:00", breakName }).breakName).toBe(stored);
  });
});

describe("the appointment type form", () => {
  test.each([
    ["45", 45, 45],
    [" 45 ", 45, 45],
    [60, 60, 60],
    ["0", 0, 0],
    ["-5", -5, -5],
    ["", 30, 10],
    ["abc", 30, 10],
    ["45 min", 30, 10],
    ["1e3", 30, 10],
    [Number.NaN, 30, 10],
    [null, 30, 10],
    [undefined, 30, 10],
  ])("%j is a duration of %d and a buffer of %d", (input, duration, buffer) => {
    expect([durationFromInput(input), bufferFromInput(input)]).toEqual([duration, buffer]);
  });

  const type = { name: " Haircut ", durationMinutes: 30, bufferMinutes: 10 };

  test("stores a trimmed name, and no description or price unless given", () => {
    expect(appointmentTypeSchema.parse(type)).toEqual({
      ...{ ...type, name: "Haircut", description: null, price: null },
      ...{ bufferBeforeMinutes: 0, slotStepMinutes: null },
    });
    expect(appointmentTypeSchema.parse({ ...type, price: 19.99 }).price).toBe(19.99);
  });

  test.each([
    ["name", "  ", "nameRequired"],
    ["name", "x".repeat(101), "nameTooLong"],
    ["durationMinutes", 4, "durationOutOfRange"],
    ["durationMinutes", 721, "durationOutOfRange"],
    ["durationMinutes", -30, "durationOutOfRange"],
    ["durationMinutes", 30.5, "durationOutOfRange"],
    ["durationMinutes", "30", "durationOutOfRange"],
    ["bufferMinutes", -1, "bufferOutOfRange"],
    ["bufferMinutes", 241, "bufferOutOfRange"],
    ["bufferBeforeMinutes", -1, "bufferOutOfRange"],
    ["bufferBeforeMinutes", 241, "bufferOutOfRange"],
    ["slotStepMinutes", 7, "slotStepUnknown"],
    ["price", -1, "priceOutOfRange"],
    ["price", 1.9999, "priceOutOfRange"],
    ["description", "x".repeat(501), "descriptionTooLong"],
  ])("%s %j: %s", (field, value, code) => {
    const parsed = appointmentTypeSchema.safeParse({ ...type, [field]: value });
    expect(parsed.error && firstErrors(parsed.error)).toEqual({ [field]: code });
  });
});

test.each([
  [{ minimumNoticeMinutes: 0, horizonDays: 1 }, true],
  [{ minimumNoticeMinutes: 43_200, horizonDays: 365 }, true],
  [{ minimumNoticeMinutes: -1 }, false],
  [{ horizonDays: 0 }, false],
  [{ horizonDays: 366 }, false],
  [{ slotStepMinutes: 5 }, true],
  [{ slotStepMinutes: 60 }, true],
  [{ slotStepMinutes: 45 }, false],
  [{ slotStepMinutes: 0 }, false],
  [{ smallestGapMinutes: 240 }, true],
  [{ smallestGapMinutes: 241 }, false],
  [{ smallestGapMinutes: -5 }, false],
])("booking settings %j are accepted: %s", (settings, accepted) => {
  expect(bookingSettingsSchema.safeParse({ ...defaultBookingSettings, ...settings }).success).toBe(accepted);
});

test("a time zone has to be one", () => {
  expect(timeZoneSchema.safeParse("Europe/Lisbon").success).toBe(true);
  expect(timeZoneSchema.safeParse("Lisbon").error?.issues[0]?.message).toBe("timeZoneUnknown");
});
