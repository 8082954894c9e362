import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { getSeries, previewSeries } from "#contract/scheduling/series.ts";
import { findVisitTimes, getVisit } from "#contract/scheduling/visits.ts";
import { callApi } from "../../../../lib/api/api.ts";

// The keys begin like those of what they are made of, so that they are fetched again with it.

export const visitQuery = (visitId: string) =>
  queryOptions({
    queryKey: ["appointment", "visit", visitId],
    queryFn: ({ signal }) => callApi(getVisit, { params: { visitId } }, { signal }),
  });

export const seriesQuery = (seriesId: string) =>
  queryOptions({
    queryKey: ["appointment", "series", seriesId],
    queryFn: ({ signal }) => callApi(getSeries, { params: { seriesId } }, { signal }),
  });

/** Where all services of a visit fit one after another. */
export const visitTimesQuery = (body: RouteCall<typeof findVisitTimes>["body"]) =>
  queryOptions({
    queryKey: ["availability", "visit", body],
    queryFn: ({ signal }) => callApi(findVisitTimes, { body }, { signal }),
    placeholderData: keepPreviousData,
  });

export const seriesPreviewQuery = (body: RouteCall<typeof previewSeries>["body"]) =>
  queryOptions({
    queryKey: ["availability", "series", body],
    queryFn: ({ signal }) => callApi(previewSeries, { body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
