import type { createAdmin as route } from "#contract/admin/admin-setup.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../../lib/api/api.ts";

export const createAdmin = (body: RouteCall<typeof route>["body"]): Promise<{ email: string }> =>
  callApi<typeof route>({ method: "POST", path: "/api/v1/admin/setup" }, { body });
