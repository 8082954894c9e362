/** A value that a field must refuse, and what is wrong with it. */
export type BadValue = { what: string; value: unknown };

const dates = [
  "2027-02-29",
  "2027-13-01",
  "2027-3-1",
  "01.03.2027",
  "2027-03-01T10:00",
  "0000-01-01",
  "9999-12-31",
  "",
];
const times = ["24:01", "9:00", "09:60", "09:00:00", "-1:00", "noon", ""];
const ids = ["1", "not-an-id", "' or 1=1 --", ""];
const numbers = [-5, 0.001, 1e9, 1e308];
const countTexts = ["-1", "1.5", "many", "1e9", ""];

/** May be null, which then means "none". */
const nullable = new Set([
  "phone",
  "email",
  "clientEmail",
  "channelChoice",
  "specialties",
  "description",
  "price",
  "breakName",
  "companyName",
  "contactPhone",
  "contactEmail",
  "address",
  "greeting",
  "tone",
  "appointmentTypeId",
  "forAgentId",
  "color",
  "avatar",
  "image",
  "outcome",
  "fromTime",
  "toTime",
  "privateReason",
  "country",
  "region",
  "slotStepMinutes",
  "ownDurationMinutes",
  "ownBufferBeforeMinutes",
  "ownBufferMinutes",
  "ownPrice",
]);

/** What a JSON field must refuse, by what a good value of it looks like. */
export const badValues = (field: string, good: unknown): BadValue[] => {
  const wrongTypes = [12345, "word", true, {}, [], [[good]]].filter((value) => kindOf(value) !== kindOf(good));
  const values = [...(nullable.has(field) ? [] : [null]), ...wrongTypes, ...ofKind(good)];
  return values.map((value) => ({ what: inWords(value), value }));
};

/** What a query parameter must refuse: everything there is text, a repeated one is a list of it. */
export const badTexts = (good: string): { what: string; value: string | string[] }[] => {
  const counts = /^\d+$/.test(good) ? countTexts : [];
  const texts = [...ofKind(good), ...counts].filter((value) => typeof value === "string");
  return [...texts, [good, good]].map((value) => ({ what: inWords(value), value }));
};

/** Dates at the calendar's edges: fine or refused, but nothing to fail on. */
export const extremeDates = ["1970-01-01", "2099-12-31"];

export const isDate = (value: unknown): boolean => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

const ofKind = (good: unknown): unknown[] => {
  if (typeof good === "number") return numbers;
  if (typeof good !== "string") return [];
  const broken = ["\u0000", "\u0007", "\u001b[31m", "\ud800"].map((part) => good.slice(0, 1) + part + good.slice(1));
  const kind = isDate(good) ? dates : /^\d{2}:\d{2}$/.test(good) ? times : /^[0-9a-f-]{36}$/.test(good) ? ids : [];
  return ["x".repeat(10_000), ...broken, ...kind];
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

const inWords = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 10)}… (${text.length} characters)` : text;
};
