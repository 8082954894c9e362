import { useMutation } from "@tanstack/react-query";
import { uploadPicture } from "../../../lib/api/upload-picture.ts";

export const useUploadLogo = () =>
  useMutation({
    mutationFn: (file: File) => uploadPicture("/api/v1/whatsapp/logo", "logo", file),
    meta: { ownErrors: true },
  });
