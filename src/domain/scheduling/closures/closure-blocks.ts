import type { Language } from "../../languages.ts";
import { nameOf, type SpecialDay } from "./special-day.ts";

type Days = { from: string; to: string; fromTime: string | null; toTime: string | null };

/** What a calendar needs of the exceptions in a range of days. */
export type ClosureList = {
  timeOff: readonly (Days & { id: string; agentId: string; kind: "off" | "extra"; privateReason: string | null })[];
  specialDays: readonly (Days & { id: string; name: string })[];
  holidays: readonly { date: string; names: Readonly<Record<Language, string>>; closesAt: string | null }[];
};

/** An exception as a calendar draws it on one day. */
export type ClosureBlock = {
  key: string;
  /** `closed` and `hours` are the business's own special days. */
  kind: "off" | "extra" | "closed" | "hours" | "holiday";
  /** Null for a public holiday, which is changed in the list of holidays. */
  entryId: string | null;
  /** Null: everyone's. */
  agentId: string | null;
  /** The private reason, or what the day is called. */
  name: string | null;
  startTime: string;
  endTime: string;
  isAllDay: boolean;
};

/** The same for readers of any language: a public holiday has a name in each. */
export type NamedClosure = Omit<ClosureBlock, "name"> & { name: SpecialDay["name"] | null };

/** The exceptions of a date, the business's first; with an agent only theirs besides. */
export const blocksOn = (closures: ClosureList, date: string, language: Language, agentId?: string): ClosureBlock[] =>
  closuresOn(closures, date, agentId).map(({ name, ...block }) => ({
    ...block,
    name: name === null ? null : nameOf({ name }, language),
  }));

export const closuresOn = (
  { timeOff, specialDays, holidays }: ClosureList,
  date: string,
  agentId?: string,
): NamedClosure[] => {
  const covers = ({ from, to }: Days) => from <= date && date <= to;
  const own = specialDays.filter(covers).map(
    ({ id, name, fromTime, toTime }): NamedClosure => ({
      ...{ key: `special ${id}`, entryId: id, agentId: null, name },
      ...(fromTime === null || toTime === null ? wholeDay("closed") : part("hours", fromTime, toTime)),
    }),
  );
  // The owner's setting for a day takes precedence over a holiday.
  const kept = own.length > 0 ? [] : holidays.filter((holiday) => holiday.date === date);
  return [
    ...own,
    ...kept.map(
      ({ names, closesAt }): NamedClosure => ({
        ...{ key: `holiday ${names.en}`, entryId: null, agentId: null, name: names },
        ...(closesAt === null ? wholeDay("holiday") : part("holiday", closesAt, "24:00")),
      }),
    ),
    ...timeOff
      .filter((entry) => covers(entry) && (agentId === undefined || entry.agentId === agentId))
      .map(
        ({ id, kind, agentId: of, privateReason, fromTime, toTime }): NamedClosure => ({
          ...{ key: `off ${id}`, entryId: id, agentId: of, name: privateReason },
          ...(fromTime === null || toTime === null ? wholeDay(kind) : part(kind, fromTime, toTime)),
        }),
      ),
  ];
};

const wholeDay = <Kind extends ClosureBlock["kind"]>(kind: Kind) => ({
  kind,
  startTime: "00:00",
  endTime: "24:00",
  isAllDay: true,
});

const part = <Kind extends ClosureBlock["kind"]>(kind: Kind, startTime: string, endTime: string) => ({
  kind,
  startTime,
  endTime,
  isAllDay: false,
});
