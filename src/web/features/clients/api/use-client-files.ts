import { useMutation, useQueryClient } from "@tanstack/react-query";
import { importClients, previewClientImport, undoClientImport } from "#contract/clients/client-files.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export const usePreviewImport = () =>
  useMutation({
    mutationFn: (text: string) => callApi(previewClientImport, { body: { text } }),
    meta: { ownErrors: true },
  });

export const useImportClients = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => callApi(importClients, { body: { text } }),
    onSettled: () => invalidateAfter(queryClient, "clients"),
    meta: { ownErrors: true },
  });
};

export const useUndoImport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => callApi(undoClientImport, { params: { importId } }),
    onSettled: () => invalidateAfter(queryClient, "clients"),
  });
};
