import { useMutation } from "@tanstack/react-query";
import { uploadPicture } from "../../../lib/api/upload-picture.ts";

export const useUploadPicture = () =>
  useMutation({
    mutationFn: (file: File) => uploadPicture("/api/v1/agents/picture", "picture", file),
    meta: { ownErrors: true },
  });
