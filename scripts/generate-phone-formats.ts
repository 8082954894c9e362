import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import metadata from "libphonenumber-js/min/metadata";

/**
 * Writes how numbers are grouped, for each calling code: a small part of the library's tables, so that the browser
 * needn't load the rest to show a number.
 */
type Format = [
  pattern: string,
  format: string,
  leading: string[] | 0,
  rule?: string | 0,
  optional?: 0 | 1,
  international?: string,
];
type Country = [
  code: string,
  idd: unknown,
  pattern: string,
  lengths: number[],
  formats: Format[] | 0,
  prefix?: string | 0,
];

const {
  country_calling_codes: codes,
  countries,
  nonGeographic,
} = metadata as unknown as {
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, Country>;
  nonGeographic: Record<string, Country>;
};

/** A number abroad is written with spaces alone. */
const withSpaces = (format: string): string => format.replace(/[^$\d]+/g, " ").trim();

const groupsOf = (country: Country | undefined): string[][] =>
  (country?.[4] || []).flatMap(([pattern, format, leading, , , international]) => {
    const used = international ?? format;
    return used === "NA" ? [] : [[pattern, withSpaces(used), (leading || []).at(-1) ?? ""]];
  });

const formats: Record<string, string[][]> = {};
for (const [code, [main = ""]] of Object.entries(codes)) formats[code] = groupsOf(countries[main]);
for (const [code, plan] of Object.entries(nonGeographic)) formats[code] = groupsOf(plan);
const dialling = Object.fromEntries(
  Object.entries(countries).map(([country, plan]) => [country, `${plan[0]} ${plan[5] || ""}`.trim()]),
);
const text = `// Written by scripts/generate-phone-formats.ts from libphonenumber's tables.
/** For each calling code: pattern of the number, how it is grouped, what it begins with. */
export const phoneFormats: Readonly<Record<string, readonly (readonly string[])[]>> = JSON.parse(${JSON.stringify(JSON.stringify(formats))});

/** For each country its calling code and what is dialled before a number within it. */
export const diallingCodes: Readonly<Record<string, string>> = JSON.parse(${JSON.stringify(JSON.stringify(dialling))});
`;
await writeFile(join(import.meta.dirname, "../src/domain/phone/phone-formats.gen.ts"), text);
