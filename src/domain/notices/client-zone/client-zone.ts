import type { Language } from "../../languages.ts";
import { cityNames } from "./city-names.ts";
import { zonesByCountry } from "./zones-by-country.ts";

/**
 * Whether a client may have another time on the wall than the business at this moment, as far as the countries tell that
 * the phone number can belong to. Without any, nothing is known, and the client is taken to be near.
 */
export const isElsewhere = (countries: readonly string[], zone: string, at: Temporal.Instant): boolean => {
  const zones = countries.flatMap((country) => zonesByCountry[country]?.split(" ") ?? []);
  const offset = offsetIn(zone, at);
  return zones.length > 0 && !zones.some((other) => offsetIn(other, at) === offset);
};

const offsetIn = (zone: string, at: Temporal.Instant): number => at.toZonedDateTimeISO(zone).offsetNanoseconds;

/** The place whose time it is, as people there and elsewhere call it: "Madrid", in Portuguese "Madri". */
const cityOfZone = (zone: string, language: Language): string => {
  const [es, fr, de, pt] = cityNames[zone]?.split("|") ?? [];
  const name = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return { en: name, es, fr, de, pt }[language] || name;
};

/** Null for zones of no particular place: `UTC` and `Etc/GMT+3` have their offset as name. */
const isPlace = (zone: string): boolean => zone.includes("/") && !zone.startsWith("Etc/");

/** "Madrid time" in the reader's words; `text` is the language's own, such as "{{city}} time". */
export const zoneInWords = (zone: string, language: Language, text: string): string => {
  if (!isPlace(zone)) return `UTC${offsetWords(zone)}`;
  const words = text.replace("{{city}}", cityOfZone(zone, language));
  return language === "fr" ? words.replace(/ de (?=[AEÉIÎOU])/u, " d’") : words;
};

/** German writes "15:00 Uhr (Ortszeit Madrid)": where a text goes on with the unit, the zone follows it. */
export const zoneBehindUnit = (text: string, zoneWords: string): string =>
  text.replaceAll(` (${zoneWords}) Uhr`, ` Uhr (${zoneWords})`);

/** These zones' own names have the sign the wrong way round. */
const offsetWords = (zone: string): string => {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  return hours === undefined || hours === "0" ? "" : `${sign === "+" ? "−" : "+"}${hours}`;
};
