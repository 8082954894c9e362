import { ApiError, apiErrorFrom } from "./api-error.ts";

/** Multipart, so it isn't one of the contract's routes. Answers where the picture is stored. */
export const uploadPicture = async (path: string, field: string, file: File): Promise<string> => {
  const form = new FormData();
  form.append(field, file);
  const response = await fetch(path, { method: "POST", body: form }).catch((cause: unknown) => {
    throw new ApiError("offline", 0, {}, { cause });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw apiErrorFrom(response.status, answer);
  return (answer as { url: string }).url;
};
