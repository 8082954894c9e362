import { useMutation } from "@tanstack/react-query";
import { ApiError, apiErrorFrom } from "../../../lib/api/api-error.ts";

/** Multipart, so it isn't one of the contract's routes. Answers where the picture lies. */
export const useUploadLogo = () =>
  useMutation({
    mutationFn: async (file: File): Promise<string> => {
      const form = new FormData();
      form.append("logo", file);
      const response = await fetch("/api/v1/whatsapp/logo", { method: "POST", body: form }).catch((cause: unknown) => {
        throw new ApiError("offline", 0, {}, { cause });
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw apiErrorFrom(response.status, answer);
      return (answer as { url: string }).url;
    },
    meta: { ownErrors: true },
  });
