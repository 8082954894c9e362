import { queryOptions } from "@tanstack/react-query";
import { getMailSettings } from "#contract/admin/mail-settings.ts";
import { callApi } from "../../../lib/api/api.ts";

export const mailSettingsQuery = queryOptions({
  queryKey: ["mail-settings"],
  queryFn: ({ signal }) => callApi(getMailSettings, {}, { signal }),
});
