import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import {
  createResource,
  deleteResource,
  type Resource,
  type ResourceChange,
  updateResource,
} from "#contract/scheduling/resources.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { i18n } from "../../../lib/language/i18n.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

type NewResource = { body: RouteCall<typeof createResource>["body"]; idempotencyKey: string };
type Edit = { resource: Resource; change: Omit<RouteCall<typeof updateResource>["body"], "version"> };

export const useChangeResources = () => {
  const queryClient = useQueryClient();
  const onError = (error: unknown) => sayFailed("resourceFailed", error);
  const onSettled = () => invalidateAfter(queryClient, "resources", "appointment_type_resources");
  const meta = { ownErrors: true };
  return {
    create: useMutation({
      mutationFn: ({ body, idempotencyKey }: NewResource) => callApi(createResource, { body }, { idempotencyKey }),
      onSuccess: (change) => sayChanged("resourceAdded", change),
      ...{ onError, onSettled, meta },
    }),
    update: useMutation({
      mutationFn: ({ resource, change }: Edit) =>
        callApi(updateResource, {
          params: { resourceId: resource.id },
          body: { ...change, version: resource.version },
        }),
      onSuccess: (change) => sayChanged("resourceUpdated", change),
      ...{ onError, onSettled, meta },
    }),
    remove: useMutation({
      mutationFn: (resourceId: string) => callApi(deleteResource, { params: { resourceId } }),
      onSuccess: () => sayDone("resourceDeleted"),
      ...{ onError, onSettled, meta },
    }),
  };
};

/** Appointments that found nothing free are worth a look. */
const sayChanged = (done: "resourceAdded" | "resourceUpdated", { appointmentsWithout }: ResourceChange): void => {
  if (appointmentsWithout === 0) sayDone(done);
  else {
    showToast({
      title: i18n.t(`timeSettings.toasts.${done}`),
      description: i18n.t("timeSettings.resources.without", { count: appointmentsWithout }),
      kind: "error",
    });
  }
};
