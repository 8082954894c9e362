import { queryOptions } from "@tanstack/react-query";
import { getBookingPage } from "#contract/site/booking-page.ts";
import { callApi } from "../../../lib/api/api.ts";

/** The page on which clients book, as its owner sets it up. */
export const bookingPageQuery = queryOptions({
  queryKey: ["booking-page"],
  queryFn: ({ signal }) => callApi(getBookingPage, {}, { signal }),
});
