import type { Language } from "../../../languages.ts";

/** Which of two numbers is the day: 12/11 is November 12 in Dublin and December 11 in Denver. */
export type DateOrder = "day" | "month" | "either";

/**
 * As the business's country writes it. English is written in both ways by those who come from elsewhere: where it isn't at
 * home, or the country isn't known, both are meant; so they are in another language where the month comes first.
 */
export const dateOrderOf = (language: Language, country = ""): DateOrder => {
  const isMonthFirst = monthFirst.has(country);
  if (language !== "en") return isMonthFirst ? "either" : "day";
  if (isMonthFirst) return "month";
  return dayFirst.has(country) ? "day" : "either";
};

/** The United States, their territories, and the Philippines. */
const monthFirst = new Set("US PR GU VI AS MP UM PH FM MH PW".split(" "));

/** Where English is spoken and the day comes first; Canada does both. */
const dayFirst = new Set("GB IE AU NZ IN ZA MT SG HK NG JM TT PK LK BD ZW GG JE IM GI".split(" "));
