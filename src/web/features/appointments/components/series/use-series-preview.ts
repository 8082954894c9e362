import { useQuery } from "@tanstack/react-query";
import type { SeriesOccurrence } from "#contract/scheduling/series.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { areChosen, partsOf } from "../../api/visits/visit-parts.ts";
import { seriesPreviewQuery } from "../../api/visits/visit-queries.ts";
import type { AppointmentValues } from "../../appointment-drafts.ts";
import { toRule } from "./repeat-values.ts";

export type SeriesPreview = {
  /** Null while they aren't known. */
  occurrences: readonly SeriesOccurrence[] | null;
  isAsking: boolean;
  /** They are those of what was typed before. */
  isOutdated: boolean;
  /** What is wrong with the rule, as a code; null when nothing is known to be. */
  problem: string | null;
  hasFailed: boolean;
};

/** The dates that the create dialog's form would make. */
export const useSeriesPreview = (values: AppointmentValues): SeriesPreview => {
  const { appointmentDate, appointmentTime, repeat } = values;
  const parts = partsOf(values);
  const rule = repeat === null ? null : toRule(repeat);
  const canAsk = rule !== null && appointmentDate !== "" && appointmentTime !== "" && areChosen(parts);
  const others = Object.entries(repeat?.choices ?? {}).flatMap(([number, choice]) =>
    choice.action === "other"
      ? [
          {
            number: Number(number),
            action: "move" as const,
            appointmentDate: choice.date,
            appointmentTime: choice.time,
          },
        ]
      : [],
  );
  const body = {
    ...{ appointmentDate, appointmentTime, parts, choices: others },
    rule: rule ?? {
      every: 1,
      unit: "week" as const,
      ends: { by: "count" as const, count: 2 },
      shortMonths: "ask" as const,
    },
  };
  const { data, error, isFetching, isPlaceholderData } = useQuery({ ...seriesPreviewQuery(body), enabled: canAsk });
  const problem = error instanceof ApiError && error.code === "invalid-input" ? (error.fields["rule"] ?? null) : null;
  return {
    occurrences: canAsk && data && !error ? data.occurrences : null,
    isAsking: canAsk && (isFetching || isPlaceholderData),
    isOutdated: canAsk && isPlaceholderData && error === null,
    problem,
    hasFailed: error !== null && problem === null,
  };
};
