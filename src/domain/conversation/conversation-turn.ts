import type { Language } from "../languages.ts";
import { countryOfBusiness } from "../notices/client-zone/country-of-zone.ts";
import { instantToWall } from "../scheduling/clock/business-clock.ts";
import type { BusinessFacts } from "../scheduling/slots/availability.ts";
import { middayBreaks } from "./dates/evaluate/lunch-hours.ts";
import type { MiddayBreaks } from "./dates/when-reading.ts";
import type { ConversationFacts } from "./facts.ts";

/** One message's circumstances, the same for everything that answers it. */
export type Turn = {
  facts: ConversationFacts;
  language: Language;
  /** The business's date and time of day. */
  today: string;
  nowTime: string;
  /** Where the business is, by its time zone: whose feasts and whose order of day and month. */
  country?: string;
  /** When the business makes its midday break. */
  breaks?: MiddayBreaks;
  profileName: string | null;
  /** The message as the client wrote it; absent where nothing was written. */
  words?: string;
};

/** What questions to the calendar need of a turn; a page that asks them has no message. */
export type CalendarTurn = Pick<Turn, "today" | "language"> & {
  facts: Pick<ConversationFacts, "now" | "types" | "agents" | "appointments"> & {
    business: BusinessFacts & Pick<ConversationFacts["business"], "cancelCutoffHours">;
  };
};

export const turnOf = (facts: ConversationFacts, profileName: string | null): Turn => {
  const { date, time } = instantToWall(facts.now, facts.business.zone);
  const country = countryOfBusiness(facts.business);
  return {
    facts,
    language: facts.client.language ?? facts.business.language,
    today: date,
    nowTime: time,
    ...(country !== null && { country }),
    breaks: middayBreaks(facts.business.breaks),
    profileName,
  };
};
